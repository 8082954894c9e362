import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type BlindPhrase, judgePhrase } from "./judge-date.ts";
import { judgeDialogue } from "./judge-dialogue.ts";

/**
 * Material of people who had seen neither the code nor its tests, never edited to pass. docs/understanding.md has the first
 * scores; here they may only rise.
 */
const material = <Item>(file: string): Item[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8")) as Item[];

const count = <Verdict extends string>(verdicts: readonly Verdict[], wanted: Verdict): number =>
  verdicts.filter((verdict) => verdict === wanted).length;

test("round 1: date phrases of strangers", () => {
  const verdicts = material<BlindPhrase>("round-1-dates.json").map(judgePhrase);
  expect(verdicts).toHaveLength(125);
  expect(count(verdicts, "right")).toBeGreaterThanOrEqual(104);
  expect(count(verdicts, "wrong")).toBeLessThanOrEqual(10);
});

test("round 1: conversations of strangers", () => {
  const verdicts = material<Parameters<typeof judgeDialogue>[0]>("round-1-dialogues.json").map(judgeDialogue);
  expect(verdicts).toHaveLength(100);
  expect(count(verdicts, "right")).toBeGreaterThanOrEqual(63);
  expect(count(verdicts, "wrong action")).toBeLessThanOrEqual(3);
});
