/** What somebody prefers, on this device. Every change is written down at once. */

export type Theme = "auto" | "day" | "night";
export type TextSize = "normal" | "large" | "largest";
export type Motion = "auto" | "full" | "less";
/** How fast other people's turns are shown; `skip` shows only where they end. */
export type Pace = "slow" | "normal" | "fast" | "skip";

/** A large board: whole, or from near by, following my car; `auto` follows from the screen. */
export type Look = "auto" | "whole" | "near";

export interface Preferences {
  theme: Theme;
  text: TextSize;
  motion: Motion;
  pace: Pace;
  board: Look;
  sound: boolean;
  /** Rings when it is my turn, also while I look at something else. */
  bell: boolean;
  /** Goes on by itself where there is nothing to choose. */
  auto: boolean;
  /** Drivers with a character say something now and then. */
  quips: boolean;
  /** Bots may be as strong as I am. */
  follow: boolean;
  language: string;
}

const KEY = "rallybox-settings";
export const CHOICES = {
  theme: ["auto", "day", "night"],
  text: ["normal", "large", "largest"],
  motion: ["auto", "full", "less"],
  pace: ["slow", "normal", "fast", "skip"],
  board: ["auto", "whole", "near"],
} as const;

const DEFAULTS: Preferences = {
  theme: "auto",
  text: "normal",
  motion: "auto",
  pace: "normal",
  board: "auto",
  sound: false,
  bell: false,
  auto: true,
  quips: true,
  follow: true,
  language: "",
};

const SWITCHES = ["sound", "bell", "auto", "quips", "follow"] as const;

/** What was written down before, as far as it still means something. */
export function read(text: string | null): Preferences {
  const found = { ...DEFAULTS };
  try {
    const kept = JSON.parse(text ?? "{}") as Record<string, unknown>;
    for (const [key, allowed] of Object.entries(CHOICES)) {
      if ((allowed as readonly unknown[]).includes(kept[key])) {
        Object.assign(found, { [key]: kept[key] });
      }
    }
    for (const key of SWITCHES) {
      const on = kept[key];
      if (typeof on === "boolean") found[key] = on;
    }
    if (typeof kept["language"] === "string") found.language = kept["language"];
  } catch {
    // Unreadable is like empty.
  }
  return found;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage can be forbidden; the page works without
  }
}

export const settings: Preferences = $state(read(stored()));

const still =
  typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Should things stand still? */
export function lessMotion(): boolean {
  return settings.motion === "less" || (settings.motion === "auto" && (still?.matches ?? false));
}

/** Milliseconds for something that takes `ms` at normal speed; 0 if nothing should move. */
export function time(ms: number): number {
  if (lessMotion()) return 0;
  return ms * { slow: 1.7, normal: 1, fast: 0.45, skip: 0 }[settings.pace];
}

/** Milliseconds to read something; also where nothing moves. */
export const reading = (ms: number): number => (settings.pace === "skip" ? 0 : ms);

/** The paper of each theme (tokens.css): what surrounds a page on a phone has its colour. */
const PAPER = { day: "#F6EEDC", night: "#17191E" };

function colourTheSurroundings(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const own = meta.media.includes("dark") ? "night" : "day";
    meta.content = PAPER[theme === "auto" ? own : theme];
  }
}

/** Shows the settings on the page and keeps them; call once, inside a component. */
export function keepSettings(): void {
  $effect(() => {
    const { dataset } = document.documentElement;
    dataset["theme"] = settings.theme;
    dataset["text"] = settings.text;
    dataset["motion"] = lessMotion() ? "less" : "full";
    colourTheSurroundings(settings.theme);
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // see above
    }
  });
}
