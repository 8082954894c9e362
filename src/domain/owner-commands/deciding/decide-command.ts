import type { Line } from "../../conversation/replying/reply.ts";
import type { Days, OwnerCommand, Whose, Words } from "../owner-command.ts";
import { showAfter, showDay, showEnd, showNext, showOf } from "../replying/show-day.ts";
import { askForAgent, askForDay, askMinutes } from "./ask.ts";
import { decideBlock } from "./decide-block.ts";
import { decideChange } from "./decide-change.ts";
import type { Decision, SettledAnswers } from "./decision.ts";
import { findAppointments, isWordOfName } from "./find-appointments.ts";
import type { Done, OwnerAction, SingleAction } from "./owner-action.ts";
import type { OwnerFacts } from "./owner-facts.ts";
import { whoseDay } from "./whose-day.ts";

/** What is done about a command: answered, asked about, or read back. Nothing here changes anything. */
export const decideCommand = (
  command: OwnerCommand,
  facts: OwnerFacts,
  settled: SettledAnswers,
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
      if (command.of) return { kind: "say", lines: showOf(facts, command.of) };
      return { kind: "say", lines: command.after ? showAfter(facts, command.after) : showNext(facts) };
    case "day":
    case "free":
      return decideView(command, facts, settled);
    case "tell":
      return decideTell(command, facts);
    case "late":
      return decideLate(command, facts, settled);
    case "block":
    case "sick":
    case "reopen":
      return decideBlock(command, facts, settled);
    case "several":
      return decideSeveral(command.commands, facts, lastDone);
    default:
      return decideChange(command, facts, settled);
  }
};

const say = (...lines: Line[]): Decision => ({ kind: "say", lines });

/** All of them are read back together; what isn't clear of one is said of it, and nothing is done. */
const decideSeveral = (commands: readonly OwnerCommand[], facts: OwnerFacts, lastDone: Done | null): Decision => {
  const decisions = commands.map((command) => decideCommand(command, facts, {}, lastDone));
  const unclear = decisions.find(({ kind }) => kind !== "readBack");
  if (unclear?.kind === "say") return unclear;
  const actions = decisions.flatMap((decision) => (decision.kind === "readBack" ? singlesOf(decision.action) : []));
  if (unclear || isTwice(actions)) return say({ key: "owner.oneAtATime" });
  return { kind: "readBack", action: { kind: "several", actions } };
};

const singlesOf = (action: OwnerAction): SingleAction[] => (action.kind === "several" ? action.actions : [action]);

/** The same appointment twice would be changed after its change. */
const isTwice = (actions: readonly SingleAction[]): boolean => {
  const ids = actions.flatMap((action) => ("appointmentId" in action ? [action.appointmentId] : []));
  return new Set(ids).size < ids.length;
};

const decideView = (
  command: Extract<OwnerCommand, { kind: "day" | "free" }>,
  facts: OwnerFacts,
  settled: SettledAnswers,
): Decision => {
  const { kind, dates, who } = command;
  const date = settled.date ?? theDay(dates, facts.today);
  if (date === null) return askForDay(dates.either ?? []);
  const whose = who.length > 0 ? whoseDay(who, facts) : null;
  if (whose?.kind === "foreign") return say({ key: "owner.ownDayOnly" });
  const named = whose?.kind === "agent" ? [whose.agentId] : whose?.kind === "several" ? whose.agentIds : null;
  const own = meantAgents(command.whose, facts);
  // "Mine and Luis's" are both; whose own aren't known are everybody's.
  const agentIds = named && command.whose?.isOwn ? own && [...new Set([...own, ...named])] : (named ?? own);
  if (kind === "day" && command.order)
    return { kind: "say", lines: showEnd(facts, date, agentIds, command.order), day: date };
  if (kind === "day") return { kind: "say", lines: showDay(facts, date, agentIds), day: date };
  const everyone = facts.actor === "owner" ? facts.agents.map(({ id }) => id) : [facts.actor.agentId];
  const span = command.kind === "free" && command.span ? { span: command.span } : {};
  return { kind: "showFree", date, agentIds: agentIds ?? everyone, ...span };
};

/** One's own, or all but those that were left out; null for everybody's. */
const meantAgents = ({ isOwn, except = [] }: Whose = {}, facts: OwnerFacts): readonly string[] | null => {
  const { actor, ownAgentId, agents } = facts;
  if (actor !== "owner") return [actor.agentId];
  if (isOwn && ownAgentId !== null) return [ownAgentId];
  if (except.length === 0) return null;
  return agents.filter(({ name }) => !except.some((word) => isWordOfName(name, word))).map(({ id }) => id);
};

/** The one day that is meant; null while it could be two. Said on the day itself, a weekday's name means today. */
const theDay = ({ from, either }: Days, today: string): string | null => {
  if (!either) return from;
  return either.includes(today) ? today : null;
};

/** Words of one's own aren't passed on from here: where they can be written is said. */
const decideTell = ({ who }: Extract<OwnerCommand, { kind: "tell" }>, facts: OwnerFacts): Decision => {
  const [first] = findAppointments({ dates: null, times: [], words: who }, facts, "change");
  const client = first?.clientName ?? who.map(capital).join(" ");
  return say({ key: "owner.passOn", values: { client } });
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const decideLate = (
  { minutes, who, told = [] }: Extract<OwnerCommand, { kind: "late" }>,
  facts: OwnerFacts,
  settled: SettledAnswers,
): Decision => {
  const whose = whoseDay(who, facts);
  if (whose.kind === "foreign") return say({ key: "owner.ownDayOnly" });
  if (whose.kind === "client") return say({ key: "owner.clientLate" });
  const agentId = settled.agentId ?? (whose.kind === "agent" ? whose.agentId : agentOf(told, facts));
  if (agentId === null) return askForAgent(facts, { key: "owner.whoIsLate" });
  const count = settled.minutes ?? minutes;
  if (count === null) return askMinutes();
  if (count < 1 || count > mostMinutes) return say({ key: "owner.lateRange" });
  return { kind: "readBack", action: { kind: "late", agentId, minutes: count } };
};

/** The agents who expect the clients who are to be notified. */
const agentOf = (told: Words, facts: OwnerFacts): string | null => {
  if (told.length === 0) return null;
  const [first] = findAppointments({ dates: null, times: [], words: told }, facts, "change");
  return first?.agentId ?? null;
};

const mostMinutes = 240;
