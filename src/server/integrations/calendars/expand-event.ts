import ICAL from "ical.js";
import { type CalendarZone, type CalendarZones, utcZone, type WallClockTime } from "./calendar-zones.ts";

export type EventSpan = { startMs: number; endMs: number };

/** What is asked of a file: the time that matters, and how much work it may make. */
export type Expansion = { fromMs: number; toMs: number; zones: CalendarZones; stepsLeft: number };

/** A file with more in it than anyone's calendar has. */
export class TooManyEvents extends Error {
  override readonly name = "TooManyEvents";
}

const dayMs = 86_400_000;

/**
 * When an event takes place within the time asked for. Recurrences are counted on the wall clock of the event's zone, so
 * that a time of day stays what it is when clocks change. `moved`: instants at which an occurrence was replaced by
 * another event. Throws on an event without a start.
 */
export const expandEvent = (event: ICAL.Component, asked: Expansion, moved: ReadonlySet<number>): EventSpan[] => {
  const start = readTime(event.getFirstProperty("dtstart"), asked.zones);
  if (start === null) throw new Error("an event without a start");
  const endOf = lengthOf(event, start, asked.zones);
  const without = new Set([...moved, ...instantsOfProperty(event, "exdate", asked.zones)]);
  const daysWithout = wholeDaysOf(event);
  const spans: EventSpan[] = [];
  const add = (wall: WallClockTime): void => {
    const startMs = start.zone.toMs(wall);
    const span = { startMs, endMs: endOf(wall, startMs) };
    if (without.has(startMs) || daysWithout.has(dayOf(wall))) return;
    if (span.endMs > span.startMs && span.endMs > asked.fromMs && span.startMs < asked.toMs) spans.push(span);
  };
  const rules = event.getAllProperties("rrule");
  if (rules.length === 0) add(start.wall);
  const startMs = start.zone.toMs(start.wall);
  // Far from the time asked for nothing has to be worked out, whatever the zone.
  const reachMs = endOf(start.wall, startMs) - startMs + 2 * dayMs;
  for (const property of rules) {
    addOccurrences(property.getFirstValue() as ICAL.Recur, start, { asked, reachMs, add });
  }
  for (const wall of additions(event, start.zone, asked.zones)) add(wall);
  return spans;
};

type ReadTime = { wall: WallClockTime; isDate: boolean; zone: CalendarZone };

const readTime = (property: ICAL.Property | null | undefined, zones: CalendarZones): ReadTime | null => {
  const value = property?.getFirstValue();
  return property && value instanceof ICAL.Time ? timeOf(value, property, zones) : null;
};

const timeOf = (value: ICAL.Time, property: ICAL.Property, zones: CalendarZones): ReadTime => {
  const { year, month, day, hour, minute, second, isDate } = value;
  const wall = { year, month, day, hour: isDate ? 0 : hour, minute: isDate ? 0 : minute, second: isDate ? 0 : second };
  Temporal.PlainDateTime.from(wall, { overflow: "reject" });
  const tzid = property.getParameter("tzid");
  const isUtc = value.zone === ICAL.Timezone.utcTimezone;
  // A whole day is a day in the reader's time zone.
  return { wall, isDate, zone: isUtc ? utcZone : zones(isDate || typeof tzid !== "string" ? null : tzid) };
};

/** Where an occurrence ends: after the exact time the first one takes, or this many whole days. */
const lengthOf = (event: ICAL.Component, start: ReadTime, zones: CalendarZones) => {
  const end = readTime(event.getFirstProperty("dtend"), zones);
  const duration = event.getFirstPropertyValue("duration");
  const startMs = start.zone.toMs(start.wall);
  if (end && !(end.isDate && start.isDate)) {
    const lengthMs = end.zone.toMs(end.wall) - startMs;
    return (_: WallClockTime, fromMs: number) => fromMs + lengthMs;
  }
  const days = end ? daysBetween(start.wall, end.wall) : 1;
  if (duration instanceof ICAL.Duration && !end) {
    const seconds = duration.isNegative ? 0 : duration.hours * 3600 + duration.minutes * 60 + duration.seconds;
    const wholeDays = duration.isNegative ? 0 : duration.weeks * 7 + duration.days;
    return (wall: WallClockTime) => start.zone.toMs(plusDays(wall, wholeDays)) + seconds * 1000;
  }
  // Without an end, a day lasts a day, and a moment no time at all.
  return start.isDate
    ? (wall: WallClockTime) => start.zone.toMs(plusDays(wall, days))
    : (_: WallClockTime, fromMs: number) => fromMs;
};

