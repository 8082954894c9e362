import type { Item, Term } from "../terms/term.ts";
import { type GrammarRule, rule, type TokenRange } from "./chart.ts";
import type { ParseContext } from "./parse-context.ts";
import { eitherRules } from "./rules/either-rules.ts";
import { isTightAtStart, oneRules } from "./rules/one-rules.ts";
import { clockIn, isOnward } from "./rules/time-terms.ts";
import { isOfNextDay, isOfPart, isRather } from "./unfit-rules.ts";

/** Times that don't suit, and what is before the time that does: "I finish at three, so half past". */
const busyRules: readonly GrammarRule[] = [
  rule("refusedTime", "except/busy/unable part/partNoun/weakPart/clock/window/time", ([, time], context, place) =>
    isTightAtStart(context, place) && !isLimit(context, place, time) && !isCorrected(context, place, time)
      ? refusedTime(time)
      : null,
  ),
  rule("window", "except window", ([, window], context, place) =>
    isTightAtStart(context, place) && isException(context, place) ? outside(window) : null,
  ),
  // "Except before ten and after three".
  rule("window", "window and/or except? window", ([one, , , other], context, place) =>
    one?.isRefused && isTightAtStart(context, place) ? both(one, other?.isRefused ? other : outside(other)) : null,
  ),
  rule("refusedTime", "except/busy art/on part/weakPart", ([, , time], context, place) =>
    isTightAtStart(context, place) ? refusedTime(time) : null,
  ),
  rule("refusedTime", "except/busy date part/weakPart", ([, date, time], context, place) =>
    isTightAtStart(context, place) && isNo(context, place) && date?.date?.kind !== "limit"
      ? refusedTime(time, date)
      : null,
  ),
  rule(
    "refusedTime",
    "part/partNoun/weakPart/clock/dottedClock/window refusedAfter",
    ([time, after], context, place) =>
      isRefusal(time, after, context, place.end) && !isNotBefore(context, place) ? refusedTime(time) : null,
  ),
  rule(
    "refusedTime",
    "date part/weakPart/clock/dottedClock/window refusedAfter",
    ([date, time, after], context, place) => {
      const isUnfit = isRefusal(time, after, context, place.end) && !isNotBefore(context, place);
      const refused = isUnfit ? refusedTime(time, date) : null;
      // "Monday at three... no, at two" takes only the hour back.
      return refused && after?.name === "loose" && isTimeNext(context, place.end)
        ? { ...refused, isDayKept: true }
        : refused;
    },
  ),
  rule("refusedTime", "no clock/part", ([, time], context, place) =>
    isApart(context, place) ? refusedTime(time) : null,
  ),
  rule("refusedTime", "tooMuch", ([much]) =>
    refusedTime({ part: much?.name === "early" ? "earlyMorning" : "endOfDay" }),
  ),
  rule("refused", "busy date", ([, date], context, place) =>
    date?.date && !date.time && isTightAtStart(context, place) && context.tokens[place.start - 1]?.text !== "off"
      ? { date: date.date, isRefused: true }
      : null,
  ),
  rule("busyTime", "busyUntil clock", ([, clock], context, place) =>
    isTightAtStart(context, place) ? busyTime(clock) : null,
  ),
  // "When I get off work at five" is then, and not any time after.
  rule("clock", "busyUntil clock", ([, clock], context, place) =>
    isTightAtStart(context, place) && whenWords.has(context.tokens[place.start - 1]?.text ?? "") && clock?.time
      ? { time: clock.time, bonus: 4 }
      : null,
  ),
  rule("busyTime", "busyUntil on? date clock", ([, , date, clock], context, place) =>
    isTightAtStart(context, place) ? busyTime(clock, date) : null,
  ),
  rule("busyTime", "clock busyUntil", ([clock], context, place) =>
    isTightAtStart(context, place) && !isAfterUntil(context, place) ? busyTime(clock) : null,
  ),
  rule("busyTime", "busyTill window", ([, window], context, place) =>
    isTightAtStart(context, place) ? busyWindow(window) : null,
  ),
  rule("busyTime", "busyTill on? date window", ([, , date, window], context, place) =>
    isTightAtStart(context, place) ? busyWindow(window, date) : null,
  ),
  rule("busyTime", "date busyTill window", ([date, , window]) => busyWindow(window, date)),
  rule("busyTime", "window busyTill", ([window], context, place) =>
    isTightAtStart(context, place) && !isLeaving(context, place) ? busyWindow(window) : null,
  ),
];

