import { readFileSync } from "node:fs";
import { createReader, type Explanation } from "#bot/understand/create-reader.ts";
import { isQuestion, languages, type Question, questions } from "#bot/understand/labels.ts";
import { knownWords } from "#bot/understand/marks.ts";
import type { Language } from "#domain/languages.ts";
import { type Business, readBusinesses } from "./corpus.ts";
import { binaryPath } from "./train.ts";

/** What `reader:explain` and `reader:add` take beside the text. */
export const messageOptions = {
  asked: { type: "string", default: "start" },
  booked: { type: "string", default: "0" },
  language: { type: "string" },
  business: { type: "string" },
} as const;

export const messageUsage = `[--booked 1] [--language ${languages.join("|")}] [--business a key of corpora/businesses.json]
       [--asked ${questions.join("|")}]`;

type Values = { asked: string; booked: string; language?: string | undefined; business?: string | undefined };

type Message = { text: string; asked: Question; booked: number; language: Language; business: string };

/** The message as the reader meets it: written to the business named, else to the salon of its language. */
export const explainMessage = (
  text: string,
  { asked, booked, language: named, business: key }: Values,
  own?: Business,
): { message: Message; explained: Explanation } => {
  if (!isQuestion(asked)) throw new Error(`--asked is one of ${questions.join(", ")}`);
  const reader = createReader(readFileSync(binaryPath));
  const read = { text, asked, hasBooked: Number(booked) > 0 };
  const guessed = reader.read({ ...read, known: knownWords([], []) }).language;
  const language = languages.find((one) => one === (named ?? guessed));
  if (!language) throw new Error(`--language is one of ${languages.join(", ")}`);
  const business = key ?? `salon-${language}`;
  const names = own ?? readBusinesses()[business];
  if (!names) throw new Error(`corpora/businesses.json has no "${business}"`);
  return {
    message: { text, asked, booked: Number(booked), language, business },
    explained: reader.explain({ ...read, known: knownWords(names.services, names.staff) }),
  };
};

/** Runs a command of the reader; a fault is one line. */
export const runCommand = async (command: () => void | Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 2;
  }
};
