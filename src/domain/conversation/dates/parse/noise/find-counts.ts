import type { Language } from "../../../../languages.ts";
import type { Item } from "../../terms/term.ts";
import type { ParseContext } from "../parse-context.ts";
import type { DateToken } from "../tokenize-text.ts";

/** Whether the word at a place of the folded text was typed with a capital letter. */
export type IsCapital = (token: DateToken) => boolean;

/** Numbers that count, pay or lead to a door, and weekdays that are counted or wished well: none of them is a day. */
export const findCounts = (context: ParseContext, isCapital: IsCapital): Item[] => {
  const { tokens, lexicon } = context;
  const found: Item[] = [];
  for (const [at, token] of tokens.entries()) {
    for (const { category, end, term } of context.itemsFrom[at] ?? [])
      if (category === "residence" && term.name === "floor") add(found, floorFrom(context, at), end);
    for (const { category, end, term } of context.itemsFrom[at] ?? [])
      if (category === "residence")
        add(
          found,
          term.name === "floor" ? floorFrom(context, at) : at,
          doorBehind(context, end, term.name === "floor"),
        );
    if (has(context, at, "someArticle") || has(context, at, "niceWord")) add(found, at, wishedWell(context, at));
    if (lexicon.language === "de") add(found, at, birthdayEnd(context, at, isCapital));
    if (has(context, at, "manyTimes")) add(found, at, manyDays(context, at));
    if (has(context, at, "costWord")) add(found, at, priceBehind(context, at));
    if (token.kind === "comma" && isMoneyAt(context, at + 1)) add(found, beginsBefore(context, at), at + 2);
    if (token.kind === "slash") add(found, at, fractionEnd(context, at));
    if (token.kind !== "integer" && token.kind !== "ordinal" && !has(context, at, "num")) continue;
    for (const { category, end } of context.itemsFrom[at] ?? [])
      if (category === "num" && isMoneyAt(context, end)) add(found, at, end + 1);
    add(found, at, anniversaryEnd(tokens, at));
    add(found, countFrom(context, at, isCapital), countEnd(context, at, isCapital));
    add(found, placeFrom(context, at), placeEnd(context, at, isCapital));
    if (lexicon.language === "en") add(found, at, streetEnd(tokens, at, isCapital));
  }
  return found;
};

const add = (found: Item[], start: number, end: number | null): void => {
  if (end !== null && end > start + 1) found.push({ category: "noise", start, end, term: {} });
};

const has = ({ itemsFrom }: ParseContext, at: number, category: string): boolean =>
  (itemsFrom[at] ?? []).some((item) => item.category === category);

const isJoined = (tokens: readonly DateToken[], at: number): boolean => tokens[at]?.pause === 0;

/** "1/2 a kilo", "3/4 der Leute"; "1/4 to three" is an hour. */
const fractionEnd = ({ tokens, lexicon }: ParseContext, at: number): number | null => {
  const next = tokens[at + 1];
  if (!fractions.has(tokens[at]?.text ?? "") || next?.kind !== "word" || next.pause > 0) return null;
  return !lexicon.known.has(next.text) || besideFractions.has(next.text) ? at + 2 : null;
};

const fractions = new Set(["1/2", "1/4", "3/4", "1/3", "2/3"]);
const besideFractions = new Set("a an of der des von stunde hour hora heure kilo".split(" "));

const isMoneyAt = (context: ParseContext, at: number): boolean =>
  isJoined(context.tokens, at) &&
  (has(context, at, "moneyWord") || ["€", "$", "£"].includes(context.tokens[at]?.text ?? ""));

/** "A 12,50 euros": the word before would make an hour of it. */
const beginsBefore = (context: ParseContext, at: number): number =>
  isJoined(context.tokens, at) && has(context, at - 1, "at") ? at - 1 : at;

/** "I live at 22", "la vecina del 14": the next number in the same breath, unless it is said as an hour. */
const doorBehind = ({ tokens, itemsFrom }: ParseContext, from: number, isFloor: boolean): number | null => {
  for (let next = from; next < tokens.length && next <= from + 5 && isJoined(tokens, next); next++) {
    const items = itemsFrom[next] ?? [];
    const isAt = items.some(({ category, end }) => category === "at" && (end > next + 1 || isFloor));
    if (isAt || atWords.has(tokens[next]?.text ?? "") || items.some(({ category }) => turns.has(category))) return null;
    if (!/^\d/.test(tokens[next]?.text ?? "")) continue;
    const isHour = tokens[next]?.kind === "colon" || tokens[next]?.kind === "hours";
    if (isHour || (itemsFrom[next + 1] ?? []).some(({ category }) => units.has(category))) return null;
    return next + 1;
  }
  return null;
};

/** "On the 4th floor of block 12" begins at its first number. */
const floorFrom = ({ tokens, itemsFrom }: ParseContext, at: number): number => {
  let from = at;
  while (from > 0 && at - from < 4 && isJoined(tokens, from) && (itemsFrom[from - 1] ?? []).some(isOfFloor)) from -= 1;
  return from;
};

