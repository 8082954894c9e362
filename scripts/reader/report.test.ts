import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages } from "#bot/understand/labels.ts";
import { readRows, type Split } from "./corpus.ts";
import { judgeRows } from "./report.ts";
import { binaryPath } from "./train.ts";

/** Shares of right messages that the committed weights must not fall below, in per cent of each language. */
const floors: Readonly<Record<Exclude<Split, "train">, { acts: number; frames: number }>> = {
  dev: { acts: 80, frames: 58 },
  test: { acts: 80, frames: 58 },
};

const expectFloors = (split: "dev" | "test"): void => {
  const judged = judgeRows(readFileSync(binaryPath), readRows(split));
  for (const language of languages) {
    const own = judged.filter(({ row }) => row.language === language);
    const percent = (key: "isActsRight" | "isFrameRight"): number =>
      (100 * own.filter((one) => one[key]).length) / own.length;
    expect({ language, acts: percent("isActsRight") >= floors[split].acts }).toEqual({ language, acts: true });
    expect({ language, frames: percent("isFrameRight") >= floors[split].frames }).toEqual({ language, frames: true });
  }
  const sure = judged.filter(({ explained }) => explained.frame.band === "act");
  const wrong = sure.filter(({ isFrameRight }) => !isFrameRight).length;
  // Half a per cent of those it may act on, or one where they are few.
  expect(wrong).toBeLessThanOrEqual(Math.max(1, sure.length * 0.005));
};

describe("the committed weights", () => {
  test("read the dev part as well as they did", () => expectFloors("dev"), 120_000);
  test("read the test part as well as they did", { tags: "trial", timeout: 120_000 }, () => expectFloors("test"));
});
