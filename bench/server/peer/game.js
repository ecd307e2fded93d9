// A trick-taking race of the same shape as the one of ours: four seats, secret hands, one card a
// move that everybody sees, cars that drive after each trick, rounds that are dealt anew, about a
// hundred moves. What a player is shown is about as large, too. It is written the way
// boardgame.io's documentation recommends: secrets in `players`, `PlayerView.STRIP_SECRETS`, a
// custom turn order, the random plugin, moves that return INVALID_MOVE.

const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const SUITS = ['r', 'g', 'b'];
const RANKS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
const UNUSED = ['r1', 'r14', 'r15', 'g1', 'g14', 'g15', 'b1', 'b14', 'b15'];
const CARDS_EACH = [5, 7, 9, 4]; // a round each: 4 × 25 = 100 moves
const TRACK = 'S.....vvv..vvv..^^^..vvvv..^^.....';
const DIAL = [0, 1, 2, 4, 7, 11, 16, 10, 5];

const suit = (card) => card[0];
const rank = (card) => Number(card.slice(1));

function deal(G, random) {
  const each = CARDS_EACH[G.round - 1];
  const deck = random.Shuffle(SUITS.flatMap((s) => RANKS.map((r) => s + r)));
  for (let seat = 0; seat < 4; seat++) {
    const hand = deck.slice(seat * each, (seat + 1) * each);
    hand.sort((a, b) => suit(a).localeCompare(suit(b)) || rank(a) - rank(b));
    G.players[seat] = { hand };
    G.handSizes[seat] = each;
    G.voids[seat] = '';
  }
  G.cardsEach = each;
  G.tricks = [];
}

function drive(car, spaces) {
  car.space += spaces;
  if (car.space >= TRACK.length) {
    car.space -= TRACK.length;
    car.laps += 1;
  }
  car.motor = DIAL[car.arrow];
}

function finishTrick(G, random) {
  const lead = suit(G.trick[0]);
  let winner = G.leader;
  let best = 0;
  G.trick.forEach((card, i) => {
    const seat = (G.leader + i) % 4;
    if (suit(card) === lead && rank(card) > best) {
      best = rank(card);
      winner = seat;
    }
    drive(G.cars[seat], suit(card) === lead ? 1 : 0);
  });
  const car = G.cars[winner];
  car.arrow = (car.arrow + 1) % DIAL.length;
  drive(car, DIAL[car.arrow]);
  G.tricks.push({ leader: G.leader, cards: G.trick, winner });
  G.trick = [];
  G.winning = null;
  G.lowest = null;
  G.leader = winner;
  G.flag = winner;
  const far = (seat) => G.cars[seat].laps * TRACK.length + G.cars[seat].space;
  G.standing = [0, 1, 2, 3].sort((a, b) => far(b) - far(a) || a - b);
  if (G.handSizes[0] === 0) {
    G.round += 1;
    if (G.round <= CARDS_EACH.length) deal(G, random);
  }
}

function playCard({ G, playerID, random }, card) {
  const seat = Number(playerID);
  const { hand } = G.players[seat];
  const at = hand.indexOf(card);
  if (at < 0) return INVALID_MOVE;
  if (G.trick.length > 0 && suit(card) !== suit(G.trick[0])) {
    if (hand.some((other) => suit(other) === suit(G.trick[0]))) return INVALID_MOVE;
    if (!G.voids[seat].includes(suit(G.trick[0]))) G.voids[seat] += suit(G.trick[0]);
  }
  hand.splice(at, 1);
  G.handSizes[seat] -= 1;
  G.trick.push(card);
  G.lowest = G.lowest === null ? rank(card) : Math.min(G.lowest, rank(card));
  G.winning ??= seat;
  if (G.trick.length === 4) finishTrick(G, random);
}

exports.TrickRace = {
  name: 'trick-race',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true, // nobody takes back a card that others have seen; saves the server work
  setup: ({ random }) => {
    const G = {
      players: {},
      track: TRACK,
      dial: DIAL,
      unused: UNUSED,
      round: 1,
      cardsEach: 0,
      cars: [0, 1, 2, 3].map(() => ({ space: 0, laps: 0, arrow: 0, motor: 0 })),
      standing: [0, 1, 2, 3],
      flag: 0,
      leader: 0,
      trick: [],
      winning: null,
      lowest: null,
      tricks: [],
      voids: ['', '', '', ''],
      handSizes: [0, 0, 0, 0],
    };
    deal(G, random);
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  moves: { playCard: { move: playCard, client: false } },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: () => 0,
      next: ({ G, ctx }) => (G.trick.length === 0 ? G.leader : (ctx.playOrderPos + 1) % 4),
    },
  },
  endIf: ({ G }) => (G.round > CARDS_EACH.length ? { winner: G.standing[0] } : undefined),
};
