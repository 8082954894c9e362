import type { Line, TextValue } from "../../conversation/replying/reply.ts";
import { weekdayOf } from "../../scheduling/clock/weekday.ts";
import { closuresOn, type NamedClosure } from "../../scheduling/closures/closure-blocks.ts";
import type { OwnerFacts } from "../deciding/owner-facts.ts";
import { hoursLine } from "./time-lines.ts";

/** A line with its place in the day. */
export type TimedLine = { from: string; to: string; line: Line };

/** At most this many: those of a whole day come first. */
const mostShown = 8;

/** What a day has besides appointments, as the calendar draws it: closed days, holidays, blocked and extra hours. */
export const closureLines = (facts: OwnerFacts, date: string, agentIds: readonly string[] | null): TimedLine[] => {
  const isMeant = (agentId: string): boolean =>
    (agentIds?.includes(agentId) ?? true) && facts.agents.some(({ id }) => id === agentId);
  const blocks = closuresOn(facts.closures, date);
  const ofBusiness = blocks.filter(({ agentId }) => agentId === null);
  const isUsuallyClosed = ofBusiness.length === 0 && !facts.hours[weekdayOf(date)].isOpen;
  const ofAgents = blocks.filter(({ agentId }) => agentId !== null && isMeant(agentId));
  const alike = [
    ...Map.groupBy(
      ofAgents,
      ({ kind, startTime, endTime, name }) => `${kind} ${startTime} ${endTime} ${name}`,
    ).values(),
  ];
  return [
    ...(isUsuallyClosed ? [{ from: "00:00", to: "24:00", line: { key: "owner.closures.usual" as const } }] : []),
    ...ofBusiness.map((block) => timed(block, businessLine(block))),
    ...alike.flatMap((same) => (same[0] ? [timed(same[0], agentsLine(same, facts))] : [])),
  ]
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .slice(0, mostShown);
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

/** The same hours of several agents are one line. The reason is the owner's to read. */
const agentsLine = (same: readonly NamedClosure[], { agents, actor }: OwnerFacts): Line => {
  const [{ kind, name, startTime, endTime, isAllDay }] = same as [NamedClosure];
  const hours = hoursLine(startTime, endTime);
  const what: Line =
    kind === "extra"
      ? { key: "owner.closures.extra", values: { hours } }
      : isAllDay
        ? { key: "owner.closures.off" }
        : { key: "owner.closures.blocked", values: { hours } };
  if (actor !== "owner") return what;
  const withReason: Line =
    typeof name === "string" && name !== "" ? { key: "owner.rowWithMark", values: { row: what, mark: name } } : what;
  if (agents.length <= 1) return withReason;
  const names = agents.filter(({ id }) => same.some(({ agentId }) => agentId === id)).map(({ name: one }) => one);
  const whose: TextValue =
    names.length === agents.length ? { key: "owner.closures.everyone" } : { list: names, style: "and" };
  return { key: "owner.closures.ofAgents", values: { row: withReason, agents: whose } };
};
