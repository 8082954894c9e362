import type { Line } from "../../conversation/replying/reply.ts";
import type { Days, OwnerCommand, Words } from "../owner-command.ts";
import { showAfter, showDay, showNext } from "../replying/show-day.ts";
import { askAgent, askDay, askMinutes } from "./ask.ts";
import { decideBlock } from "./decide-block.ts";
import { decideChange } from "./decide-change.ts";
import type { Decision, Settled } from "./decision.ts";
import { findAppointments } from "./find-appointments.ts";
import type { Done } from "./owner-action.ts";
import type { OwnerFacts } from "./owner-facts.ts";
import { whoseDay } from "./whose-day.ts";

/** What is done about a command: answered, asked about, or read back. Nothing here changes anything. */
export const decideCommand = (
  command: OwnerCommand,
  facts: OwnerFacts,
  settled: Settled,
  lastDone: Done | null,
): Decision => {
  switch (command.kind) {
    case "help":
      return say({ key: "owner.help" }, { key: facts.actor === "owner" ? "owner.helpMore" : "owner.helpAgent" });
    case "beCustomer":
    case "beOwner":
      return { kind: command.kind };
    case "undo":
      return lastDone
        ? { kind: "readBack", action: { kind: "undo", done: lastDone } }
        : say({ key: "owner.nothingToUndo" });
    case "next":
      return { kind: "say", lines: command.after ? showAfter(facts, command.after) : showNext(facts) };
    case "day":
    case "free":
      return decideView(command, facts, settled);
    case "late":
      return decideLate(command, facts, settled);
    case "block":
    case "sick":
      return decideBlock(command, facts, settled);
    default:
      return decideChange(command, facts, settled);
  }
};

const say = (...lines: Line[]): Decision => ({ kind: "say", lines });

const decideView = (
  command: Extract<OwnerCommand, { kind: "day" | "free" }>,
  facts: OwnerFacts,
  settled: Settled,
): Decision => {
  const { kind, dates, who } = command;
  const date = settled.date ?? theDay(dates, facts.today);
  if (date === null) return askDay(dates.either ?? []);
  const whose = who.length > 0 ? whoseDay(who, facts) : null;
  if (whose?.kind === "foreign") return say({ key: "owner.ownDayOnly" });
  const agentIds = whose?.kind === "agent" ? [whose.agentId] : whose?.kind === "several" ? whose.agentIds : null;
  if (kind === "day") return { kind: "say", lines: showDay(facts, date, agentIds) };
  const own = facts.actor === "owner" ? facts.agents.map(({ id }) => id) : [facts.actor.agentId];
  return { kind: "showFree", date, agentIds: agentIds ?? own, ...(command.span && { span: command.span }) };
};

/** The one day that is meant; null while it could be two. Said on the day itself, a weekday's name means today. */
const theDay = ({ from, either }: Days, today: string): string | null => {
  if (!either) return from;
  return either.includes(today) ? today : null;
};

const decideLate = (
  { minutes, who, told = [] }: Extract<OwnerCommand, { kind: "late" }>,
  facts: OwnerFacts,
  settled: Settled,
): Decision => {
  const whose = whoseDay(who, facts);
  if (whose.kind === "foreign") return say({ key: "owner.ownDayOnly" });
  if (whose.kind === "client") return say({ key: "owner.clientLate" });
  const agentId = settled.agentId ?? (whose.kind === "agent" ? whose.agentId : agentOf(told, facts));
  if (agentId === null) return askAgent(facts, { key: "owner.whoIsLate" });
  const count = settled.minutes ?? minutes;
  if (count === null) return askMinutes();
  if (count < 1 || count > mostMinutes) return say({ key: "owner.lateRange" });
  return { kind: "readBack", action: { kind: "late", agentId, minutes: count } };
};

/** Whoever expects the clients who are to be told. */
const agentOf = (told: Words, facts: OwnerFacts): string | null => {
  if (told.length === 0) return null;
  const [first] = findAppointments({ dates: null, times: [], words: told }, facts, "change");
  return first?.agentId ?? null;
};

const mostMinutes = 240;
