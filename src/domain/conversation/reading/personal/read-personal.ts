import { foldedWords } from "../../words/fold-text.ts";
import type { WordPatterns } from "../../words/patterns/any-in-words.ts";
import { splitClauses } from "../clauses/split-clauses.ts";
import { keepWords } from "../several/several-words.ts";
import {
  absenceWords,
  claimWords,
  copyWords,
  recordWords,
  removalWords,
  showWords,
  storeWords,
  systemWords,
  thingWords,
  unrelatedWords,
  withdrawalWords,
} from "./personal-words.ts";

/** `else`: it only sounds like it. */
export type PersonalWord = "data" | "erase" | "else";

/** What a text says about what is stored of a person: to see it, or to have it deleted. */
export const readPersonal = (text: string, words: string, isQuestion: boolean): PersonalWord | null => {
  const has = (pattern: WordPatterns): boolean => pattern.test(words);
  if (has(unrelatedWords)) return "else";
  // Most messages speak of neither: it is asked only beside a word that needs it.
  const isAbout = (): boolean => has(thingWords) || has(recordWords);
  if (has(withdrawalWords)) return "erase";
  if (has(absenceWords) && isAbout()) return "erase";
  if (has(removalWords) && (isAbout() || has(systemWords)) && removesPerson(text)) return "erase";
  if (has(claimWords) || (has(copyWords) && isAbout())) return "data";
  if (has(recordWords) && (has(showWords) || (has(storeWords) && isQuestion))) return "data";
  return has(thingWords) && has(storeWords) && !onCondition.test(words) && (isQuestion || has(showWords))
    ? "data"
    : null;
};

/** "Keep my number in case a place opens" asks for nothing that is stored. */
const onCondition =
  /(?:^| )(?:in case|if|falls|wenn|por si|si (?:se|hay|sale|il|une|alguien)|au cas ou|caso|se (?:alguem|abrir|houver|vagar))(?= |$)/;

/** "Scrub Friday's off the book, but keep my details": what is to stay isn't what goes. */
const removesPerson = (text: string): boolean => {
  const words = splitClauses(text)
    .map((clause) => foldedWords(clause).join(" "))
    .filter((clause) => removalWords.test(clause) || !keepWords.test(clause))
    .join(" ");
  const isNamed =
    recordWords.test(words) || (!dayOnly.test(words) && (thingWords.test(words) || systemWords.test(words)));
  return removalWords.test(words) && isNamed;
};

/** Taken out of the calendar on a day. */
const dayOnly =
  /(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|dienstag|mittwoch|donnerstag|freitag|samstag|lunes|martes|miercoles|jueves|viernes|lundi|mardi|mercredi|jeudi|vendredi|segunda|terca|quarta|quinta|sexta|sabado|domingo/;