/** A day in each of fifty years. */
const mostOfOneRule = 20_000;

type Adding = { asked: Expansion; reachMs: number; add: (wall: WallClockTime) => void };

const addOccurrences = (rule: ICAL.Recur, start: ReadTime, { asked, reachMs, add }: Adding): void => {
  if (rule.until) rule.until = untilOnWall(rule.until, start);
  const occurrences = rule.iterator(floating(start.wall, start.isDate));
  let steps = 0;
  for (let next = occurrences.next(); next; next = occurrences.next()) {
    if (--asked.stepsLeft < 0 || ++steps > mostOfOneRule) throw new TooManyEvents();
    const { year, month, day, hour, minute, second } = next;
    const dateMs = Date.UTC(year, month - 1, day);
    if (dateMs > asked.toMs + 2 * dayMs) return;
    if (dateMs + reachMs > asked.fromMs) add({ year, month, day, hour, minute, second });
  }
};

/** The last occurrence is named by its instant, but occurrences are counted on the wall. */
const untilOnWall = (until: ICAL.Time, start: ReadTime): ICAL.Time => {
  if (until.isDate)
    return start.isDate ? until : floating({ ...wallOf(until), hour: 23, minute: 59, second: 59 }, false);
  if (until.zone !== ICAL.Timezone.utcTimezone) return floating(wallOf(until), start.isDate);
  return floating(start.zone.toWall(utcZone.toMs(wallOf(until))), start.isDate);
};

const floating = (wall: WallClockTime, isDate: boolean): ICAL.Time =>
  new ICAL.Time({ ...wall, isDate }, ICAL.Timezone.localTimezone);

const wallOf = ({ year, month, day, hour, minute, second }: ICAL.Time): WallClockTime => ({
  ...{ year, month, day, hour, minute, second },
});

const additions = (event: ICAL.Component, zone: CalendarZone, zones: CalendarZones): WallClockTime[] =>
  [...instantsOfProperty(event, "rdate", zones)].map((ms) => zone.toWall(ms));

/** The instants a property names, each with the property's own zone. */
export const instantsOfProperty = (event: ICAL.Component, name: string, zones: CalendarZones): Set<number> => {
  const found = new Set<number>();
  for (const property of event.getAllProperties(name)) {
    for (const value of property.getValues()) {
      const time = value instanceof ICAL.Period ? value.start : value;
      if (!(time instanceof ICAL.Time)) continue;
      const { wall, zone } = timeOf(time, property, zones);
      found.add(zone.toMs(wall));
    }
  }
  return found;
};

/** Some programs leave out a whole day where the event has a time of day: whatever begins on it. */
const wholeDaysOf = (event: ICAL.Component): Set<number> =>
  new Set(
    event
      .getAllProperties("exdate")
      .flatMap((property) =>
        property.getValues().flatMap((value) => (value instanceof ICAL.Time && value.isDate ? [dayOf(value)] : [])),
      ),
  );

const dayOf = ({ year, month, day }: Pick<WallClockTime, "year" | "month" | "day">): number =>
  Date.UTC(year, month - 1, day);

const plusDays = (wall: WallClockTime, days: number): WallClockTime => {
  const { year, month, day } = new Temporal.PlainDate(wall.year, wall.month, wall.day).add({ days });
  return { ...wall, year, month, day };
};

const daysBetween = (from: WallClockTime, to: WallClockTime): number =>
  Math.round((Date.UTC(to.year, to.month - 1, to.day) - Date.UTC(from.year, from.month - 1, from.day)) / dayMs);