const isOfFloor = ({ category }: Item): boolean =>
  ["num", "ord", "ordSuffix", "art", "dayMark", "on", "in"].includes(category);

/** An hour follows, no matter who lives there. */
const atWords = new Set(["um", "as", "pelas", "@"]);

const turns = new Set(["request", "able", "unable", "weekday", "dayName", "soWord", "because", "but", "month"]);
const units = new Set(["meridiem", "oclock", "hourUnit", "longHourUnit", "month", "monthShort", "plusMinutes"]);

/** "A blessed Sunday", "einen schönen Dienstag": nobody asks for a day like that. */
const wishedWell = (context: ParseContext, at: number): number | null => {
  const { tokens, itemsFrom } = context;
  if (!has(context, at, "someArticle")) return null;
  for (const article of itemsFrom[at] ?? []) {
    if (article.category !== "someArticle") continue;
    for (const nice of itemsFrom[article.end] ?? []) {
      if (nice.category !== "niceWord" || !isJoined(tokens, article.end) || !isJoined(tokens, nice.end)) continue;
      const day = (itemsFrom[nice.end] ?? []).find(({ category }) => wished.has(category));
      if (day && !isHourNext(context, day.end)) return day.end;
    }
  }
  return null;
};

const wished = new Set(["weekday", "weekendWord", "feast", "quebecWeekend"]);

const isHourNext = (context: ParseContext, at: number): boolean =>
  isJoined(context.tokens, at) &&
  (isNumber(context, at) ||
    (context.itemsFrom[at] ?? []).some(
      ({ category, end }) => category === "slotNoun" || (hours.has(category) && isNumber(context, end)),
    ));

const isNumber = (context: ParseContext, at: number): boolean =>
  /^\d/.test(context.tokens[at]?.text ?? "") || has(context, at, "num") || has(context, at, "half");

const hours = new Set(["at", "around"]);

/** "Zum Achtzehnten", "zu ihrem Achtzehnten": somebody's birthday. "Bis zum" leads to a day, and so does a month. */
const birthdayEnd = (context: ParseContext, at: number, isCapital: IsCapital): number | null => {
  const { tokens, itemsFrom } = context;
  const [before, next] = [tokens[at - 1]?.text, tokens[at + 1]];
  const isGiven = tokens[at]?.text === "zum" ? before !== "bis" : before === "zu" && whose.has(tokens[at]?.text ?? "");
  if (!isGiven || !next || next.pause > 0 || !/^[a-z]+t(?:en|er)$/.test(next.text) || !isCapital(next)) return null;
  const isDay = (itemsFrom[at + 1] ?? []).some(
    ({ category, end }) => category === "ord" && (itemsFrom[end] ?? []).some((item) => item.category === "month"),
  );
  return isDay ? null : at + 2;
};

/** "Zum 16. Geburtstag", "son 16e anniversaire": the number counts years. */
const anniversaryEnd = (tokens: readonly DateToken[], at: number): number | null => {
  let next = at + 1;
  while (tokens[next]?.isGlued && next < at + 3) next += 1;
  return anniversaries.has(tokens[next]?.text ?? "") && isJoined(tokens, next) ? next + 1 : null;
};

const anniversaries = new Set(
  "birthday bday anniversary geburtstag hochzeitstag jahrestag jubilaum cumpleanos cumple aniversario anniversaire".split(
    " ",
  ),
);

const whose = new Set("ihrem seinem meinem deinem eurem unserem".split(" "));

/** "Ça fait trois samedis que", "seit drei Samstagen": that many of them are over. */
const manyDays = ({ tokens, itemsFrom, lexicon }: ParseContext, at: number): number | null => {
  for (const word of itemsFrom[at] ?? []) {
    if (word.category !== "manyTimes" || !isJoined(tokens, word.end)) continue;
    for (const count of itemsFrom[word.end] ?? []) {
      if (count.category !== "num" || (count.term.n ?? 1) < 2 || !isJoined(tokens, count.end)) continue;
      const day = (itemsFrom[count.end] ?? []).find(({ category }) => category === "weekday");
      if (day && (sameForms.has(lexicon.language) || tokens[day.start]?.text.endsWith("s"))) return day.end;
    }
  }
  return null;
};

/** Where one weekday and many of them are written alike. */
const sameForms = new Set<Language>(["es", "de"]);

/** "They charged me 30": a number without its currency. */
const priceBehind = (context: ParseContext, at: number): number | null => {
  const { tokens, itemsFrom } = context;
  for (let next = at + 1; next <= at + 3 && next < tokens.length && isJoined(tokens, next); next++) {
    if ((itemsFrom[next] ?? []).some(({ category }) => hourWords.has(category) || turns.has(category))) return null;
    if (tokens[next]?.kind !== "integer") continue;
    return (itemsFrom[next + 1] ?? []).some(({ category }) => units.has(category)) ? null : next + 1;
  }
  return null;
};

const hourWords = new Set(["at", "around", "after", "before", "until", "from", "dayMark"]);

/** Where a counted noun begins: at its number, or at the article before it. */
const countFrom = (context: ParseContext, at: number, isCapital: IsCapital): number =>
  isCounted(context, at, isCapital) && isArticle(context, at) ? at - 1 : at;

