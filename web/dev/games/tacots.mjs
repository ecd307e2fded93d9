import { can, spot } from "../games.mjs";

export const moments = [
  ["ta-first", "reel=tacots/rally4&at=0"],
  [
    "ta-open-first",
    "reel=tacots/rally3&at=48",
    [".frame .cards .open button[aria-disabled=false]", 0],
    spot(0),
  ],
  ["ta-open-beside", "reel=tacots/rally3&at=107", [".frame .cards .open button", 0]],
  ["ta-open-square", "reel=tacots/rally3&at=1", spot(1)],
  [
    "ta-open-never",
    "reel=tacots/rally3&at=48",
    [".frame .cards fieldset button[aria-disabled=true]", 0],
  ],
  ["ta-turn", "reel=tacots/rally4&at=28"],
  ["ta-card", "reel=tacots/rally4&at=28", can(2)],
  ["ta-lay", "reel=tacots/rally4&at=28", can(2), spot(0)],
  ["ta-block", "reel=tacots/rally3&at=37", [".frame .cards fieldset:last-of-type button", 0]],
  ["ta-drive", "reel=tacots/rally4&at=104", spot(3)],
  ["ta-few", "reel=tacots/rally4&at=36&play=1", 2400],
  ["ta-count", "reel=tacots/rally4&at=55&play=1", 5600],
  ["ta-late-night", "reel=tacots/rally3&at=99&theme=night"],
  ["ta-wait", "reel=tacots/rally2&at=77"],
  ["ta-result", "reel=tacots/rally4&at=216"],
  ["ta-watch", "reel=tacots/rally4&at=150&layout=watch"],
  ["ta-phone", "reel=tacots/rally4&at=28&layout=hand", can(1)],
  ["pa-first", "reel=tacots/patience&at=0"],
  ["pa-turn", "reel=tacots/patience&at=30", can(0)],
  ["pa-late", "reel=tacots/patience&at=80"],
  ["pa-result", "reel=tacots/patience&at=91"],
];

export const pictures = [["tacots", [1440, 900], "reel=tacots/rally3&at=134", can(0)]];

/** The deals of the patience. */
export async function pages({ page, shoot, base }) {
  await page.goto(`${base}patience`);
  await page.waitForSelector("h1");
  await shoot("patience");
}
