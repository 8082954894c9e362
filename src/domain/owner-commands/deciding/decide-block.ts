import type { Line } from "../../conversation/replying/reply.ts";
import { endOfDay, timeOfMinutes } from "../../scheduling/clock/clock-time.ts";
import type { OwnerCommand, Span } from "../owner-command.ts";
import { askAgent, askDay } from "./ask.ts";
import type { Decision, Settled } from "./decision.ts";
import type { OwnerFacts } from "./owner-facts.ts";
import { whoseDay } from "./whose-day.ts";

type Command = Extract<OwnerCommand, { kind: "block" | "sick" }>;

/**
 * Time off, and illness. The owner's own is that of the agent who is the owner; without one, blocked hours are everyone's, and
 * who is ill is asked.
 */
export const decideBlock = (command: Command, facts: OwnerFacts, settled: Settled): Decision => {
  const whose = whoseDay(command.who, facts);
  if (whose.kind === "foreign") return say({ key: "owner.ownDayOnly" });
  if (whose.kind === "client") return say({ key: "owner.noSuchAgent" });
  const either = command.dates?.either;
  if (either && settled.date === undefined) return askDay(either);
  const from = settled.date ?? command.dates?.from ?? facts.today;
  const to = settled.date ?? command.dates?.to ?? facts.today;
  if (to < facts.today) return say({ key: "owner.dayIsOver" });
  if (command.kind === "sick") {
    const agentId = settled.agentId ?? (whose.kind === "agent" ? whose.agentId : null);
    if (agentId === null) return askAgent(facts, { key: "owner.whoIsIll" });
    return { kind: "readBack", action: { kind: "sick", agentId, from: later(from, facts.today), to } };
  }
  if (command.dates === null && command.span === null) return say({ key: "owner.blockWhen" });
  const agentIds =
    whose.kind === "agent"
      ? [whose.agentId]
      : whose.kind === "several"
        ? [...whose.agentIds]
        : facts.agents.map(({ id }) => id);
  if (agentIds.length === 0) return say({ key: "owner.noAgents" });
  return { kind: "readBack", action: { kind: "block", agentIds, from, to, ...timesOf(command.span) } };
};

const say = (line: Line): Decision => ({ kind: "say", lines: [line] });

const later = (one: string, other: string): string => (one > other ? one : other);

const timesOf = (span: Span | null) =>
  span === null
    ? { fromTime: null, toTime: null }
    : {
        fromTime: timeOfMinutes(span.fromMinute),
        toTime: span.toMinute >= 1440 ? endOfDay : timeOfMinutes(span.toMinute),
      };
