/** A few short sounds, made on the spot; silent unless somebody wants them. */
import { settings } from "./settings.svelte";

interface Note {
  /** Hertz at the beginning and at the end. */
  readonly from: number;
  readonly to: number;
  /** Seconds: when, and how long. */
  readonly at: number;
  readonly long: number;
  readonly wave: OscillatorType;
  readonly loud: number;
}

const note = (
  from: number,
  at: number,
  long: number,
  wave: OscillatorType = "triangle",
  loud = 0.12,
  to = from,
): Note => ({ from, to, at, long, wave, loud });

const SOUNDS = {
  /** A horn: the game begins. */
  start: [
    note(311, 0, 0.16, "sawtooth", 0.05),
    note(392, 0, 0.16, "sawtooth", 0.05),
    note(311, 0.22, 0.34, "sawtooth", 0.05),
    note(392, 0.22, 0.34, "sawtooth", 0.05),
  ],
  /** A tick: it is my turn. */
  turn: [note(880, 0, 0.09), note(1174, 0.1, 0.14)],
  /** A bell: it is my turn, and I am looking at something else. */
  bell: [
    note(1047, 0, 0.5, "sine", 0.12),
    note(1568, 0.02, 0.35, "sine", 0.05),
    note(784, 0.28, 0.8, "sine", 0.12),
    note(1176, 0.3, 0.6, "sine", 0.05),
  ],
  /** Cards on the table. */
  card: [note(420, 0, 0.06, "triangle", 0.1, 160)],
  /** Points. */
  points: [note(659, 0, 0.08), note(988, 0.08, 0.16)],
} as const;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

/** Plays a sound, if sounds are wanted and the browser lets us. */
export function play(sound: Sound): void {
  if (settings.sound && !document.hidden) sing(sound);
}

/** Rings, if that is wanted; also where nobody looks. */
export function ring(): void {
  if (settings.bell) sing("bell");
}

function sing(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const one of SOUNDS[sound]) strike(context, one);
}

function strike(audio: AudioContext, { from, to, at, long, wave, loud }: Note): void {
  const begin = audio.currentTime + at;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, begin);
  tone.frequency.exponentialRampToValueAtTime(to, begin + long);
  // Neither end may click.
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + long);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + long + 0.02);
}
