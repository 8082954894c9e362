import type { Language } from "../../../languages.ts";
import { pastForms } from "../lexicons/past-forms.ts";
import type { Parse } from "../parse/parse-terms.ts";
import { tokenClauses } from "../parse/token-clauses.ts";
import type { DateToken } from "../parse/tokenize-text.ts";
import type { DateExpression } from "../terms/expression.ts";
import type { Item } from "../terms/term.ts";

/** A token's word as it was typed, in small letters. */
export type AsTyped = (token: DateToken) => string;

/** The folded text that was parsed, and how its words were typed. */
export type WrittenText = { text: string; asTyped: AsTyped; language: Language };

/**
 * Which words are in a clause that asks for nothing: a story about the past, thanks for something, good wishes. A
 * clause with a request in it, or a question, asks.
 */
export const idleTokens = (parsed: Parse, { text, asTyped, language }: WrittenText): readonly boolean[] => {
  const { tokens, chosen, itemsFrom } = parsed;
  const idle = new Array<boolean>(tokens.length).fill(false);
  const past: number[] = [];
  const read = chosen.filter(({ category }) => category !== "noise");
  const covered = new Set(read.flatMap(({ start, end }) => tokens.slice(start, end)));
  const told: Told = { covered, asTyped, language };
  // "Wär" asks for something, "war" tells a story.
  const isStoryWord = (token: DateToken): boolean => !covered.has(token) && !/^.[äÄ]/.test(asTyped(token));
  // "She turns six on the 5th so the day before": what follows isn't a story.
  const isSo = (at: number): boolean => chosen.some(({ category, start }) => category === "so" && start === at);
  for (let from = 0; from < tokens.length; ) {
    let to = from + 1;
    while (to < tokens.length && (tokens[to]?.pause ?? 0) === 0 && !isBut(itemsFrom[to]) && !isSo(to)) to += 1;
    const said = itemsFrom.slice(from, to).flat();
    const isAhead = pastForms[language].ahead?.test(tokens.slice(from, to).map(asTyped).join(" ")) === true;
    const isStory =
      !isAhead &&
      said.some(
        ({ category, start, end }) =>
          category === "idle" && isStoryWord(tokens[start] as DateToken) && !toBeDone.has(tokens[end]?.text ?? ""),
      );
    const idleItems = said.filter(({ category }) => category === "idle");
    const isIn = (request: Item): boolean =>
      idleItems.some(({ start, end }) =>
        start < request.start ? end > request.start : start === request.start && end >= request.end,
      );
    const isThanked = said.some(({ category }) => category === "thanksFor");
    const isRequested = said.some(
      (item) => item.category === "request" && !isIn(item) && !(isThanked && isSlotNoun(item, itemsFrom)),
    );
    const isAsked = isRequested || isQuestion(tokens, to, text);
    const isRecalled = said.some(({ category }) => category === "recall");
    // "Vous avez coiffé ma mère vendredi": the verb that often asks helps to tell.
    const isPlainRequest = (item: Item): boolean =>
      item.category === "request" && !isIn(item) && isRealRequest(item, tokens, language);
    const isPast =
      !isAhead &&
      !said.some(isPlainRequest) &&
      !isAskedAt(tokens, to, text) &&
      !isTimed(chosen, from, to) &&
      isInPast(tokens.slice(from, to), told);
    if (isRighted(parsed, from, to)) {
      from = to;
      continue;
    }
    if (isRecalled || isPast || (isStory && !isAsked) || (isPromise(said) && !isQuestion(tokens, to, text)))
      idle.fill(true, from, to);
    if (isPast) past.push(from);
    if (isRecalled) recallBefore(from, idle, parsed);
    from = to;
  }
  for (const at of past) spread(at, idle, parsed, text);
  tellMonths(idle, parsed, (clause) => isInPast(clause, told, true));
  tellOver(idle, parsed, { text, language }, (clause) => isInPast(clause, told, true));
  return idle;
};

/** "Muss bis Freitag gemacht sein": what is still to be done. */
const toBeDone = new Set(["sein", "werden"]);

/** "We met at the ball on the 14th, remember?": what is recalled is before it in the sentence. */
const recallBefore = (at: number, idle: boolean[], { tokens, chosen, itemsFrom }: Parse): void => {
  let from = at;
  while (from > 0 && tokens[from]?.pause !== 2) from -= 1;
  const isRequested = itemsFrom.slice(from, at).some((items) => items.some(({ category }) => category === "request"));
  if (from < at && !isRequested && !isTimed(chosen, from, at)) idle.fill(true, from, at);
};

