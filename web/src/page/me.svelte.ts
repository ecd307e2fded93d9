/** Who I am on this device. */
import { api } from "../net/api";
import type { Me } from "../wire";
import { say } from "../words/words.svelte";

class Person {
  me: Me | null = $state.raw(null);
  known = $state(false);

  async ask(): Promise<void> {
    this.me = await api.me();
    this.known = true;
  }

  /** Somebody, even if they have not said who, or the server has forgotten: a guest can be renamed. */
  async need(): Promise<Me> {
    await this.ask();
    this.me ??= await api.become(say("web-guest"));
    return this.me;
  }

  async call(nickname: string): Promise<void> {
    this.me = this.me ? await api.rename(nickname) : await api.become(nickname);
  }
}

export const person = new Person();
