import type { DateExpression } from "../../terms/expression.ts";
import type { Term } from "../../terms/term.ts";
import { type GrammarRule, isTight, rule, type TokenRange } from "../chart.ts";
import { shiftedClock } from "../clock-of.ts";
import type { ParseContext } from "../parse-context.ts";
import { isDangling, isOfSomething } from "./range-rules.ts";
import { clockIn, timeSpan } from "./time-terms.ts";

/** Days from one number to another without an article ("entre 23 e 26"), and hours with a half after them. */
export const spanRules: readonly GrammarRule[] = [
  rule("date", "between num/ord and num/ord", ([, from, , to], context, place) =>
    isTight(context, place) && isOfDays(from, to, context, place) ? dayRange(from, to) : null,
  ),
  rule("date", "num/ord to num/ord", ([from, , to], context, place) =>
    isTight(context, place) && (to?.n ?? 0) > 24 && isOfDays(from, to, context, place) ? dayRange(from, to) : null,
  ),
  rule("date", "unit/units between num/ord and num/ord", ([unit, , from, , to], context, place) =>
    isTight(context, place) && unit?.unit === "day" ? dayRange(from, to) : null,
  ),
  // "An hour before noon", "half an hour after two"; "half an hour after 2 weeks" is no hour.
  rule("clock", "span before/after clock/num", ([span, side, clock], context, place) =>
    isTight(context, place) && !isCounted(context, place.end) ? clockBeside(span, side, clock) : null,
  ),
  rule("clock", "span before/after art/of? part/weakPart", ([span, side, , part], context, place) =>
    isTight(context, place) && part?.part === "noon" ? clockBeside(span, side, { time: noon }) : null,
  ),
  // "1h plus tôt", "1h earlier": a length of time, as "an hour earlier" is.
  rule("clock", "clock earlier/later", ([clock], context, place) => hoursAway(clock, context, place)),
  // "Today plus ten days".
  rule("date", "dayName plusWord span", ([name, , span], context, place) => {
    const { unit, count } = span?.span ?? { unit: "hour", count: 0 };
    return isTight(context, place) && (unit === "day" || unit === "week")
      ? { date: { kind: "offset", days: (name?.n ?? 0) + count * (unit === "week" ? 7 : 1) }, bonus: 2 }
      : null;
  }),
  // "Der Montag drauf nach Dreikönig".
  rule("date", "weekday weekdayAfterWord after date", ([weekday, , , date], context, place) =>
    isTight(context, place) && date?.date && !date.time && !date.isFarewell
      ? { date: { kind: "weekdayBeside", weekday: weekday?.n ?? 0, side: "after", of: date.date }, bonus: 2 }
      : null,
  ),
  // "Tomorrow 2 till half 4": the number begins the span; "ten to four" is an hour.
  rule("window", "num until at? clock", ([from, , , to], context, place) => {
    const isSpan = isTight(context, place) && context.tokens[place.start]?.kind === "integer";
    const window = isSpan ? timeSpan(from, to) : null;
    return window && { ...window, bonus: 1 };
  }),
  // "At nine and a half hours", "let's say eleven and a half".
  rule("clock", "at/atVerb/around num andHalf longHourUnit?", ([, hour], context, place) =>
    isTight(context, place) ? halfPast(hour) : null,
  ),
  rule("clock", "num andHalf longHourUnit", ([hour], { tokens }, { end }) =>
    (tokens[end]?.pause ?? 1) > 0 && (hour?.n ?? 0) >= 8 ? halfPast(hour) : null,
  ),
  // "A las 11,30", "um 10,30 Uhr", "sábado 11,30".
  rule("clock", "at/around commaClock", ([, clock]) => clock ?? null),
  rule("clock", "commaClock hourUnit/longHourUnit/oclock", ([clock]) => clock ?? null),
  rule("date", "date commaClock", ([date, clock]) =>
    date?.date && !date.time && !date.isFarewell && clock?.time ? { ...date, time: clock.time } : null,
  ),
  // "A las 4 no a las 3": with a comma the one or the other; without, it is asked.
  rule("clock", "clock no clock", ([one, , other], context, place) =>
    isTight(context, place) && one?.time && other?.time && isHours(one, other)
      ? { time: one.time, other: { time: other.time }, bonus: 3 }
      : null,
  ),
  // "Onze meia"; "às dez meia perna" isn't an hour.
  rule("clock", "num bareHalf", ([hour], { tokens }, { end }) =>
    (tokens[end]?.pause ?? 1) > 0 && (hour?.n ?? 24) <= 23 ? minutesOf(hour, 30) : null,
  ),
  // "I had said three, rather half past".
  rule("bareMinutes", "plusMinutes/theHalf", ([minutes], context, place) =>
    isTurned(context, place) ? { n: ((minutes?.n ?? 0) + 60) % 60 } : null,
  ),
  // "Five and twenty past two".
  rule("clock", "num and num pastHour num", ([five, , twenty, , hour], context, place) =>
    isTight(context, place) && five?.n === 5 && twenty?.n === 20 ? minutesOf(hour, 25) : null,
  ),
  rule("clock", "num and num minutesTo num", ([five, , twenty, , hour], context, place) =>
    isTight(context, place) && five?.n === 5 && twenty?.n === 20 ? minutesOf(hour, -25) : null,
  ),
];

