import type { Item } from "../terms/term.ts";
import type { WhenContext } from "../when-reading.ts";
import { buildChart, compileRules } from "./chart.ts";
import type { CompiledLexicon } from "./compile-lexicon.ts";
import { contrastRules } from "./contrast-rules.ts";
import { dateRules } from "./date-rules.ts";
import { farewellRules } from "./farewell-rules.ts";
import { lexicalItems } from "./lexical-items.ts";
import { findCounts, type IsCapital } from "./noise/find-counts.ts";
import { findNoise } from "./noise/read-noise.ts";
import type { ParseContext } from "./parse-context.ts";
import { partFields } from "./part-fields.ts";
import { periodRules } from "./period-rules.ts";
import { askedHourRules } from "./rules/asked-hour-rules.ts";
import { countFromEvent } from "./rules/count-from-event.ts";
import { countRules } from "./rules/count-rules.ts";
import { dayAndTimeRules } from "./rules/day-and-time-rules.ts";
import { feastRules } from "./rules/feast-rules.ts";
import { limitRules } from "./rules/limit-rules.ts";
import { movedRules } from "./rules/moved-rules.ts";
import { rangeRules } from "./rules/range-rules.ts";
import { shopRules } from "./rules/shop-rules.ts";
import { spanRules } from "./rules/span-rules.ts";
import { spellingOf } from "./slips/forgive-slips.ts";
import { repairDays } from "./slips/repair-days.ts";
import { repairHours } from "./slips/repair-hours.ts";
import { repairOrdinals } from "./slips/repair-ordinals.ts";
import { timeRules } from "./time-rules.ts";
import { type DateToken, tokenizeText } from "./tokenize-text.ts";
import { unfitRules } from "./unfit-rules.ts";

export type Parse = {
  tokens: readonly DateToken[];
  /** The readings that cover the most of the text, in order, none over another. */
  chosen: readonly Item[];
  itemsFrom: readonly (readonly Item[])[];
  /** Days inside of what means none by itself ("I turn thirty on Friday"): "that day" may point at them. */
  shadowed: readonly Item[];
};

/** Reads a folded text: terms from the lexicon, put together by the rules, and of all that the best cover. */
export const parseTerms = (
  text: string,
  lexicon: CompiledLexicon,
  when: WhenContext,
  isCapital: IsCapital = () => false,
): Parse => {
  const tokens = repairOrdinals(partFields(wordsApart(tokenizeText(text), lexicon), lexicon), lexicon);
  endSentences(tokens, lexicon, isCapital);
  repairDays(tokens, lexicon);
  repairHours(tokens, lexicon);
  const itemsFrom: Item[][] = tokens.map(() => []);
  const lexical: Item[][] = Array.from({ length: tokens.length + 1 }, () => []);
  for (const item of lexicalItems(tokens, lexicon)) (itemsFrom[item.start] as Item[]).push(item);
  for (const items of itemsFrom) for (const item of items) (lexical[item.end] as Item[]).push(item);
  const context: ParseContext = { when, lexicon, tokens, itemsFrom };
  const chart = buildChart(lexical, tokens, rules, context);
  const noise = [...findNoise(lexicon.noise, tokens, itemsFrom), ...findCounts(context, isCapital)];
  const joined = overlaps(noise);
  const phrases = [...noise, ...joined, ...overlaps([...noise, ...joined])];
  for (const item of [...phrases, ...askedItems(context), ...looseTimes(context)])
    (chart[item.end] as Item[]).push(item);
  const chosen = countFromEvent({ tokens, itemsFrom, chosen: bestCover(chart, tokens.length) });
  return { tokens, chosen, itemsFrom, shadowed: shadowedBy(chosen, chart) };
};

/** "I live at 3" and "3 rue du 11 novembre" share a number: together they are one phrase. */
const overlaps = (noise: readonly Item[]): Item[] =>
  noise.flatMap((one) =>
    noise
      .filter(({ start, end }) => start > one.start && start < one.end && end > one.end)
      .map(({ end }) => ({ ...one, end, term: { bonus: 2 } })),
  );

