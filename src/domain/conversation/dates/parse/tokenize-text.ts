/** A word, a number in one of its written forms, or a sign. Offsets are those of the folded text. */
export type DateToken = {
  kind: TokenKind;
  text: string;
  start: number;
  end: number;
  /** No space before it. */
  isGlued: boolean;
  /** A word nobody knows that is nearly one of the clock's. */
  isSuspect?: true;
  /** A question mark follows it. */
  isAsked?: true;
  /** Before it: nothing, a comma, or the end of a sentence. */
  pause: 0 | 1 | 2;
  /** The numbers in it. */
  a: string;
  b: string;
  c: string;
};

export type TokenKind =
  | "word"
  | "integer"
  /** A number with a full stop: an ordinal in German. */
  | "ordinal"
  | "colon"
  | "hours"
  | "iso"
  | "full"
  | "slash"
  | "dotted"
  | "dash"
  | "comma"
  | "phone"
  /** Thousands apart: "150 000 km". */
  | "grouped"
  | "sign";

/** The words, numbers and signs of a folded text. */
export const tokenizeText = (text: string): DateToken[] => {
  const tokens: DateToken[] = [];
  let pause: 0 | 1 | 2 = 0;
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === space || code === apostrophe) {
      at += 1;
      continue;
    }
    const short = shortWordAt(text, at);
    if (short !== null) {
      const isGlued = tokens.at(-1)?.end === at;
      tokens.push(plainToken("word", short, { start: at, isGlued, pause }));
      pause = 0;
      at += short.length;
      continue;
    }
    const found = isDigit(code) || code === plus ? numberAt(text, at) : null;
    const end = found ? found.end : isLetter(code, text, at) ? wordEnd(text, at) : at + 1;
    const piece = text.slice(at, end);
    const last = tokens.at(-1);
    const isGlued = last !== undefined && last.end === at;
    if (found) tokens.push({ ...found, text: piece, start: at, isGlued, pause });
    else if (isLetter(code, text, at)) tokens.push(plainToken("word", piece, { start: at, isGlued, pause }));
    else if (keptSigns.has(piece) && !isHyphen(text, at))
      tokens.push(plainToken("sign", piece, { start: at, isGlued, pause }));
    else {
      if (piece === "?" && last) last.isAsked = true;
      const next = pauseOf(piece, last);
      if (next > pause) pause = next;
      at = end;
      continue;
    }
    pause = 0;
    at = end;
  }
  return tokens;
};

/** "Dem1", "2moro": words that are written with a number. */
const shortWordAt = (text: string, at: number): string | null => {
  if (isLetterAt(text, at - 1) || isDigit(text.charCodeAt(at - 1))) return null;
  shortWords.lastIndex = at;
  return shortWords.exec(text)?.[0] ?? null;
};

const shortWords = /(?:dem1|2m1|2main|2mor+ow|2moro|2mrw|2moz|2day|2nite|2night|b4)(?![a-z\d])/y;

type Place = Pick<DateToken, "start" | "isGlued" | "pause">;

const plainToken = (kind: TokenKind, text: string, { start, isGlued, pause }: Place): DateToken => ({
  kind,
  text,
  start,
  end: start + text.length,
  isGlued,
  pause,
  a: "",
  b: "",
  c: "",
});

const space = 32;
const apostrophe = 39;
const plus = 43;
const keptSigns = new Set(["-", "%", "$", "€", "£", "@", "#", "~", "+", "/", "&"]);

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

const isLetter = (code: number, text: string, at: number): boolean => {
  if (code >= 97 && code <= 122) return true;
  return code >= 128 && /^[\p{L}\p{N}]/u.test(text.slice(at, at + 2));
};

const wordEnd = (text: string, start: number): number => {
  let at = start + 1;
  while (at < text.length && isLetter(text.charCodeAt(at), text, at)) at += 1;
  return at;
};

/** Before a letter a hyphen is a space: "after-noon", "sexta-feira", "8-Mai". */
const isHyphen = (text: string, at: number): boolean =>
  text[at] === "-" &&
  (isLetterAt(text, at - 1) || isDigit(text.charCodeAt(at - 1))) &&
  isLetterAt(text, at + 1) &&
  !isBetweenDays(text, at);

/** "Mon-Wed" is from one to the other. */
const isBetweenDays = (text: string, at: number): boolean => {
  let from = at;
  while (isLetterAt(text, from - 1)) from -= 1;
  return weekdayWords.has(text.slice(from, at)) && weekdayWords.has(text.slice(at + 1, wordEnd(text, at + 1)));
};

