/** Where this page comes from: waiting for it while it is away. */

const EVERY = 3_000;
const SILENCE = 5_000;

/** Does every machine call itself by this name? */
export const isHere = (name: string): boolean =>
  /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(name);

async function well(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(SILENCE);
    return (await fetch("/health", { cache: "no-store", signal })).ok;
  } catch {
    return false;
  }
}

/** Resolves once it answers: it is asked every few seconds, and when the device is online again. */
export async function originIsBack(): Promise<void> {
  while (!(await well())) {
    await new Promise<void>((resolve) => {
      const on = (): void => {
        clearTimeout(timer);
        removeEventListener("online", on);
        resolve();
      };
      const timer = setTimeout(on, EVERY);
      addEventListener("online", on);
    });
  }
}
