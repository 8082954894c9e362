import { isCalendarWord } from "../../../conversation/dates/is-calendar-word.ts";
import { isCommonWord } from "../../../conversation/words/common-words.ts";
import type { OwnerCommand } from "../../owner-command.ts";
import { commandClauses } from "../clauses.ts";
import type { CommandWords } from "../command-words.ts";
import { firstPerson, questionStart } from "../commands/kinds-of-sentence.ts";
import { firstDayIn, type ReadDays, readDays } from "../read-days.ts";
import type { ReadContext } from "../read-owner-command.ts";
import { namesIn, type Reader, whichIn, wordsIn } from "../read-which.ts";
import { awayWords, goneWords, gotInTouch } from "./absence-words.ts";

/**
 * What was heard of somebody else: a client who doesn't come gives the appointment back ("Maria just rang, can't make it"), and
 * an agent who doesn't is off that day ("Luis no viene el sábado, ciérrale el día"). Null where more is wanted than that.
 */
export const readReported = (folded: string, words: CommandWords, context: ReadContext): OwnerCommand | null => {
  const clauses = commandClauses(folded).map((clause) =>
    clause.replace(joining, "").replace(both, " ").replace(/ +/g, " "),
  );
  const index = clauses.findIndex((clause) => isHeard(clause, words, context));
  const said = clauses[index];
  if (said === undefined || wantsElse(clauses, index, words)) return null;
  const gone = goneWords[words.language];
  const reader = { text: said, words, context };
  const before = clauses.slice(0, index + 1).map((clause) => clause.replace(gone, " "));
  const known = before.flatMap((clause) => wordsIn(clause)).filter((word) => context.names.has(word));
  const clients = known.filter((word) => !context.agentNames.has(word));
  const [agent] = known.filter((word) => context.agentNames.has(word));
  if (clients.length === 0 && agent !== undefined) return absenceOf(agent, said, folded, reader);
  if (!gone.test(said) || words.has("noShow", said.replace(gone, " "))) return null;
  return givenBack(before, clauses, reader, folded);
};

const both =
  /(?<!\p{L})(?:both|beide|las dos|los dos|ambos|ambas|tous les deux|toutes les deux|les deux|os dois|as duas)(?!\p{L})/u;

const joining = /^(?:que|pues|dass|that|and|und|y|e|et|but|aber|pero|mas|mais|so) /u;

/** A clause says of somebody else that they don't come. A question doesn't, nor does a sender who speaks of themselves. */
const isHeard = (clause: string, words: CommandWords, { asked = "", names, agentNames }: ReadContext): boolean => {
  if (questionStart.test(clause) || asked.includes(clause) || askingVerb.test(clause)) return false;
  if (goneWords[words.language].test(clause)) return !firstPerson.test(clause.replace(toMe, " "));
  const known = wordsIn(clause).filter((word) => names.has(word));
  const isOfAgent = known.length > 0 && known.every((word) => agentNames.has(word));
  return isOfAgent && awayWords[words.language].test(clause) && !firstPerson.test(clause);
};

