import { tick } from "svelte";

/** Has nothing the focus, or only a place where it rests between two questions? */
function idle(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || at.matches("[data-rest], :disabled");
}

/**
 * Leads whoever plays by keyboard to what is asked, once the last thing pressed is gone. Somebody
 * who is elsewhere on the page stays there.
 */
export async function leadTo(find: () => HTMLElement | null | undefined): Promise<void> {
  await tick();
  if (idle()) find()?.focus({ preventScroll: true });
}

/** What had the focus is gone, and nothing is asked yet: it rests here, and is not lost. */
export function restAt(place: HTMLElement | null | undefined): void {
  // Something that is disabled loses the focus with the next frame, not before.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (document.activeElement === document.body) place?.focus({ preventScroll: true });
    }),
  );
}
