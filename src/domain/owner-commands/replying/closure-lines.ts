import { type BusyBlock, busyOnDate } from "../../calendars/busy-on-date.ts";
import type { Line, TextValue } from "../../conversation/replying/reply.ts";
import { endOfDay } from "../../scheduling/clock/clock-time.ts";
import { weekdayOf } from "../../scheduling/clock/weekday.ts";
import { closuresOn, type NamedClosure } from "../../scheduling/closures/closure-blocks.ts";
import type { OwnerFacts } from "../deciding/owner-facts.ts";
import { hoursLine } from "./time-lines.ts";

/** A line with its place in the day. */
export type TimedLine = { from: string; to: string; line: Line };

/** At most this many: those of a whole day come first, and what other calendars say last. */
const mostShown = 8;

/**
 * What a day has besides appointments, as the calendar draws it: closed days, holidays, blocked and extra hours, and when
 * agents are busy in other calendars.
 */
export const closureLines = (facts: OwnerFacts, date: string, agentIds: readonly string[] | null): TimedLine[] => {
  const isMeant = (agentId: string): boolean =>
    (agentIds?.includes(agentId) ?? true) && facts.agents.some(({ id }) => id === agentId);
  const blocks = closuresOn(facts.closures, date);
  const ofBusiness = blocks.filter(({ agentId }) => agentId === null);
  const isUsuallyClosed = ofBusiness.length === 0 && !facts.hours[weekdayOf(date)].isOpen;
  const ofAgents = blocks.filter(({ agentId }) => agentId !== null && isMeant(agentId));
  const alike = Map.groupBy(
    ofAgents,
    ({ kind, startTime, endTime, name }) => `${kind} ${startTime} ${endTime} ${name}`,
  );
  const closures = [
    ...(isUsuallyClosed ? [{ from: "00:00", to: "24:00", line: { key: "owner.closures.usual" as const } }] : []),
    ...ofBusiness.map((block) => timed(block, businessLine(block))),
    ...[...alike.values()].flatMap((same) => (same[0] ? [timed(same[0], closureLine(same, facts))] : [])),
  ].toSorted(byTime);
  const busy = busyOnDate(facts.busyTimes, date, facts.zone).filter(({ agentId }) => isMeant(agentId));
  return [...closures, ...busyLines(busy, facts)].slice(0, mostShown).toSorted(byTime);
};

const byTime = (a: TimedLine, b: TimedLine): number => a.from.localeCompare(b.from);

const busyLines = (busy: readonly BusyBlock[], facts: OwnerFacts): TimedLine[] => {
  const alike = Map.groupBy(busy, ({ calendar, startTime, endTime }) => `${startTime} ${endTime} ${calendar}`);
  return [...alike.values()]
    .flatMap((same) => {
      const [{ calendar, startTime, endTime }] = same as [BusyBlock];
      const isAllDay = startTime === "00:00" && endTime === endOfDay;
      const hours = isAllDay ? hoursLine(null, null) : hoursLine(startTime, endTime);
      const what: Line = { key: "owner.closures.busy", values: { hours } };
      return [{ from: startTime, to: endTime, line: agentsLine(what, calendar, same, facts) }];
    })
    .toSorted(byTime);
};

/** The hours of a day that is open hold for all of it. */
const timed = ({ kind, startTime, endTime }: NamedClosure, line: Line): TimedLine =>
  kind === "hours" ? { from: "00:00", to: "24:00", line } : { from: startTime, to: endTime, line };

const businessLine = ({ kind, name, startTime, endTime, isAllDay }: NamedClosure): Line => {
  const called: TextValue = typeof name === "object" && name !== null ? { names: name } : (name ?? "");
  if (kind === "hours")
    return { key: "owner.closures.hours", values: { hours: hoursLine(startTime, endTime), name: called } };
  if (kind === "closed") return { key: "owner.closures.closed", values: { name: called } };
  if (isAllDay) return { key: "owner.closures.holiday", values: { name: called } };
  return { key: "owner.closures.holidayFrom", values: { from: { time: startTime }, name: called } };
};

const closureLine = (same: readonly NamedClosure[], facts: OwnerFacts): Line => {
  const [{ kind, name, startTime, endTime, isAllDay }] = same as [NamedClosure];
  const hours = hoursLine(startTime, endTime);
  const what: Line =
    kind === "extra"
      ? { key: "owner.closures.extra", values: { hours } }
      : isAllDay
        ? { key: "owner.closures.off" }
        : { key: "owner.closures.blocked", values: { hours } };
  return agentsLine(what, typeof name === "string" ? name : "", same, facts);
};

/** The same hours of several agents are one line. The reason is the owner's to read, as is a calendar's name. */
const agentsLine = (
  what: Line,
  name: string,
  same: readonly { agentId: string | null }[],
  { agents, actor }: OwnerFacts,
): Line => {
  if (actor !== "owner") return what;
  const withReason: Line = name === "" ? what : { key: "owner.rowWithMark", values: { row: what, mark: name } };
  if (agents.length <= 1) return withReason;
  const names = agents.filter(({ id }) => same.some(({ agentId }) => agentId === id)).map(({ name: one }) => one);
  const whose: TextValue =
    names.length === agents.length ? { key: "owner.closures.everyone" } : { list: names, style: "and" };
  return { key: "owner.closures.ofAgents", values: { row: withReason, agents: whose } };
};
