import { expect, test } from "vitest";
import { acceptedLanguages } from "./accepted-languages.ts";

test.each([
  ["", []],
  ["de", ["de"]],
  ["de-DE,de;q=0.9,en;q=0.8", ["de-DE", "de", "en"]],
  ["en;q=0.3, fr ;q=0.8,pt-BR", ["pt-BR", "fr", "en"]],
  ["es;q=0, en", ["en"]],
  ["fr;Q=0.5;x=1, *;q=0.1", ["fr", "*"]],
  ["nl;q=high", ["nl"]],
  [",,;q=1,", []],
])("the Accept-Language header %j asks for %j", (header, tags) => {
  expect(acceptedLanguages(header)).toEqual(tags);
});
