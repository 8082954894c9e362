import { dateOfEpochDay, epochDayOf } from "./calendar-date.ts";
import { minutesOf, timeOfMinutes } from "./clock-time.ts";
import { segmentAt, segmentAtLocal, type ZoneOffsets, zoneOffsets } from "./zone-offsets.ts";

/** A moment as the business's calendar and clock show it. */
export type WallTime = { date: string; time: string };

/**
 * The instant of a wall-clock time in a zone. Null when clocks skip that time on that date; a time that
 * happens twice means the first.
 */
export const wallToInstant = (date: string, time: string, zone: string): Temporal.Instant | null => {
  const epochMs = wallToEpochMs(date, time, zone);
  return epochMs === null ? null : Temporal.Instant.fromEpochMilliseconds(epochMs);
};

/** `wallToInstant` in epoch milliseconds. */
export const wallToEpochMs = (date: string, time: string, zone: string): number | null =>
  minuteToEpochMs(zoneOffsets(zone), epochDayOf(date), minutesOf(time));

/** `wallToEpochMs` on numbers: `minute` counts from the date's midnight on the wall clock. */
export const minuteToEpochMs = (table: ZoneOffsets, epochDay: number, minute: number): number | null => {
  const localMs = epochDay * dayMs + minute * minuteMs;
  const segment = segmentAtLocal(table, localMs);
  if ((table.localStartsMs[segment] as number) > localMs) return null;
  return localMs - (table.offsetsMs[segment] as number);
};

/**
 * The instant at which a limit on the wall clock (an opening, a closing, the edge of a break) is reached. A limit
 * inside skipped time is reached at the moment of the skip; a repeated one when it first comes.
 */
export const limitToEpochMs = (table: ZoneOffsets, epochDay: number, minute: number): number =>
  minuteToEpochMs(table, epochDay, minute) ??
  (table.startsMs[segmentAtLocal(table, epochDay * dayMs + minute * minuteMs)] as number);

/** What the wall clock in a zone shows at an instant. */
export const instantToWall = (instant: Temporal.Instant, zone: string): WallTime =>
  epochMsToWall(instant.epochMilliseconds, zone);

/** `instantToWall` from epoch milliseconds. */
export const epochMsToWall = (epochMs: number, zone: string): WallTime => {
  const localMs = toLocalMs(zoneOffsets(zone), epochMs);
  const epochDay = Math.floor(localMs / dayMs);
  return {
    date: dateOfEpochDay(epochDay),
    time: timeOfMinutes(Math.floor((localMs - epochDay * dayMs) / minuteMs)),
  };
};

/** The wall clock `minutes` of real time after a wall-clock time; null when that time is skipped. */
export const addMinutes = (wall: WallTime, minutes: number, zone: string): WallTime | null => {
  const epochMs = wallToEpochMs(wall.date, wall.time, zone);
  return epochMs === null ? null : epochMsToWall(epochMs + minutes * minuteMs, zone);
};

/** The business's date at `now`. */
export const todayIn = (zone: string, now: Temporal.Instant): string => instantToWall(now, zone).date;

/** The epoch day of the business's date at an instant. */
export const epochDayAt = (table: ZoneOffsets, epochMs: number): number =>
  Math.floor(toLocalMs(table, epochMs) / dayMs);

/** First and, exclusively, last moment of a date: 23, 24 or 25 hours, or none where a zone skipped the day. */
export const dayToEpochMs = (table: ZoneOffsets, epochDay: number): { startMs: number; endMs: number } => ({
  startMs: limitToEpochMs(table, epochDay, 0),
  endMs: limitToEpochMs(table, epochDay + 1, 0),
});

export const minuteMs = 60_000;
export const dayMs = 86_400_000;

const toLocalMs = (table: ZoneOffsets, epochMs: number): number =>
  epochMs + (table.offsetsMs[segmentAt(table, epochMs)] as number);
