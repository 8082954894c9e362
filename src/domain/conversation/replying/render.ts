import type { Language } from "../../languages.ts";
import { formatMoneyTogether, type Money } from "../../money/format-money.ts";
import { zoneBehindUnit, zoneInWords } from "../../notices/client-zone/client-zone.ts";
import { formatDate, formatTime } from "../../scheduling/clock/format-date-time.ts";
import { isolateText } from "../../text/isolate-text.ts";
import { formatNumber, joinWords, pluralForm } from "../../text/language-forms.ts";
import type { Line, Reply, TextValue, TextValues } from "./reply.ts";

/** A message as any channel can carry it; a channel without menus takes `toNumberedText`. */
export type RenderedMessage =
  | { kind: "text"; text: string }
  | { kind: "buttons"; text: string; buttons: RenderedOption[] }
  /** `opener` is the label of the button that opens the list. */
  | { kind: "list"; text: string; opener: string; options: RenderedOption[] };

export type RenderedOption = { id: string; title: string; description?: string };

/** The texts of one language, as bot.json holds them. */
export type BotTextTree = { readonly [key: string]: string | BotTextTree };

type Whereabouts = { zone?: string | null; country?: string | null };

/**
 * A reply in one language, within WhatsApp's limits. `zone` is the business's when the client is elsewhere: then every
 * reply with a time in it says whose time it is. Dates are written as in the business's `country`.
 */
export const renderReply = (
  reply: Reply,
  language: Language,
  texts: BotTextTree,
  { zone = null, country = null }: Whereabouts = {},
): RenderedMessage => {
  const style = { language, texts, country, writeMoney: formatMoneyTogether(pricesIn(reply), language) };
  const write = writerOf(style);
  const { text, note } = writeText(reply, { ...style, zone, write });
  if (reply.options.length === 0 || reply.style === "plain") {
    return { kind: "text", text: cutLongest(text, limits.text - note.length) + note };
  }
  const shown = reply.options.slice(0, limits.rows).map(({ id, title, description }) => ({
    id,
    title: write(title) || "–",
    description: description === undefined ? "" : write(description),
  }));
  const isButtons =
    reply.style === "buttons" &&
    shown.length <= limits.buttons &&
    shown.every(({ title }) => title.length <= limits.buttonTitle);
  const body = cutLongest(text, limits.menuText - note.length) + note;
  if (isButtons) return { kind: "buttons", text: body, buttons: shown.map(({ id, title }) => ({ id, title })) };
  const options = shown.map(({ id, title, description }): RenderedOption => {
    // What doesn't fit into the title is worth more than the description.
    const more = title.length > limits.rowTitle ? [title, description].filter(Boolean).join(" · ") : description;
    return {
      id,
      title: cut(title, limits.rowTitle),
      ...(more !== "" && { description: cut(more, limits.rowDescription) }),
    };
  });
  return { kind: "list", text: body, opener: cut(write({ key: "buttons.choose" }), limits.buttonTitle), options };
};

/** The message as text alone, its options numbered: every number can be typed. */
export const toNumberedText = (message: RenderedMessage): string => {
  if (message.kind === "text") return message.text;
  const options = message.kind === "buttons" ? message.buttons : message.options;
  const rows = options.map(({ title, description }, index) =>
    description === undefined ? `${index + 1}. ${title}` : `${index + 1}. ${title} (${description})`,
  );
  return cut([message.text, "", ...rows].join("\n"), limits.text);
};

/** WhatsApp's; the text of a plain message is Twilio's. */
const limits = {
  text: 1_600,
  menuText: 1_024,
  buttons: 3,
  buttonTitle: 20,
  rows: 10,
  rowTitle: 24,
  rowDescription: 72,
} as const;

type Style = {
  language: Language;
  texts: BotTextTree;
  country: string | null;
  /** All prices of a reply alike. */
  writeMoney: (money: Money) => string;
};
type Writing = Style & { zone: string | null; write: (value: TextValue) => string };

/** A single time has its zone after it; several, or those of a menu, share a line at the end. */
const writeText = (reply: Reply, { zone, write, ...style }: Writing): { text: string; note: string } => {
  const { language, texts } = style;
  const inLines = countTimes(reply.lines);
  const inOptions = countTimes(optionTexts(reply));
  const written = (writeValue: typeof write) => reply.lines.map((line) => writeValue(line)).join("\n");
  if (zone === null || inLines + inOptions === 0) return { text: written(write), note: "" };
  const words = zoneInWords(zone, language, findText(texts, "zone.name", language, {}));
  if (inLines === 1) return { text: zoneBehindUnit(written(writerOf(style, words)), words), note: "" };
  return { text: written(write), note: `\n${write({ key: "zone.note", values: { zone: words } })}` };
};