/** "Last Thursday you told me four and I sat there till five": of a day that is over even the hours are told. */
const tellOver = (
  idle: boolean[],
  { tokens, chosen, itemsFrom }: Parse,
  { text, language }: { text: string; language: Language },
  isPast: (sentence: readonly DateToken[]) => boolean,
): void => {
  for (let from = 0; from < tokens.length; ) {
    let to = from + 1;
    while (to < tokens.length && tokens[to]?.pause !== 2) to += 1;
    const isIn = ({ start }: Item): boolean => start >= from && start < to;
    const days = chosen.filter((item) => isIn(item) && item.category === "date" && item.term.date);
    const isTold = itemsFrom.slice(from, to).flat().some(isDayBefore);
    const isOver = days.length > 0 ? days.every(({ term }) => isOverDay(term.date)) : isTold;
    const isRequested = itemsFrom
      .slice(from, to)
      .some((items) => items.some((item) => isRealRequest(item, tokens, language)));
    if (isOver && !isRequested && !isAskedAt(tokens, to, text) && isPast(tokens.slice(from, to)))
      idle.fill(true, from, to);
    from = to;
  }
};

/**
 * "Since a race in September, Wednesday at nine?": a month by itself in a clause that tells of it. Also without a verb that
 * is over, where the clause asks for nothing and a day is named outside of it.
 */
const tellMonths = (
  idle: boolean[],
  { tokens, chosen, itemsFrom }: Parse,
  isPast: (clause: readonly DateToken[]) => boolean,
): void => {
  const days = chosen.filter(({ category, term }) => category === "date" && term.date);
  const months = days.filter(({ term }) => term.date?.kind === "period" && term.date.period.kind === "month");
  if (months.length === 0) return;
  for (const { from, to } of tokenClauses(tokens)) {
    const isIn = ({ start }: Item): boolean => start >= from && start < to;
    const month = months.find(isIn);
    if (!month || days.filter(isIn).length > 1 || isTimed(chosen, from, to)) continue;
    const isAsked = itemsFrom.slice(from, to).some((items) => items.some(({ category }) => category === "request"));
    const beside = to - from - (month.end - month.start);
    const isNamed = days.some((item) => !isIn(item) && !months.includes(item));
    // "Since a race in September and I'd like a proper look".
    const isSince = itemsFrom
      .slice(from, month.start)
      .some((items) => items.some(({ category }) => category === "since"));
    if (isNamed && isSince && beside > 2) idle.fill(true, month.start, month.end);
    if (isAsked || beside < 2) continue;
    if (isPast(tokens.slice(from, to)) || (isNamed && beside > 2)) idle.fill(true, from, to);
  }
};

/** "Yesterday", "anteayer". */
export const isDayBefore = ({ category, term }: Item): boolean => category === "dayName" && (term.n ?? 0) < 0;

/** "Like a lemon", "hast du gesagt" ask for nothing. */
const isRealRequest = ({ category, start, end }: Item, tokens: Parse["tokens"], language: Language): boolean => {
  if (category !== "request") return false;
  const word = tokens[start]?.text ?? "";
  if (pastForms[language].helping?.has(word)) return false;
  return !(end - start === 1 && word === "like" && /^an?$/.test(tokens[end]?.text ?? ""));
};

/** A day that is plainly over. */
export const isOverDay = (date: DateExpression | undefined): boolean =>
  (date?.kind === "weekday" && date.which === "last") ||
  (date?.kind === "offset" && date.days < 0) ||
  // "The cut from last Thursday".
  (date?.kind === "limit" && date.limit === "from" && isOverDay(date.of)) ||
  (date?.kind === "period" && date.period.kind === "unit" && date.period.offset < 0);

/** "A client since 2 May 2019": a year that is over. */
export const isYearOver = (date: DateExpression | undefined, today: string): boolean => {
  if (date?.kind === "limit" || date?.kind === "onWeekday") return isYearOver(date.of, today);
  const year = date?.kind === "monthDay" || date?.kind === "numeric" || date?.kind === "feast" ? date.year : undefined;
  return year !== undefined && year < Number(today.slice(0, 4));
};

/** "Thanks for the slot on Tuesday at five": nobody asks for another one. */
const isSlotNoun = ({ start, end }: Item, itemsFrom: Parse["itemsFrom"]): boolean =>
  (itemsFrom[start] ?? []).some((item) => item.category === "slotNoun" && item.end === end);

/** "Wrong day. It was Wednesday": what was meant, in the past. */
const isRighted = ({ itemsFrom, chosen, tokens }: Parse, from: number, to: number): boolean =>
  itemsFrom
    .slice(0, from)
    .flat()
    .some(({ category, start }) => category === "mistake" || isApology(category, start, from, tokens)) &&
  chosen.some(
    ({ start, end, category, term }) =>
      category === "date" &&
      term.date &&
      start - from < 7 &&
      start < to &&
      // "No, hang on, Friday was right".
      (start > from || (start === from && tokens.slice(end, to).some(({ text }) => rights.has(text)))),
  );

const rights = new Set("right correct richtig correcto correcta bien bon bonne certo certa".split(" "));

