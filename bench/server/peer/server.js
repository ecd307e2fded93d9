// boardgame.io's own server, as its documentation sets it up. Arguments: port (0 for any free
// one), and a folder for the FlatFile storage; without it the storage is the default, in memory.

const { FlatFile, Origins, Server } = require('boardgame.io/server');
const { TrickRace } = require('./game.js');

const [port, folder] = process.argv.slice(2);

const server = Server({
  games: [TrickRace],
  origins: [Origins.LOCALHOST],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
// The port is handed to Node's `listen` as it is: with a host, only this machine can connect.
server.run({ port: { host: '127.0.0.1', port: Number(port) } }).then(({ appServer }) => {
  console.log(`listening ${appServer.address().port}`);
});
