import type { Language } from "../../languages.ts";
import type { DateStyle } from "../../scheduling/clock/format-date-time.ts";
import type { OwnerTextKey } from "./owner-text-keys.ts";
import type { TextKey } from "./text-keys.ts";

/** A text of bot.json, or, for those who run the day, of push.json, and what fills it. */
export type Line = { key: TextKey | OwnerTextKey; values?: TextValues };

export type TextValues = Readonly<Record<string, TextValue>>;

/** Dates and times are written in the reader's language when the reply is rendered. */
export type TextValue =
  | string
  | number
  | { date: string; style: DateStyle }
  | { time: string }
  | { price: number; currency: string }
  /** Several, in one sentence or below one another. */
  | { list: readonly TextValue[]; style: "and" | "lines" }
  /** In the owner's own words, with their lines. */
  | { typed: string }
  /** What is called something in each language, such as a public holiday. */
  | { names: Readonly<Record<Language, string>> }
  | Line;

export type ReplyOption = { id: string; title: TextValue; description?: TextValue };

/** One message to the client, as data. */
export type Reply = {
  lines: readonly Line[];
  options: readonly ReplyOption[];
  /** `buttons` becomes a list where the titles or their number don't fit. */
  style: "plain" | "buttons" | "list";
};
