import type { IncomingMessage } from "../conversation/message.ts";
import { particles } from "../conversation/names/name-features.ts";
import { readAgreement } from "../conversation/reading/agreement/read-agreement.ts";
import { readNumbered } from "../conversation/reading/read-numbered.ts";
import { foldedWords, foldText } from "../conversation/words/fold-text.ts";
import type { Language } from "../languages.ts";
import { decideCommand } from "./deciding/decide-command.ts";
import type { Decision, SettledAnswers } from "./deciding/decision.ts";
import { isWordOfName } from "./deciding/find-appointments.ts";
import type { OwnerAction } from "./deciding/owner-action.ts";
import type { OwnerFacts } from "./deciding/owner-facts.ts";
import { shownDayIn, thatDayOf } from "./deciding/shown-day.ts";
import { type Days, isNamed, type OwnerCommand } from "./owner-command.ts";
import { commandWordsOf } from "./reading/command-words.ts";
import { readDays } from "./reading/read-days.ts";
import { readMinutes } from "./reading/read-length.ts";
import { type ReadContext, readOwnerCommand } from "./reading/read-owner-command.ts";
import { nameThatDay, onDays } from "./reading/shown/that-day.ts";
import { takesBack } from "./reading/undo/takes-back.ts";
import type { OwnerState } from "./state.ts";

/** What a message of somebody who runs the day leads to. */
export type OwnerStep = { language: Language } & (
  | {
      kind: "decided";
      command: OwnerCommand;
      settled: SettledAnswers;
      decision: Decision;
      /** What was read back before isn't done. */
      isDropped: boolean;
    }
  | { kind: "do"; action: OwnerAction }
  /** The yes came too late for what was read back: read back once more. */
  | { kind: "readAgain"; action: OwnerAction }
  | { kind: "leave" | "nothingWaits" | "stale" }
  | { kind: "unknown"; isDropped: boolean }
);

/** A yes counts for this long. */
const yesMs = 10 * 60_000;

export const takeOwnerMessage = (
  state: OwnerState,
  { text = "", choiceId }: Pick<IncomingMessage, "text" | "choiceId">,
  facts: OwnerFacts,
  fallback: Language,
): OwnerStep => {
  const preferred = state.language ?? fallback;
  const { pending, open } = state;
  if (choiceId !== undefined) {
    const [, nonce, value = ""] = choiceId.split("~");
    if (pending && nonce === pending.nonce) return answerPending(value === "yes", pending, facts, preferred);
    if (open && nonce === open.nonce && open.values.includes(value))
      return goOn({ state, facts, language: preferred }, open, value);
    return { kind: "stale", language: preferred };
  }
  const context = contextOf(facts, preferred);
  const read = readCommand(text, context, thatDayOf(state.shown, facts));
  if (isYes(text, read?.command ?? null)) {
    if (pending) return answerPending(true, pending, facts, preferred);
    if (!open && !read) return { kind: "nothingWaits", language: preferred };
  }
  if (plainNo.test(foldText(text).replace(/(?<![!.\s])[!.\s]+$/u, ""))) {
    return { kind: pending || open ? "leave" : "nothingWaits", language: preferred };
  }
  // "No, wrong one, leave her be" wants nothing else done.
  if ((pending || open) && !namesElse(read?.command ?? null) && takesBack(foldText(text)))
    return { kind: "leave", language: preferred };
  const answer = open && readAnswer(open, text, facts, context);
  if (open && answer !== undefined) return goOn({ state, facts, language: preferred }, open, answer);
  if (!read) return { kind: "unknown", language: preferred, isDropped: pending !== undefined || open !== undefined };
  // "Scrap that" before the yes is about what was read back, not about the change before it.
  if (pending && pending.action.kind !== "undo" && read.command.kind === "undo")
    return { kind: "leave", language: read.language };
  const decision = decideCommand(read.command, facts, {}, state.lastDone ?? null);
  return { kind: "decided", ...read, settled: {}, decision, isDropped: pending !== undefined };
};

/** A command, on the day that it points to. */
const readCommand = (text: string, context: ReadContext, thatDay: Days): ReturnType<typeof readOwnerCommand> => {
  const named = nameThatDay(text, context);
  const read = named === null ? null : readOwnerCommand(named.text, context);
  return read ? { ...read, command: onDays(read.command, named?.days ?? thatDay) } : readOwnerCommand(text, context);
};

/** The state once a message is taken: what was asked or read back before it is over. */
export const stateAfter = (state: OwnerState, step: OwnerStep, { now }: OwnerFacts): OwnerState => {
  const { pending: _, open: __, ...rest } = state;
  const date = step.kind === "decided" ? shownDayIn(step.decision) : undefined;
  const shown = date === undefined ? {} : { shown: { date, atMs: now.epochMilliseconds } };
  return { ...rest, language: step.language, ...shown };
};

/** A yes isn't a command of its own; one that names nothing ("yes, cancel it") is about what was read back. */
const isYes = (text: string, command: OwnerCommand | null): boolean => {
  if (/\d/.test(text)) return false;
  if (plainYes.test(foldText(text).replace(/(?<![!.\s])[!.\s]+$/u, ""))) return true;
  if (!readAgreement(text)) return false;
  if (command === null) return true;
  if (command.kind !== "cancel" && command.kind !== "confirm" && command.kind !== "move") return false;
  return !isNamed(command.which);
};