/** "10 fingers, 2 cats": a number by itself and a noun of many that no calendar knows. */
const countEnd = (context: ParseContext, at: number, isCapital: IsCapital): number | null =>
  isCounted(context, at, isCapital) ? countItem(context, at).end + 1 : null;

const countItem = ({ itemsFrom }: ParseContext, at: number): { end: number; n: number } => {
  const item = (itemsFrom[at] ?? []).filter(({ category }) => category === "num").at(-1);
  return { end: item?.end ?? at + 1, n: item?.term.n ?? 0 };
};

const isCounted = (context: ParseContext, at: number, isCapital: IsCapital): boolean => {
  const { tokens, lexicon, itemsFrom } = context;
  const { end, n } = countItem(context, at);
  const noun = tokens[end];
  if (n < 2 || tokens[at]?.kind === "ordinal" || !noun || noun.kind !== "word" || noun.pause > 0) return false;
  if (noun.isGlued || noun.text.length < 4 || lexicon.known.has(noun.text) || verbs.has(noun.text)) return false;
  if (!plural[lexicon.language].test(noun.text) || (lexicon.language === "de" && !isCapital(noun))) return false;
  if (tokens[at]?.pause !== 0 || at === 0 || isArticle(context, at)) return true;
  return ![1, 2, 3].some((back) =>
    (itemsFrom[at - back] ?? []).some(({ category, end: to }) => to === at && due.has(category)),
  );
};

/** "The 3 sisters", "den 3 Hunden": where a day of the month would be an ordinal. */
const isArticle = ({ tokens, lexicon }: ParseContext, at: number): boolean => {
  const before = tokens[at]?.pause === 0 ? tokens[at - 1]?.text : undefined;
  const beforeThat = tokens[at - 1]?.pause === 0 ? tokens[at - 2]?.text : undefined;
  if (before === undefined || beforeThat === "am" || beforeThat === "on") return false;
  if (lexicon.language === "en") return before === "the" || before === "my";
  return lexicon.language === "de" && ["den", "der", "die", "dem", "meinen"].includes(before);
};

const plural: Record<Language, RegExp> = {
  en: /[^s]s$/,
  es: /s$/,
  fr: /[sx]$/,
  de: /(?:e|en|er|n|s)$/,
  pt: /s$/,
};

/** Verbs that end like nouns of many. */
const verbs = new Set(
  "looks sounds seems goes gets makes does fits feels comes tenes podes vamos estamos avez serez".split(" "),
);

/** Words after which a number is an hour or a day. */
const due = new Set(
  "at around after before until from between to dayMark on in weekday shortWeekday dayName month half halfPast quarter or by atVerb swissAt".split(
    " ",
  ),
);

/** "Im 13. Bezirk", "dans le 15e arrondissement", "24B", "vom 12er Haus". */
const placeFrom = ({ tokens, lexicon }: ParseContext, at: number): number => {
  const isMarked = tokens[at]?.pause === 0 && at > 0 && placeWords.has(tokens[at - 1]?.text ?? "");
  return isMarked && lexicon.language !== "en" ? at - 1 : at;
};

const placeWords = new Set(["im", "le", "du", "au", "vom", "den", "der", "das", "dem"]);

const placeEnd = ({ tokens, lexicon, itemsFrom }: ParseContext, at: number, isCapital: IsCapital): number | null => {
  const [token, next] = [tokens[at] as DateToken, tokens[at + 1]];
  if (lexicon.language === "de" && token.kind === "ordinal" && tokens[at - 1]?.text === "im") {
    const isMonth = (itemsFrom[at + 1] ?? []).some(({ category }) => category === "month");
    return !isMonth && next?.kind === "word" && next.pause === 0 && isCapital(next) ? at + 2 : null;
  }
  if (!next?.isGlued || next.kind !== "word" || token.kind !== "integer") return null;
  if (lexicon.language === "fr" && frenchOrdinal.test(next.text) && token.a !== "1") return at + 2;
  if (lexicon.language === "de" && next.text === "er") return at + 2;
  return /^[bcdf]$/.test(next.text) ? at + 2 : null;
};

const frenchOrdinal = /^(?:e|eme|ieme|nd|nde)$/;

/** "22 Maple Close": words that are also something else, with capital letters. */
const streetEnd = (tokens: readonly DateToken[], at: number, isCapital: IsCapital): number | null => {
  if (tokens[at]?.kind !== "integer") return null;
  for (let next = at + 1; next <= at + 3 && next < tokens.length; next++) {
    const token = tokens[next] as DateToken;
    if (token.kind !== "word" || token.pause > 0 || token.isGlued || !isCapital(token)) return null;
    if (next > at + 1 && streets.has(token.text)) return next + 1;
  }
  return null;
};

const streets = new Set(
  `street st road rd avenue ave lane drive dr square boulevard blvd close row court ct crescent terrace gardens garden mews
  grove rise quay parade esplanade circle highway alley villas cottages heights hill park place pl way walk green view end
  yard wharf bridge gate fields meadow meadows lodge house towers tower flats plaza`.split(/\s+/),
);
