import type { DateExpression, SpokenClock } from "../terms/expression.ts";
import type { Item, Term } from "../terms/term.ts";
import { clockOf } from "./clock-of.ts";
import type { CompiledLexicon, WordNode } from "./compile-lexicon.ts";
import type { DateToken } from "./tokenize-text.ts";

/** The terms that the words and numbers of a text stand for by themselves. */
export const lexicalItems = (tokens: readonly DateToken[], lexicon: CompiledLexicon): Item[] => {
  const items: Item[] = [];
  for (let start = 0; start < tokens.length; start++) {
    const token = tokens[start] as DateToken;
    if (token.kind !== "word" && token.kind !== "sign" && !isOrdinalDay(tokens, start, lexicon))
      numberItems(token, start, lexicon, items);
    wordItems(tokens, start, lexicon.root, items);
    if (token.kind === "word" && lexicon.customs.isDotOrdinal && street.test(token.text))
      items.push({ category: "street", start, end: start + 1, term: {} });
  }
  return items;
};

/** "3ª às 9": a weekday by its number is no hour. */
const isOrdinalDay = (tokens: readonly DateToken[], start: number, { root }: CompiledLexicon): boolean => {
  const [token, sign, next] = [tokens[start], tokens[start + 1], tokens[start + 2]];
  if (!token || !sign?.isGlued || counted.has(next?.text ?? "")) return false;
  const terms = root.next.get(token.text)?.next.get(sign.text)?.terms ?? [];
  return terms.some(({ category }) => category === "gluedWeekday");
};

/** "Pela 3ª vez", "no 2º andar": what comes in an order and is no day. */
export const counted: ReadonlySet<string> = new Set(
  "vez vezes andar quinzena metade via classe fase parte aula sessao pessoa semana dose fila mao opcao escolha".split(
    " ",
  ),
);

/** "Lindenstraße". */
const street = /...(?:strasse|str|gasse|allee|weg|platz|ring|damm|ufer)$/;

const wordItems = (tokens: readonly DateToken[], start: number, root: WordNode, items: Item[]): void => {
  let node: WordNode | undefined = root;
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at] as DateToken;
    if (at > start && token.pause > 0) return;
    node = node.next.get(token.kind === "ordinal" ? token.a : token.text);
    if (!node) return;
    for (const { category, term } of node.terms) items.push({ category, start, end: at + 1, term });
  }
};

const numberItems = (token: DateToken, start: number, lexicon: CompiledLexicon, items: Item[]): void => {
  const add: Add = (category, term) => {
    items.push({ category, start, end: start + 1, term });
  };
  const [a, b] = [Number(token.a), Number(token.b)];
  switch (token.kind) {
    case "integer":
    case "ordinal":
      integerItems(token, lexicon, add);
      return;
    case "colon":
      add("clock", { time: clockOf(a, b, { digits: token.a, isUnit: true }) ?? impossible(token) });
      return;
    case "hours": {
      const time = clockOf(a, token.b === "" ? 0 : b, { digits: token.a, isUnit: true });
      if (time) add("clock", { time, digits: token.a, n: a });
      return;
    }
    case "iso":
      add("date", { date: { kind: "monthDay", year: a, month: b, day: Number(token.c) } });
      return;
    case "full": {
      const year = Number(token.c) < 100 ? 2000 + Number(token.c) : Number(token.c);
      addDate(add, numeric(a, b, lexicon, year));
      return;
    }
    case "slash":
      if (token.text !== "24/7")
        addDate(add, numeric(a, b, lexicon), a === b && (a === 5 || a === 10) ? "praise" : "date");
      return;
    case "dotted":
      dottedItems(token, lexicon, add);
      return;
    case "comma": {
      // "A las 11,30"; a price has its money beside it.
      const time = b % 5 === 0 ? clockOf(a, b, { digits: token.a, isUnit: true }) : null;
      add("noise", {});
      add("amount", {});
      if (time) add("commaClock", { time });
      return;
    }
    case "dash":
      add("numberRange", { range: [a, b] });
      // 9-11 is a span of hours; 14-12 can't be one.
      if (a > b && b >= 1 && b <= 12) addDate(add, { kind: "numeric", first: a, second: b, isDayFirst: true });
      return;
    default:
      add("noise", {});
  }
};

type Add = (category: string, term: Term) => void;

const addDate = (add: Add, date: DateExpression | null, category = "date"): void => {
  if (date) add(category, { date });
};

const impossible = (token: DateToken) => ({ kind: "impossible" as const, text: token.text });

const integerItems = (token: DateToken, { customs }: CompiledLexicon, add: Add): void => {
  const n = Number(token.a);
  if (token.a.length <= 2) {
    const term = { n, digits: token.a };
    add("num", term);
    if (token.kind === "ordinal" && customs.isDotOrdinal && n > 0) add("ord", term);
    return;
  }
  if (token.a.length === 4 && n >= 1900 && n < 2100) add("year", { n });
  const time = token.a.length <= 4 && n % 5 === 0 ? compact(token.a) : null;
  if (time) add("compact", { time });
};

/** 1530, 930: only where a time is due. */
const compact = (digits: string): SpokenClock | null => {
  const hour = digits.slice(0, -2);
  const minute = Number(digits.slice(-2));
  return minute < 60 ? clockOf(Number(hour), minute, { digits: hour, isUnit: true }) : null;
};

/** 10.30 is a time, 5.5 in German a date, 14.12. everywhere one. */
const dottedItems = (token: DateToken, lexicon: CompiledLexicon, add: Add): void => {
  const [a, b] = [Number(token.a), Number(token.b)];
  const isDateLike = token.c !== "" || token.b.length === 2 || lexicon.customs.isDotOrdinal;
  if (a > 0 && b <= 12) addDate(add, numeric(a, b, lexicon), isDateLike ? "date" : "looseDate");
  const time = token.b.length === 2 && b < 60 ? clockOf(a, b, { digits: token.a, isUnit: true }) : null;
  if (time && (token.c === "" || !lexicon.customs.isDotOrdinal)) add("dottedClock", { time });
};

/** Numbers that nobody writes in a date aren't one. */
const numeric = (first: number, second: number, { customs }: CompiledLexicon, year?: number): DateExpression | null => {
  if (first < 1 || second < 1 || first > 39 || second > 39) return null;
  return { kind: "numeric", first, second, isDayFirst: !customs.isMonthFirstUsed, ...(year !== undefined && { year }) };
};
