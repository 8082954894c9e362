import type { Line } from "../../conversation/replying/reply.ts";
import { addDays } from "../../scheduling/clock/calendar-date.ts";
import { endOfDay, minutesOf, timeOfMinutes } from "../../scheduling/clock/clock-time.ts";
import type { Days, MinuteSpan, OwnerCommand } from "../owner-command.ts";
import { askForAgent, askForDay } from "./ask.ts";
import type { Decision, SettledAnswers } from "./decision.ts";
import type { OwnerFacts } from "./owner-facts.ts";
import { whoseDay } from "./whose-day.ts";

type Command = Extract<OwnerCommand, { kind: "block" | "sick" | "reopen" }>;

/**
 * Time off, and illness. The owner's own is that of the agent who is the owner; without one, blocked hours are everyone's, and
 * who is ill is asked.
 */
export const decideBlock = (said: Command, facts: OwnerFacts, settled: SettledAnswers): Decision => {
  const command = inOneRun(said.kind === "block" ? inDays(said, facts) : said);
  const whose = whoseDay(command.who, facts);
  if (whose.kind === "foreign") return say({ key: "owner.ownDayOnly" });
  if (whose.kind === "client") return say({ key: "owner.noSuchAgent" });
  const either = command.dates?.either;
  if (either && command.dates?.isAll && command.kind !== "sick") return decideEach(command, either, facts);
  if (either && settled.date === undefined) return askForDay(either);
  const from = settled.date ?? command.dates?.from ?? facts.today;
  const to = settled.date ?? command.dates?.to ?? facts.today;
  if (to < facts.today) return say({ key: "owner.dayIsOver" });
  if (command.kind === "sick") {
    const agentId = settled.agentId ?? (whose.kind === "agent" ? whose.agentId : null);
    if (agentId === null) return askForAgent(facts, { key: "owner.whoIsIll" });
    const part = partOf(command.span, { from, to });
    if (part && to === facts.today && part.toTime !== endOfDay && part.toTime <= facts.nowTime)
      return say({ key: "owner.dayIsOver" });
    return { kind: "readBack", action: { kind: "sick", agentId, from: later(from, facts.today), to, ...part } };
  }
  if (command.dates === null && command.span === null) return say({ key: "owner.blockWhen" });
  const agentIds =
    whose.kind === "agent"
      ? [whose.agentId]
      : whose.kind === "several"
        ? [...whose.agentIds]
        : facts.agents.map(({ id }) => id);
  if (agentIds.length === 0) return say({ key: "owner.noAgents" });
  return { kind: "readBack", action: { kind: command.kind, agentIds, from, to, ...timesOf(command.span) } };
};

/** Days that are all meant and follow one another are one time off. */
const inOneRun = (command: Command): Command => {
  const { dates } = command;
  if (!dates?.isAll) return command;
  const sorted = (dates.either ?? []).toSorted();
  const [from = dates.from, to = dates.to] = [sorted[0], sorted.at(-1)];
  const isRun = sorted.every((date, index) => index === 0 || date === addDays(sorted[index - 1] ?? "", 1));
  return isRun ? { ...command, dates: { from, to } } : command;
};

/** Days apart from one another are a time off each. */
const decideEach = (
  command: Extract<Command, { kind: "block" | "reopen" }>,
  dates: readonly string[],
  facts: OwnerFacts,
): Decision => {
  const decisions = dates
    .toSorted()
    .map((date) => decideBlock({ ...command, dates: { from: date, to: date } }, facts, {}));
  const said = decisions.find(({ kind }) => kind !== "readBack");
  if (said) return said;
  const actions = decisions.flatMap((decision) =>
    decision.kind === "readBack" && decision.action.kind !== "several" ? [decision.action] : [],
  );
  return { kind: "readBack", action: { kind: "several", actions } };
};

/**
 * "Block 20 to 22" are days where nobody works at those hours: the next such days of a month. Hours in which there is something
 * to block stay hours.
 */
const inDays = (
  command: Extract<Command, { kind: "block" }>,
  { today, opensAt, closesAt }: OwnerFacts,
): Extract<Command, { kind: "block" }> => {
  const { dates, span } = command;
  if (dates !== null || span === null || span.fromMinute % 60 !== 0 || span.toMinute % 60 !== 0) return command;
  const isClosed = span.fromMinute >= minutesOf(closesAt) || span.toMinute <= minutesOf(opensAt);
  const [first, last] = [span.fromMinute / 60, span.toMinute / 60];
  if (!isClosed || first < 1 || last <= first) return command;
  const days = (month: string): Days => ({ from: dayOf(month, first), to: dayOf(month, last) });
  const thisMonth = days(today);
  const nextMonth = days(addDays(`${today.slice(0, 7)}-01`, 31));
  return { ...command, span: null, dates: thisMonth.to >= today ? thisMonth : nextMonth };
};

/** Several days are blocked as a whole: their hours aren't the same each day. */
const partOf = (
  span: MinuteSpan | undefined,
  { from, to }: { from: string; to: string },
): { fromTime: string; toTime: string } | undefined => {
  if (span === undefined || from !== to) return undefined;
  return { fromTime: timeOfMinutes(span.fromMinute), toTime: endTimeOf(span) };
};

const dayOf = (month: string, day: number): string => `${month.slice(0, 7)}-${String(day).padStart(2, "0")}`;

const say = (line: Line): Decision => ({ kind: "say", lines: [line] });

const later = (one: string, other: string): string => (one > other ? one : other);

const endTimeOf = ({ toMinute }: MinuteSpan): string => (toMinute >= 1440 ? endOfDay : timeOfMinutes(toMinute));

const timesOf = (span: MinuteSpan | null) =>
  span === null
    ? { fromTime: null, toTime: null }
    : {
        fromTime: timeOfMinutes(span.fromMinute),
        toTime: endTimeOf(span),
      };
