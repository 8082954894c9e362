import type { Language } from "../../languages.ts";

/** "The same time", without what stands before it; patterns for folded text. */
export const sameTime: Readonly<Record<Language, string>> = {
  en: "same (?:time|hour|slot)",
  es: "(?:mism[ao]|a es[ae]) (?:misma )?(?:hora|horario)",
  fr: "meme (?:heure|creneau)",
  de: "(?:gleiche[nr]?|selbe[nr]?|dieselbe) (?:zeit|uhrzeit|stunde)",
  pt: "mesm[ao] (?:hora|horario)",
};
