/**
 * The clock changes of one zone over the calendar's range as plain numbers. Segment `i` runs from `startsMs[i]`
 * to `startsMs[i + 1]` with `offsetsMs[i]`; `localStartsMs` and `localEndsMs` are its ends on the wall clock,
 * counted as if the wall clock were UTC.
 */
export type ZoneOffsets = {
  readonly zone: string;
  readonly startsMs: readonly number[];
  readonly offsetsMs: readonly number[];
  readonly localStartsMs: readonly number[];
  readonly localEndsMs: readonly number[];
};

/**
 * The zone's table, read from Temporal once per process: asking Temporal for each slot of a month would cost
 * more than everything else the slot engine does. Throws a RangeError for an unknown zone.
 */
export const zoneOffsets = (zone: string): ZoneOffsets => {
  const known = tables.get(zone);
  if (known) return known;
  if (!isTimeZone(zone)) throw new RangeError(`not a time zone: ${zone}`);
  const table = readZone(zone);
  tables.set(zone, table);
  return table;
};

/**
 * Whether `text` names an IANA zone in its exact spelling. Bare offsets (`+02:00`) aren't zones: they don't know
 * summer time. Other spellings are refused so that a zone has one name and the tables stay as many as zones.
 */
export const isTimeZone = (text: string): boolean => {
  if (!/^[A-Za-z][\w+/-]{1,63}$/.test(text)) return false;
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text).timeZoneId === text;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
};

/** The segment in force at an instant. */
export const segmentAt = (table: ZoneOffsets, epochMs: number): number => {
  let low = 0;
  let high = table.startsMs.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((table.startsMs[middle] as number) <= epochMs) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** The first segment whose wall clock ends after `localMs`: the only one that can hold it for the first time. */
export const segmentAtLocal = (table: ZoneOffsets, localMs: number): number => {
  let low = 0;
  let high = table.localEndsMs.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((table.localEndsMs[middle] as number) > localMs) high = middle;
    else low = middle + 1;
  }
  return low;
};

const tables = new Map<string, ZoneOffsets>();

// A few days beyond the calendar on both sides, so that no offset can push a calendar date off the table.
const tableStartMs = -3 * 86_400_000;
const tableEndMs = 47_485 * 86_400_000;

const readZone = (zone: string): ZoneOffsets => {
  const startsMs = [Number.NEGATIVE_INFINITY];
  let at: Temporal.ZonedDateTime = Temporal.Instant.fromEpochMilliseconds(tableStartMs).toZonedDateTimeISO(zone);
  const offsetsMs = [at.offsetNanoseconds / 1_000_000];
  for (;;) {
    const next: Temporal.ZonedDateTime | null = at.getTimeZoneTransition("next");
    if (!next || next.epochMilliseconds > tableEndMs) break;
    startsMs.push(next.epochMilliseconds);
    offsetsMs.push(next.offsetNanoseconds / 1_000_000);
    at = next;
  }
  const localStartsMs = startsMs.map((startMs, index) => startMs + (offsetsMs[index] as number));
  const localEndsMs = offsetsMs.map((offsetMs, index) => (startsMs[index + 1] ?? Number.POSITIVE_INFINITY) + offsetMs);
  return { zone, startsMs, offsetsMs, localStartsMs, localEndsMs };
};
