import { type Language, languages } from "../../languages.ts";
import type { Turn } from "../conversation-turn.ts";
import type { TimeReading, WhenReading } from "../dates/when-reading.ts";
import { readLanguage } from "../phrases/read-language.ts";
import { readPhrases, toWords } from "../phrases/read-phrases.ts";
import { foldText } from "../words/fold-text.ts";
import { minuteWord, patternOf } from "./lexicon/all-lexicons.ts";
import { type Meaning, maySay, says } from "./meaning.ts";
import { readAnsweredName } from "./names/read-answered-name.ts";
import { readActs } from "./read-acts.ts";
import { readAgreement, readReservations } from "./read-agreement.ts";
import { readNumbered } from "./read-numbered.ts";
import { findPersons, readPersons } from "./read-persons.ts";
import { readShift } from "./read-shift.ts";
import { saysKept, splitClauses } from "./split-clauses.ts";
import { kindOfWord, type Understanding, understand } from "./understand.ts";

/** What was asked last, which makes some readings likelier. */
export type MeaningContext = {
  /** What a bare number or word may be. */
  expect?: "day" | "time" | "agent" | "name" | undefined;
  /** The options on the table. */
  offered: readonly string[];
  /** The name of the booking that is read back, which the message may put right. */
  bookingName?: string | undefined;
  isReadBack?: boolean;
  /** Something is being booked. */
  isBooking?: boolean;
  isMoving?: boolean;
  /** The time on the table. */
  bookingTime?: string | undefined;
};

/** What a message means: every act in it, what each carries, and what may only be suspected. */
export const readMeaning = (turn: Turn, text: string, context: MeaningContext): Meaning => {
  const whole = readWhole(turn, text, context);
  const isChange =
    maySay(whole, "cancel", "move") || whole.severalTypeIds.length > 1 || says(whole, "price", "hours", "place");
  const isMove = says(whole, "move") && whole.when.date !== undefined;
  const isSeveral =
    isMove ||
    whole.isAgreed ||
    whole.severalTypeIds.length > 1 ||
    whole.typeIds.length > 1 ||
    maySay(whole, "book", "hours", "price", "place");
  if (!isChange || !isSeveral || !whole.hasContent) return whole;
  const clauses = splitClauses(text);
  if (clauses.length < 2) return whole;
  const parts = clauses.filter((clause) => !saysKept(clause)).map((clause) => readWhole(turn, clause, context));
  // What one clause says for sure, the message says.
  const more = parts.flatMap((part) => part.acts.filter(({ kind }) => clauseActs.has(kind) && !says(whole, kind)));
  return { ...whole, acts: [...whole.acts, ...more], clauses: parts };
};

const clauseActs: ReadonlySet<string> = new Set(["cancel", "move", "price", "hours", "place"]);

/** A message, or one clause of it, as one. */
const readWhole = (turn: Turn, text: string, context: MeaningContext): Meaning => {
  const { expect, offered, isReadBack = false } = context;
  const steering = readPhrases(text);
  const isAsked = expect === "name" || isReadBack;
  const found = findPersons(turn, text, { isAsked });
  const understanding = understandHere(turn, found.rest, { ...context, isReadBack });
  const currentName = context.bookingName ?? turn.facts.client.name;
  const words = toWords(foldText(text));
  const { acts, doubtful } = readActs(text, { steering, intents: understanding.intents });
  const has = (list: Parameters<typeof patternOf>[0]) => expressionOf(list).test(words);
  const shift = maySay({ acts, doubtful }, "move", "correct") ? readShift(words) : null;
  const when = shift ? withShift(understanding.when, shift) : understanding.when;
  return {
    ...understanding,
    when,
    ...readPersons(turn, text, found, {
      understanding,
      currentName,
      isAsked,
      isBooking: context.isBooking ?? false,
      expectsName: expect === "name",
    }),
    acts,
    doubtful,
    steering,
    choice: readNumbered(text, offered),
    name: readAnsweredName(text, (word) => kindOfWord(turn, word) === "date"),
    isNameWrong: has("wrongName"),
    lateMinutes: readLateMinutes(words),
    isSameTime: has("sameTime"),
    isSameDay: has("sameDay"),
    isRather: has("rather"),
    isQuestion: /[?¿]/.test(text),
    isAgreed: readAgreement(text, { isChange: context.isMoving ?? false }),
    ...readReservations(text),
    clauses: [],
    wantedLanguage: readWantedLanguage(text, words, {
      isName: expect === "name",
      isSaid: says({ acts }, "language") && (expect !== "name" || words.split(" ").length > 2),
    }),
  };
};

