import type { WhenContext } from "../../conversation/dates/when-reading.ts";
import { foldText } from "../../conversation/words/fold-text.ts";
import { type Language, languages } from "../../languages.ts";
import { isNamed, type OwnerCommand } from "../owner-command.ts";
import { asksHow, isHandedOn } from "./asking/only-asks.ts";
import { withoutForMe } from "./blocking/for-me.ts";
import { askedIn, commandClauses, isForbidden } from "./clauses.ts";
import { commandWordsOf } from "./command-words.ts";
import { questionStart } from "./commands/kinds-of-sentence.ts";
import { mendSlips } from "./mend-slips.ts";
import { firstDayIn } from "./read-days.ts";
import { readInLanguage } from "./read-in-language.ts";
import type { Candidate } from "./read-which.ts";
import { readReopen } from "./reopening/read-reopen.ts";
import { withoutDaysWorked } from "./reported/ill-day.ts";
import { canOnly } from "./reported/ill-span.ts";
import { withoutKeptDays } from "./reported/kept-days.ts";
import { readOwnDelay, saysOwnDelay } from "./reported/own-delay.ts";
import { withPointedTo } from "./reported/pointed-to.ts";
import { readMessageForClient } from "./reported/read-message-for-client.ts";
import { readReported } from "./reported/read-reported.ts";
import { severalCommands } from "./several/several-commands.ts";
import { isUndo } from "./undo/is-undo.ts";
import { withoutAsides } from "./without-asides.ts";
import { withoutCourtesy } from "./without-courtesy.ts";

export type ReadContext = WhenContext & {
  /** Names of agents and of clients who have appointments, folded, word by word. */
  names: ReadonlySet<string>;
  agentNames: ReadonlySet<string>;
  /** Tried first: what the person wrote in last. */
  preferred: Language;
  /** Only a client says such a thing, in whichever language: it isn't a command. */
  isCustomers?: boolean;
  /** The part of the message that asks, and so states nothing. */
  asked?: string;
};

/**
 * A message as a command, and in which language it was said; null when it is none. Of several readings the one that leaves
 * least of the message over counts, then the language the person writes in.
 */
export const readOwnerCommand = (
  text: string,
  given: ReadContext,
): { command: OwnerCommand; language: Language } | null => {
  if (text.length > longestCommand) return null;
  const context = { ...given, names: given.names.union(given.agentNames) };
  const folded = withoutKeptDays(withoutForMe(withPossessives(foldText(text), context.names)), context);
  const said = withoutCourtesy(folded);
  if (said === "") return greeting.test(folded) ? { command: { kind: "help" }, language: context.preferred } : null;
  const isCustomers =
    languages.some((language) => commandWordsOf(language).has("customer", folded)) && !canOnly.test(folded);
  const known = { ...context, isCustomers, asked: askedIn(folded) };
  const tried = [context.preferred, ...languages.filter((language) => language !== context.preferred)];
  if (isHandedOn(folded, context)) return null;
  if (asksHow(folded)) return { command: { kind: "help" }, language: context.preferred };
  const undoing = tried.find((language) => isUndo(folded, commandWordsOf(language), known));
  if (undoing !== undefined) return { command: { kind: "undo" }, language: undoing };
  if (tried.some((language) => isForbidden(folded, commandWordsOf(language)))) return null;
  if (!isCustomers) {
    for (const language of tried) {
      const words = commandWordsOf(language);
      const texts = severalCommands(folded, words);
      const read = texts && readSeveral(texts, language, known);
      // "I'm 20 late, move everyone back" is one command after all.
      if (read || texts?.every((text) => !saysOwnDelay(text, words))) return read;
    }
    for (const read of [readReopen, readMessageForClient, readOwnDelay, readReported]) {
      for (const language of tried) {
        const command = read(folded, commandWordsOf(language), known);
        if (command) return { command, language };
      }
    }
  }
  const read = readWhole(folded, tried, known) ?? readClauses(folded, tried, known);
  return read && { ...read, command: withPointedTo(read.command, folded, commandWordsOf(read.language), known) };
};

/** In characters. Reading tries each verb, day and name of a text in five languages. */
const longestCommand = 1_000;

/** Each command must be clear by itself: nothing is done of a message that is half understood. */
const readSeveral = (texts: readonly string[], language: Language, context: ReadContext): Read | null => {
  const read = texts.flatMap((text) => readWhole(text, [language], { ...context, asked: "" }) ?? []);
  const isClear = read.length === texts.length && read.every(({ command, loss }) => loss <= 1 && isChange(command));
  if (!isClear) return null;
  const commands = read.flatMap(({ command }) => (command.kind === "several" ? command.commands : [command]));
  return { command: { kind: "several", commands }, language };
};

/** It names what it is about. */
const isChange = (command: OwnerCommand): boolean => {
  switch (command.kind) {
    case "several":
      return command.commands.every(isChange);
    case "cancel":
    case "confirm":
    case "mark":
      return isNamed(command.which);
    case "move":
      return isNamed(command.which) && command.to !== null;
    case "late":
      return command.minutes !== null && command.who.length === 0;
    case "block":
      return command.dates !== null || command.span !== null;
    default:
      return false;
  }
};

/** "Peters not coming" is said of Peter. */
const withPossessives = (folded: string, names: ReadonlySet<string>): string =>
  folded.replace(/(?<!\p{L})\p{L}{3,}s(?!\p{L})/gu, (word) =>
    !names.has(word) && names.has(word.slice(0, -1)) ? `${word.slice(0, -1)}'s` : word,
  );

type Read = { command: OwnerCommand; language: Language };

const readWhole = (
  folded: string,
  tried: readonly Language[],
  context: ReadContext,
): (Read & { loss: number }) | null => {
  let best: { candidate: Candidate; language: Language } | null = null;
  for (const language of tried) {
    const words = commandWordsOf(language);
    const text = withoutCourtesy(withoutAsides(withoutDaysWorked(folded, words, context), words, context));
    const mended = mendSlips(text, words, (word) => context.names.has(word));
    const candidate = readInLanguage(text, words, context) ?? readInLanguage(mended.text, words, context);
    if (candidate && (best === null || candidate.loss < best.candidate.loss)) best = { candidate, language };
  }
  return best && { command: best.candidate.command, language: best.language, loss: best.candidate.loss };
};

/** A story with one command in it: a single clause says what is wanted. Two that want different things are none. */
const readClauses = (folded: string, tried: readonly Language[], context: ReadContext): Read | null => {
  const clauses = commandClauses(folded);
  if (clauses.length < 2 || clauses.length > mostClauses) return null;
  const read = clauses.flatMap((clause) => {
    const found = readWhole(clause, tried, context);
    return found && found.loss <= 1 && isTold(found.command, clause, context) ? [found] : [];
  });
  const [first] = read;
  if (!first || read.some(({ command }) => command.kind !== first.command.kind)) return null;
  if (first.command.kind !== "sick" || first.command.dates !== null) return first;
  const dates = firstDayIn(folded, commandWordsOf(first.language), context);
  return { ...first, command: { ...first.command, dates } };
};

/** Longer stories aren't commands, and each clause is read in every language. */
const mostClauses = 10;

/** A day or a name alone in a story asks for nothing. */
const isTold = (command: OwnerCommand, clause: string, { asked = "" }: ReadContext): boolean => {
  if (command.kind === "help" || command.kind === "beCustomer" || command.kind === "beOwner") return false;
  return command.kind !== "day" || questionStart.test(clause) || asked.includes(clause);
};

const greeting = /\p{L}/u;
