import type { SpokenClock, SpokenPart } from "../terms/expression.ts";
import type { Item, Term } from "../terms/term.ts";
import { type GrammarRule, rule, type TokenRange } from "./chart.ts";
import type { ParseContext } from "./parse-context.ts";
import { clockIn, isOnward } from "./rules/time-terms.ts";
import { tokenClauses } from "./token-clauses.ts";

/** Times up to which, or from which on, somebody can come or can't. */
export const unfitRules: readonly GrammarRule[] = [
  // "I can be there by half eleven" is a time, "I must be out by three" an end, "Friday by ten" may be both.
  rule("clock", "by clock/num/dottedClock hourUnit?", ([, clock], context, place) =>
    byTime(clockIn(clock), context, place),
  ),
  rule("clock", "until clock/num/dottedClock hourUnit?", ([, clock], context, place) => {
    const time = clockIn(clock);
    return time && says("arrive", context, place) && !says("leave", context, place) ? { time, bonus: 2 } : null;
  }),
  rule("window", "from/after part", ([, part]) => windowFrom(part?.part)),
  rule("window", "until/before part", ([, part]) => windowUntil(part?.part)),
  rule("refusedTime", "window/part able date refusedAfter", ([time, , date, after], context, { end }) =>
    isOnward(after, context, end) ? refused(time, date) : null,
  ),
  rule("refusedTime", "date able window/part refusedAfter", ([date, , time, after], context, { end }) =>
    isOnward(after, context, end) ? refused(time, date) : null,
  ),
  rule("aside", "thereafter", ([word], context, { end }) =>
    isLast(word, context, end) ? asideOf("after", word) : null,
  ),
  rule("aside", "therebefore", ([word], context, { end }) =>
    isLast(word, context, end) ? asideOf("before", word) : null,
  ),
  rule("so", "soWord", (_, { itemsFrom }, { end }) => ((itemsFrom[end] ?? []).some(isCalendar) ? {} : null)),
  // "Esto es una vergüenza" says nothing again.
  rule("so", "restateWord", (_, { itemsFrom, tokens }, { start, end }) =>
    start > 0 && !someArticles.has(tokens[end]?.text ?? "") && (itemsFrom[end] ?? []).some(isCalendar)
      ? { name: "restates" }
      : null,
  ),
];

/** "Después" alone may mean many things. */
const asideOf = (name: string, word: Term | undefined): Term => ({
  name,
  ...(word?.name === "loose" && { isWeak: true as const }),
});

/** The end of a clause, or of what it says about the time. */
const isLast = (word: Term | undefined, { tokens, itemsFrom }: ParseContext, end: number): boolean => {
  const behind = word?.name === "loose" ? ["weekday", "dayName", "anyTime"] : behindAside;
  return (tokens[end]?.pause ?? 1) > 0 || (itemsFrom[end] ?? []).some(({ category }) => behind.includes(category));
};

const behindAside = ["on", "weekday", "dayName", "thanks", "dayMark", "anyTime", "able"];

const byTime = (time: SpokenClock | null, context: ParseContext, place: TokenRange): Term | null => {
  if (!time || says("leave", context, place) || isCount(context, place)) return null;
  if (says("arrive", context, place)) return { time, bonus: 2 };
  return { time, other: { time: { kind: "window", from: null, to: time } }, bonus: 2 };
};

/** "Back by one week". */
const isCount = ({ itemsFrom }: ParseContext, { end }: TokenRange): boolean =>
  (itemsFrom[end] ?? []).some(({ category }) => category === "unit" || category === "units");

/** Whether a word of a kind is in the same clause. */
const says = (category: string, { tokens, itemsFrom }: ParseContext, { start }: TokenRange): boolean => {
  const clause = tokenClauses(tokens).find(({ from, to }) => start >= from && start < to);
  const said = (items: readonly Item[]): boolean => items.some((item) => item.category === category);
  return clause !== undefined && itemsFrom.slice(clause.from, clause.to).some(said);
};

const at = (hour: number): SpokenClock => ({ kind: "clock", minute: hour * 60, isHalfDay: false });

const begins: Partial<Record<SpokenPart, number>> = {
  noon: 12,
  lunch: 12,
  afternoon: 12,
  lateAfternoon: 16,
  evening: 17,
  night: 18,
};

const windowFrom = (part: SpokenPart | undefined): Term | null => {
  const hour = part && begins[part];
  return hour ? { time: { kind: "window", from: at(hour), to: null } } : null;
};

const windowUntil = (part: SpokenPart | undefined): Term | null => {
  const hour = part && begins[part];
  return hour ? { time: { kind: "window", from: null, to: at(hour) } } : null;
};

const refused = (term: Term | undefined, date: Term | undefined): Term | null => {
  const time = term?.time ?? (term?.part ? { kind: "part" as const, part: term.part, isWeak: false } : undefined);
  return time && date?.date && !date.time ? { time, date: date.date, bonus: 1 } : null;
};

const someArticles = new Set("a an un una um uma une ein eine einen".split(" "));

const isCalendar = ({ category }: Item): boolean => calendar.has(category);

const calendar = new Set(
  "weekday shortWeekday dayName num ord at on around from after before until part todayPart which dayMark art feast half halfPast quarter".split(
    " ",
  ),
);

/** "Donnerstag nicht Dienstag", in one breath, refuses the second. */
export const isNotNext = (after: Term | undefined, { tokens, itemsFrom }: ParseContext, end: number): boolean =>
  after?.name === "loose" &&
  tokens[end]?.pause === 0 &&
  ["nicht", "pas"].includes(tokens[end - 1]?.text ?? "") &&
  (itemsFrom[end] ?? []).some(
    ({ category, end: next }) =>
      category === "weekday" ||
      category === "dayName" ||
      // "Den 26. nicht den 25."
      (category === "dayMark" && /^\d/.test(tokens[next]?.text ?? "")),
  );

