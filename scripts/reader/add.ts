import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { createReader } from "#bot/understand/create-reader.ts";
import { isQuestion, languages, questions } from "#bot/understand/labels.ts";
import { knownWords } from "#bot/understand/marks.ts";
import { corpora, readBusinesses, type StoredRow } from "./corpus.ts";
import { explainText } from "./explain.ts";
import { parseMarkup } from "./markup.ts";
import { binaryPath } from "./train.ts";

const usage = `usage: npm run reader:add -- "text" [--right "[book] <service:cut> <when:friday>"] [--asked ${questions.join("|")}]
       [--booked 1] [--language ${languages.join("|")}] [--business salon-en] [--author you]
Without --right it asks for the right frame. corpora/GUIDE.md explains the markup.`;

/** The markup, if it is of this text; else why not. */
export const checkMarkup = (markup: string, text: string): string | null => {
  try {
    const marked = parseMarkup(markup).text;
    return marked === text ? null : `the text differs: "${marked}"`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const askForMarkup = async (text: string): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (;;) {
      const markup = await terminal.question("right frame: ");
      const fault = checkMarkup(markup, text);
      if (fault === null) return markup;
      process.stdout.write(`${fault}\n`);
    }
  } finally {
    terminal.close();
  }
};

const addRow = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{
        right: { type: "string" },
        asked: { type: "string", default: "start" },
        booked: { type: "string", default: "0" },
      },
      ...{ language: { type: "string" }, business: { type: "string" }, author: { type: "string", default: "added" } },
    },
  });
  const [text] = positionals;
  const { asked } = values;
  if (text === undefined || !isQuestion(asked)) throw new Error(usage);
  const reader = createReader(readFileSync(binaryPath));
  const guessed = reader.read({ text, asked, hasBooked: false, known: knownWords([], []) }).language;
  const language = languages.find((one) => one === (values.language ?? guessed));
  if (!language) throw new Error(usage);
  const business = values.business ?? `salon-${language}`;
  const { services, staff } = readBusinesses()[business] ?? { services: [], staff: [] };
  const booked = Number(values.booked);
  const explained = reader.explain({ text, asked, hasBooked: booked > 0, known: knownWords(services, staff) });
  process.stdout.write(`${explainText(explained, text)}\n`);
  const fault = values.right === undefined ? null : checkMarkup(values.right, text);
  if (fault !== null) throw new Error(fault);
  const marked = values.right ?? (await askForMarkup(text));
  const folder = join(corpora, "train", language);
  const file = join(folder, "added.jsonl");
  mkdirSync(folder, { recursive: true });
  const count = existsSync(file) ? readFileSync(file, "utf8").split("\n").length - 1 : 0;
  const author = `${values.author}-${language}`;
  const row: StoredRow = { id: `added-${language}-${count + 1}`, author, business, asked, booked, marked };
  appendFileSync(file, `${JSON.stringify(row)}\n`);
  process.stdout.write(
    `Added to corpora/train/${language}/added.jsonl. npm run reader:train makes the reader learn it.\n`,
  );
};

if (import.meta.main) {
  await addRow().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 2;
  });
}
