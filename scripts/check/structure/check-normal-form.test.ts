import { expect, test } from "vitest";
import { parseSource } from "../source/parse-source.ts";
import { checkNormalForm } from "./check-normal-form.ts";

test.each([
  ["text.normalize()", "src/domain/x.ts", 1],
  [`text.trim().normalize("NFD")`, "src/bot/understand/features.ts", 1],
  [`text?.["normalize"]("NFC")`, "src/web/x.tsx", 1],
  [`normalForm(text, "NFD")`, "src/domain/x.ts", 0],
  ["kernel.normalize(place.x, norm, count)", "src/bot/understand/network.ts", 0],
  [`text.normalize("NFC")`, "src/domain/text/normal-form.ts", 0],
  [`text.normalize("NFC")`, "src/domain/text/normal-form.test.ts", 0],
])("%s in %s: %i", (text, path, count) => {
  expect(checkNormalForm([parseSource(path, text)])).toHaveLength(count);
});
