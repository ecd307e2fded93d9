#!/usr/bin/env node
// A bot for Node.js without any package: it takes the last action it is offered.
//
//     rallybox record GAME --bots "node ./examples/first_bot.mjs,club" -o game.json

import { createInterface } from "node:readline";

const say = (message) => console.log(JSON.stringify(message));

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "ready" });
  if (message.type === "decide") say({ type: "action", text: message.actions.at(-1).text });
  if (message.type === "over") break;
}
