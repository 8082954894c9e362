import type { Language } from "../../languages.ts";
import type { Phrases } from "./phrases.ts";
import { phrasesDe } from "./phrases-de.ts";
import { phrasesEn } from "./phrases-en.ts";
import { phrasesEs } from "./phrases-es.ts";
import { phrasesFr } from "./phrases-fr.ts";
import { phrasesPt } from "./phrases-pt.ts";

/** Every language's words work in every conversation: people mix them, and the bot's language may be the wrong one. */
export const allPhrases: Readonly<Record<Language, Phrases>> = {
  en: phrasesEn,
  es: phrasesEs,
  fr: phrasesFr,
  de: phrasesDe,
  pt: phrasesPt,
};
