/** A calendar file's text, whatever it was written in: Unicode by its mark, else as it says itself, else as it looks. */
export const decodeCalendar = (bytes: Uint8Array, contentType: string | null): string => {
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decoderNamed(/charset="?([\w.:-]+)/i.exec(contentType ?? "")?.[1]).decode(bytes);
  }
};

const decoderNamed = (label: string | undefined): InstanceType<typeof TextDecoder> => {
  try {
    if (label !== undefined && !/^utf-?8$/i.test(label)) return new TextDecoder(label);
  } catch {
    // A name nobody knows.
  }
  return new TextDecoder("windows-1252");
};

/** The parts of a file that matter, each with its lines joined again; `zoneHint` is what the calendar calls its zone. */
export type CalendarParts = {
  events: string[][];
  zones: string[][];
  freeBusy: string[][];
  zoneHint: string | null;
};

/**
 * Cuts a file into its parts, so that one that is broken spoils no other. Null when it isn't a calendar, or not all of
 * one: what is missing must not count as free.
 */
export const splitCalendar = (text: string): CalendarParts | null => {
  const parts: CalendarParts = { events: [], zones: [], freeBusy: [], zoneHint: null };
  const kinds: Record<string, string[][]> = { VEVENT: parts.events, VTIMEZONE: parts.zones, VFREEBUSY: parts.freeBusy };
  const open: string[] = [];
  let current: string[] | null = null;
  let calendars = 0;
  for (const line of unfold(text)) {
    const begins = /^BEGIN:(.+)$/i.exec(line)?.[1]?.trim().toUpperCase();
    const ends = /^END:(.+)$/i.exec(line)?.[1]?.trim().toUpperCase();
    if (begins !== undefined) {
      if (open.length === 0 && begins !== "VCALENDAR") return null;
      open.push(begins);
      if (open.length === 2) {
        current = [];
        kinds[begins]?.push(current);
      }
    } else if (ends !== undefined && open.at(-1) !== ends) return null;
    // Alarms aren't part of when an event is.
    if (current !== null && !open.includes("VALARM")) current.push(line);
    if (open.length === 1) parts.zoneHint ??= /^X-WR-TIMEZONE[^:]*:(.+)$/i.exec(line)?.[1]?.trim() ?? null;
    if (ends === undefined) continue;
    open.pop();
    if (open.length === 1) current = null;
    if (open.length === 0) calendars++;
  }
  return open.length === 0 && calendars > 0 ? parts : null;
};

const unfold = (text: string): string[] =>
  text
    .replace(/^\ufeff/, "")
    .replace(/(?:\r\n|\n|\r)[ \t]/g, "")
    .split(/\r\n|\n|\r/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== "");
