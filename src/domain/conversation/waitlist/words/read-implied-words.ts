import { impliedWords } from "./implied-words.ts";

const all = Object.values(impliedWords);

const anyOf = (key: keyof (typeof impliedWords)["en"]): RegExp =>
  new RegExp(`(?:^| )(?:${all.map((words) => words[key]).join("|")})(?= |$)`);

const [full, status, leave, thinking, anyTime] = (["full", "status", "leave", "thinking", "anyTime"] as const).map(
  anyOf,
) as [RegExp, RegExp, RegExp, RegExp, RegExp];

/** What is asked or given up, where the list is what it is about: it needn't be named. */
export const readImpliedWord = (words: string, isQuestion: boolean): "status" | "leave" | null => {
  // "Have you forgotten me, or am I still in the queue?"
  if (isQuestion && status.test(words)) return "status";
  if (data.test(words)) return null;
  if (leave.test(words)) return "leave";
  return status.test(words) ? "status" : null;
};

/** Someone who names these wants more deleted than a place on the list. */
const data =
  /(?:^| )(?:data|details|records?|account|chat|messages|everything|datos|cuenta|conversacion|historial|numero|donnees|compte|coordonnees|daten|konto|nummer|dados|conta|conversa|telefone|telefono|system|sistema|systeme)(?= |$)/;

/** "Friday's full". */
export const saysFull = (words: string): boolean => full.test(words);

export const asksToThink = (words: string): boolean => thinking.test(words);

export const saysAnyTime = (words: string): boolean => anyTime.test(words);
