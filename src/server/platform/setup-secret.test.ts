import { expect, test } from "vitest";
import { createSetupSecret } from "./setup-secret.ts";

const installation = "the-secret-of-an-installation-somewhere";

test("derived: the same in every process, another in every installation, and readable", () => {
  const { text, isDerived } = createSetupSecret(installation, undefined);
  expect(text).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(isDerived).toBe(true);
  expect(createSetupSecret(installation, undefined).text).toBe(text);
  expect(createSetupSecret(`${installation}2`, undefined).text).not.toBe(text);
});

test("derived: typed without dashes or in small letters it is the same; anything else isn't", () => {
  const { text, isRight } = createSetupSecret(installation, undefined);
  for (const given of [text, text.toLowerCase(), text.replaceAll("-", ""), ` ${text.replaceAll("-", " ")} `]) {
    expect(isRight(given)).toBe(true);
  }
  for (const given of ["", "-", text.slice(0, -1), `${text}A`, installation]) expect(isRight(given)).toBe(false);
});

test("the operator's counts as it is, and its derived one no more", () => {
  const { isRight, isDerived, fingerprint } = createSetupSecret(installation, "Correct-Horse-Battery");
  expect(isDerived).toBe(false);
  expect(isRight(" Correct-Horse-Battery ")).toBe(true);
  expect(isRight("correct-horse-battery")).toBe(false);
  expect(isRight(createSetupSecret(installation, undefined).text)).toBe(false);
  expect(fingerprint).not.toContain("Correct");
  expect(fingerprint).not.toBe(createSetupSecret(installation, undefined).fingerprint);
});
