import { createInstance as createFull } from "i18next";
import { expect, test } from "vitest";
import { languages } from "#domain/languages.ts";
import { isolateText } from "#domain/text/isolate-text.ts";
import { loadUiTexts, type TextArea } from "#locales/ui-texts.ts";
import { createInstance } from "./create-instance.ts";

type Texts = { [key: string]: string | Texts };

const areas = Object.keys(loadUiTexts) as TextArea[];
const settings = {
  ...{ defaultNS: "ui", ns: ["ui"], fallbackLng: false as const, resources: {} },
  interpolation: { escapeValue: true, escape: isolateText },
};

const start = async () => {
  const [light, full] = [createInstance(), createFull()];
  await Promise.all([light.init(settings), full.init(settings)]);
  for (const area of areas) {
    for (const language of languages) {
      const texts = (await loadUiTexts[area][language]()).default;
      light.addResourceBundle(language, "ui", texts);
      full.addResourceBundle(language, "ui", texts, true);
    }
  }
  return { light, full: full as unknown as Pick<typeof light, "t" | "exists" | "changeLanguage" | "getFixedT"> };
};

const keysOf = (texts: Texts, path = ""): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [`${path}${key}`] : keysOf(value, `${path}${key}.`),
  );

const counts = [0, 1, 2, 3, 11, 21, 100, 1.5, 1_000_000];
const names = ["Ana & Co <b>", "יעל", "{{count}} $t(app.name) $& $1", "", null, undefined, 5];

test("every text reads as i18next writes it, in every language", async () => {
  const { light, full } = await start();
  let compared = 0;
  for (const language of languages) {
    await Promise.all([light.changeLanguage(language), full.changeLanguage(language)]);
    for (const area of areas) {
      const texts = (await loadUiTexts[area][language]()).default as Texts;
      for (const key of keysOf(texts)) {
        expect(light.t(key)).toBe(full.t(key));
        const base = key.replace(/_(one|other|many)$/, "");
        if (base === key && !full.t(key).includes("{{")) continue;
        for (const [index, count] of counts.entries()) {
          const name = names[index % names.length];
          const variables = [...full.t(key).matchAll(/\{\{(\w+)\}\}/g)].map(([, variable = ""]) => variable);
          const values = { ...Object.fromEntries(variables.map((variable) => [variable, name])), count };
          expect(light.t(base, values), `${language} ${base}`).toBe(full.t(base, values));
          compared++;
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(5_000);
});

test.each(["nothing.like.this", "app.name.further", "errors.signed-out", "errors.constructor.name", "toString", ""])(
  "%j is there, or isn't, as for i18next",
  async (key) => {
    const { light, full } = await start();
    await Promise.all([light.changeLanguage("en"), full.changeLanguage("en")]);
    expect(light.exists(key)).toBe(full.exists(key));
    expect(light.t(key)).toBe(full.t(key));
  },
);

test("a text in a language that isn't the screen's", async () => {
  const { light, full } = await start();
  await Promise.all([light.changeLanguage("en"), full.changeLanguage("en")]);
  expect(light.getFixedT("de")("app.tagline")).toBe(full.getFixedT("de")("app.tagline"));
  expect(light.getFixedT(null)("app.tagline")).toBe(light.t("app.tagline"));
});

test("choosing a language tells who shows texts, and gives them another function", async () => {
  const { light } = await start();
  await light.changeLanguage("en");
  const before = light.getFixedT(null);
  expect(light.getFixedT(null)).toBe(before);
  let told = 0;
  const leave = light.subscribe(() => told++);
  await light.changeLanguage("en");
  expect(told).toBe(1);
  expect(light.getFixedT(null)).not.toBe(before);
  leave();
  await light.changeLanguage("fr");
  expect(told).toBe(1);
});
