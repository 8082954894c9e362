import { feedTexts } from "./feed-texts.ts";

/** The page on which clients read what is stored about them, by language. */
export const clientDataTexts = {
  en: feedTexts.en.clientData,
  es: feedTexts.es.clientData,
  fr: feedTexts.fr.clientData,
  de: feedTexts.de.clientData,
  pt: feedTexts.pt.clientData,
};
