import { expect, test } from "vitest";
import { checkLocaleFile } from "./check-locales.ts";
import { flattenTexts } from "./locale-texts.ts";

const messages = (english: unknown, translated: unknown, language = "de") =>
  checkLocaleFile(
    {
      name: "ui.json",
      languages: new Map([
        ["en", flattenTexts(english)],
        [language, flattenTexts(translated)],
      ]),
    },
    ["en", language],
  ).map(({ path, message }) => `${path}: ${message}`);

test.each([
  [{ a: { b: "Hi" } }, { a: {} }, "a.b is missing"],
  [{ a: "Hi" }, { a: "Hallo", c: "Neu" }, "c is not in English; delete it"],
  [{ a: "Hi" }, { a: " " }, "a is empty"],
  [{ a: "Hi {{name}}" }, { a: "Hallo" }, "a lacks the placeholder name"],
  [{ a: "Hi" }, { a: "Hallo {{name}}" }, "a has the placeholder name, which English has not"],
  [{ a: "{{price, currency}}" }, { a: "{{price}}" }, "a lacks the placeholder price, currency"],
  [{ a: "Hi {{name}}" }, { a: "Hallo {name}" }, "a has a stray brace; write {{placeholder}}"],
  [{ a: "<b>Hi</b>" }, { a: "Hallo" }, "a lacks the tag b"],
  [{ a: ["One", "Two"] }, { a: ["Eins"] }, "a.1 is missing"],
])("%j in English, %j in German", (english, german, message) => {
  expect(messages(english, german)).toContain(`src/locales/de/ui.json: ${message}`);
});

test("a language without the file is reported", () => {
  const languages = new Map([["en", flattenTexts({ a: "Hi" })]]);
  expect(checkLocaleFile({ name: "bot.json", languages }, ["en", "pt"])).toEqual([
    { path: "src/locales/pt/bot.json", message: expect.stringContaining("is missing") },
  ]);
});

const days = { days_one: "{{count}} day", days_other: "{{count}} days" };

test("each language has exactly its own plural forms", () => {
  const german = { days_one: "{{count}} Tag", days_other: "{{count}} Tage" };
  const spanish = { days_one: "{{count}} día", days_many: "{{count}} de días", days_other: "{{count}} días" };
  expect(messages(days, german)).toEqual([]);
  expect(messages(days, spanish, "es")).toEqual([]);
  expect(messages(days, german, "es")).toEqual(["src/locales/es/ui.json: days_many is missing"]);
  expect(messages(days, spanish)).toEqual(["src/locales/de/ui.json: days_many is no plural form here; delete it"]);
});

test("the singular may do without the number, the plural not", () => {
  expect(messages(days, { days_one: "ein Tag", days_other: "{{count}} Tage" })).toEqual([]);
  expect(messages(days, { days_one: "ein Tag", days_other: "Tage" })).toEqual([
    "src/locales/de/ui.json: days_other lacks the placeholder count",
  ]);
});

test("English itself is held to the rules", () => {
  expect(messages({ a: "" }, { a: "Hallo" })).toContain("src/locales/en/ui.json: a is empty");
  expect(messages({ days_other: "days" }, { days_one: "Tag", days_other: "Tage" })).toEqual([
    "src/locales/en/ui.json: days_one is missing",
  ]);
});