const shadowedBy = (chosen: readonly Item[], chart: readonly (readonly Item[])[]): Item[] => {
  if (!chosen.some(({ term }) => term.date?.kind === "relative" && term.date.days === 0)) return [];
  const noise = chosen.filter(({ category }) => category === "noise");
  const inside = chart
    .flat()
    .filter(
      ({ category, start, end, term }) =>
        category === "date" &&
        term.date !== undefined &&
        noise.some((one) => start >= one.start && start < one.end && end > start),
    );
  return inside.sort((one, other) => other.end - other.start - (one.end - one.start)).slice(0, 1);
};

/** "The 23rd is best, el 23. Y a las 11": a full stop after a number ends a sentence, unless it makes an ordinal of it. */
const endSentences = (tokens: DateToken[], lexicon: CompiledLexicon, isCapital: IsCapital): void => {
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    if (token.kind !== "ordinal" || !next || next.kind !== "word" || next.isGlued) continue;
    const isSentence = lexicon.customs.isDotOrdinal
      ? isCapital(next) && openings.has(next.text)
      : isCapital(next) || !lexicon.known.has(next.text);
    if (isSentence) next.pause = 2;
  }
};

/** Words that German writes with a capital only where a sentence begins. */
const openings = new Set(
  "und aber oder um also dann da geht ginge passt hatte habt haben am ich wir lieber gern".split(" "),
);

/** Words as the lexicon spells them, and those written together as two. */
const wordsApart = (tokens: readonly DateToken[], lexicon: CompiledLexicon): DateToken[] =>
  tokens.flatMap((token) => {
    if (token.kind !== "word") return [token];
    const parts = token.text.length > 1 && !lexicon.known.has(token.text) ? lexicon.joined?.exec(token.text) : null;
    if (!parts) {
      token.text = spellingOf(token.text, lexicon);
      return [token];
    }
    const { a: first = "", b: last = "" } = parts.groups ?? {};
    const middle = token.start + first.length;
    return [
      { ...token, text: spellingOf(first, lexicon), end: middle },
      { ...token, text: spellingOf(last, lexicon), start: middle, isGlued: true, pause: 0 as const },
    ];
  });

const rules = compileRules([
  ...timeRules,
  ...dateRules,
  ...periodRules,
  ...rangeRules,
  ...dayAndTimeRules,
  ...farewellRules,
  ...contrastRules,
  ...unfitRules,
  ...askedHourRules,
  ...movedRules,
  ...shopRules,
  ...spanRules,
  ...limitRules,
  ...countRules,
  ...feastRules,
]);

/** Numbers that mean something only as the whole answer to a question. */
const askedItems = ({ tokens, when, itemsFrom }: ParseContext): Item[] => {
  if (when.expect === undefined) return tokens.length === 1 ? praise(itemsFrom) : [];
  const items: Item[] = [];
  for (const item of itemsFrom[0] ?? []) {
    const isWhole = item.end === tokens.length;
    if (!isWhole && item.category !== "dottedClock" && item.category !== "looseDate") continue;
    items.push(...asked(item, when.expect));
  }
  return items;
};

const praise = (itemsFrom: readonly (readonly Item[])[]): Item[] =>
  (itemsFrom[0] ?? []).filter(({ category }) => category === "praise").map((item) => ({ ...item, category: "date" }));

