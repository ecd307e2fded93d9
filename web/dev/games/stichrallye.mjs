import { can, hand, spot } from "../games.mjs";

export const moments = [
  ["sr-lead", "reel=stichrallye/volcano4&at=33", ...hand(1)],
  ["sr-follow", "reel=stichrallye/volcano4&at=63"],
  ["sr-so-far", "reel=stichrallye/volcano4&at=30", ...hand(2)],
  ["sr-lose", "reel=stichrallye/volcano4&at=70", can(0)],
  ["sr-why", "reel=stichrallye/beach5&at=30", [".frame .cards .dim button", 0]],
  ["sr-turbo", "reel=stichrallye/volcano4&at=42", spot(0)],
  ["sr-turbo-night", "reel=stichrallye/beach5&at=69&theme=night", spot(1)],
  ["sr-wait-turbo", "reel=stichrallye/beach5&at=45"],
  ["sr-wait", "reel=stichrallye/volcano4&at=66"],
  ["sr-motors", "reel=stichrallye/volcano4&at=57&play=1", 5200],
  ["sr-beach", "reel=stichrallye/beach5&at=90", ...hand(3)],
  ["sr-result", "reel=stichrallye/volcano4&at=97"],
  ["sr-watch", "reel=stichrallye/volcano3watch&at=60&layout=watch"],
  ["sr-phone", "reel=stichrallye/volcano4&at=63&layout=hand", can(0)],
];

export const pictures = [["stich-rallye", [1440, 900], "reel=stichrallye/volcano4&at=39", can(3)]];
