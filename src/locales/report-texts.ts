import { feedTexts } from "./feed-texts.ts";

/** Words of the file for the accountant, by language. */
export const reportTexts = {
  en: feedTexts.en.report,
  es: feedTexts.es.report,
  fr: feedTexts.fr.report,
  de: feedTexts.de.report,
  pt: feedTexts.pt.report,
};