const beginnings = new Set(["on", "at", "art", "weekday", "dayName", "dayMark", "clock"]);

const whenWords = new Set(["when", "wenn", "cuando", "quand", "quando"]);

const refusedTime = (term: Term | undefined, date?: Term): Term | null => {
  const time = term?.time ?? (term?.part ? { kind: "part" as const, part: term.part, isWeak: false } : undefined);
  if (!time || date?.time || date?.isFarewell) return null;
  return { time, ...(date?.date && { date: date.date }), bonus: 1 };
};

/** "Not before three, I'm working": the work is before it. */
const isNotBefore = ({ tokens }: ParseContext, { start, end }: TokenRange): boolean =>
  notBefore.test(
    tokens
      .slice(start, end)
      .map(({ text }) => text)
      .join(" "),
  );

const notBefore = /(?:^| )(?:not|pas|nicht|no|nao) (?:before|avant|antes|vor|until|till)(?: |$)/;

/** "Until eleven I'm free". */
const isAfterUntil = ({ itemsFrom }: ParseContext, { start }: TokenRange): boolean =>
  [1, 2].some((back) =>
    (itemsFrom[start - back] ?? []).some(({ category, end }) => category === "until" && end === start),
  );

/** "Instead of Friday" says nothing about the time after it. */
const isNo = ({ tokens }: ParseContext, { start }: TokenRange): boolean => noWords.has(tokens[start]?.text ?? "");

const noWords = new Set(["no", "not", "can", "cannot", "i", "kann", "nicht", "ich", "peux", "pas", "je", "nao"]);

/** Between commas, after something; "at ten in the morning, not at night haha". */
const isApart = (context: ParseContext, place: TokenRange): boolean =>
  isTightAtStart(context, place) &&
  (context.tokens[place.start]?.pause ?? 0) > 0 &&
  ((context.tokens[place.end]?.pause ?? 1) > 0 || isLaughed(context, place));

const isLaughed = ({ tokens }: ParseContext, { end }: TokenRange): boolean =>
  /^(?:(?:ja|je|ha|he|hi|hue|k){2}\w*|lol|rs+|mdr|ptdr|xd|claro|eh|obviamente|logico|evidemment|naturlich)$/.test(
    tokens[end]?.text ?? "",
  );

/** "Not before eleven" is a limit; "I can't before eleven" leaves the hours after it. */
const isLimit = (context: ParseContext, { start }: TokenRange, term: Term | undefined): boolean =>
  isOpenWindow(term) && !isUnable(context, start);

/** "At ten, no 11:30" puts it right; what doesn't suit is "not 11:30". */
const isCorrected = ({ tokens, lexicon }: ParseContext, { start }: TokenRange, term: Term | undefined): boolean =>
  lexicon.language === "en" && tokens[start]?.text === "no" && term?.time?.kind === "clock";

const isUnable = ({ itemsFrom }: ParseContext, start: number): boolean =>
  (itemsFrom[start] ?? []).some(({ category }) => category === "unable" || category === "busy");

/** The words for "not before" are limits by themselves. */
const isException = (context: ParseContext, { start }: TokenRange): boolean =>
  !isUnable(context, start) && !(context.itemsFrom[start] ?? []).some(({ category }) => limits.has(category));

const limits = new Set(["from", "until", "before", "after"]);

