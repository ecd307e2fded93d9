/** Copies a text; says whether that went well. */
export async function copyText(text: string, beside: HTMLElement): Promise<boolean> {
  // Browsers have a clipboard only for pages that came safely: not in a home network.
  if (globalThis.isSecureContext) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // It may be forbidden; the old way may be not.
    }
  }
  return copySelected(text, beside);
}

/** The old way: something that can be selected, as near as possible, because a dialog shuts off the rest. */
function copySelected(text: string, beside: HTMLElement): boolean {
  const focused = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  Object.assign(area.style, { position: "fixed", top: "0", left: "0", opacity: "0" });
  beside.append(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}
