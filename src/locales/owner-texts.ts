import { botTexts } from "./bot-texts.ts";
import { pushTexts } from "./push-texts.ts";

/** What the bot says to those who run the day, by language, with the labels it shares with the replies to clients. */
export const ownerTexts = {
  en: { ...botTexts.en, owner: pushTexts.en.owner },
  es: { ...botTexts.es, owner: pushTexts.es.owner },
  fr: { ...botTexts.fr, owner: pushTexts.fr.owner },
  de: { ...botTexts.de, owner: pushTexts.de.owner },
  pt: { ...botTexts.pt, owner: pushTexts.pt.owner },
};