/** "Except before ten" is from ten on. */
const outside = (term: Term | undefined): Term | null => {
  const time = term?.time;
  if (time?.kind !== "window" || term?.isRefused || (time.from !== null && time.to !== null)) return null;
  return { time: { kind: "window", from: time.to, to: time.from }, isRefused: true, bonus: 1 };
};

const both = (one: Term, other: Term | null): Term | null => {
  const [first, second] = [one.time, other?.time];
  if (first?.kind !== "window" || second?.kind !== "window") return null;
  const [from, to] = [first.from ?? second.from, first.to ?? second.to];
  return from && to ? { time: { kind: "window", from, to }, isRefused: true, bonus: 1 } : null;
};

const isOpenWindow = (term: Term | undefined): boolean =>
  term?.time?.kind === "window" && (term.time.from === null || term.time.to === null);

/** "At three, no, Thursday" refuses the day; "mornings no", "at three no, at four". */
const isRefusal = (time: Term | undefined, after: Term | undefined, context: ParseContext, end: number): boolean => {
  if (isOfPart(context, end) || isOfNextDay(context, end)) return false;
  if (after?.name !== "loose") return true;
  // "Half past two, not half past three" refuses the second.
  if ((context.tokens[end - 1]?.pause ?? 0) > 0 && context.tokens[end]?.pause === 0) return false;
  if (isTimeNext(context, end)) return true;
  return (time?.part !== undefined || isOpenWindow(time)) && isOnward(after, context, end);
};

const isTimeNext = ({ itemsFrom }: ParseContext, end: number): boolean =>
  (itemsFrom[end] ?? []).some(({ category }) => ["part", "weakPart", "at", "clock", "num"].includes(category));

const busyTime = (term: Term | undefined, date?: Term): Term | null => {
  const clock = clockIn(term);
  if (!clock || (date && (!date.date || date.time))) return null;
  return { time: { kind: "window", from: clock, to: null }, ...(date?.date && { date: date.date }), bonus: 2 };
};

/** "By twelve I must be out again": until then there is time. */
const isLeaving = ({ tokens, itemsFrom }: ParseContext, { end }: TokenRange): boolean => {
  for (let at = end - 1; at < tokens.length && (at < end || tokens[at]?.pause === 0); at++)
    if ((itemsFrom[at] ?? []).some(({ category }) => category === "mustLeave")) return true;
  return false;
};

const busyWindow = (term: Term | undefined, date?: Term): Term | null => {
  const window = term?.time?.kind === "window" ? term.time : null;
  if (!window?.to || window.from !== null || (date && (!date.date || date.time))) return null;
  return { time: { kind: "window", from: window.to, to: null }, ...(date?.date && { date: date.date }), bonus: 2 };
};

