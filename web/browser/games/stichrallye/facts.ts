import { pickCard } from "../../cards";
import type { Facts } from "../../facts";

export const facts: Facts = {
  few: 3,
  many: 5,
  short: { options: { track: "S.....^^..vvv.....", dial: [0, 2, 5, 1] } },
  secrets: { fields: ["hand"], event: "CardPlayed" },
  whispers: 0,
  seen: () => Promise.resolve(true),
  pick: (page, { text }) => pickCard(page, text),
};
