import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { LanguageProvider, useLanguage } from "./language-context.tsx";

const Shown = () => useLanguage().language;

const Provided = () =>
  LanguageProvider({
    initial: "de",
    accountLanguage: undefined,
    onChoose: () => undefined,
    children: createElement(Shown),
  });

test("the language context gives the language on screen", () => {
  expect(renderToString(createElement(Provided))).toBe("de");
});

test("outside its provider it throws", () => {
  expect(() => renderToString(createElement(Shown))).toThrow("LanguageProvider");
});
