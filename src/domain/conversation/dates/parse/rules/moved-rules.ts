import type { DateExpression } from "../../terms/expression.ts";
import type { Item, Term } from "../../terms/term.ts";
import { type GrammarRule, isTight, rule, type TokenRange } from "../chart.ts";
import type { ParseContext } from "../parse-context.ts";
import { clockIn } from "./time-terms.ts";

/** What is given up and what it becomes: "switch from three to four", "the 26th and not the 25th". */
export const movedRules: readonly GrammarRule[] = [
  rule(
    "clock",
    "fromOld num/clock/dottedClock hourUnit? toNew num/clock/dottedClock",
    ([, old, , , hour], context, place) => {
      const time = clockIn(hour);
      return time && clockIn(old) && !isDayFrom(context, place) && isMoved(context, place) ? { time, bonus: 4 } : null;
    },
  ),
  rule("clock", "fromOld num/clock/dottedClock hourUnit? onto num/clock/dottedClock", ([, old, , , hour]) => {
    const time = clockIn(hour);
    return time && clockIn(old) ? { time, bonus: 4 } : null;
  }),
  rule("date", "fromOld date/ord clock? toNew/onto date/ord", ([, old, , , date], context, place) =>
    movedTo(dayIn(old, true), dayIn(date, true), context, place),
  ),
  rule("date", "fromOld date/num clock? toNew/onto date/num", ([, old, , , date], context, place) => {
    const isDay = isDayFrom(context, place);
    const isHour = date?.date === undefined && hourArticles.has(context.tokens[place.end - 2]?.text ?? "");
    return isHour ? null : movedTo(dayIn(old, isDay), dayIn(date, isDay), context, place);
  }),
  // "The 26th and not 25".
  rule("refused", "andNot art/dayMark? num/ord", ([, , day], context, place) =>
    day?.digits !== undefined && isBehindDay(context, place) ? refusedDay(day) : null,
  ),
  // "El miércoles, no hoy sino la semana que viene".
  rule("refused", "no dayName", ([, name], context, place) =>
    isTight(context, place) && isContrasted(context, place.end)
      ? { date: { kind: "offset", days: name?.n ?? 0 }, isRefused: true, bonus: 3 }
      : null,
  ),
  rule("date", "between nowWord and/to/until date", ([, , , date]) =>
    date?.date && !date.time && isPlain(date.date)
      ? { date: { kind: "range", from: { kind: "offset", days: 0 }, to: date.date }, bonus: 2 }
      : null,
  ),
  // "The weekend of the 5th and 6th".
  rule("date", "weekendWord of? dayMark? num/ord and/or dayMark? num/ord of? month/monthShort", (terms) =>
    daysOf(terms[3], terms[6], terms[8]?.n),
  ),
  rule("date", "weekendWord of dayMark? num/ord and/or dayMark? num/ord", (terms) => daysOf(terms[3], terms[6])),
  rule("date", "gluedDay", ([name], { tokens }, { end }) =>
    tokens[end - 1]?.isGlued ? { date: { kind: "offset", days: name?.n ?? 0 }, bonus: 12 } : null,
  ),
];

/** What is meant instead follows. */
const isContrasted = ({ tokens }: ParseContext, end: number): boolean => contrasts.has(tokens[end]?.text ?? "");

const contrasts = new Set(["sino", "mas", "pero", "senao", "e"]);

/** A verb of moving comes a few words before, without a new time in between. */
const isMoved = ({ tokens, itemsFrom }: ParseContext, { start }: TokenRange): boolean => {
  for (let at = start - 1; at >= Math.max(0, start - 8); at--) {
    if ((tokens[at + 1]?.pause ?? 0) === 2) return false;
    const items = itemsFrom[at] ?? [];
    if (items.some((item) => item.category === "moveVerb" && isOfMoving(item, tokens))) return true;
    if (items.some(({ category, end: to }) => category === "toNew" && to <= start)) return false;
  }
  return false;
};

/** "An appointment" is a new one; "my appointment" is a booked one. */
const isOfMoving = ({ term, start }: Item, tokens: ParseContext["tokens"]): boolean =>
  term.name !== "noun" || standing.has(tokens[start - 1]?.text ?? "");

const standing = new Set(
  "my our the mi la el nuestra mon ma le notre votre mein meinen meinem meine den der unseren meu minha o a nosso nossa".split(
    " ",
  ),
);

/** "Del 12", "du 12", "from the 12th": no hour is said like that. */
const isDayFrom = ({ tokens }: ParseContext, { start }: TokenRange): boolean => dayFrom.has(tokens[start]?.text ?? "");

const dayFrom = new Set(["del", "du", "do", "vom"]);

/** "A las 15", "às 15". */
const hourArticles = new Set(["las", "la", "as", "pras"]);

/** A day, or the number of one where no hour is meant. */
const dayIn = (term: Term | undefined, isDay: boolean): DateExpression | null => {
  if (term?.date) return term.time ? null : term.date;
  const n = term?.n ?? 0;
  const isNumber = term?.digits !== undefined && n >= 1 && n <= 31;
  return isNumber && (isDay || n > 23) ? { kind: "dayOfMonth", day: n } : null;
};

const movedTo = (
  old: DateExpression | null,
  date: DateExpression | null,
  context: ParseContext,
  place: TokenRange,
): Term | null => {
  if (!old || !date) return null;
  // "Von heute auf morgen" is all of a sudden.
  const isSure = old.kind !== "offset" && isOnto(context, place);
  return isSure || isMoved(context, place) ? { date, bonus: 4 } : null;
};

const isOnto = ({ itemsFrom }: ParseContext, { start, end }: TokenRange): boolean =>
  itemsFrom.slice(start, end).some((items) => items.some(({ category }) => category === "onto"));

const isBehindDay = ({ tokens, itemsFrom }: ParseContext, { start }: TokenRange): boolean =>
  tokens[start]?.pause !== 2 &&
  [1, 2].some((back) =>
    (itemsFrom[start - back] ?? []).some(
      ({ category, term }) => (category === "num" || category === "ord") && term.digits !== undefined,
    ),
  );

const refusedDay = (day: Term): Term | null =>
  (day.n ?? 0) >= 1 && (day.n ?? 32) <= 31
    ? { date: { kind: "dayOfMonth", day: day.n ?? 1 }, isRefused: true, bonus: 2 }
    : null;

const isPlain = ({ kind }: DateExpression): boolean => kind !== "limit" && kind !== "range" && kind !== "relative";

const daysOf = (one: Term | undefined, other: Term | undefined, month?: number): Term | null => {
  const [first, last] = [one?.n ?? 0, other?.n ?? 0];
  if (first < 1 || last > 31 || last - first !== 1) return null;
  const day = (n: number): DateExpression =>
    month === undefined ? { kind: "dayOfMonth", day: n } : { kind: "monthDay", month, day: n };
  return { date: { kind: "range", from: day(first), to: day(last) }, bonus: 2 };
};
