import { can, hand } from "../games.mjs";

export const moments = [
  ["rr-turn", "reel=roadrally/base4&at=59"],
  ["rr-preview", "reel=roadrally/base4&at=59", ...hand(2)],
  ["rr-preview-night", "reel=roadrally/standard5&at=74&theme=night", ...hand(4)],
  ["rr-store", "reel=roadrally/base4&at=64", ...hand(0, 1)],
  ["rr-store-mixed", "reel=roadrally/base4&at=64", ...hand(0, 2, 3)],
  ["rr-wait", "reel=roadrally/standard5&at=72"],
  ["rr-stage", "reel=roadrally/base4&at=76"],
  ["rr-reward", "reel=roadrally/standard5&at=20"],
  ["rr-mechanic", "reel=roadrally/base4&at=134"],
  ["rr-shortcut", "reel=roadrally/base4&at=65"],
  ["rr-gas", "reel=roadrally/standard5&at=59"],
  ["rr-drives", "reel=roadrally/base4&at=66&play=1", 2600],
  ["rr-result", "reel=roadrally/standard5&at=187"],
  ["rr-watch", "reel=roadrally/demo5watch&at=120&layout=watch"],
  ["rr-phone", "reel=roadrally/base4&at=59&layout=hand", ...hand(1)],
];

export const pictures = [
  ["road-rally", [1440, 900], "reel=roadrally/base4&at=59", can(2)],
  ["phone", [390, 844], "reel=roadrally/base4&at=59", can(2)],
];

/** The course builder. */
export async function pages({ page, shoot, setUp }) {
  await setUp("roadrally");
  await page.getByRole("radio", { name: "Standard" }).check({ force: true });
  await page.getByRole("radio", { name: "my own" }).check({ force: true });
  await page.getByRole("button", { name: "Use this course" }).waitFor();
  await shoot("builder");
  await page.getByRole("button", { name: "Reverse the driving direction" }).nth(4).click();
  await page.getByRole("button", { name: "Reverse the driving direction" }).nth(2).click();
  await shoot("clash");
}