const asked = (item: Item, expect: "day" | "time"): Item[] => {
  const { category, term } = item;
  if (expect === "day") {
    if (category === "looseDate" || category === "praise") return [{ ...item, category: "date" }];
    const isDay =
      (category === "num" || category === "ord") &&
      term.digits !== undefined &&
      (term.n ?? 0) >= 1 &&
      (term.n ?? 0) <= 31;
    return isDay ? [{ ...item, category: "date", term: { date: { kind: "dayOfMonth", day: term.n ?? 1 } } }] : [];
  }
  if ((category === "dottedClock" || category === "compact") && term.time?.kind === "clock") {
    const isHalfDay = term.time.isHalfDay || (term.time.minute >= 600 && term.time.minute < 720);
    return [{ ...item, category: "clock", term: { time: { ...term.time, isHalfDay } } }];
  }
  if (category !== "num" || term.n === undefined || term.n > 23) return [];
  const isCertain = term.n === 0 || term.n >= 12 || term.digits?.startsWith("0") === true;
  return [
    { ...item, category: "clock", term: { time: { kind: "clock", minute: term.n * 60, isHalfDay: !isCertain } } },
  ];
};

/** Numbers by themselves that are times if a day was said without one: "Monday please. 2.30". */
const looseTimes = ({ tokens, itemsFrom }: ParseContext): Item[] => {
  const items: Item[] = [];
  for (const [start, found] of itemsFrom.entries()) {
    for (const item of found) {
      if (!looseCategories.has(item.category) || (item.category === "num" && !isHour(item.term))) continue;
      if (!isBorder(tokens[start], itemsFrom[start - 1])) continue;
      if (!isSureClock(item.term) && !isBorder(tokens[item.end], itemsFrom[item.end])) continue;
      items.push({ category: "looseTime", start, end: item.end, term: item.term });
    }
  }
  return items;
};

const looseCategories = new Set(["num", "dottedClock", "compact"]);

const isHour = ({ n = 0, digits }: Item["term"]): boolean => n <= 23 && (digits === undefined ? n > 1 : n > 0);

/** Written with minutes that no month has. */
const isSureClock = ({ time }: Item["term"]): boolean => time?.kind === "clock" && time.minute % 60 > 12;

const isBorder = (next: DateToken | undefined, items: readonly Item[] | undefined): boolean =>
  next === undefined || next.pause > 0 || items === undefined || items.some(({ category }) => borders.has(category));

/** What may be next to a number without belonging to it. */
const borders = new Set([
  "weekday",
  "dayName",
  "feast",
  "part",
  "thanks",
  "month",
  "todayPart",
  "dayMark",
  "but",
  "on",
  "request",
  "willIt",
  "weakPart",
  "partAfterDay",
  "shortWeekday",
  "ord",
  "ordSuffix",
]);

/** The categories that mean something by themselves. */
const results = new Set([
  "date",
  "clock",
  "time",
  "window",
  "part",
  "weakPart",
  "refused",
  "asap",
  "anyTime",
  "correction",
  "span",
  "noise",
  "oneDate",
  "refusedTime",
  "busyTime",
  "workdays",
  "but",
  "so",
  "aside",
  "correctedNum",
  "bareMinutes",
  "looseTime",
]);

/** The set of readings that covers the most words with the fewest pieces. */
const bestCover = (chart: readonly (readonly Item[])[], length: number): Item[] => {
  const scores = new Array<number>(length + 1).fill(0);
  const last: (Item | null)[] = new Array<Item | null>(length + 1).fill(null);
  for (let end = 1; end <= length; end++) {
    scores[end] = scores[end - 1] as number;
    for (const item of chart[end] as readonly Item[]) {
      if (!results.has(item.category)) continue;
      const score = (scores[item.start] as number) + scoreOf(item);
      if (score > (scores[end] as number)) {
        scores[end] = score;
        last[end] = item;
      }
    }
  }
  const chosen: Item[] = [];
  for (let end = length; end > 0; ) {
    const item = last[end];
    if (item) chosen.unshift(item);
    end = item ? item.start : end - 1;
  }
  return chosen;
};

const scoreOf = ({ category, start, end, term }: Item): number => {
  const size = 10 * (end - start) + (term.bonus ?? 0);
  if (category === "noise") return size - 2;
  if (category === "looseTime") return size - 8;
  // A length of time by itself isn't a reading: it only keeps its number from being one.
  return passing.has(category) ? size - 6 : size - 3;
};

const passing = new Set(["span", "correction", "but", "so", "aside"]);
