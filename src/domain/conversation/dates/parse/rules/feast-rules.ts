import type { DateExpression } from "../../terms/expression.ts";
import type { Item, Term } from "../../terms/term.ts";
import { type GrammarRule, isTight, rule, type TokenRange } from "../chart.ts";
import type { ParseContext } from "../parse-context.ts";
import { isAnyWeekday } from "./short-weekday.ts";

/** Days between feasts, and days that follow the one a clause before spoke of. */
export const feastRules: readonly GrammarRule[] = [
  // "Between Christmas and New Year": the feasts themselves aren't meant.
  rule("date", "between art? feast and art? feast", ([, , from, , , to], context, place) =>
    betweens.has(context.tokens[place.start]?.text ?? "") ? daysBetween(from, to, context) : null,
  ),
  // "Christmas is a Friday, so the Monday after at two".
  rule("date", "weekday weekdayNextWord", ([weekday], context, place) =>
    isTight(context, place)
      ? {
          date: {
            kind: "one",
            which: "after",
            weekday: weekday?.n ?? 0,
            otherwise: { kind: "weekdayAhead", weekday: weekday?.n ?? 0, weeks: 1, isEither: true },
          },
          bonus: 1,
        }
      : null,
  ),
  // "Na segunda depois às 14h": with no day before, it is after two on Monday.
  rule("date", "weekday weekdayAfterWord", ([weekday, word], context, place) =>
    word?.name === "loose" && isTight(context, place) && isHourNext(context, place.end) && isDayBefore(context, place)
      ? { date: { kind: "one", which: "after", weekday: weekday?.n ?? 0 }, bonus: 2 }
      : null,
  ),
  // "So oder Sa", "So 22.11.": elsewhere it is only "so".
  rule("weekday", "sundayShort", ([sunday], context, { start, end }) =>
    isListed(context, start, end) || isDated(context, end) ? { n: sunday?.n ?? 6 } : null,
  ),
];

const betweens = new Set("between btwn betwn bw entre zwischen zw anywhere".split(" "));

const daysBetween = (from: Term | undefined, to: Term | undefined, { lexicon }: ParseContext): Term | null => {
  if (!from?.name || !to?.name) return null;
  const first = from.name === "christmas" ? (lexicon.customs.christmasDays ?? 1) : 1;
  // Nobody celebrates on New Year's Eve until it is dark.
  const last = to.name === "newYearsEve" ? 0 : -1;
  return { date: { kind: "range", from: besides(from.name, first), to: besides(to.name, last) }, bonus: 2 };
};

const besides = (name: string, count: number): DateExpression => ({
  kind: "shift",
  span: { unit: "day", count },
  of: { kind: "feast", name },
});

/** "Às 14h", "a las 4": an hour that "after" would be said with other words of. */
const isHourNext = ({ tokens, itemsFrom }: ParseContext, end: number): boolean =>
  tokens[end]?.pause === 0 &&
  (tokens[end]?.text === "as" || tokens[end]?.text === "a") &&
  (itemsFrom[end] ?? []).some(({ category }) => category === "at");

const isDayBefore = ({ itemsFrom, tokens }: ParseContext, { start }: TokenRange): boolean =>
  itemsFrom.some(
    (items, at) => at < start && items.some(isDay) && tokens.slice(at, start).some(({ pause }) => pause > 0),
  );

const isDay = ({ category }: Item): boolean => category === "feast" || category === "month" || category === "dayMark";

const isListed = ({ itemsFrom }: ParseContext, start: number, end: number): boolean => {
  const isLink = ({ category }: Item): boolean => category === "or" || category === "dash";
  return (
    (itemsFrom[end] ?? []).some((item) => isLink(item) && isAnyWeekday(itemsFrom[item.end])) ||
    ((itemsFrom[start - 1] ?? []).some((item) => isLink(item) && item.end === start) &&
      isAnyWeekday(itemsFrom[start - 2]))
  );
};

const isDated = ({ tokens }: ParseContext, end: number): boolean =>
  tokens[end]?.kind === "dotted" && tokens[end]?.c === ".";
