/** Where bots think, hints are found and games are judged: a Python of its own, so that nothing waits. */
import { startPython } from "./load";
import type { FromThinker, ToThinker } from "./messages";

type Do = (text: string) => string;

let port: MessagePort | null = null;
let thinking: Promise<Do> | null = null;

const say = (message: FromThinker): void => port?.postMessage(message);

async function begin(message: Extract<ToThinker, { do: "begin" }>): Promise<Do> {
  const { python } = await startPython(message.fetched);
  return (python.pyimport("rallybox.page.thinker") as { do: Do }).do;
}

async function think(number: number, text: string): Promise<void> {
  try {
    const work = await thinking;
    if (!work) throw new Error("not begun");
    say({ is: "thought", number, text: work(text) });
  } catch (error) {
    console.error(error);
    say({ is: "stuck", number, why: String(error) });
  }
}

/** The page sends one thing: the line to the home. */
self.onmessage = ({ ports }: MessageEvent) => {
  port = ports[0] ?? null;
  if (!port) return;
  port.onmessage = ({ data }: MessageEvent<ToThinker>) => {
    if (data.do === "begin") thinking = begin(data);
    else void think(data.number, data.text);
  };
};