/** A command that says what it is about, so that it is wanted in place of what was read back. */
const namesElse = (command: OwnerCommand | null): boolean => {
  switch (command?.kind) {
    case undefined:
    case "undo":
      return false;
    case "move":
      return command.to !== null || isNamed(command.which);
    case "cancel":
    case "confirm":
    case "mark":
      return isNamed(command.which);
    case "block":
      return command.dates !== null || command.span !== null;
    case "sick":
      return command.dates !== null;
    default:
      return true;
  }
};

const plainYes =
  /^(?:y|yes|yep|yeah|yup|ok|okay|sure|do it|go|go ahead|correct|right|si|sip|dale|hazlo|vale|claro|adelante|oui|ouais|vas[- ]y|c'est bon|ja|jo|jap|jawohl|passt|genau|mach(?: das| es)?|sim|isso|pode|pode ser|manda|beleza|👍.*)$/u;

const plainNo =
  /^(?:n|no|nope|nah|no no|don'?t|do not|leave it|forget it|never ?mind|not now|wait|no gracias|dejalo|mejor no|olvidalo|espera|non|laisse(?: tomber)?|pas maintenant|attends|nein|ne|nee|noe|lass(?: es| das)?|doch nicht|warte|vergiss es|nao|deixa(?: pra la)?|melhor nao|esquece|espera ai)$/u;

const answerPending = (
  isYes: boolean,
  { action, askedAtMs }: NonNullable<OwnerState["pending"]>,
  { now }: OwnerFacts,
  language: Language,
): OwnerStep => {
  if (!isYes) return { kind: "leave", language };
  return { kind: now.epochMilliseconds - askedAtMs > yesMs ? "readAgain" : "do", action, language };
};

type Open = NonNullable<OwnerState["open"]>;
/** A value that was offered, or a place in words. */
type Answer = string | { place: Extract<OwnerCommand, { kind: "move" }>["to"] };

type Going = { state: OwnerState; facts: OwnerFacts; language: Language };

const goOn = ({ state, facts, language }: Going, open: Open, answer: Answer): OwnerStep => {
  const settled = typeof answer === "string" ? { ...open.settled, ...settledBy(open.asked, answer) } : open.settled;
  const command =
    typeof answer === "object" && open.command.kind === "move" ? { ...open.command, to: answer.place } : open.command;
  const decision = decideCommand(command, facts, settled, state.lastDone ?? null);
  return { kind: "decided", command, settled, decision, language, isDropped: false };
};

const settledBy = (asked: Open["asked"], value: string): SettledAnswers => {
  switch (asked) {
    case "appointment":
      return { appointmentId: value };
    case "agent":
      return { agentId: value };
    case "date":
      return { date: value };
    case "minutes":
      return { minutes: Number(value) };
    case "place":
      return {};
  }
};

/** An answer to what was asked, by its number or in words; undefined when the message is about something else. */
const readAnswer = (
  { asked, values }: Open,
  text: string,
  facts: OwnerFacts,
  context: ReadContext,
): Answer | undefined => {
  const words = commandWordsOf(context.preferred);
  if (asked === "place") {
    const read = readDays(foldText(text), words, { ...context, expect: "time" }, true);
    if ((read.dates === null && read.times.length === 0) || readOwnerCommand(text, context)?.command.kind === "move")
      return undefined;
    return { place: { dates: read.dates, times: read.times, words: [] } };
  }
  if (asked === "minutes") {
    const minutes = readMinutes(foldText(text), words);
    return minutes === null ? undefined : String(minutes);
  }
  const numbered = readNumbered(text, values);
  if (numbered !== null) return numbered;
  if (asked === "date") {
    const { dates, rest } = readDays(foldText(text), words, context);
    const isAnswer = dates && !dates.either && dates.from === dates.to;
    return isAnswer && (values.includes(dates.from) || rest === "") ? dates.from : undefined;
  }
  const said = foldedWords(text);
  if (said.length > 4) return undefined;
  const named = values.filter((value) => {
    const appointment = facts.appointments.find(({ id }) => id === value);
    const names = appointment
      ? [appointment.clientName, appointment.agentName]
      : [facts.agents.find(({ id }) => id === value)?.name ?? ""];
    return said.some((word) => names.some((name) => isWordOfName(name, word)));
  });
  return named.length === 1 ? named[0] : undefined;
};

/** What the reader has to know about the business. */
const contextOf = (
  { today, nowTime, country, agents, appointments }: OwnerFacts,
  preferred: Language,
): ReadContext => ({
  today,
  nowTime,
  ...(country !== null && { country }),
  preferred,
  agentNames: namingWords(agents.map(({ name }) => name)),
  names: namingWords([...agents.map(({ name }) => name), ...appointments.map(({ clientName }) => clientName)]),
});

/**
 * The words that tell who is meant. Of "Juan de la Cruz" the small ones don't: "de 14 a 16" would be about him. "Ben" and "Al"
 * are names where they come first.
 */
const namingWords = (names: readonly string[]): Set<string> =>
  new Set(
    names.flatMap((name) =>
      foldedWords(name).filter((word, index) => word.length > 1 && (index === 0 || !particles.has(word))),
    ),
  );
