import { expect, test } from "vitest";
import { recognizeLanguage } from "#domain/conversation/language/recognize-language.ts";
import { businessWords } from "#domain/conversation/reading/named/own-words.ts";
import { type Language, languages } from "#domain/languages.ts";
import { buildFacts, newClient } from "../conversation/salon.ts";
import { asBusiness } from "./businesses.ts";
import { readAllRounds } from "./read-conversations.ts";

type Said = { language: Language; text: string; names: ReadonlySet<string>; isFirst: boolean };

type Dialogue = { language: Language; business?: string; topic: string; turns: readonly string[] };

/** First and later messages of strangers, none of which the reader of languages has learned from. */
const said = readAllRounds<Dialogue>().flatMap(messagesOf);

function messagesOf({ language, business, topic, turns }: Dialogue): Said[] {
  // There, two languages are written.
  if (topic.includes("language")) return [];
  const salon = buildFacts(language, newClient);
  const { agents, types } = businessWords(business ? asBusiness(salon, business) : salon);
  const names = agents.union(new Set([...types].filter((word) => word.length > 3)));
  return turns.map((text, at) => ({ language, text, names, isFirst: at === 0 }));
}

const read = said.map((one) => ({ ...one, found: recognizeLanguage(one.text, one.names) }));
const clear = read.filter(({ found }) => found?.certainty === "clear");

test.each(languages)("who is answered in %s because it seemed clear wrote it", (language) => {
  const taken = clear.filter(({ found }) => found?.language === language);
  expect(taken.length).toBeGreaterThan(1_500);
  const right = taken.filter((one) => one.language === language);
  expect(right.length / taken.length).toBeGreaterThanOrEqual(0.998);
});

test.each(languages)("hardly anybody whose first message is in %s has to go on without it", (language) => {
  const firsts = read.filter((one) => one.isFirst && one.language === language);
  const heard = firsts.filter(({ found }) => found?.certainty === "clear" && found.language === language);
  expect(heard.length / firsts.length).toBeGreaterThanOrEqual(0.94);
});
