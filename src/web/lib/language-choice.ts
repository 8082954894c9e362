import { isLanguage, type Language, preferredLanguage } from "#domain/languages.ts";

const storageKey = "daybook-language";

/** What was picked in this browser, if anything. Storage can be forbidden or hold an old version's value. */
export const storedLanguage = (): Language | undefined => {
  try {
    const stored = localStorage.getItem(storageKey);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
};

export const storeLanguage = (language: Language): void => {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Forbidden storage: the choice then lasts as long as the page, and on the account.
  }
};

/** Before the account is known: the stored choice, else the browser's, else English. */
export const initialLanguage = (): Language => storedLanguage() ?? preferredLanguage(navigator.languages);