const noon = { kind: "clock", minute: 720, isHalfDay: false } as const;

const clockBeside = (span: Term | undefined, side: Term | undefined, clock: Term | undefined): Term | null => {
  const { unit, count } = span?.span ?? { unit: "day", count: 0 };
  const time = clockIn(clock);
  if (time?.kind !== "clock" || (unit !== "hour" && unit !== "minute")) return null;
  const minutes = Math.round(count * (unit === "hour" ? 60 : 1)) * (side?.name === "before" ? -1 : 1);
  const minute = time.minute + minutes;
  // At noon the half of the day is known, and an hour before it too.
  return minute >= 0 && minute < 1440 ? { time: { ...time, minute }, bonus: 4 } : null;
};

/** A number that something is counted by, or a day of a month. */
const isCounted = ({ tokens, itemsFrom }: ParseContext, end: number): boolean =>
  tokens[end]?.pause === 0 && (itemsFrom[end] ?? []).some(({ category }) => counted.has(category));

const counted = new Set(["unit", "units", "month", "minuteWord", "ordSuffix"]);

/** Right after a word that puts something right, at the end of its clause. */
const isTurned = ({ tokens, itemsFrom }: ParseContext, { start, end }: TokenRange): boolean =>
  start > 0 &&
  ((tokens[end]?.pause ?? 1) > 0 || (itemsFrom[end] ?? []).some(({ category }) => category === "thanks")) &&
  [1, 2, 3].some((back) =>
    (itemsFrom[start - back] ?? []).some(({ category, end: to }) => to === start && turns.has(category)),
  );

const turns = new Set(["correction", "atVerb", "prefer", "but", "soWord", "instead"]);

const hoursAway = (clock: Term | undefined, context: ParseContext, place: TokenRange): Term | null => {
  const { tokens, itemsFrom } = context;
  const { start, end } = place;
  const minutes = clock?.time?.kind === "clock" ? clock.time.minute : 0;
  const isAt = (itemsFrom[start - 1] ?? []).some(({ category }) => category === "at" || category === "around");
  const isShort = tokens[start]?.kind === "hours" && minutes > 0 && minutes <= 240;
  if (!isShort || isAt || !isTight(context, place)) return null;
  // "1h avant midi", "2h depois do almoço" are counted from something else.
  const isOfHour = tokens[end]?.pause === 0 && (itemsFrom[end] ?? []).some(({ category }) => hourWords.has(category));
  if (isOfHour || isDangling(context, end) || isOfSomething(context, end)) return null;
  const isEarlier = (itemsFrom[start + 1] ?? []).some((item) => item.category === "earlier" && item.end === end);
  return { time: { kind: "relative", minutes: isEarlier ? -minutes : minutes }, bonus: 2 };
};

const hourWords = new Set(["clockWord", "clock", "num", "part"]);

const isHours = (one: Term, other: Term): boolean => one.time?.kind === "clock" && other.time?.kind === "clock";

const halfPast = (hour: Term | undefined): Term | null => ((hour?.n ?? 24) <= 23 ? minutesOf(hour, 30) : null);

const minutesOf = (hour: Term | undefined, minutes: number): Term | null => {
  const time = hour?.n === undefined ? null : shiftedClock(hour.n, minutes);
  return time && { time, bonus: 3 };
};

/** No clock goes that far, or days were said to be meant. */
const isOfDays = (
  from: Term | undefined,
  to: Term | undefined,
  context: ParseContext,
  { start }: TokenRange,
): boolean => {
  if (from?.digits === undefined || to?.digits === undefined) return false;
  return (to.n ?? 0) > 24 || isDaySaid(context, start);
};

const isDaySaid = ({ itemsFrom, tokens }: ParseContext, start: number): boolean =>
  tokens[start]?.pause === 0 && (itemsFrom[start - 1] ?? []).some(({ term }) => term.unit === "day");

const dayRange = (from: Term | undefined, to: Term | undefined): Term | null => {
  const [first, last] = [from?.n ?? 0, to?.n ?? 0];
  if (first < 1 || last > 31 || first >= last) return null;
  const day = (n: number): DateExpression => ({ kind: "dayOfMonth", day: n });
  return { date: { kind: "range", from: day(first), to: day(last) }, bonus: 2 };
};
