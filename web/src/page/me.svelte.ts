/** Who I am on this device. */
import { host } from "../net";
import type { Me } from "../wire";
import { say } from "../words/words.svelte";

class Person {
  me: Me | null = $state.raw(null);
  known = $state(false);

  async ask(): Promise<void> {
    this.me = await host.me();
    this.known = true;
  }

  /** Somebody, even if they have not said who, or the server has forgotten: a guest can be renamed. */
  async need(): Promise<Me> {
    await this.ask();
    this.me ??= await host.become(say("web-guest"));
    return this.me;
  }

  async call(nickname: string): Promise<void> {
    this.me = this.me ? await host.rename(nickname) : await host.become(nickname);
  }
}

export const person = new Person();
