/** How much time there is, in words. */
import type { Pace } from "../wire";
import { say } from "../words/words.svelte";

/** The times that are offered, by their kind. */
export const PACES = {
  none: { kind: "none" },
  relaxed: { kind: "relaxed", seconds: 86_400 },
  live: { kind: "live", seconds: 45, reserve: 120 },
} as const satisfies Record<string, Pace>;

export function sayPace({ kind = "none", seconds = 86_400, reserve = 0 }: Pace): string {
  if (kind === "none") return say("web-pace-unlimited");
  if (kind === "relaxed") {
    return seconds % 86_400
      ? say("web-pace-hours", { hours: Math.max(1, Math.round(seconds / 3600)) })
      : say("web-pace-days", { days: seconds / 86_400 });
  }
  if (!reserve) return say("web-pace-seconds", { seconds });
  return say("web-pace-reserve", { seconds, minutes: Math.round(reserve / 6) / 10 });
}
