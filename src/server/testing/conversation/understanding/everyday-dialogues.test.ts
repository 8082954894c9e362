import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { judgeDialogue } from "../../blind/judge-dialogue.ts";

type Dialogue = Parameters<typeof judgeDialogue>[0];

/** Written to develop with, sixteen topics in five languages; on the first try 132 of 149 went right. */
const dialogues = JSON.parse(
  readFileSync(join(import.meta.dirname, "everyday-dialogues.json"), "utf8"),
) as readonly Dialogue[];

test("conversations in everyday words", () => {
  const failed = dialogues.filter((dialogue) => judgeDialogue(dialogue) !== "right").map(({ id }) => id);
  expect(dialogues).toHaveLength(149);
  expect(failed.length, failed.join(", ")).toBeLessThanOrEqual(5);
});

test("nothing is done that wasn't asked for", () => {
  expect(dialogues.filter((dialogue) => judgeDialogue(dialogue) === "wrong action").map(({ id }) => id)).toEqual([]);
});
