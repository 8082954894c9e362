import { expect, test } from "vitest";
import { tones } from "#domain/house/tone.ts";
import { languages } from "#domain/languages.ts";
import { botTextsIn } from "#locales/bot-texts.ts";
import de from "#locales/de/settings.json" with { type: "json" };
import en from "#locales/en/settings.json" with { type: "json" };
import es from "#locales/es/settings.json" with { type: "json" };
import fr from "#locales/fr/settings.json" with { type: "json" };
import pt from "#locales/pt/settings.json" with { type: "json" };

const settings = { en, es, fr, de, pt };

/** French on a screen has spaces that don't break. */
const withPlainSpaces = (text: string): string => text.replaceAll("\u00a0", " ");

test.each(languages)("%s: the preview shows the line as clients read it", (language) => {
  const { disclosure } = settings[language].house.voice;
  for (const tone of [null, ...tones]) {
    expect(withPlainSpaces(disclosure[tone ?? "usual"])).toBe(botTextsIn(language, tone).disclosure.full);
  }
});
