import { addDays, epochDayOf } from "../../../scheduling/clock/calendar-date.ts";
import { weekdayIndexOf } from "../../../scheduling/clock/weekday.ts";
import type { DateExpression, WeekdayWhich } from "../terms/expression.ts";
import type { Item, Term, WhichWord } from "../terms/term.ts";
import { type GrammarRule, isTight, rule, type TokenRange } from "./chart.ts";
import { clockOf } from "./clock-of.ts";
import { counted } from "./lexical-items.ts";
import { dayOfMonth, operatorRules } from "./operator-rules.ts";
import type { ParseContext } from "./parse-context.ts";
import { isAnyWeekday, isShortWeekday } from "./rules/short-weekday.ts";
import { asDateTerm } from "./term-of.ts";

/** Named days, weekdays, days of a month, feasts. */
const dayRules: readonly GrammarRule[] = [
  rule("date", "dayName", ([name]) => asDateTerm({ kind: "offset", days: name?.n ?? 0 })),
  rule("weekday", "shortWeekday", ([short], context, { start, end }) =>
    isShortWeekday(context, start, end) ? { n: short?.n ?? 0 } : null,
  ),
  rule("date", "weekday", ([weekday]) => ({
    date: weekdayOf(weekday, "plain"),
    ...(weekday?.bonus !== undefined && { bonus: weekday.bonus }),
  })),
  // "Die Winterreifen müssen drauf, Freitag um 11".
  rule("date", "which weekday", ([which, weekday], context, place) =>
    which?.which === "following" && !isTight(context, place) ? null : whichWeekday(weekday, which?.which),
  ),
  rule("date", "weekday which", ([weekday, which]) => whichWeekday(weekday, which?.which)),
  rule("date", "which which weekday", ([, which, weekday]) => whichWeekday(weekday, which?.which)),
  rule("date", "which weekday which", ([, weekday, which]) => whichWeekday(weekday, which?.which)),
  rule("ord", "num ordSuffix", ([number], { tokens }, { end }) =>
    tokens[end - 1]?.isGlued && number?.digits !== undefined ? { n: number.n ?? 0, digits: number.digits } : null,
  ),
  rule("date", "dayMark num of? month/monthShort", ([, day, , month]) => monthDay(day, month)),
  // In French "vingt sept" is a number.
  rule("date", "num of? month/monthShort", ([day, , month], { tokens }, { end }) =>
    day?.digits === undefined && tokens[end - 1]?.text === "sept" ? null : monthDay(day, month),
  ),
  rule("date", "num of? month/monthShort of? year", ([day, , month, , year]) => monthDay(day, month, year)),
  // "Vinte e três do onze", "el 23 del 11": no hour, so the month by its number.
  rule("date", "dayMark? num of num", ([mark, day, , month], context, place) =>
    isMonthNumber(month) && isDayOfNumber(mark, day, context, place) ? boosted(monthDay(day, month)) : null,
  ),
  rule("date", "ord of? month/monthShort", ([day, , month], context) =>
    isDayOrdinal(day, context) ? monthDay(day, month) : null,
  ),
  rule("date", "ord of? month/monthShort of? year", ([day, , month, , year], context) =>
    isDayOrdinal(day, context) ? monthDay(day, month, year) : null,
  ),
  rule("date", "month num/ord", ([month, day], context, { end }) =>
    (day?.digits === undefined && context.tokens[end - 1]?.pause !== 0) || isHourBefore(context, end)
      ? null
      : monthDay(day, month),
  ),
  rule("date", "month num/ord of? year", ([month, day, , year]) => monthDay(day, month, year)),
  rule("date", "month dayMark num/ord", ([month, , day], { lexicon }) =>
    lexicon.customs.isMonthFirstUsed ? null : monthDay(day, month),
  ),
  rule("date", "month art num/ord", ([month, , day], { lexicon }) =>
    lexicon.customs.isMonthFirstUsed ? monthDay(day, month) : null,
  ),
  // "Der zweite Zwölfte": the day, then the month by its number.
  rule("date", "ord ord", ([day, month], { lexicon, tokens }, { end }) =>
    lexicon.customs.isDotOrdinal && isMonthNumber(month) && (day?.n ?? 0) > 0 && tokens[end - 1]?.pause === 0
      ? boosted(monthDay(day, month))
      : null,
  ),
  // "El veintisiete", but "el dos" may be anything.
  rule("date", "dayMark num", ([mark, day], context, { end }) =>
    context.lexicon.isDialect(context.tokens[end - 1]?.text ?? "") ||
    (day?.digits === undefined && context.tokens.some(({ text }) => context.lexicon.isDialectDay(text)))
      ? null
      : day?.digits !== undefined || mark?.name === "strong" || isDayWord(day, context, end)
        ? dayOfMonth(day)
        : null,
  ),
  // "El 7 o así".
  rule("date", "dayMark num ish", ([, day], { lexicon, tokens }, { start }) =>
    !lexicon.customs.areDaysOrdinal && day?.digits !== undefined && tokens[start]?.text === "el"
      ? { ...dayOfMonth(day), bonus: 1 }
      : null,
  ),
  rule("date", "dayMark ord", ([mark, day], context, { end }) =>
    (day?.digits === undefined && isNounNext(context, end)) || isNumbered(day, context)
      ? null
      : day?.digits !== undefined || mark?.name === "strong" || (day?.n ?? 0) > 10
        ? dayOfMonth(day)
        : null,
  ),
  rule("date", "ord", ([day], { lexicon }) =>
    day?.digits !== undefined && !lexicon.customs.isDotOrdinal && (lexicon.customs.areDaysOrdinal || day.n === 1)
      ? dayOfMonth(day)
      : null,
  ),
  rule("date", "art ord", ([, day], context) =>
    isNumbered(day, context) || (day?.digits !== undefined && context.lexicon.customs.isDotOrdinal)
      ? null
      : (day?.n ?? 0) > 10
        ? dayOfMonth(day)
        : null,
  ),
  rule("date", "weekday dayMark? num/ord", ([weekday, mark, day], context, { end }) =>
    weekdayAndDay({ weekday, mark, day }, context, end),
  ),
  rule("date", "which weekday dayMark? num/ord", ([which, weekday, mark, day], context, { end }) =>
    isThatDay(which, weekday, day, context) ? weekdayAndDay({ weekday, mark, day }, context, end) : null,
  ),
  rule("date", "weekday which dayMark? num/ord", ([weekday, which, mark, day], context, { end }) =>
    isThatDay(which, weekday, day, context) ? weekdayAndDay({ weekday, mark, day }, context, end) : null,
  ),
  rule("date", "weekday date", ([weekday, date]) => onWeekday(weekday, date)),
  rule("date", "date weekday", ([date, weekday]) => onWeekday(weekday, date)),
  rule("date", "feast year?", ([feast, year]) => asDateTerm(feastOf(feast, year))),
  // The French "réveillon" is the one of Christmas or of New Year.
  rule("date", "eitherFeast", ([feasts]) =>
    asDateTerm({ kind: "either", of: (feasts?.name ?? "").split(" ").map((name) => ({ kind: "feast", name })) }),
  ),
  rule("date", "which feast", ([, feast]) => asDateTerm(feastOf(feast, undefined))),
  rule("date", "feast which", ([feast]) => asDateTerm(feastOf(feast, undefined))),
  rule("date", "art date", ([, date]) => (date?.date ? date : null)),
  rule("date", "on date", ([, date]) => (date?.date && date.date.kind !== "relative" ? date : null)),
  rule("date", "in/within date", ([, date]) => (date?.date?.kind === "period" ? date : null)),
  rule("date", "dayMark numberRange", ([, numbers]) => {
    const [first, second] = numbers?.range ?? [0, 0];
    return first >= 1 && first <= 31 && second >= 1 && second <= 12
      ? asDateTerm({ kind: "numeric", first, second, isDayFirst: true })
      : null;
  }),
  rule("date", "on/dayMark praise", ([, date]) => date ?? null),
  rule("date", "fits date", ([, date]) => date ?? null),
  rule("date", "weekday nextWeekOf", ([weekday]) =>
    asDateTerm({ kind: "weekdayOf", weekday: weekday?.n ?? 0, of: { kind: "unit", unit: "week", offset: 1 } }),
  ),
  rule("weekday", "gluedWeekday", ([weekday], { tokens }, { end }) =>
    tokens[end - 1]?.isGlued && !counted.has(tokens[end]?.text ?? "") ? { n: weekday?.n ?? 0, bonus: 5 } : null,
  ),
  rule("date", "date orLater", ([date]) =>
    date?.date?.kind === "offset" && !date.time
      ? asDateTerm({ kind: "either", of: [date.date, { kind: "offset", days: date.date.days + 1 }] })
      : null,
  ),
  rule("date", "dayAtLast", ([day], { itemsFrom, tokens }, { start, end }) => {
    const isBeforeTime = (itemsFrom[end] ?? []).some(({ category }) => ["at", "part", "around"].includes(category));
    // "Mañana no, pasado sí".
    const isBehindTomorrow = itemsFrom.slice(0, start).some(isTomorrow);
    const isApart = (tokens[start]?.pause ?? 0) > 0 || start === 0;
    return isBeforeTime || (isBehindTomorrow && isApart) ? asDateTerm({ kind: "offset", days: day?.n ?? 2 }) : null;
  }),
  rule("date", "numberRange", ([numbers], { itemsFrom, lexicon }, { end }) => {
    const [first, second] = numbers?.range ?? [0, 0];
    const isBeforeTime = (itemsFrom[end] ?? []).some(({ category }) => category === "at");
    return isBeforeTime && !lexicon.customs.isMonthFirstUsed && first >= 1 && first <= 31 && second >= 1 && second <= 12
      ? asDateTerm({ kind: "numeric", first, second, isDayFirst: true })
      : null;
  }),
  rule("date", "date isClosed", ([date]) => (date?.date && !date.time ? { ...date, isWeak: true } : null)),
  rule("date", "isClosed on? date", ([, , date]) => (date?.date && !date.time ? { ...date, isWeak: true } : null)),
  rule("date", "event on? date", ([, , date]) => (date?.date && !date.time ? { ...date, isWeak: true } : null)),
  rule("date", "holyWeek", () =>
    asDateTerm({ kind: "range", from: { kind: "feast", name: "palmSunday" }, to: { kind: "feast", name: "easter" } }),
  ),
  rule("date", "betweenYears", () =>
    asDateTerm({
      kind: "range",
      from: { kind: "monthDay", month: 12, day: 27 },
      to: { kind: "monthDay", month: 12, day: 30 },
    }),
  ),
  rule("date", "date dayNoun", ([date]) =>
    date?.date?.kind === "dayOfMonth" || date?.date?.kind === "weekday" ? date : null,
  ),
];

