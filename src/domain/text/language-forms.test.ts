import { expect, test, vi } from "vitest";
import { formatMoney } from "../money/format-money.ts";
import { formatNumber, joinWords, pluralForm } from "./language-forms.ts";

test.each([
  ["en", "Cut, Colour and Wash", "1,234", "one"],
  ["es", "Cut, Colour y Wash", "1234", "one"],
  ["fr", "Cut, Colour et Wash", "1\u202f234", "one"],
  ["de", "Cut, Colour und Wash", "1.234", "one"],
  ["pt", "Cut, Colour e Wash", "1.234", "one"],
] as const)("lists, numbers and plurals have the forms of %s", (language, list, number, form) => {
  expect(joinWords(["Cut", "Colour", "Wash"], language).replace(", and", " and")).toBe(list);
  expect(formatNumber(1_234, language)).toBe(number);
  expect(pluralForm(1, language)).toBe(form);
  expect(pluralForm(2, language)).toBe("other");
});

test("what Intl makes for a language or a currency is made once", () => {
  const made = ["ListFormat", "NumberFormat", "PluralRules"] as const;
  const write = () => {
    joinWords(["a", "b"], "de");
    formatNumber(5, "de");
    pluralForm(5, "de");
    formatMoney({ amount: 38.5, currency: "MXN" }, "es");
  };
  write();
  const spies = made.map((name) => vi.spyOn(Intl, name));
  write();
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
