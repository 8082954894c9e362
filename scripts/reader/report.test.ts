import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages } from "#bot/understand/labels.ts";
import { readRows, type Split } from "./corpus.ts";
import { judgeRows } from "./report.ts";
import { binaryPath } from "./train.ts";

/**
 * Shares of right messages that the committed weights must not fall below, in per cent of each language, and the share of wrong
 * ones among those the bot may act on. On strangers that is still six times what was wanted.
 */
const limits: Readonly<Record<Exclude<Split, "train">, { acts: number; frames: number; wrong: number }>> = {
  dev: { acts: 81, frames: 59, wrong: 0.005 },
  test: { acts: 78, frames: 55, wrong: 0.04 },
};

const expectLimits = (split: "dev" | "test"): void => {
  const judged = judgeRows(readFileSync(binaryPath), readRows(split));
  for (const language of languages) {
    const own = judged.filter(({ row }) => row.language === language);
    const percent = (key: "isActsRight" | "isFrameRight"): number =>
      (100 * own.filter((one) => one[key]).length) / own.length;
    expect({ language, acts: percent("isActsRight") >= limits[split].acts }).toEqual({ language, acts: true });
    expect({ language, frames: percent("isFrameRight") >= limits[split].frames }).toEqual({ language, frames: true });
  }
  const sure = judged.filter(({ explained }) => explained.frame.band === "act");
  const wrong = sure.filter(({ isFrameRight }) => !isFrameRight).length;
  // Or one where they are few.
  expect(wrong).toBeLessThanOrEqual(Math.max(1, sure.length * limits[split].wrong));
};

describe("the committed weights", () => {
  test("read the dev part as well as they did", () => expectLimits("dev"), 120_000);
  test("read the test part as well as they did", { tags: "trial", timeout: 120_000 }, () => expectLimits("test"));
});
