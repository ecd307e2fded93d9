/** The parts of a table on a screen: inside it, apart from each other, nothing in them cut off. */

export type Box = readonly [left: number, top: number, right: number, bottom: number];

export interface Boxes {
  readonly screen: Box;
  /** How large the page is: larger than the screen, it scrolls. */
  readonly page: readonly [width: number, height: number];
  readonly parts: Readonly<Record<string, Box>>;
  /** What can be pressed or read in what is asked, with the box that it must be in. */
  readonly inside: readonly { readonly what: string; readonly box: Box; readonly part: string }[];
  /** What a finger presses. */
  readonly targets: readonly { readonly what: string; readonly box: Box }[];
}

/** In the page: where everything is. */
export function boxes(): Boxes {
  const boxOf = (element: Element): Box => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const seen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".unseen, svg, .hints");
  const name = (element: Element): string =>
    (element.textContent?.trim() || element.outerHTML).replaceAll(/\s+/g, " ").slice(0, 60);
  const root = document.documentElement;
  const parts: Record<string, Box> = {};
  for (const part of ["header", "drivers", "board", "cards", "decision"]) {
    const element = document.querySelector(`.frame > .${part}, .frame > .dock > .${part}`);
    if (element && seen(element)) parts[part] = boxOf(element);
  }
  const inside: { what: string; box: Box; part: string }[] = [];
  const targets: { what: string; box: Box }[] = [];
  for (const part of ["decision", "cards", "header"]) {
    for (const element of document.querySelectorAll(
      `.frame .${part} :is(button, p, strong, legend)`,
    )) {
      // A word that is only spoken has no room of its own.
      const box = element.getBoundingClientRect();
      if (!seen(element) || box.width < 2 || box.height < 2) continue;
      const { clipPath, position } = getComputedStyle(element);
      if (clipPath !== "none" || position === "absolute") continue;
      inside.push({ what: name(element), box: boxOf(element), part });
      // Cards that overlap are pressed where they are seen.
      if (element.matches("button") && !element.closest(".hand")) {
        targets.push({ what: name(element), box: boxOf(element) });
      }
    }
  }
  return {
    screen: [0, 0, innerWidth, innerHeight],
    page: [root.scrollWidth, root.scrollHeight],
    parts,
    inside,
    targets,
  };
}

/** Of two boxes, is the first within the second? */
const within = (box: Box, room: Box, by = 2): boolean =>
  box[0] >= room[0] - by &&
  box[1] >= room[1] - by &&
  box[2] <= room[2] + by &&
  box[3] <= room[3] + by;

const meet = (a: Box, b: Box): boolean =>
  Math.min(a[2], b[2]) - Math.max(a[0], b[0]) > 2 &&
  Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 2;

const FINGER = 43;
/** A card that is picked, or can be, rises over the edge of its part. */
const RISE = 32;

/** What is wrong on this screen. */
export function crowded({ screen, page, parts, inside, targets }: Boxes): string[] {
  const found: string[] = [];
  const [width, height] = [screen[2], screen[3]];
  if (page[0] > width + 1) found.push(`the page is ${page[0]} px wide`);
  if (page[1] > height + 1) found.push(`the page is ${page[1]} px high`);
  const all = Object.entries(parts);
  for (const [part, box] of all) {
    if (!within(box, screen)) found.push(`${part} is not on the screen: ${box.join()}`);
    for (const [other, its] of all) {
      if (part < other && meet(box, its)) found.push(`${part} lies on ${other}`);
    }
  }
  for (const { what, box, part } of inside) {
    const room = parts[part];
    if (room && !within(box, room, part === "cards" ? RISE : 3)) {
      found.push(
        `${part}: cut off: ${what} ${box.map(Math.round).join()} of ${room.map(Math.round).join()}`,
      );
    }
  }
  for (const { what, box } of targets) {
    const [wide, high] = [box[2] - box[0], box[3] - box[1]];
    if (wide < FINGER || high < FINGER) {
      found.push(`too small for a finger: ${what} (${wide.toFixed()} × ${high.toFixed()})`);
    }
  }
  return found;
}
