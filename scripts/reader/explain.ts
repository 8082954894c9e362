import { parseArgs } from "node:util";
import type { Explanation } from "#bot/understand/create-reader.ts";
import { explainMessage, messageOptions, messageUsage, runCommand } from "./message.ts";
import { describeFrame } from "./report.ts";

const usage = `usage: npm run reader:explain -- "text" ${messageUsage}
       [--services "Cut, Colour"] [--staff "Ana, Luis"], instead of those of --business`;

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
    options: { ...messageOptions, services: { type: "string" }, staff: { type: "string" } },
  });
  const [text] = positionals;
  if (text === undefined) throw new Error(usage);
  const isOwn = values.services !== undefined || values.staff !== undefined;
  const own = isOwn ? { services: list(values.services ?? ""), staff: list(values.staff ?? "") } : undefined;
  process.stdout.write(`${explainText(explainMessage(text, values, own).explained, text)}\n`);
};

if (import.meta.main) await runCommand(run);
