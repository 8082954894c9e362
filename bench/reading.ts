import { readFileSync } from "node:fs";
import { createReader } from "#bot/understand/create-reader.ts";
import { knownWords } from "#bot/understand/marks.ts";
import { classifyActs } from "#domain/conversation/acts/classify-acts.ts";
import { turnOf } from "#domain/conversation/conversation-turn.ts";
import { readWhen } from "#domain/conversation/dates/read-when.ts";
import { findNames } from "#domain/conversation/names/find-names.ts";
import { kindOfWord } from "#domain/conversation/reading/named/own-words.ts";
import { readMeaning } from "#domain/conversation/reading/read-meaning.ts";
import { type Language, languages } from "#domain/languages.ts";
import { readerPath } from "#server/platform/learned-reader.ts";
import { readConversations } from "#server/testing/blind/read-conversations.ts";
import { buildFacts, newClient } from "#server/testing/conversation/salon.ts";
import type { Effort, Figure } from "./figure.ts";

type Message = { language: Language; text: string; isAnswer: boolean };

/**
 * The processor's time to understand a message, over some hundred of strangers in five languages, and how much of it the learned
 * reader, the trained readers and the dates would take alone. The ratio to those four tells on every machine whether understanding
 * has become more expensive: they wait for memory as the whole does, so that a busy machine slows both alike, which a loop over
 * fixed texts wouldn't. Where one of the four becomes cheaper, the ratio rises, and its goal with it.
 */
export const measureReading = async (effort: Effort): Promise<Figure[]> => {
  const messages = strangersMessages().filter((_, at) => effort === "full" || at % 4 === 0);
  const turns = new Map(languages.map((language) => [language, turnOf(buildFacts(language, newClient), null)]));
  const turnIn = (language: Language) => turns.get(language) as ReturnType<typeof turnOf>;
  const { reader, loadMs, megabytes } = loadReader();
  const known = knownWords(["Haircut", "Haircut and beard", "Colour"], ["Ana", "Luis"]);
  // Fewer messages are read more often: the first rounds only warm up.
  const rounds = effort === "full" ? 6 : 16;
  const [whole = 0, learned = 0, acts = 0, names = 0, dates = 0] = millisecondsEach(messages, rounds, [
    ({ language, text, isAnswer }) =>
      readMeaning(turnIn(language), text, { offered: [], ...(isAnswer && { expect: "name", isBooking: true }) }),
    ({ text, isAnswer }) => reader.read({ text, asked: isAnswer ? "name" : "start", hasBooked: false, known }),
    ({ text }) => classifyActs(text),
    ({ language, text, isAnswer }) =>
      findNames(text, {
        language,
        context: isAnswer ? "asked" : "open",
        kindOf: (word) => kindOfWord(turnIn(language), word),
      }),
    ({ language, text }) => readWhen(text, language, turnIn(language)),
  ]);
  return [
    { name: "reader-message-cpu-ms", value: learned, better: "lower", goal: 0.6 },
    { name: "reader-load-ms", value: loadMs, better: "lower", goal: 50 },
    { name: "reader-binary-mb", value: megabytes, better: "lower", goal: 4 },
    { name: "reading-ratio", value: whole / (learned + acts + names + dates), better: "lower", goal: 3.8 },
    { name: "reading-message-cpu-ms", value: whole, better: "lower", goal: 2.2 },
    { name: "reading-classifier-share", value: acts / whole, better: "higher", goal: 0.02 },
    { name: "reading-tagger-share", value: names / whole, better: "lower", goal: 0.12 },
    { name: "reading-dates-share", value: dates / whole, better: "lower", goal: 0.14 },
  ];
};

const loadReader = () => {
  const binary = readFileSync(readerPath);
  const startedAt = performance.now();
  const reader = createReader(binary);
  return { reader, loadMs: performance.now() - startedAt, megabytes: binary.length / 1e6 };
};

const strangersMessages = (): Message[] => {
  const dialogues = readConversations<{ language: Language; turns: string[] }>("salon/dialogues/round-3");
  // More than readers remember, so that each round reads them anew.
  return dialogues.flatMap(({ language, turns }) =>
    turns.map((text, index) => ({ language, text, isAnswer: index > 0 })),
  );
};

/**
 * The best of some rounds for each reader: what else the machine does only makes a round slower. The readers take turns, so that a
 * busy minute isn't one of them alone: what is compared was measured side by side.
 */
const millisecondsEach = (
  messages: readonly Message[],
  rounds: number,
  readers: readonly ((message: Message) => unknown)[],
): number[] => {
  const best = readers.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    for (const [index, read] of readers.entries()) {
      const startedAt = process.threadCpuUsage();
      for (const message of messages) read(message);
      const { user, system } = process.threadCpuUsage(startedAt);
      best[index] = Math.min(best[index] ?? 0, (user + system) / 1000 / messages.length);
    }
  }
  return best;
};
