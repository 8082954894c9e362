import type { DateExpression, Period } from "../../terms/expression.ts";
import type { Item, Term } from "../../terms/term.ts";
import { type GrammarRule, isTight, rule, type TokenRange } from "../chart.ts";
import type { ParseContext } from "../parse-context.ts";
import { tokenClauses } from "../token-clauses.ts";
import { clockIn } from "./time-terms.ts";

/** Ends of a week, month or year, what has lasted since a day, lengths to the day, and years of two figures. */
export const limitRules: readonly GrammarRule[] = [
  rule("date", "untilEnd", ([end]) => ({
    date: { kind: "limit", limit: "until", of: { kind: "period", period: thisUnit(end?.name) } },
    bonus: 3,
  })),
  // "In pain since Monday"; "desde el lunes" may also be from then on.
  rule("noise", "since art/on? date", ([since, , date], context, place) =>
    date?.date && isLasting(since, context, place) ? { bonus: 4 } : null,
  ),
  // "From the 10th on, until then I'm away".
  rule("noise", "untilThen", (_, { tokens }, { start }) => ((tokens[start]?.pause ?? 0) > 0 ? { bonus: 1 } : null)),
  rule("span", "span exactly", ([span], context, place) => (isTight(context, place) ? (span ?? null) : null)),
  rule("span", "exactly span", ([, span], context, place) => (isTight(context, place) ? (span ?? null) : null)),
  // "Pasado Reyes, el lunes".
  rule("date", "afterFeast feast", ([, feast], context, place) =>
    feast?.name && isTight(context, place)
      ? { date: { kind: "limit", limit: "after", of: { kind: "feast", name: feast.name } }, bonus: 1 }
      : null,
  ),
  // "Samedi passé 14h", but not "je passe 14h".
  rule("window", "passedHour clock/num", ([, clock], context, place) => {
    const from = clockIn(clock);
    return from && isTight(context, place) && !persons.has(context.tokens[place.start - 1]?.text ?? "")
      ? { time: { kind: "window", from, to: null }, bonus: 2 }
      : null;
  }),
  rule("date", "num/ord of? month/monthShort of? num", ([day, , month, , year], context, place) =>
    shortYear(day, month, year, { context, place }),
  ),
  rule("date", "dayMark num/ord of? month/monthShort of? num", ([, day, , month, , year], context, place) =>
    shortYear(day, month, year, { context, place }),
  ),
  rule("date", "month num/ord num", ([month, day, year], context, place) =>
    shortYear(day, month, year, { context, place }),
  ),
];

const thisUnit = (name: string | undefined): Period => ({
  kind: "unit",
  unit: name === "week" || name === "year" ? name : "month",
  offset: 0,
});

const persons = new Set("je j tu on il elle y ca nous vous ils elles se".split(" "));

/** Where the word is always of the past, unless somebody has time since then; elsewhere what lasts is said beside it. */
const isLasting = (since: Term | undefined, { tokens, itemsFrom }: ParseContext, { start }: TokenRange): boolean => {
  const clause = tokenClauses(tokens).find(({ from, to }) => start >= from && start < to);
  const said = clause ? itemsFrom.slice(clause.from, clause.to).flat() : [];
  const has = (categories: ReadonlySet<string>): boolean => said.some(({ category }: Item) => categories.has(category));
  if (since?.name === "weak") return has(lasting) && !has(wanted);
  return since?.name !== "loose" || !has(free);
};

const lasting = new Set(["lasting"]);
const free = new Set(["able"]);
const wanted = new Set(["able", "request", "dayOff", "away"]);

/** "15 January 27": no clock goes that far, and this year or one of the next is meant. */
const shortYear = (
  day: Term | undefined,
  month: Term | undefined,
  year: Term | undefined,
  { context, place }: { context: ParseContext; place: TokenRange },
): Term | null => {
  const [n, short] = [day?.n ?? 0, year?.n ?? 0];
  const now = Number(context.when.today.slice(0, 4));
  const full = 2000 + short;
  if (year?.digits?.length !== 2 || short < 25 || full < now || full > now + 2) return null;
  if (n < 1 || n > 31 || month?.n === undefined || !isTight(context, place)) return null;
  const date: DateExpression = { kind: "monthDay", month: month.n, day: n, year: full };
  return { date, bonus: 3 };
};