const optionTexts = ({ options }: Reply): TextValue[] =>
  options.flatMap(({ title, description = "" }) => [title, description]);

const countTimes = (values: readonly TextValue[]): number =>
  innermost(values).filter((value) => typeof value === "object" && "time" in value).length;

const pricesIn = (reply: Reply): Money[] =>
  innermost([...reply.lines, ...optionTexts(reply)]).flatMap((value) =>
    typeof value === "object" && "price" in value ? [{ amount: value.price, currency: value.currency }] : [],
  );

/** What lines and lists are made of. */
const innermost = (values: readonly TextValue[]): TextValue[] =>
  values.flatMap((value) => {
    if (typeof value !== "object") return [value];
    if ("list" in value) return innermost(value.list);
    return "key" in value ? innermost(Object.values(value.values ?? {})) : [value];
  });

const writerOf = ({ language, texts, country, writeMoney }: Style, zoneWords = ""): ((value: TextValue) => string) => {
  const write = (value: TextValue): string => {
    if (typeof value === "string") return inOneLine(value);
    if (typeof value === "number") return formatNumber(value, language);
    if ("key" in value) return writeLine(value);
    if ("date" in value) return formatDate(value.date, language, value.style, country) ?? value.date;
    if ("list" in value) return writeList(value.list.map(writeInText), value.style);
    if ("typed" in value) return inTheirLines(value.typed);
    if ("names" in value) return inOneLine(value.names[language]);
    if ("price" in value) return writeMoney({ amount: value.price, currency: value.currency });
    const time = formatTime(value.time, language, country) ?? value.time;
    return zoneWords === "" ? time : `${time} (${zoneWords})`;
  };
  const writeList = (items: readonly string[], style: "and" | "lines"): string =>
    style === "lines" ? items.join("\n") : joinWords(items, language);
  /** What people are called doesn't turn the sentence around it. */
  const writeInText = (value: TextValue): string =>
    typeof value === "string" ? isolateText(write(value)) : write(value);
  const writeLine = ({ key, values = {} }: Line): string =>
    fill(findText(texts, key, language, values), values, writeInText);
  return write;
};

const findText = (texts: BotTextTree, key: string, language: Language, values: TextValues): string => {
  const { count } = values;
  const form = typeof count === "number" ? `_${pluralForm(count, language)}` : "";
  const found = textAt(texts, `${key}${form}`) ?? textAt(texts, key);
  if (found === undefined) throw new Error(`bot.json has no text ${key} in ${language}`);
  return found;
};

const textAt = (texts: BotTextTree, key: string): string | undefined => {
  let node: string | BotTextTree | undefined = texts;
  for (const part of key.split(".")) node = typeof node === "object" ? node[part] : undefined;
  return typeof node === "string" ? node : undefined;
};

/** Fills the placeholders once: braces inside a value stay what they are. An abbreviation's dot also ends a sentence. */
const fill = (text: string, values: TextValues, write: (value: TextValue) => string): string => {
  let filled = "";
  for (const [index, part] of text.split(/\{\{(\w+)\}\}/).entries()) {
    if (index % 2 === 0) {
      filled += filled.endsWith(".") && part.startsWith(".") ? part.slice(1) : part;
      continue;
    }
    const value = values[part];
    if (value === undefined) throw new Error(`the text asks for {{${part}}}, which the reply does not have`);
    filled += write(value);
  }
  return filled;
};

const inOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();

/** Lines stay; nothing else that a telephone could not show. */
const inTheirLines = (text: string): string =>
  text
    .split(/\r\n|[\n\r]/)
    .map(inOneLine)
    .join("\n")
    .trim();

const segmenter = new Intl.Segmenter();

/** At most this many characters. The longest line gives way first: the last one is often the question. */
const cutLongest = (text: string, length: number): string => {
  const over = text.length - length;
  if (over <= 0) return text;
  const lines = text.split("\n");
  const longest = lines.reduce((longer, line) => (line.length > longer.length ? line : longer));
  if (longest.length <= over) return cut(text, length);
  return lines.with(lines.indexOf(longest), cut(longest, longest.length - over)).join("\n");
};

/** At most this many characters, never ending within one that is made of several. */
const cut = (text: string, length: number): string => {
  if (text.length <= length) return text;
  let kept = "";
  for (const { segment } of segmenter.segment(text)) {
    if (kept.length + segment.length > length - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
};