/** "Sorry, it was the 27th": right before. */
const isApology = (category: string, start: number, from: number, tokens: Parse["tokens"]): boolean =>
  category === "correction" && from - start <= 2 && apologies.has(tokens[start]?.text ?? "");

const apologies = new Set(
  "hang hold wait moment warte halt espera attends attendez perdon perdona sorry pardon desculpa desculpe entschuldigung oops ops".split(
    " ",
  ),
);

/** "I had said Friday but take Monday": what follows isn't a story. */
const isBut = (items: readonly Item[] | undefined): boolean => (items ?? []).some(({ category }) => category === "but");

/** "What a laugh on Saturday, I left you a tip": all of a sentence that asks for nothing and names no hour. */
const spread = (at: number, idle: boolean[], { tokens, chosen, itemsFrom }: Parse, text: string): void => {
  let from = at;
  while (from > 0 && tokens[from]?.pause !== 2) from -= 1;
  let to = at + 1;
  while (to < tokens.length && tokens[to]?.pause !== 2) to += 1;
  const said = itemsFrom.slice(from, to).flat();
  if (said.some(({ category }) => category === "request") || isTimed(chosen, from, to) || isAskedAt(tokens, to, text))
    return;
  for (const { from: start, to: end } of tokenClauses(tokens)) {
    const covered = chosen.filter((item) => item.start >= start && item.end <= end);
    const read = covered.reduce((sum, item) => sum + item.end - item.start, 0);
    // A day alone between commas is an answer.
    if (start >= from && end <= to && end - start - read > 1) idle.fill(true, start, end);
  }
};

/** Whether a time of the clock was read in a clause: few stories have one. */
const isTimed = (chosen: readonly Item[], from: number, to: number): boolean =>
  chosen.some(
    ({ start, category, term }) =>
      start >= from && start < to && (timed.has(category) || (term.time !== undefined && term.time.kind !== "part")),
  );

const timed = new Set(["clock", "window", "time", "looseTime", "correctedNum", "refused", "refusedTime", "correction"]);

type Told = { covered: ReadonlySet<DateToken>; asTyped: AsTyped; language: Language };

/** Whether a clause tells, by the form of its verb. */
const isInPast = (clause: readonly DateToken[], { covered, asTyped, language }: Told, isOver = false): boolean => {
  const { verb, not, helping, participle, isParticipleLast: isLast, said } = pastForms[language];
  const isParticipleLast = isLast && !isOver;
  const words = clause.filter((token) => token.kind === "word" && !covered.has(token)).map(asTyped);
  if (words.some((word) => verb.test(word) && !not.has(word))) return true;
  if (isOver && words.some((word) => said.has(word))) return true;
  const helper = words.findIndex((word) => helping?.has(word));
  if (helper < 0 || !participle) return false;
  const last = isParticipleLast ? words.length : helper + 5;
  return words.some(
    (word, at) =>
      at > helper &&
      (!isParticipleLast || at === words.length - 1 || joining.has(words[at + 1] ?? "")) &&
      at < last &&
      participle.test(word) &&
      !not.has(word) &&
      !beforeNouns.has(words[at - 1] ?? ""),
  );
};

/** Another clause begins: "schon angerufen und hing in der Leitung". */
const joining = new Set(["und", "aber", "dann", "doch", "oder"]);

/** "En congé": these are followed by a noun. */
const beforeNouns = new Set(
  "en de un une le la les au aux à du des mon ma mes ce cette el los una mi tu su del".split(" "),
);

/** "I'll let you know by Friday"; with a time beside it, it may be a request. */
const isPromise = (said: readonly Item[]): boolean =>
  said.some(({ category }) => category === "promise") &&
  !said.some(({ category }) => category === "num" || category === "clock" || category === "dottedClock");

/** Whether a question mark follows, before the next sentence begins. */
const isQuestion = (tokens: Parse["tokens"], to: number, text: string): boolean => {
  let last = to;
  while (last < tokens.length && (tokens[last]?.pause ?? 0) < 2) last += 1;
  return isAskedAt(tokens, last, text);
};

/** Whether a question mark comes right before a token. */
const isAskedAt = (tokens: Parse["tokens"], at: number, text: string): boolean =>
  text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? text.length).includes("?");

/** Whether something is plainly asked for: "konnte" tells, "könnte" asks. */
export const isRequested = ({ itemsFrom, tokens }: Parse, { asTyped, language }: WrittenText): boolean => {
  const isTold = ({ start, end }: Item): boolean =>
    tokens.slice(start, end).some((token) => couldOnce.test(asTyped(token)));
  return itemsFrom.flat().some((item) => isRealRequest(item, tokens, language) && !isTold(item));
};

const couldOnce = /^(?:konnt|wollt|musst)en?$/u;

/** Whether there is a request or a question anywhere. */
export const hasRequest = ({ itemsFrom }: Parse, text: string): boolean =>
  text.includes("?") || itemsFrom.some((items) => items.some(({ category }) => category === "request"));
