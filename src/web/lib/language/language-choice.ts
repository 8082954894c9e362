import { languageCookie } from "#contract/site/public-pages.ts";
import { isLanguage, type Language, preferredLanguage } from "#domain/languages.ts";
import { readCookie, writeCookie } from "../storage/cookie.ts";

/** What was picked in this browser, if anything, here or on a public page. */
export const storedLanguage = (): Language | undefined => {
  const stored = readCookie(languageCookie);
  return isLanguage(stored) ? stored : undefined;
};

/** A cookie and not the browser's storage, as the server has to know which public page to send. */
export const storeLanguage = (language: Language): void => writeCookie(languageCookie, language);

/** Before the account is known: the stored choice, else the browser's, else English. */
export const initialLanguage = (): Language => storedLanguage() ?? preferredLanguage(navigator.languages);