export const dateRules: readonly GrammarRule[] = [...dayRules, ...operatorRules];

const weekdayOf = (weekday: Term | undefined, which: WeekdayWhich): DateExpression => ({
  kind: "weekday",
  weekday: weekday?.n ?? 0,
  which,
});

const whichWeekday = (weekday: Term | undefined, which: WhichWord | undefined): Term | null => {
  if (which === undefined) return null;
  const n = weekday?.n ?? 0;
  const ahead: DateExpression = { kind: "weekdayAhead", weekday: n, weeks: 1, isEither: true };
  if (which === "afterNext") return asDateTerm(ahead);
  if (which !== "following") return asDateTerm(weekdayOf(weekday, which));
  return asDateTerm({ kind: "one", which: "after", weekday: n, otherwise: weekdayOf(weekday, "next") });
};

const isTomorrow = (items: readonly Item[]): boolean =>
  items.some(({ category, term }) => category === "dayName" && term.n === 1);

const monthDay = (day: Term | undefined, month: Term | undefined, year?: Term): Term | null => {
  const n = day?.n ?? 0;
  if (n < 1 || n > 39 || month?.n === undefined) return null;
  return asDateTerm({ kind: "monthDay", month: month.n, day: n, ...(year?.n !== undefined && { year: year.n }) });
};

