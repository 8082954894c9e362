import { type Language, languages } from "../../languages.ts";
import { foldText } from "../words/fold-text.ts";
import { toWords } from "./read-phrases.ts";

/**
 * The language a message asks for by its name: "Deutsch", "in English please". With `isName` only by the name its
 * speakers give it, because "Germán" is also what somebody may be called.
 */
export const readLanguage = (text: string, { isName = false } = {}): Language | null => {
  const words = toWords(foldText(text)).replace(around, " ").trim();
  return (
    languages.find(
      (language) => ownNames[language].includes(words) || (!isName && otherNames[language].includes(words)),
    ) ?? null
  );
};

const around =
  /\b(?:in|en|auf|em|speak|habla|hablar|parler|parlez|sprechen|sprich|falar|fala|please|por favor|svp|s il vous plait|bitte|language|idioma|langue|sprache|do you|puedes|vous|sie|voce)\b/g;

const ownNames: Record<Language, readonly string[]> = {
  en: ["english"],
  es: ["espanol", "castellano"],
  fr: ["francais"],
  de: ["deutsch"],
  pt: ["portugues", "brasileiro"],
};

const otherNames: Record<Language, readonly string[]> = {
  en: ["ingles", "anglais", "englisch"],
  es: ["spanish", "espagnol", "spanisch", "espanhol"],
  fr: ["french", "frances", "franzosisch", "franzoesisch"],
  de: ["german", "aleman", "allemand", "alemao"],
  pt: ["portuguese", "portugais", "portugiesisch"],
};
