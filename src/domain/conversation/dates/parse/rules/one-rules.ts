import type { DateExpression, WhichOne } from "../../terms/expression.ts";
import type { Term } from "../../terms/term.ts";
import { type GrammarRule, rule, type TokenRange } from "../chart.ts";
import type { ParseContext } from "../parse-context.ts";
import { isOnward } from "./time-terms.ts";

/** What points back at a day that was said: "the one after", "el de la semana que viene". */
export const oneRules: readonly GrammarRule[] = [
  rule("oneDate", "one", ([one]) => (one?.name === "this" ? null : oneOf(one))),
  rule("oneDate", "art/on one", ([, one]) => (one?.name === "this" ? null : oneOf(one))),
  rule("oneDate", "onePronoun ofPeriod", ([, period]) => ofPeriod(period)),
  rule("oneDate", "onePronoun period", ([, period], { lexicon }) =>
    lexicon.customs.isMonthFirstUsed ? ofPeriod(period) : null,
  ),
  rule("date", "weekday weekdayBeforeWord", ([weekday, word], context, { start, end }) =>
    isTightAtStart(context, { start, end }) && isOnward(word, context, end)
      ? {
          date: {
            kind: "one",
            which: "before",
            weekday: weekday?.n ?? 0,
            otherwise: { kind: "weekday", weekday: weekday?.n ?? 0, which: "plain" },
          },
        }
      : null,
  ),
  // "Thanksgiving, so the Tuesday of that week".
  rule("date", "weekday thatUnit", ([weekday]) => ({
    date: {
      kind: "one",
      which: "sameWeek",
      weekday: weekday?.n ?? 0,
      otherwise: { kind: "weekday", weekday: weekday?.n ?? 0, which: "plain" },
    },
    bonus: 1,
  })),
  rule("date", "weekday of/in? art? unit which", ([weekday, , , unit, which], context, place) =>
    which?.which === "following" && isTightAtStart(context, place) ? ofWeekAfter(weekday, unit) : null,
  ),
  rule("date", "weekday of/in? art? which unit", ([weekday, , , which, unit], context, place) =>
    which?.which === "following" && isTightAtStart(context, place) ? ofWeekAfter(weekday, unit) : null,
  ),
  rule("date", "weekday of/in? art? unit after that?", ([weekday, , , unit], context, place) =>
    isTightAtStart(context, place) ? ofWeekAfter(weekday, unit) : null,
  ),
  rule("date", "one weekday", ([one, weekday]) =>
    one?.name === "after" ? { date: afterThat(weekday?.n ?? 0) } : null,
  ),
  rule("refused", "except/than one", ([, one], context, place) =>
    isTightAtStart(context, place) && one?.name !== "after" ? { ...oneOf(one), isRefused: true } : null,
  ),
  // "Tuesday, not of next week but of the one after".
  rule("refused", "except/no ofPeriod", ([, term], context, place) =>
    term?.period?.kind === "unit" && isTightAtStart(context, place)
      ? { date: { kind: "period", period: term.period }, isRefused: true, bonus: 3 }
      : null,
  ),
  // "Nicht nächste, sondern übernächste Woche".
  rule("refused", "except which correction/but", ([, which], context, place) =>
    which?.which === "next" && (context.itemsFrom[place.end] ?? []).some(({ category }) => category === "which")
      ? { date: { kind: "period", period: { kind: "unit", unit: "week", offset: 1 } }, isRefused: true, bonus: 1 }
      : null,
  ),
  rule("refused", "one refusedAfter", ([one], context, { end }) =>
    (context.tokens[end]?.pause ?? 1) > 0 ? { ...oneOf(one), isRefused: true } : null,
  ),
  rule("date", "weekday weekdayAfterWord", ([weekday, word], context, { start, end }) =>
    isTightAtStart(context, { start, end }) && (isOnward(word, context, end) || isHourNext(context, end))
      ? { date: afterThat(weekday?.n ?? 0) }
      : null,
  ),
];

/** "The Monday after at eleven". */
const isHourNext = ({ tokens, itemsFrom }: ParseContext, end: number): boolean =>
  tokens[end]?.text === "at" && (itemsFrom[end] ?? []).some(({ category }) => category === "at");

/** "The Wednesday of the week after": after the day that was said, or else of next week. */
const ofWeekAfter = (weekday: Term | undefined, unit: Term | undefined): Term | null =>
  unit?.unit === "week"
    ? {
        date: {
          kind: "one",
          which: "weekAfter",
          weekday: weekday?.n ?? 0,
          otherwise: { kind: "weekday", weekday: weekday?.n ?? 0, which: "ofNextWeek" },
        },
      }
    : null;

const oneOf = (one: Term | undefined): Term => ({
  date: { kind: "one", which: (one?.name ?? "next") as WhichOne },
  bonus: 1,
});

const ofPeriod = (term: Term | undefined): Term | null =>
  term?.period
    ? {
        date: {
          kind: "one",
          which: "of",
          of: term.period,
          otherwise: { kind: "period", period: term.period },
        },
        bonus: 1,
      }
    : null;

/** "Den Freitag drauf": after the day that was said, or else the second one. */
const afterThat = (weekday: number): DateExpression => ({
  kind: "one",
  which: "after",
  weekday,
  otherwise: { kind: "weekdayAhead", weekday, weeks: 1, isEither: false },
});

/** No comma inside: "no, mornings" refuses nothing. */
export const isTightAtStart = ({ tokens }: ParseContext, { start, end }: TokenRange): boolean =>
  tokens.slice(start + 1, Math.min(end, start + 5)).every(({ pause }) => pause === 0);