/** "December 5pm": an hour of it. */
const isHourBefore = ({ tokens, itemsFrom }: ParseContext, end: number): boolean =>
  tokens[end]?.pause === 0 && (itemsFrom[end] ?? []).some(({ category }) => unitTails.has(category));

/** "El cuatro del doce"; "a las 4 del 12" is an hour of a day. */
const isDayOfNumber = (
  mark: Term | undefined,
  day: Term | undefined,
  { tokens, itemsFrom }: ParseContext,
  { start, end }: TokenRange,
): boolean => {
  if (!isOfThe(tokens[end - 2]?.text) || tokens.slice(start + 1, end).some(({ pause }) => pause > 0)) return false;
  if ((day?.n ?? 0) > 12) return tokens[end - 1]?.text !== "dez";
  const isNext = (categories: ReadonlySet<string>): boolean =>
    (tokens[end]?.pause ?? 1) > 0 || (itemsFrom[end] ?? []).some(({ category }) => categories.has(category));
  const isFirst = start === 0 || (tokens[start]?.pause ?? 0) > 0;
  return (mark !== undefined || (isFirst && day?.digits !== undefined)) && isNext(behindDay);
};

const behindDay = new Set(["at", "around", "part", "from", "after", "before", "between", "until"]);

const isOfThe = (word: string | undefined): boolean => word === "do" || word === "del" || word === "du";