/** "Rather Thursday than Friday", "four rather than three". */
const preferRules: readonly GrammarRule[] = [
  // "Põe antes às 11h30", "antes na sexta".
  rule("correction", "before", (_, context, { start, end }) =>
    isRather(context, start) && (context.itemsFrom[end] ?? []).some(({ category }) => beginnings.has(category))
      ? { bonus: 1 }
      : null,
  ),
  rule("refused", "than date", ([, date], context, { start }) => {
    const day = date?.time ? date.other?.date : date?.date;
    return day && !date?.isFarewell && isPreferred(context, start)
      ? { date: day, isRefused: true, bonus: 1 + (date?.bonus ?? 0) }
      : null;
  }),
  // "Le 10 décembre plutôt que le 11", "prefiero el 3 al 4".
  rule("refused", "than num/ord", ([, day], context, { start, end }) =>
    day?.digits !== undefined && isDayWord(context, end - 2) && isPreferred(context, start)
      ? { date: { kind: "dayOfMonth", day: day.n ?? 0 }, isRefused: true, bonus: 1 }
      : null,
  ),
  // "Mornings suit me better than afternoons".
  rule("refusedTime", "than part/weakPart/window", ([, time], context, { start }) =>
    isThan(context, start) && isPreferred(context, start) ? refusedTime(time) : null,
  ),
  rule("refusedTime", "than art/on part/weakPart", ([, , time], context, { start }) =>
    isThan(context, start) && isPreferred(context, start) ? refusedTime(time) : null,
  ),
  rule("clock", "num/clock than at? num/clock", ([one, , , other], context, place) => {
    const clock = clockIn(one);
    const isContrast = isPreferred(context, place.start) || isInstead(context, place);
    return clock && clockIn(other) && isContrast && !isTailOfClock(context, place) ? { time: clock } : null;
  }),
  // "I meant 3, not 2".
  rule("clock", "num/clock except at? num/clock", ([one, , , other], context, place) => {
    const clock = clockIn(one);
    const isContrast = isNot(context, place) && !isTailOfClock(context, place);
    return clock && clockIn(other) && isContrast ? { time: clock, bonus: 1 } : null;
  }),
  rule("part", "part/weakPart than part/weakPart", ([one], context, { start }) =>
    one?.part && isPreferred(context, start) ? { part: one.part } : null,
  ),
  rule("correctedNum", "correction num", ([, number], context, { end }) => {
    if ((number?.digits === undefined && (number?.n ?? 1) < 2) || isMinuteOfHour(context, end)) return null;
    return isFree(context.tokens[end]) ? (number ?? null) : null;
  }),
  rule("correctedNum", "num instead", ([number]) => number ?? null),
];

/** "Half past three instead of three" contrasts by itself, without a "rather". */
const isInstead = ({ tokens }: ParseContext, { start, end }: TokenRange): boolean =>
  tokens.slice(start + 1, end - 1).some(({ text }) => insteadWords.has(text));

const insteadWords = new Set(["instead", "statt", "anstatt", "anstelle", "lieu", "place", "vez", "lugar", "inves"]);

/** "Halb vier statt drei", "zehn nach vier statt drei": the number is only the end of a time. */
const isTailOfClock = (context: ParseContext, { start }: TokenRange): boolean => {
  const leadOf = (at: number, heads: ReadonlySet<string>): number | undefined =>
    [1, 2, 3]
      .map((back) => at - back)
      .find((from) => (context.itemsFrom[from] ?? []).some(({ category, end }) => end === at && heads.has(category)));
  if (context.tokens[start]?.pause !== 0) return false;
  const between = leadOf(start, minuteWords);
  return leadOf(start, halves) !== undefined || (between !== undefined && leadOf(between, minuteHeads) !== undefined);
};

const halves = new Set(["half", "quarterOf", "threeQuarters"]);
const minuteWords = new Set(["pastHour", "toHour", "minutesTo"]);
const minuteHeads = new Set(["num", "quarter", "half"]);

/** "Lieber zehn vor elf": the number counts minutes. */
const isMinuteOfHour = ({ itemsFrom, tokens }: ParseContext, end: number): boolean =>
  tokens[end]?.pause === 0 &&
  (itemsFrom[end] ?? []).some(
    ({ category, end: next }) =>
      ["pastHour", "toHour", "minutesTo"].includes(category) &&
      (itemsFrom[next] ?? []).some((item) => item.category === "num" || item.category === "half"),
  );

const isFree = (next: ParseContext["tokens"][number] | undefined): boolean =>
  next === undefined || next.pause > 0 || next.kind === "word";

/** The number after an article is a day. */
const isDayWord = ({ tokens }: ParseContext, at: number): boolean => dayWords.has(tokens[at]?.text ?? "");

const dayWords = new Set(["the", "le", "au", "el", "al", "den", "am", "dem", "dia", "o", "ao"]);

/** "À tarde" isn't a comparison. */
const isThan = ({ tokens }: ParseContext, start: number): boolean =>
  !["a", "au", "ao", "al"].includes(tokens[start]?.text ?? "");

