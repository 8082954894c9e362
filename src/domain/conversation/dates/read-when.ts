import type { Language } from "../../languages.ts";
import { dateOrderOf } from "./evaluate/date-order.ts";
import { evaluateBoth } from "./evaluate/evaluate-both.ts";
import { type Evaluation, evaluateWhen } from "./evaluate/evaluate-when.ts";
import type { AsTyped } from "./evaluate/idle-tokens.ts";
import { compileLexicon } from "./parse/compile-lexicon.ts";
import { foldWithOffsets } from "./parse/fold-with-offsets.ts";
import { parseTerms } from "./parse/parse-terms.ts";
import { restOf, spanOf, unusedIn } from "./parse/unused.ts";
import type { DateExpression } from "./terms/expression.ts";
import type { Item } from "./terms/term.ts";
import type { WhenContext, WhenReading } from "./when-reading.ts";

/**
 * What a text says about a day and a time, in the words of one language. Nothing is guessed: what can be read in two
 * ways comes back as two, and what isn't clearly a date or a time is left in `rest`. Nothing is dropped either: a number
 * or a date word that the reading has no use for makes it uncertain.
 */
export const readWhen = (text: string, language: Language, context: WhenContext): WhenReading => {
  const folded = foldWithOffsets(text);
  const lexicon = compileLexicon(language);
  const parsed = parseTerms(folded.text, lexicon, context, ({ start }) => {
    const sign = text[folded.starts[start] ?? 0] ?? "";
    return sign !== sign.toLowerCase();
  });
  const asTyped: AsTyped = ({ start, end }) =>
    text.slice(folded.starts[start] ?? 0, folded.ends[end - 1] ?? 0).toLowerCase();
  const known = {
    ...context,
    country: context.country ?? lexicon.customs.country,
    order: dateOrderOf(language, context.country),
  };
  const { reading, used, dropped, isOpen } =
    parsed.chosen.length === 0
      ? nothingSaid
      : evaluateBoth(parsed, (one) => evaluateWhen(one, { text: folded.text, asTyped, language }, known));
  const unused = unusedIn(parsed, dropped, reading.date !== undefined || reading.time !== undefined).map((item) => {
    const span = spanOf(item, parsed.tokens, folded);
    return { ...span, text: text.slice(span.start, span.end) };
  });
  return {
    ...reading,
    ...(used.some(isFixedDay) ? { isDated: true as const } : {}),
    ...(isWeekdayAlone(used) ? { isWeekday: true as const } : {}),
    ...(isDayOfMonthAlone(used) ? { isDayOfMonth: true as const } : {}),
    spans: used.map((item) => spanOf(item, parsed.tokens, folded)),
    unused,
    isCertain: unused.length === 0 && !isOpen,
    rest: restOf(parsed, folded.text, ({ category }) => category === "weakPart" && reading.time === undefined),
  };
};

const isFixedDay = ({ category, term: { date } }: Item): boolean =>
  category === "date" && date !== undefined && fixed.has(date.kind);

const fixed: ReadonlySet<DateExpression["kind"]> = new Set([
  "offset",
  "dayOfMonth",
  "monthDay",
  "numeric",
  "onWeekday",
  "dayOf",
  "dayNear",
]);

const isWeekdayAlone = (used: readonly Item[]): boolean => {
  const days = used.flatMap(({ term: { date } }) => date ?? []);
  return days.length > 0 && days.every(isPlainWeekday);
};

const isPlainWeekday = (date: DateExpression): boolean => {
  if (date.kind === "either") return date.of.every(isPlainWeekday);
  if (date.kind === "range") return isPlainWeekday(date.from) && isPlainWeekday(date.to);
  return date.kind === "weekday" && date.which === "plain";
};

/** "The 18th", and no month. */
const isDayOfMonthAlone = (used: readonly Item[]): boolean => {
  const [only, ...others] = used.flatMap(({ term: { date } }) => date ?? []);
  return only?.kind === "dayOfMonth" && others.length === 0;
};

const nothingSaid: Evaluation = { reading: {}, used: [], dropped: [], isOpen: false };
