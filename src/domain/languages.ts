/** The five languages of the interface and of the bot; the first is the default. */
export const languages = ["en", "es", "fr", "de", "pt"] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "en";

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** Each language in its own words, as the pickers list it. */
export const languageNames: Record<Language, string> = {
  en: "English",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
  pt: "Português",
};

/** The best of our languages for an `Accept-Language` header or a browser's list. */
export const preferredLanguage = (tags: readonly string[]): Language => {
  for (const tag of tags) {
    const primary = tag.trim().slice(0, 2).toLowerCase();
    if (isLanguage(primary)) return primary;
  }
  return defaultLanguage;
};