const isMonthNumber = (month: Term | undefined): boolean => (month?.n ?? 0) >= 1 && (month?.n ?? 13) <= 12;

const boosted = (term: Term | null): Term | null => term && { ...term, bonus: 2 };

/** "Am zweiten Advent", "the third option": an ordinal in words before a word that isn't known. */
const isNounNext = ({ tokens, lexicon }: ParseContext, end: number): boolean => {
  const next = tokens[end];
  return next?.kind === "word" && next.pause === 0 && !lexicon.known.has(next.text);
};

/** "Le 15e": floors and districts are numbered like that, days aren't. */
const isNumbered = (day: Term | undefined, { lexicon: { customs } }: ParseContext): boolean =>
  customs.isHourNamed === true && day?.digits !== undefined && day.n !== 1;

const isDayWord = (day: Term | undefined, { lexicon, itemsFrom }: ParseContext, end: number): boolean =>
  !lexicon.customs.areDaysOrdinal &&
  ((day?.n ?? 0) > 12 || (itemsFrom[end] ?? []).some(({ category, term }) => category === "at" && term.n !== 0));

const isDayOrdinal = (day: Term | undefined, { lexicon }: ParseContext): boolean =>
  day?.digits !== undefined || lexicon.customs.areDaysOrdinal || day?.n === 1;

