/** What the thinker is to think about: one question at a time, the most urgent first. */

interface Question {
  readonly text: string;
  readonly urgent: number;
  readonly answer: (text: string) => void;
}

export class Queue {
  readonly #send: (number: number, text: string) => void;
  #waiting: Question[] = [];
  #asked: Question | null = null;
  #number = 0;

  /** `send` gives a question to the thinker, which answers by its number. */
  constructor(send: (number: number, text: string) => void) {
    this.#send = send;
  }

  /** A smaller `urgent` comes first. */
  think(text: string, urgent: number): Promise<string> {
    return new Promise((answer) => {
      this.#waiting.push({ text, urgent, answer });
      this.#next();
    });
  }

  answered(number: number, text: string): void {
    this.#done(number)?.answer(text);
    this.#next();
  }

  #done(number: number): Question | null {
    if (number !== this.#number) return null;
    const asked = this.#asked;
    this.#asked = null;
    return asked;
  }

  #next(): void {
    if (this.#asked || this.#waiting.length === 0) return;
    const urgent = Math.min(...this.#waiting.map((one) => one.urgent));
    const [next] = this.#waiting.splice(
      this.#waiting.findIndex((one) => one.urgent === urgent),
      1,
    );
    if (!next) return;
    this.#asked = next;
    this.#number += 1;
    this.#send(this.#number, next.text);
  }
}
