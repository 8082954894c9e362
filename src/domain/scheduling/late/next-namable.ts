import { epochMsToWall, minuteMs, wallToInstant } from "../clock/business-clock.ts";

/**
 * The first whole minute from a moment on that a date and a time of day can say. When clocks go back, an hour comes twice and its
 * name means the first one: the second is passed over.
 */
export const nextNamable = (ms: number, zone: string): number => {
  let candidateMs = Math.ceil(ms / minuteMs) * minuteMs;
  for (let minutes = 0; minutes < longestFoldMinutes; minutes += 1) {
    const { date, time } = epochMsToWall(candidateMs, zone);
    if (wallToInstant(date, time, zone)?.epochMilliseconds === candidateMs) return candidateMs;
    candidateMs += minuteMs;
  }
  return candidateMs;
};

/** No clock was ever put back by more than a day. */
const longestFoldMinutes = 24 * 60;