/** "Friday 20" is a date when the 20th is a Friday soon; "Friday 10" is ten o'clock otherwise. */
const weekdayAndDay = (
  { weekday, mark, day }: Record<"weekday" | "mark" | "day", Term | undefined>,
  { when, tokens, itemsFrom, lexicon }: ParseContext,
  end: number,
): Term | null => {
  const n = day?.n ?? 0;
  if (n < 1 || n > 31) return null;
  // "Am Samschtig am zwölfi", "na terça, a um quarto para as três".
  if (lexicon.isDialect(tokens[end - 1]?.text ?? "")) return null;
  const isMinutes = [end, end - 1].some((at) => (itemsFrom[at] ?? []).some((item) => isMinuteWord(item, at, end)));
  if (day?.digits === undefined && isMinutes) return null;
  // In "de sábado a quinta" the fifth is a Thursday.
  if (day?.digits === undefined && isAnyWeekday(itemsFrom[end - 1])) return null;
  const of: DateExpression = { kind: "onWeekday", weekday: weekday?.n ?? 0, of: { kind: "dayOfMonth", day: n } };
  if (day?.digits === undefined && n <= 12 && !(mark && isSoon(when.today, weekday?.n ?? 0, n))) return null;
  const isWord = day?.digits === undefined;
  const isMarked = mark !== undefined || (!isWord && tokens[end - 1]?.kind !== "integer");
  if (!isMarked && !isSoon(when.today, weekday?.n ?? 0, n)) return n > 23 ? { date: of } : null;
  if (isMarked || isWord || !mayBeHour(n, lexicon)) return { date: of, bonus: 1 };
  const isTailed = (itemsFrom[end] ?? []).some(({ category }) => unitTails.has(category));
  const isPartNext = (itemsFrom[end] ?? []).some(({ category }) => partsOfDay.has(category));
  const isTight = tokens[end]?.pause === 0;
  // "Viernes 4 de la tarde", "sexta 4 da tarde" are hours.
  const isOfPart = isPartNext && /^(?:da |del |de la )/.test(`${tokens[end]?.text} ${tokens[end + 1]?.text} `);
  if ((isTailed || isOfPart) && isTight) return n <= 12 ? null : { date: of, bonus: 1 };
  // "Viernes 4 por la mañana": an hour would have said so.
  const { areDaysOrdinal, isHourNamed } = lexicon.customs;
  if (isPartNext && isTight && !areDaysOrdinal && !isHourNamed) return { date: of, bonus: 3 };
  // "Friday 11": the hour, or the 11th, which is one. Both are asked about.
  const hour = clockOf(n, 0, { digits: day?.digits });
  const plain = weekdayOf(weekday, "plain");
  return hour && n <= 12 && lexicon.customs.areDaysOrdinal
    ? { date: plain, time: hour, other: { date: of }, bonus: 1 }
    : { date: of, ...(hour && { other: { date: plain, time: hour } }), bonus: 1 };
};

/** Minutes to or past an hour begin here, or run on from here. */
const isMinuteWord = ({ category, end: to }: Item, at: number, end: number): boolean =>
  at === end ? minuteWords.has(category) : category === "quarter" && to > end;

const minuteWords = new Set(["quarter", "toHour", "pastHour", "minutesTo", "plusMinutes"]);

/** On a clock of 24 hours there are more of them; nobody comes at eight in the evening. */
const mayBeHour = (n: number, { customs }: ParseContext["lexicon"]): boolean =>
  n <= (customs.isMonthFirstUsed ? 12 : 19);

const unitTails = new Set(["meridiem", "oclock", "hourUnit", "longHourUnit", "plusMinutes"]);
const partsOfDay = new Set(["part", "weakPart", "contrastPart"]);

/** "This Friday 20", where the 20th is that Friday: which one it is and its day of the month say the same. */
const isThatDay = (
  which: Term | undefined,
  weekday: Term | undefined,
  day: Term | undefined,
  { when }: ParseContext,
): boolean =>
  which?.which !== undefined &&
  which.which !== "last" &&
  day?.digits !== undefined &&
  isWithin(when.today, weekday?.n ?? 0, day.n ?? 0, which.which === "this" ? 7 : 15);

// A number that may be an hour is a date only when that is near.
const isSoon = (today: string, weekday: number, day: number): boolean =>
  isWithin(today, weekday, day, day <= 12 ? 32 : 62);

const isWithin = (today: string, weekday: number, day: number, days: number): boolean => {
  for (let ahead = 0; ahead < days; ahead++) {
    const date = addDays(today, ahead);
    if (Number(date.slice(8)) === day && weekdayIndexOf(epochDayOf(date)) === weekday) return true;
  }
  return false;
};

const onWeekday = (weekday: Term | undefined, date: Term | undefined): Term | null => {
  const of = date?.date;
  if (!of || date?.time || !["monthDay", "dayOfMonth", "numeric"].includes(of.kind)) return null;
  // "Ter 8 dez": the tenth hour is less likely.
  return { date: { kind: "onWeekday", weekday: weekday?.n ?? 0, of }, ...(of.kind === "monthDay" && { bonus: 3 }) };
};

const feastOf = (feast: Term | undefined, year: Term | undefined): DateExpression | null =>
  feast?.name === undefined
    ? null
    : { kind: "feast", name: feast.name, ...(year?.n !== undefined && { year: year.n }) };
