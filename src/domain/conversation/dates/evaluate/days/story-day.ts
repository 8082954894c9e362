import { addDays } from "../../../../scheduling/clock/calendar-date.ts";
import type { Parse } from "../../parse/parse-terms.ts";
import { tokenClauses } from "../../parse/token-clauses.ts";
import type { DateExpression } from "../../terms/expression.ts";
import type { Item } from "../../terms/term.ts";
import type { EvaluationContext } from "../date-value.ts";
import { evaluateDate } from "../evaluate-date.ts";

/** The day of a story that a request without a day is about. `isGranted`: somebody has it off, so it is meant. */
export type StoryDay = { item: Item; isGranted: boolean };

/**
 * "My boss gave me the 4th of December off! Half three?": a coming day in a story, and an hour asked for after it. Days
 * that may be over ("I came on Saturday") count only when they are days off.
 */
export const storyDay = (
  storyItems: readonly Item[],
  wanted: readonly Item[],
  parsed: Parse,
  context: EvaluationContext,
): StoryDay | undefined => {
  if (wanted.some(({ term }) => term.date !== undefined)) return undefined;
  const asked = wanted.findLast(({ category, term }) => times.has(category) && term.time !== undefined);
  if (!asked) return undefined;
  for (const item of storyItems.toReversed()) {
    const { date } = item.term;
    if (item.category !== "date" || !date || item.end > asked.start || !isComing(date, context)) continue;
    const isGranted = isDayOff(item, parsed);
    if (isGranted || whole.has(date.kind)) return { item, isGranted };
  }
  return undefined;
};

const times = new Set(["clock", "window", "time"]);

const whole = new Set<DateExpression["kind"]>(["monthDay", "numeric", "onWeekday"]);

const isComing = (date: DateExpression, context: EvaluationContext): boolean => {
  if (date.kind === "weekday" && date.which === "last") return false;
  const value = evaluateDate(date, context);
  const [first] = value.kind === "days" ? value.dates : [];
  return first !== undefined && first > context.today && first < addDays(context.today, 120);
};

const isDayOff = ({ start, end }: Item, { tokens, itemsFrom }: Parse): boolean => {
  const clause = tokenClauses(tokens).find(({ from, to }) => start >= from && start < to);
  if (!clause) return false;
  const isSaid = itemsFrom
    .slice(clause.from, clause.to)
    .flat()
    .some(({ category }) => category === "dayOff");
  return isSaid || tokens[end]?.text === "off";
};