/** Where a time was just read back, a bare number is another one: "no, 11". */
const understandHere = (turn: Turn, text: string, context: MeaningContext): Understanding => {
  const { expect, isReadBack } = context;
  const plain = understand(turn, text, expect === "name" ? undefined : expect);
  const { date, time, isAsap, unused } = plain.when;
  const isOpen = (isReadBack || expect === "name") && !date && !time && !isAsap;
  if (!isOpen || !unused.some((piece) => /^\d{1,2}$/.test(piece.text))) return plain;
  const timed = understand(turn, text, "time");
  if (timed.when.time) return timed;
  const said = unused.flatMap((piece) => (/^\d{1,2}$/.test(piece.text) ? [Number(piece.text)] : []));
  const hour = Number(context.bookingTime?.slice(0, 2) ?? "-1") % 12;
  const [only, ...others] = new Set(said.filter((number) => number % 12 !== hour || said.length === 1));
  const read = only === undefined || others.length > 0 ? null : hourOf(only);
  return read === null
    ? plain
    : { ...plain, hasContent: true, when: { ...plain.when, time: read, unused: [], isCertain: true } };
};

/** A bare number as an hour: of a twelve-hour clock either half. */
const hourOf = (hour: number): TimeReading | null => {
  const time = (value: number): string => `${String(value).padStart(2, "0")}:00`;
  if (hour === 12 || (hour > 12 && hour < 24)) return { kind: "exact", time: time(hour) };
  return hour > 0 && hour < 12 ? { kind: "halfDay", times: [time(hour), time(hour + 12)] } : null;
};

/** A stretch to move by is where it goes, unless a day was read; what was read of it as a time was no time. */
const withShift = (when: WhenReading, shift: NonNullable<ReturnType<typeof readShift>>): WhenReading => {
  if (when.date) return when;
  const { time, ...rest } = when;
  return time && time.kind !== "window" ? { ...when, date: shift } : { ...rest, date: shift };
};

const readLateMinutes = (words: string): number | null => {
  const match = lateExpression.exec(words);
  const minutes = match ? Number(match[1]) : 0;
  return minutes > 0 && minutes < 180 ? minutes : null;
};

const lateExpression = new RegExp(`(?:^| )(\\d{1,3}) ?(?:${minuteWord})(?= |$)`);

type LanguageCues = { isName: boolean; isSaid: boolean };

/** A language that is asked for by its name, alone or in a sentence. Asked for a name, only where it can be nothing else. */
const readWantedLanguage = (text: string, words: string, { isName, isSaid }: LanguageCues): Language | null => {
  const whole = readLanguage(text, { isName });
  if (whole !== null) return whole;
  if (!isSaid && (isName || !expressionOf("languageVerbs").test(words))) return null;
  const named = mentionsIn(words);
  const wanted = named.filter(({ isSpokenBadly }) => !isSpokenBadly);
  const asked = wanted.filter(({ isAskedFor }) => isAskedFor);
  const [only, ...others] = new Set((asked.length > 0 ? asked : wanted).map(({ language }) => language));
  return only !== undefined && others.length === 0 ? only : null;
};

type Mention = { language: Language; isSpokenBadly: boolean; isAskedFor: boolean };

/** Every language that is named, with what is said about it: "my English is bad", "in French, please". */
const mentionsIn = (words: string): Mention[] => {
  const all = words.split(" ");
  return all.flatMap((word, at): Mention[] => {
    const language = languages.find((one) => languageNames[one].test(word));
    if (!language) return [];
    const before = all.slice(Math.max(0, at - 3), at);
    const isAskedFor = prepositions.has(before.at(-1) ?? "");
    const own = before.slice(-2).some((one) => ownWords.has(one));
    const isRefused = before.some((one) => refusals.has(one)) && !before.some((one) => onlyWords.has(one));
    const isBad = badWords.has(all[at + 1] ?? "") && !isAskedFor;
    return [{ language, isSpokenBadly: own || isRefused || isBad, isAskedFor }];
  });
};

const prepositions = new Set("in en auf em to a al into uf nach pro para".split(" "));
const ownWords = new Set("my mi mon mein meine mis meu minha o".split(" ").filter((word) => word !== "o"));
const refusals = new Set(
  "don t not no ne pas nicht kein nao nem ned nod hardly barely poco peu wenig pouco".split(" "),
);
const onlyWords = new Set("only solo seulement que nur so apenas".split(" "));
const badWords = new Set("is est isch ist es e me sucks se ta esta".split(" "));

const languageNames: Record<Language, RegExp> = {
  en: /^(?:english|ingles|anglais|englisch|inglish|inglese|anglisch)$/,
  es: /^(?:espanol|castellano|spanish|espagnol|spanisch|espanhol|castelhano)$/,
  fr: /^(?:francais|french|frances|franzosisch|franzoesisch|franzosich)$/,
  de: /^(?:deutsch|german|aleman|allemand|alemao|dutsch|duetsch|tedesco)$/,
  pt: /^(?:portugues|portuguese|portugais|portugiesisch|brasileiro|brazilian|portugiesich)$/,
};

const expressions = new Map<string, RegExp>();

const expressionOf = (list: Parameters<typeof patternOf>[0]): RegExp => {
  const found = expressions.get(list) ?? patternOf(list);
  expressions.set(list, found);
  return found;
};
