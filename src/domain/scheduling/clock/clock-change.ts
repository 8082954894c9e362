import { epochMsToWall, type WallTime } from "./business-clock.ts";
import { segmentAt, zoneOffsets } from "./zone-offsets.ts";

/** A moment at which a zone's clocks jump. */
export type ClockChange = {
  at: Temporal.Instant;
  /** What clocks showed when they jumped, and what they showed next. */
  before: WallTime;
  after: WallTime;
  /** Positive when clocks go forward (that much time is skipped), negative when they go back. */
  shiftMinutes: number;
};

/** The next clock change of a zone after an instant; null when none is known in the calendar's range. */
export const nextClockChange = (zone: string, after: Temporal.Instant): ClockChange | null => {
  const table = zoneOffsets(zone);
  const segment = segmentAt(table, after.epochMilliseconds);
  const atMs = table.startsMs[segment + 1];
  const offsetMs = table.offsetsMs[segment];
  const nextOffsetMs = table.offsetsMs[segment + 1];
  if (atMs === undefined || offsetMs === undefined || nextOffsetMs === undefined) return null;
  return {
    at: Temporal.Instant.fromEpochMilliseconds(atMs),
    before: epochMsToWall(atMs + offsetMs, "UTC"),
    after: epochMsToWall(atMs, zone),
    shiftMinutes: Math.round((nextOffsetMs - offsetMs) / 60_000),
  };
};
