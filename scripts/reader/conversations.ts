import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#domain/languages.ts";
import { corpora, type Row } from "./corpus.ts";

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