/** The one word for "not" is inside. */
const isNot = ({ tokens, lexicon }: ParseContext, { start, end }: TokenRange): boolean => {
  const at = tokens.findIndex(
    ({ text }, index) =>
      index > start && index < end - 1 && nots.has(text) && !(text === "no" && lexicon.language === "en"),
  );
  // "At three I can't, four": after a comma the second is what is wanted.
  return at > 0 && tokens.slice(at + 1, end).every(({ pause }) => pause === 0);
};

const nots = new Set(["not", "nicht", "no", "pas", "nao"]);

/** A word like "rather" is in the same sentence. */
const isPreferred = ({ tokens, itemsFrom }: ParseContext, at: number): boolean => {
  let from = at;
  while (from > 0 && (tokens[from]?.pause ?? 0) < 2) from -= 1;
  let to = at + 1;
  while (to < tokens.length && (tokens[to]?.pause ?? 0) < 2) to += 1;
  const isSaid = (items: readonly Item[]): boolean => items.some(({ category }) => days.has(category));
  const isRequested = (items: readonly Item[]): boolean => items.some(({ category }) => category === "prefer");
  return itemsFrom.slice(from, at + 1).some(isSaid) && itemsFrom.slice(from, to).some(isRequested);
};

const days = new Set(["weekday", "dayName", "num", "part", "weakPart", "shortWeekday", "feast", "clock"]);

/** "Friday at the latest". */
const latestRules: readonly GrammarRule[] = [
  rule("date", "date atLatest", ([date], { tokens }, { end }) => {
    const of = date?.date?.kind === "limit" && date.date.limit === "until" ? date.date.of : date?.date;
    if (!of || date?.time || of.kind === "limit" || of.kind === "range" || (tokens[end]?.pause ?? 1) === 0) return null;
    return { date: { kind: "limit", limit: "until", of } };
  }),
  rule("window", "clock/window atLatest", ([clock], { tokens }, { end }) => {
    const time = clock?.time;
    if ((tokens[end]?.pause ?? 1) === 0) return null;
    if (time?.kind === "window" && time.from === null) return { time };
    return time?.kind === "clock" ? { time: { kind: "window", from: null, to: time } } : null;
  }),
];

/** Hours without an "at": "could you do ten", "let's say nine", "10 or 11". */
const bareHourRules: readonly GrammarRule[] = [
  rule("refusedAfter", "refusedAfter tail", ([after]) => ({ name: after?.name ?? "" })),
  rule("clock", "atVerb num", ([, hour], context, { end }) =>
    (hour?.n ?? 13) <= 12 && (hour?.digits !== undefined || (hour?.n ?? 1) > 1) && isEnd(context, end)
      ? asClock(hour)
      : null,
  ),
  rule("clock", "atVerb dottedClock", ([, clock], context, { end }) => (isEnd(context, end) ? (clock ?? null) : null)),
  rule("looseTime", "num or num", ([one, , other], { tokens }, { start, end }) => {
    const [first, second] = [clockIn(one), clockIn(other)];
    const isAlone = (start === 0 || (tokens[start]?.pause ?? 0) > 0) && (tokens[end]?.pause ?? 1) > 0;
    const isOr = orWords.has(tokens[start + 1]?.text ?? "");
    return isAlone && isOr && first && second ? { time: { kind: "either", of: [first, second] } } : null;
  }),
];

const orWords = new Set(["or", "o", "u", "ou", "oder", "/"]);

const asClock = (hour: Term | undefined): Term | null => {
  const time = clockIn(hour);
  return time && { time };
};

/** The end of a clause, or a word for a day. */
const isEnd = ({ tokens, itemsFrom }: ParseContext, end: number): boolean =>
  (tokens[end]?.pause ?? 1) > 0 || (itemsFrom[end] ?? []).some(({ category }) => afterHour.has(category));

const afterHour = new Set(["on", "weekday", "dayName", "art", "thanks", "instead", "than", "except"]);

export const contrastRules: readonly GrammarRule[] = [
  ...oneRules,
  ...busyRules,
  ...preferRules,
  ...latestRules,
  ...bareHourRules,
  ...eitherRules,
];
