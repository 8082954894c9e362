import ICAL from "ical.js";
import { foreignZone } from "./foreign-zone-names.ts";
import { parsePart } from "./parse-part.ts";

/** A time as a clock on the wall shows it. */
export type WallClockTime = { year: number; month: number; day: number; hour: number; minute: number; second: number };

/** What a calendar's own name for a zone means: the instant of a wall time there, and back. */
export type CalendarZone = { toMs(wall: WallClockTime): number; toWall(ms: number): WallClockTime };

export type CalendarZones = (tzid: string | null) => CalendarZone;

/**
 * Zones by their names, as everybody knows them; else as the file describes them; else by the names that Windows has for them;
 * else, as a wrong name says nothing, the calendar's own or the business's.
 */
export const createCalendarZones = (
  parts: { zones: readonly string[][]; zoneHint: string | null },
  businessZone: string,
): CalendarZones => {
  const described = new Map<string, CalendarZone>();
  for (const lines of parts.zones) {
    const component = parsePart(lines);
    const name = component?.getFirstPropertyValue("tzid");
    if (component && typeof name === "string") described.set(name, describedZone(new ICAL.Timezone(component)));
  }
  const known = new Map<string | null, CalendarZone>();
  const find = (tzid: string | null): CalendarZone => {
    if (tzid === null) return namedZone(businessZone);
    const name = knownName(tzid);
    if (name !== null) return namedZone(name);
    const meant = described.get(tzid);
    if (meant) return meant;
    return namedZone(foreignZone(tzid.trim()) ?? knownName(parts.zoneHint ?? "") ?? businessZone);
  };
  return (tzid) => {
    const zone = known.get(tzid) ?? find(tzid);
    known.set(tzid, zone);
    return zone;
  };
};

/** Some programs put their own name before it: `/example.org/20201010_1/Europe/Berlin`. */
const knownName = (tzid: string): string | null => {
  const words = tzid.trim().split("/").filter(Boolean);
  for (const count of [words.length, 3, 2, 1]) {
    const name = words.slice(-count).join("/");
    if (count <= words.length && isZone(name)) return name;
  }
  return null;
};

const isZone = (name: string): boolean => {
  try {
    // Offsets such as "+01:00" aren't names.
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat("en", { timeZone: name }).format() !== "";
  } catch {
    return false;
  }
};

const namedZone = (zone: string): CalendarZone => ({
  toMs: (wall) => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds,
  toWall: (ms) => {
    const { year, month, day, hour, minute, second } =
      Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
    return { year, month, day, hour, minute, second };
  },
});

const describedZone = (zone: ICAL.Timezone): CalendarZone => ({
  toMs: (wall) => new ICAL.Time({ ...wall, isDate: false }, zone).toUnixTime() * 1000,
  toWall: (ms) => {
    const time = ICAL.Time.fromJSDate(new Date(ms), true).convertToZone(zone);
    const { year, month, day, hour, minute, second } = time;
    return { year, month, day, hour, minute, second };
  },
});

export const utcZone: CalendarZone = namedZone("UTC");
