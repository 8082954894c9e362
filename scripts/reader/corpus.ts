import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languages, type Question } from "#bot/understand/labels.ts";
import type { Language } from "#domain/languages.ts";
import { type MarkedMessage, parseMarkup } from "./markup.ts";

export type Split = "train" | "dev" | "test";

/** A line of a corpus file, as stored. */
export type StoredRow = {
  id: string;
  author: string;
  business: string;
  asked: Question;
  booked: number;
  marked: string;
};
export type Row = StoredRow & { language: Language; split: Split; message: MarkedMessage };

export type Business = { services: readonly string[]; staff: readonly string[] };

export const corpora = join(import.meta.dirname, "..", "..", "corpora");

export const readBusinesses = (): Readonly<Record<string, Business>> =>
  JSON.parse(readFileSync(join(corpora, "businesses.json"), "utf8"));

const parseLine = (line: string, place: string): StoredRow & { message: MarkedMessage } => {
  try {
    const stored = JSON.parse(line) as StoredRow;
    return { ...stored, message: parseMarkup(stored.marked) };
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : error}`);
  }
};

export const readRows = (split: Split): Row[] =>
  languages.flatMap((language) => {
    const folder = join(corpora, split, language);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .sort()
      .flatMap((file) =>
        readFileSync(join(folder, file), "utf8")
          .split("\n")
          .map((line, at) => ({ line, place: `corpora/${split}/${language}/${file}:${at + 1}` }))
          .filter(({ line }) => line !== "")
          .map(({ line, place }) => ({ ...parseLine(line, place), language, split })),
      );
  });

/** Annotations by a second person of rows that are stored elsewhere. */
export const readSecondOpinions = (): { id: string; message: MarkedMessage }[] =>
  readFileSync(join(corpora, "second-opinions.jsonl"), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as { id: string; marked: string })
    .map(({ id, marked }) => ({ id, message: parseMarkup(marked) }));

type Conversation = { language: Language; turns: readonly string[] };

const readConversations = (): Conversation[] => {
  const folder = join(corpora, "conversations");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".jsonl"))
    .flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n"))
    .filter((line) => line.includes('"turns"'))
    .map((line) => JSON.parse(line) as Conversation)
    .filter(({ turns }) => turns.every((turn) => typeof turn === "string"));
};

/** The conversations of several messages of which every message is among these rows. */
export const groupConversations = <Judged extends { row: Row }>(judged: readonly Judged[]): Judged[][] => {
  const keyOf = (language: Language, text: string): string => `${language} ${text}`;
  const byText = new Map(judged.map((one) => [keyOf(one.row.language, one.row.message.text), one]));
  return readConversations().flatMap(({ language, turns }) => {
    const found = turns.flatMap((turn) => byText.get(keyOf(language, turn)) ?? []);
    return turns.length > 1 && found.length === turns.length ? [found] : [];
  });
};
