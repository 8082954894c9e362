import { isCommonWord } from "../../../conversation/words/common-words.ts";
import type { OwnerCommand } from "../../owner-command.ts";
import { commandClauses } from "../clauses.ts";
import type { CommandWords } from "../command-words.ts";
import { readDays } from "../read-days.ts";
import type { ReadContext } from "../read-owner-command.ts";
import { wordsAroundCommands, wordsIn } from "../read-which.ts";
import { gotInTouch } from "./absence-words.ts";

/**
 * A command about "her" is about the person named before: "Clara rang, move her to 11:30". Also one whom nobody knows is meant
 * by it, and then no appointment of somebody else.
 */
export const withPointedTo = (
  command: OwnerCommand,
  folded: string,
  words: CommandWords,
  context: ReadContext,
): OwnerCommand => {
  if (command.kind !== "move" && command.kind !== "cancel") return command;
  const { which } = command;
  if (which.isAll || which.isNext) return command;
  const clauses = commandClauses(folded);
  const at = clauses.findIndex((clause, index) => index > 0 && pronoun.test(clause));
  if (which.words.some((word) => context.names.has(word))) {
    const howCalled = new Set(clauses.slice(0, Math.max(at, 0)).flatMap(afterCalling));
    const words = which.words.filter((word) => context.names.has(word) || !howCalled.has(word));
    return { ...command, which: { ...which, words } };
  }
  const named = clauses.slice(0, Math.max(at, 0)).flatMap((clause) => subjectOf(clause, words, context));
  if (named.length > 0) return { ...command, which: { ...which, words: named } };
  const times = which.words.length + which.times.length > 0 || which.dates ? [] : hourBefore(clauses, words, context);
  return times.length > 0 ? { ...command, which: { ...which, times } } : command;
};

/** "Three o'clock's no good, drop him": the hour of a clause that commands nothing itself. */
const hourBefore = (clauses: readonly string[], words: CommandWords, context: ReadContext): readonly string[] => {
  const told = clauses.slice(0, -1).map((clause) => (clause.match(hourAtFront)?.[0] ?? "").replace(/ horas?$/u, ""));
  const expecting = { ...context, expect: "time" as const };
  return told.map((hour) => readDays(hour, words, expecting, true).times).find((times) => times.length > 0) ?? [];
};

/** What a clause begins with, up to what is said of it. */
const hourAtFront =
  /^(?:(?:the|my|der|die|das|den|mein\p{L}*|um|la|las|el|lo|de|del|a|as|o|celui|celle|le) )*(?:[\p{L}]+ (?:y|e|et) (?:media|meia|demie?|cuarto|quart|quarto)|(?:half|quarter|halb|viertel)(?: past| to| nach| vor)? \p{L}+|[\d:.]+(?:h\d*)?(?= |'|$)(?: uhr(?: \p{L}+)?| ?h| pm| am| o'?clock)?|\p{L}+ (?:uhr(?: \p{L}+(?=sig|zig|ssig|zehn|funf))?\p{L}*|heures?(?: et (?:demie?|quart))?|horas?|o'?clock)|midi(?: et demi)?|(?<=^las? )\p{L}+|\p{L}+(?= (?:klappt|geht|passt|wird|fallt|wurde|nao|no) )|\p{L}+(?='s |'s$))(?: uhr)?/u;

/** "Sent a voice note": the verb is followed by how somebody got in touch, not by a name. */
const afterCalling = (clause: string): string[] => {
  const called = gotInTouch.exec(clause);
  return called && !titles.test(called[0]) ? wordsIn(clause.slice(called.index + called[0].length)) : [];
};

const titles = /^(?:mr|mrs|ms|miss|frau|herrn?|senora?|sra?|don|dona|seu|madame|monsieur|mme|mlle)$/u;

const subjectOf = (clause: string, words: CommandWords, context: ReadContext): string[] => {
  const known = wordsIn(clause).filter((word) => context.names.has(word) && !context.agentNames.has(word));
  if (known.length > 0) return known;
  const [, name = ""] =
    /^(?:(?:die|der|a|o|la|el|mrs|mr|ms|frau|herr|senora|senor|dona|madame) )?(\p{L}{3,})(?= )/u.exec(clause) ?? [];
  const isName = name !== "" && !isCommonWord(name) && !wordsAroundCommands.has(name) && !gotInTouch.test(name);
  return isName && gotInTouch.test(clause) && readDays(name, words, context).dates === null ? [name] : [];
};

/** Who was named before, hanging on a verb or by itself. */
const pronoun =
  /(?<!\p{L})(?:her|him|she|he|sie|ihn|er|la|le|lo|elle|il|ella|el|ela|ele)(?!\p{L})|(?<=\p{L}-?)(?:-(?:la|le|lo|a|o|na|no)|(?<=[aeiou])r?l[aeo])(?!\p{L})|(?<!\p{L})(?:de|d'|tem de|que) a (?=\p{L}+r(?!\p{L}))/u;
