import { feedTexts } from "./feed-texts.ts";

/** The page on which visitors book, by language. */
export const pageTexts = {
  en: feedTexts.en.page,
  es: feedTexts.es.page,
  fr: feedTexts.fr.page,
  de: feedTexts.de.page,
  pt: feedTexts.pt.page,
};

export type PageTexts = typeof pageTexts.en;
