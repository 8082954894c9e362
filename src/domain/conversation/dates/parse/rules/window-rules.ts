import type { Term } from "../../terms/term.ts";
import { type GrammarRule, isTight, rule, type TokenRange } from "../chart.ts";
import { clockOf } from "../clock-of.ts";
import type { ParseContext } from "../parse-context.ts";
import { isRather } from "../unfit-rules.ts";
import {
  asTimeTerm,
  clockIn,
  fewMinutes,
  isOnward,
  meridiemClock,
  ofPart,
  timeSpan,
  windowTerm,
} from "./time-terms.ts";

/** From, until, between. */
export const windowRules: readonly GrammarRule[] = [
  rule("window", "num to num hourUnit?", ([from, , to], context, place) =>
    isTight(context, place) &&
    (isStretch(from, to, context.lexicon.customs.isDotOrdinal) || isOfHours(from, to, context, place))
      ? timeSpan(from, to)
      : null,
  ),
  rule("window", "after/from clock/num/dottedClock hourUnit? onward?", ([word, from, , onward], context, place) =>
    isOnward(onward, context, place.end) && isJoined(context, place, true) && (word?.name !== "weak" || onward)
      ? windowTerm(clockIn(from), null)
      : null,
  ),
  // "De 4 en adelante", "das 4 em diante".
  rule("window", "hourFrom num/clock hourUnit? onward", ([, from, , onward], context, place) =>
    isTight(context, place) && onward?.name !== "loose" ? windowTerm(clockIn(from), null) : null,
  ),
  // "Um zwölf an Haarschnitt": an "on" by itself needs a "from" before the hour.
  rule("window", "clock onward", ([from, onward], context, { end }) =>
    isOnward(onward, context, end) && !(onward?.name === "loose" && context.tokens[end - 1]?.text === "an")
      ? windowTerm(clockIn(from), null)
      : null,
  ),
  rule("window", "before/until clock/num/dottedClock hourUnit?", ([, to], context, place) =>
    isJoined(context, place) && !isRather(context, place.start) ? windowTerm(null, clockIn(to)) : null,
  ),
  rule("window", "from clock/num/dottedClock to/until at? clock/num/dottedClock", ([, from, , , to]) =>
    timeSpan(from, to),
  ),
  rule("window", "between at? clock/num/dottedClock and at? clock/num/dottedClock", ([, , from, , , to]) =>
    timeSpan(from, to),
  ),
  rule("window", "clock to/until at? clock/num", ([from, , , to], context, place) =>
    isTight(context, place) && clockIn(from)?.minute !== clockIn(to)?.minute ? timeSpan(from, to) : null,
  ),
  rule("window", "num dash clock", ([from, , to], context, place) =>
    isTight(context, place) ? timeSpan(from, to) : null,
  ),
  rule("window", "numberRange meridiem", ([range, half]) => {
    const [from, to] = range?.range ?? [];
    const last = meridiemClock(clockOf(to ?? 24, 0), half);
    return last ? timeSpan({ n: from ?? 24 }, last) : null;
  }),
  rule("window", "at? numberRange hourUnit/longHourUnit/oclock", ([, range]) =>
    timeSpan({ n: range?.range?.[0] ?? 24 }, asTimeTerm(clockOf(range?.range?.[1] ?? 24, 0, { isUnit: true }))),
  ),
  rule("window", "at/between/from numberRange", ([, range]) =>
    timeSpan({ n: range?.range?.[0] ?? 24 }, { n: range?.range?.[1] ?? 24 }),
  ),
  rule("window", "numberRange part/weakPart", ([range, part]) => {
    const [from, to] = [ofPart({ n: range?.range?.[0] ?? 24 }, part), ofPart({ n: range?.range?.[1] ?? 24 }, part)];
    return from && to ? timeSpan(from, to) : null;
  }),
];

/** "The Monday after, 23": no comma before the number. "Bis zum 5." is a day. */
const isJoined = ({ tokens, itemsFrom }: ParseContext, { start, end }: TokenRange, isFrom = false): boolean => {
  const word = (itemsFrom[start] ?? []).filter(({ category }) => limitWords.has(category)).map((item) => item.end);
  if (tokens[end - 1]?.kind === "ordinal" && tokens[end - 2]?.text === "zum") return false;
  // "Desde una carrera": the word for one is an article.
  const [last, next] = [itemsFrom[end - 1] ?? [], tokens[end]];
  const isNoun = next?.kind === "word" && next.pause === 0 && itemsFrom[end]?.every(({ term }) => term.unit);
  if (isNoun && last.some(({ category }) => category === "someArticle")) return false;
  // "The Monday after at eleven" is at eleven.
  const isApart = (at: number): boolean => tokens[at]?.pause !== 0 || (isFrom && tokens[at]?.text === "at");
  return word.some((at) => at < end && !isApart(at));
};

const limitWords = new Set(["after", "from", "before", "until"]);

/** In digits and in order; "5 to 11" may be five minutes to eleven. */
const isStretch = (from: Term | undefined, to: Term | undefined, isPlainTo: boolean): boolean => {
  const [first, last] = [from?.n ?? 0, to?.n ?? 0];
  if (from?.digits === undefined || to?.digits === undefined || first < 1 || last < 1 || last > 23) return false;
  return isPlainTo ? first !== last : first >= 8 && first < last && first <= 20;
};

/** "2 to 4 on Thursday", "Tuesday 9 to 5", but not "3 to 4 weeks". */
const isOfHours = (
  from: Term | undefined,
  to: Term | undefined,
  context: ParseContext,
  { end }: TokenRange,
): boolean => {
  const [first, last] = [from?.n ?? 0, to?.n ?? 0];
  if (from?.digits === undefined || to?.digits === undefined || fewMinutes.has(first)) return false;
  if (first < 1 || first > 12 || last < 1 || last > 12 || first === last) return false;
  if (first > last && (first < 8 || last > 8)) return false;
  const next = context.tokens[end];
  return (
    next === undefined ||
    next.pause > 0 ||
    (context.itemsFrom[end] ?? []).some(({ category }) => besideHours.has(category))
  );
};

const besideHours = new Set(["on", "weekday", "dayName", "thanks", "anyTime", "request"]);
