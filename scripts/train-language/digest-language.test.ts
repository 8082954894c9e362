import { expect, it } from "vitest";
import { languageTrainingDigest } from "../../src/domain/conversation/language/language-weights.gen.ts";
import { digestLanguage } from "./digest-language.ts";

it("the weights are as old as what they were learned from: else run scripts/train-language/train-language.ts", () => {
  expect(languageTrainingDigest).toBe(digestLanguage());
});
