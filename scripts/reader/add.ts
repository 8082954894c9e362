import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { findFaults } from "./check-corpus.ts";
import { corpora, readBusinesses, readRows, type StoredRow } from "./corpus.ts";
import { explainText } from "./explain.ts";
import { parseMarkup } from "./markup.ts";
import { explainMessage, messageOptions, messageUsage, runCommand } from "./message.ts";

const usage = `usage: npm run reader:add -- "text" [--right "[book] <service:cut> <when:friday>"] [--author you]
       ${messageUsage}
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
    options: { ...messageOptions, right: { type: "string" }, author: { type: "string", default: "added" } },
  });
  const [text] = positionals;
  if (text === undefined || (values.right === undefined && !process.stdin.isTTY)) throw new Error(usage);
  const { message, explained } = explainMessage(text, values);
  const { asked, booked, language, business } = message;
  process.stdout.write(`${explainText(explained, text)}\n`);
  const fault = values.right === undefined ? null : checkMarkup(values.right, text);
  if (fault !== null) throw new Error(fault);
  const marked = values.right ?? (await askForMarkup(text));
  const folder = join(corpora, "train", language);
  const file = join(folder, "added.jsonl");
  const count = existsSync(file) ? readFileSync(file, "utf8").split("\n").length - 1 : 0;
  const id = `added-${language}-${count + 1}`;
  const row: StoredRow = { id, author: `${values.author}-${language}`, business, asked, booked, marked };
  const rows = (["train", "dev", "test"] as const).flatMap(readRows);
  const added = { ...row, language, split: "train", message: parseMarkup(marked) } as const;
  const [rejected] = findFaults([...rows, added], readBusinesses());
  if (rejected !== undefined) throw new Error(rejected);
  mkdirSync(folder, { recursive: true });
  appendFileSync(file, `${JSON.stringify(row)}\n`);
  process.stdout.write(
    `Added to the end of corpora/train/${language}/added.jsonl; delete the line to take it back. npm run reader:train learns it.\n`,
  );
};

if (import.meta.main) await runCommand(addRow);