const weekdayWords = new Set(
  `mon tue tues wed weds thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday mo di mi do fr
  sa so montag dienstag mittwoch donnerstag freitag samstag sonntag lun mar mie jue vie sab dom lunes martes miercoles
  jueves viernes sabado domingo mer jeu ven sam dim lundi mardi mercredi jeudi vendredi samedi dimanche seg ter qua qui
  sex segunda terca quarta quinta sexta`.split(/\s+/),
);

const isLetterAt = (text: string, at: number): boolean =>
  at >= 0 && at < text.length && isLetter(text.charCodeAt(at), text, at);

/** A full stop after an abbreviation or a number ends no sentence. */
const pauseOf = (sign: string, last: DateToken | undefined): 0 | 1 | 2 => {
  if (sign === "!" || sign === "?" || sign === ";") return 2;
  // "The 23rd. And eleven".
  if (sign === "." && last?.isGlued && /^(?:st|nd|rd|th)$/.test(last.text)) return 2;
  if (sign === ".") return last?.kind === "word" && !isAbbreviation(last.text) ? 2 : 0;
  // An emoji separates what is said, as a comma does.
  if (sign >= "\u2600") return 1;
  return sign === "," || sign === ":" || sign === "(" || sign === ")" || sign === "·" || sign === "|" ? 1 : 0;
};

/** Weekdays, months and units are cut short; so are single letters. */
const isAbbreviation = (word: string): boolean => word.length === 1 || abbreviations.has(word);

const abbreviations = new Set(
  `am pm mo di mi do fr sa so lun mar mer jeu ven sam dim mie mier jue juev vie vier sab dom seg ter qua qui sex mon tue
  tues wed weds thu thur thurs fri sat sun jan janv ene feb fev fevr mrz apr avr abr mai jun jul juil ago aug out set
  sep sept okt oct nov dez dec dic ca uhr hrs hs min mins std str nr st no num tel bzw approx aprox appt apt av avda rd
  ave ap apto piso dr dra mr mrs ms sr sra srta mme mlle hr fr usw zw zzgl vorm nachm btw resp usw etc evtl ggf inkl od wo jew nachst nachste proch sem wk prox`.split(
    /\s+/,
  ),
);

type Written = { kind: TokenKind; end: number; a: string; b: string; c: string };

/** The longest form a number is written in at a place. */
const numberAt = (text: string, at: number): Written | null => {
  const before = text[at - 1] ?? " ";
  for (const [kind, pattern, isFree] of forms) {
    if (isFree && /[\d:.,/]/.test(before)) continue;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) continue;
    if (kind === "phone" && match[0].replace(/\D/g, "").length < 7) continue;
    return { kind, end: at + match[0].length, a: match[1] ?? "", b: match[2] ?? "", c: match[3] ?? match[4] ?? "" };
  }
  return null;
};

const forms: readonly (readonly [TokenKind, RegExp, boolean])[] = [
  ["iso", /((?:19|20)\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)(?:t(?=\d))?/y, false],
  [
    "phone",
    /\+?(?:\d{2,5}(?: \d{2,4}){3,}|\d{3,5}(?: \d{3,4}){2}|\d{2} \d{4,5}[ -]?\d{4}|\d{3}[ -]\d{4}|\d{3,5}[ -/]\d{5,}|\d{5,})(?![\d:./-])/y,
    true,
  ],
  ["grouped", /[1-9]\d{0,2}(?: \d{3})+(?![\d:./-]| ?h\b| ?uhr)/y, true],
  [
    "full",
    /(\d{1,2}) ?(?:[/] ?(?=\d{1,2} ?\/)|[.] ?(?=\d{1,2} ?\.)|[-] ?(?=\d{1,2} ?-))(\d{1,2})(?: ?[/.-] ?((?:19|20)\d\d)|[/.-](\d\d))(?![\d/:]| ?h\b| ?uhr)/y,
    true,
  ],
  ["colon", /(\d{1,2})(?: ?: ?|'|;)(\d\d)(?::\d\d)?(?!\d)/y, true],
  ["hours", /(\d{1,2}) ?h(?: ?([0-5]\d))?(?: ?min)?(?![a-z\d])/y, true],
  ["slash", /(\d{1,2}) ?\/(?! \d{1,2}(?:\.\d\d| ?(?:h|hs|hrs?|uhr|am|pm)\b)) ?(\d{1,2})(?![\d/:%])/y, true],
  ["dotted", /(\d{1,2})\.(\d{1,2})(?![\d/:%])(\.(?!\d))?/y, true],
  ["dotted", /(\d{1,2})\. (\d{1,2})(?![\d/:%])(\.(?!\d))/y, true],
  ["comma", /(\d{1,2}),([0-5]\d)(?!\d|[.,]\d)/y, true],
  ["dash", /(\d{1,2})-(\d{1,2})(?![\d/:.%-])/y, true],
  ["ordinal", /(\d{1,2})\.(?!\d)/y, false],
  ["integer", /(\d+)/y, false],
];