/** "Hat Luis Freitag frei": the verb comes first in a question. */
const askingVerb =
  /^(?:hat|ist|kommt|kann|has|is|does|did|will|can|tiene|viene|esta|est|vient|tem|vem|ta)(?![\p{L}'])/u;

const toMe = /(?<!\p{L})(?:on me|me|mir|nos|us)(?!\p{L})/gu;

/** Another time is wanted, or another command given. */
const wantsElse = (clauses: readonly string[], index: number, words: CommandWords): boolean =>
  clauses.some(
    (clause, at) =>
      words.begins("move", words.putTogether(clause)) ||
      instead.test(clause) ||
      (at !== index && words.has("move", clause) && /\d/.test(clause)),
  );

const instead =
  /(?<!\p{L})(?:instead|rather|prefers?|reschedule|rebook|lieber|stattdessen|verschieb\p{L}*|verleg\p{L}*|mejor el|prefiere|cambiar\p{L}*|plutot|prefere|decaler|reporter|em vez|remarcar|mudar|trocar)(?!\p{L})/u;

const absenceOf = (agent: string, said: string, folded: string, { words, context }: Reader): OwnerCommand | null => {
  const kept = keptOf(words);
  const rest = said.replace(goneWords[words.language], kept).replace(awayWords[words.language], kept);
  if (words.has("sick", folded.replace(goneWords[words.language], " "))) return null;
  const read = daysOf(rest, folded, { text: rest, words, context });
  // A day whose number wasn't understood isn't that weekday's next.
  if (read.dates === null && read.span === null && /\d/.test(folded)) return null;
  const dates = read.dates ?? firstDayIn(folded, words, context) ?? { from: context.today, to: context.today };
  return { kind: "block", dates, span: read.span, who: [agent] };
};

/** A client who can't come "on Friday at three" has the appointment of that day and hour. */
const givenBack = (
  before: readonly string[],
  clauses: readonly string[],
  reader: Reader,
  folded: string,
): OwnerCommand | null => {
  const { words, context } = reader;
  const gone = goneWords[words.language];
  const rest = reader.text.replace(gone, keptOf(words));
  const which = whichIn(reader, rest);
  const isInTouch = gotInTouch.test(clauses.join(" , "));
  const named = before
    .flatMap((clause) => namesIn(reader, words.without("cancel", clause.replace(gotInTouchAll, " "))))
    .filter(
      (word) =>
        context.names.has(word) ||
        ((isInTouch || (which.times.length === 0 && word === subjectOf(reader.text))) &&
          readDays(word, words, context).dates === null),
    );
  const people = named.filter((word) => context.names.has(word));
  const whom = people.length > 0 ? people : named.slice(0, 3);
  const others = clauses.filter((clause) => clause !== reader.text).map((clause) => whichIn(reader, clause));
  const times = which.times.length > 0 ? which.times : (others.find((one) => one.times.length > 0)?.times ?? []);
  if (whom.length === 0 && times.length === 0) return null;
  const dates = which.dates ?? firstDayIn(clauses.join(" "), words, context) ?? firstDayIn(folded, words, context);
  const isAhead = dates !== null && dates.to >= context.today;
  const day = isAhead ? dates : null;
  const each = severalNamed(before.join(" "), people);
  if (each)
    return {
      kind: "several",
      commands: each.map((name) => ({ kind: "cancel", which: { dates: day, times, words: name } })),
    };
  return { kind: "cancel", which: { dates: day, times, words: whom } };
};

/** The first person a clause mentions, if that can be a name: an unknown one has no appointment, and nobody else is meant. */
const subjectOf = (clause: string): string | undefined => {
  const [first] = wordsIn(clause.replace(/^(?:die|der|la|el|le|o|a|the) /u, ""));
  return first !== undefined && !isCommonWord(first) ? first : undefined;
};

/** "Maria and Clara": each by herself; a first and a family name are one person's. */
const severalNamed = (text: string, people: readonly string[]): string[][] | null => {
  const pieces = text
    .split(/\s(?:and|y|e|et|und|&|\+)\s/u)
    .map((piece) => wordsIn(piece).filter((word) => people.includes(word)));
  return pieces.length > 1 && pieces.every((names) => names.length > 0) ? pieces : null;
};

const gotInTouchAll = new RegExp(gotInTouch.source, "gu");

/** What is between the parts of a verb is said of the day: "kommt am Freitag nicht". */
const keptOf =
  ({ language }: CommandWords) =>
  (found: string): string =>
    ` ${(found.match(/[\p{L}\p{N}.:]+/gu) ?? []).filter((word) => /\d/.test(word) || isCalendarWord(word, language) || prepositions.has(word)).join(" ")} ${forHour.test(found) ? "at" : ""} `;

/** "Can't make half four" names an hour. */
const forHour = /(?:make|do)$/u;

const prepositions = new Set(
  "halb viertel dreiviertel half quarter past media cuarto demi quart meia quarto y et e por de a am um ab bis von vom on from until till at el la las desde hasta le du au das ate no na".split(
    " ",
  ),
);

const daysOf = (rest: string, folded: string, { words, context }: Reader): ReadDays => {
  const read = readDays(rest, words, context);
  return read.dates !== null || read.span !== null ? read : readDays(folded, words, context);
};
