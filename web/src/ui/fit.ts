/**
 * What does not fit into its box is drawn smaller, as little as it must be: the box stays as it is, and
 * nothing is cut off. Targets for fingers keep their size (`--tap`).
 */

/** From as it is meant down to what can just be read. */
const STEPS = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55] as const;

/** `hang`: how far something may hang below the box. */
const fits = (box: HTMLElement, hang: number): boolean =>
  box.scrollHeight <= box.clientHeight + hang + 1 && box.scrollWidth <= box.clientWidth + 1;

/** What is on its way somewhere reaches beyond the box now, and not when it has arrived. */
const onTheWay = (box: HTMLElement): readonly Animation[] =>
  box
    .getAnimations({ subtree: true })
    .filter(
      (one) =>
        one.playState === "running" && Number.isFinite(one.effect?.getComputedTiming().endTime),
    );

/** `data-over` says that even the smallest was too large. */
function draw(box: HTMLElement): void {
  const hang = Number.parseFloat(getComputedStyle(box).getPropertyValue("--hang")) || 0;
  for (const step of STEPS) {
    box.style.setProperty("--fit", String(step));
    if (fits(box, hang)) return box.removeAttribute("data-over");
  }
  box.setAttribute("data-over", "");
}

/** An attachment; the box has a size of its own, and one child that is zoomed by `--fit`. */
export function fit(box: HTMLElement): () => void {
  let [gone, waiting] = [false, false];
  const again = (): void => {
    if (gone) return;
    draw(box);
    const coming = waiting ? [] : onTheWay(box);
    if (coming.length === 0) return;
    waiting = true;
    void Promise.allSettled(coming.map((one) => one.finished)).then(() => {
      waiting = false;
      again();
    });
  };
  const inside = new MutationObserver(again);
  inside.observe(box, { childList: true, characterData: true, subtree: true });
  const around = new ResizeObserver(again);
  around.observe(box);
  // Letters that come late are wider, or narrower, than those that stood in for them.
  document.fonts.addEventListener("loadingdone", again);
  again();
  return () => {
    gone = true;
    inside.disconnect();
    around.disconnect();
    box.style.removeProperty("--fit");
    document.fonts.removeEventListener("loadingdone", again);
  };
}
