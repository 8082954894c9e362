import type { Language } from "../../../languages.ts";
import type { RepeatWords } from "./repeat-words.ts";
import { repeatWordsDe } from "./repeat-words-de.ts";
import { repeatWordsEn } from "./repeat-words-en.ts";
import { repeatWordsEs } from "./repeat-words-es.ts";
import { repeatWordsFr } from "./repeat-words-fr.ts";
import { repeatWordsPt } from "./repeat-words-pt.ts";

export const allRepeatWords: Readonly<Record<Language, RepeatWords>> = {
  en: repeatWordsEn,
  es: repeatWordsEs,
  fr: repeatWordsFr,
  de: repeatWordsDe,
  pt: repeatWordsPt,
};
