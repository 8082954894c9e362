import type { Language } from "../../languages.ts";
import { classifyActs } from "../acts/classify-acts.ts";
import { readWhen } from "../dates/read-when.ts";
import { recognizeLanguage } from "../language/recognize-language.ts";
import { readIntents } from "../phrases/read-intents.ts";
import { readPhrases } from "../phrases/read-phrases.ts";
import { readActs } from "./read-acts.ts";
import { compileRepeat } from "./repeat/compile-repeat.ts";

/**
 * Makes ready what messages in a language are read with: the engine compiles an expression when it is first used, and
 * there are hundreds, for which the first client after a start would wait. In steps, as all of it takes a while.
 */
export const prepareReading = (language: Language): (() => void)[] => {
  const text = dayAndTime[language];
  return [
    () => void readPhrases(text),
    () => void readIntents(text),
    () => void recognizeLanguage(text, new Set()),
    () => void classifyActs(text, null),
    () => void readActs(text, { steering: new Set(), intents: new Set() }),
    () => void compileRepeat(language),
    () => void readWhen(text, language, { today: "2026-01-01", nowTime: "12:00" }),
  ];
};

/** Some expressions are used only where a day or a time was found. */
const dayAndTime: Record<Language, string> = {
  en: "tomorrow after 3",
  es: "mañana después de las 3",
  fr: "demain après 15h",
  de: "morgen nach 15 Uhr",
  pt: "amanhã depois das 15h",
};
