import type { DateExpression } from "../../terms/expression.ts";
import type { Term } from "../../terms/term.ts";
import { type GrammarRule, rule, type TokenRange } from "../chart.ts";
import type { ParseContext } from "../parse-context.ts";

/** Two days of one month: "the 5th or 6th of January". */
export const eitherRules: readonly GrammarRule[] = [
  // "Ende des Monats, also 30."
  rule("date", "soWord ord", ([, day], { lexicon }) =>
    lexicon.customs.isDotOrdinal && day?.digits !== undefined
      ? { date: { kind: "dayOfMonth", day: day.n ?? 0 }, bonus: 1 }
      : null,
  ),
  rule(
    "date",
    "dayMark? num/ord or dayMark? num/ord of? month/monthShort",
    ([, one, , , other, , month], { lexicon }) =>
      lexicon.customs.areDaysOrdinal || (one?.digits !== undefined && other?.digits !== undefined)
        ? eitherDay(one, other, month?.n)
        : null,
  ),
  // "24. oder 25."
  rule("date", "ord or ord", ([one, , other], { lexicon }) =>
    lexicon.customs.isDotOrdinal && one?.digits !== undefined && other?.digits !== undefined
      ? eitherDay(one, other, undefined)
      : null,
  ),
  rule("date", "dayMark num/ord or dayMark? num/ord", ([, one, , mark, other], context, place) =>
    one?.digits !== undefined && other?.digits !== undefined && (mark || !isHourBehind(context, place))
      ? eitherDay(one, other, undefined)
      : null,
  ),
];

/** "Not the 26th, and 16 instead of 15": the second number is an hour. */
const isHourBehind = ({ itemsFrom }: ParseContext, { end }: TokenRange): boolean =>
  (itemsFrom[end] ?? []).some(({ category }) => hourTails.has(category));

const hourTails = new Set(["hourUnit", "longHourUnit", "than", "except", "plusMinutes", "meridiem", "no"]);

const eitherDay = (one: Term | undefined, other: Term | undefined, month: number | undefined): Term | null => {
  const days = [one?.n ?? 0, other?.n ?? 0];
  if (days.some((day) => day < 1 || day > 31) || days[0] === days[1]) return null;
  const of = days.map(
    (day): DateExpression => (month === undefined ? { kind: "dayOfMonth", day } : { kind: "monthDay", month, day }),
  );
  return { date: { kind: "either", of }, bonus: 1 };
};
