/** Who I am on this device. */
import { host } from "../net";
import type { Me } from "../wire";
import { say } from "../words/words.svelte";

/** The name that was given to somebody who had not said one. */
const GUEST = "rallybox-guest";

function givenName(): string | null {
  try {
    return localStorage.getItem(GUEST);
  } catch {
    return null; // storage can be forbidden; then a guest is who is called so
  }
}

class Person {
  me: Me | null = $state.raw(null);
  known = $state(false);
  #given: string | null = $state(givenName());

  /** Have they said what they are called? Who only wanted to play at once has not. */
  get named(): boolean {
    return this.me !== null && this.me.nickname !== (this.#given ?? say("web-guest"));
  }

  async ask(): Promise<void> {
    this.me = await host.me();
    this.known = true;
  }

  /** Somebody, even if they have not said who, or the server has forgotten: a guest can be renamed. */
  async need(): Promise<Me> {
    // Only a server forgets who somebody is.
    if (!this.me || host.can.devices) await this.ask();
    if (!this.me) {
      this.me = await host.become(say("web-guest"));
      this.#given = this.me.nickname;
      try {
        localStorage.setItem(GUEST, this.me.nickname);
      } catch {
        // see above
      }
    }
    return this.me;
  }

  async call(nickname: string): Promise<void> {
    this.me = this.me ? await host.rename(nickname) : await host.become(nickname);
  }

  /** From now on this device is that of who has shown the code. */
  async claim(code: string): Promise<void> {
    this.me = await host.claim(code);
  }
}

export const person = new Person();
