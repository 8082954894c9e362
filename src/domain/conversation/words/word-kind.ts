import type { Language } from "../../languages.ts";
import { isCalendarWord } from "../dates/is-calendar-word.ts";
import { isServiceWord } from "../services/salon-words.ts";

/** What a word may be besides a name: of days and times, somebody of the business, a service. */
export type WordKind = "date" | "agent" | "service";

/** What a folded word is in any business; null when it is neither of a calendar nor of a service. */
export const kindOfWordAnywhere = (word: string, language: Language): Exclude<WordKind, "agent"> | null => {
  if (isServiceWord(word) || isGeneralWord(word)) return "service";
  return isCalendarWord(word, language) ? "date" : null;
};

/** Words of type names that say nothing about which type. */
export const isGeneralWord = (word: string): boolean => generalWords.has(word);

const generalWords = new Set(
  "appointment appointments booking session service visit standard first new cita citas servicio sesion visita hora primera nueva rendez vous rdv seance service premier premiere nouveau termin termine sitzung leistung erster neu neuer horario sessao servico consulta atendimento primeiro primeira novo min mins minutes minutos minuten hour hours stunde stunden heure heures change check test full up us finish".split(
    " ",
  ),
);
