import { feedTexts } from "./feed-texts.ts";

/** Mails to clients, and the page on which they stop them, by language. */
export const clientMailTexts = {
  en: feedTexts.en.clientMail,
  es: feedTexts.es.clientMail,
  fr: feedTexts.fr.clientMail,
  de: feedTexts.de.clientMail,
  pt: feedTexts.pt.clientMail,
};
