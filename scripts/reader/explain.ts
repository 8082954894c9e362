import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createReader, type Explanation } from "#bot/understand/create-reader.ts";
import { isQuestion, questions } from "#bot/understand/labels.ts";
import { knownWords } from "#bot/understand/marks.ts";
import { describeFrame } from "./report.ts";
import { binaryPath } from "./train.ts";

const usage = `usage: npm run reader:explain -- "text" [--asked ${questions.join("|")}] [--booked 1]
       [--services "Cut, Colour"] [--staff "Ana, Luis"]`;

const list = (text: string): string[] =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

/** Spans, chances and thresholds behind a frame, for support. */
export const explainText = (explained: Explanation, text: string): string => {
  const { tokens, acts, mentions, certainty, frame } = explained;
  const marks = ["", "*", "°", "*°"];
  const marked = tokens.map((token) => `${token.text.trim() || "⏎"}${marks[token.mark] ?? ""}`).join(" ");
  const outside = `words outside ${certainty.outside.toFixed(2)}`;
  return [
    `frame      ${describeFrame(explained, text)}`,
    `language   ${frame.language}`,
    `tokens     ${marked}   (* like a service, ° like staff)`,
    ...acts
      .filter(({ chance }) => chance > 0.03)
      .map(
        ({ act, chance, threshold }) =>
          `act        ${act.padEnd(10)} ${chance.toFixed(2)} ${chance >= threshold ? "≥" : "<"} ${threshold.toFixed(2)}`,
      ),
    ...mentions.map(
      (one) => `mention    ${one.role}!${one.standing} "${text.slice(one.start, one.end)}" ${one.certainty.toFixed(2)}`,
    ),
    `certainty  acts ${certainty.acts.toFixed(2)}, mentions ${certainty.mentions.toFixed(2)}, ${outside}`,
  ].join("\n");
};

const run = (): void => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      asked: { type: "string", default: "start" },
      booked: { type: "string", default: "0" },
      services: { type: "string", default: "" },
      staff: { type: "string", default: "" },
    },
  });
  const [text] = positionals;
  if (text === undefined || !isQuestion(values.asked)) {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 2;
    return;
  }
  const reader = createReader(readFileSync(binaryPath));
  const known = knownWords(list(values.services), list(values.staff));
  const explained = reader.explain({ text, asked: values.asked, hasBooked: Number(values.booked) > 0, known });
  process.stdout.write(`${explainText(explained, text)}\n`);
};

if (import.meta.main) run();
