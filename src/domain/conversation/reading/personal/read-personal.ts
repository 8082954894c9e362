import { foldedWords } from "../../words/fold-text.ts";
import { splitClauses } from "../clauses/split-clauses.ts";
import { keepWords } from "../several/several-words.ts";
import {
  absences,
  claims,
  copies,
  records,
  removals,
  shows,
  stores,
  systems,
  things,
  unrelated,
  withdrawals,
} from "./personal-words.ts";

/** `else`: it only sounds like it. */
export type PersonalWord = "data" | "erase" | "else";

/** What a text says about what is stored of a person: to see it, or to have it deleted. */
export const readPersonal = (text: string, words: string, isQuestion: boolean): PersonalWord | null => {
  const has = (pattern: RegExp): boolean => pattern.test(words);
  if (has(unrelated)) return "else";
  const isAbout = has(things) || has(records);
  if (has(withdrawals)) return "erase";
  if (has(absences) && isAbout) return "erase";
  if (has(removals) && (isAbout || has(systems)) && removesPerson(text)) return "erase";
  if (has(claims) || (has(copies) && isAbout)) return "data";
  if (has(records) && (has(shows) || (has(stores) && isQuestion))) return "data";
  return has(things) && has(stores) && !onCondition.test(words) && (isQuestion || has(shows)) ? "data" : null;
};

/** "Keep my number in case a place opens" asks for nothing that is stored. */
const onCondition =
  /(?:^| )(?:in case|if|falls|wenn|por si|si (?:se|hay|sale|il|une|alguien)|au cas ou|caso|se (?:alguem|abrir|houver|vagar))(?= |$)/;

/** "Scrub Friday's off the book, but keep my details": what is to stay isn't what goes. */
const removesPerson = (text: string): boolean => {
  const words = splitClauses(text)
    .map((clause) => foldedWords(clause).join(" "))
    .filter((clause) => removals.test(clause) || !keepWords.test(clause))
    .join(" ");
  const isNamed = records.test(words) || (!dayOnly.test(words) && (things.test(words) || systems.test(words)));
  return removals.test(words) && isNamed;
};

/** Taken out of the book on a day. */
const dayOnly =
  /(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|dienstag|mittwoch|donnerstag|freitag|samstag|lunes|martes|miercoles|jueves|viernes|lundi|mardi|mercredi|jeudi|vendredi|segunda|terca|quarta|quinta|sexta|sabado|domingo/;
