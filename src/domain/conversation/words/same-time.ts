import type { Language } from "../../languages.ts";

/** "The same time", without what is before it; patterns for folded text. */
export const sameTime: Readonly<Record<Language, string>> = {
  en: "(?:same (?:time|hour|slot)|time i (?:already )?(?:had|have))",
  es: "(?:(?:mism[ao]|a es[ae]) (?:misma )?(?:hora|horita|horario)|hora que (?:ya )?(?:tenia|tengo|teniamos))",
  fr: "(?:meme (?:heure|creneau|moment)|heure que j (?:avais|ai)(?: deja)?)",
  de: "(?:gleiche[nr]?|selbe[nr]?|dieselbe) (?:zeit|uhrzeit|stunde)",
  pt: "(?:mesm[ao] (?:hora|horinha|horario)|(?:hora|horario) que (?:eu )?(?:ja )?tinha)",
};