/** "Friday I can't before four" refuses hours, not the day. */
export const isTimeLimited = ({ tokens, itemsFrom }: ParseContext, end: number): boolean =>
  tokens[end]?.pause === 0 &&
  (itemsFrom[end] ?? []).some(
    ({ category, end: next }) =>
      limitWords.has(category) &&
      (/^\d/.test(tokens[next]?.text ?? "") || (itemsFrom[next] ?? []).some((item) => hourWords.has(item.category))),
  );

const limitWords = new Set(["before", "after", "until", "from", "by"]);
const hourWords = new Set(["num", "half", "halfPast", "quarter", "quarterOf", "threeQuarters", "clockWord", "at"]);

/** "Not before three on Friday, I work": the day belongs to the hour, and the reason is separate. */
export const isOfHour = ({ tokens, itemsFrom }: ParseContext, start: number, end: number): boolean =>
  tokens[start]?.pause === 0 &&
  tokens.slice(start + 1, end).some(({ pause }) => pause > 0) &&
  [2, 3, 4].some(
    (back) =>
      tokens.slice(start - back + 1, start).every(({ pause }) => pause === 0) &&
      (itemsFrom[start - back] ?? []).some(({ category }) => category === "before" || category === "after"),
  );

/** "Thursday at eleven, I work nights": what is said after the comma is about the nights. */
export const isOfPart = ({ tokens, itemsFrom }: ParseContext, end: number): boolean =>
  tokens[end]?.pause === 0 &&
  [1, 2, 3].some((back) => (tokens[end - back]?.pause ?? 0) > 0) &&
  (itemsFrom[end] ?? []).some(
    (item) =>
      isPartOfDay(item) ||
      (beforePart.has(item.category) && tokens[item.end]?.pause === 0 && (itemsFrom[item.end] ?? []).some(isPartOfDay)),
  );

const isPartOfDay = ({ category }: Item): boolean => category === "part" || category === "weakPart";

const beforePart = new Set(["art", "on", "in", "at", "within"]);

/** "No, Friday" refuses nothing. */
export const isLoosePause = ({ tokens, itemsFrom }: ParseContext, start: number, end: number): boolean => {
  const isList = (at: number): boolean => (itemsFrom[at] ?? []).some(({ category }) => category === "weekday");
  for (let at = start + 1; at < end; at++) if ((tokens[at]?.pause ?? 0) > 0 && !isList(at)) return true;
  const words = (itemsFrom[start] ?? []).filter(({ category }) => category === "except").map((item) => item.end);
  return words.every((word) => word >= end || (tokens[word]?.pause ?? 0) > 0);
};

/** "…, I'm away Monday and Tuesday": with nothing else in the clause. */
export const isOwnClause = ({ tokens }: ParseContext, { start, end }: TokenRange): boolean =>
  start > 0 &&
  (tokens[start]?.pause ?? 0) > 0 &&
  (tokens[end]?.pause ?? 1) > 0 &&
  tokens.slice(start + 1, end).every(({ pause }) => pause === 0);

/** "Tuesday to Friday, I'm away the Monday": what is said after the comma is about the Monday. */
export const isOfNextDay = ({ tokens, itemsFrom }: ParseContext, end: number): boolean =>
  tokens[end]?.pause === 0 &&
  [1, 2, 3].some((back) => (tokens[end - back]?.pause ?? 0) > 0) &&
  (itemsFrom[end] ?? []).some(
    (item) =>
      isDayWord(item) ||
      (beforePart.has(item.category) && tokens[item.end]?.pause === 0 && (itemsFrom[item.end] ?? []).some(isDayWord)),
  );

const isDayWord = ({ category }: Item): boolean => category === "weekday" || category === "dayName";

/** "Three or four on Thursday, either": refuses nothing. */
export const isEitherOf = ({ tokens }: ParseContext, end: number): boolean =>
  tokens[end - 1]?.text === "either" && (tokens[end - 1]?.pause ?? 0) > 0;

/** "Antes segunda do que terça" prefers, and so does "antes na sexta": what comes before it is "antes de". */
export const isPreference = (context: ParseContext, { start, end }: TokenRange): boolean =>
  isRather(context, start) ||
  ((context.itemsFrom[start] ?? []).some(({ category }) => category === "prefer") &&
    (context.itemsFrom[end] ?? []).some(
      ({ category, end: next }) =>
        category === "than" && (next - end > 1 || (context.itemsFrom[next] ?? []).some(isCalendar)),
    ));

export const isRather = ({ tokens, lexicon }: ParseContext, start: number): boolean =>
  lexicon.language === "pt" && tokens[start]?.text === "antes" && !/^d/.test(tokens[start + 1]?.text ?? "");

/** "Thursday eve" is an evening, "Christmas eve" a day, and in "the day before, 2 pm" two is the hour. */
export const isHourWordOfDay = (date: Term | undefined, word: string | undefined): boolean =>
  (word !== "eve" && word !== "pm" && word !== "am") ||
  (date?.date !== undefined && ["weekday", "offset", "either"].includes(date.date.kind));

/** "El viernes no, el sábado", but not "el viernes no hay". */
export const isDateNext = ({ itemsFrom }: ParseContext, end: number): boolean =>
  (itemsFrom[end] ?? []).some(({ category }) =>
    ["weekday", "dayName", "correction", "art", "dayMark", "on"].includes(category),
  );
