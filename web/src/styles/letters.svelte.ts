/**
 * The letters that pages are written in. Whatever is shown in others first stands elsewhere when they
 * come: what somebody is about to press would jump away under the finger.
 */

const FAMILIES = ["League Gothic", "Source Sans 3 Variable"] as const;
/** They are small; who has to wait longer for them rather reads other letters meanwhile. */
const LONGEST = 1_000;

class Letters {
  /** Are they there, or not to be waited for? */
  ready = $state(false);

  /** Asks for them as soon as anything runs: they come together with the words. */
  async start(): Promise<void> {
    const coming = FAMILIES.map((family) => document.fonts.load(`1em "${family}"`));
    const enough = new Promise((resolve) => setTimeout(resolve, LONGEST));
    await Promise.race([Promise.allSettled(coming), enough]);
    this.ready = true;
  }
}

export const letters = new Letters();
