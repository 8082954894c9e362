import { ownUpcomingAppointments } from "../../appointments/own-appointments.ts";
import type { Turn } from "../../conversation-turn.ts";
import { foldedWords } from "../../words/fold-text.ts";

/** For whom the client has booked, of those a message names: "Timo can't make it", "Timos Termin". */
export const readBookedFor = (turn: Turn, text: string): readonly string[] => {
  const names = new Set(ownUpcomingAppointments(turn).flatMap(({ forName }) => forName ?? []));
  if (names.size === 0) return [];
  const words = foldedWords(text);
  const isSaid = (word: string): boolean => words.includes(word) || words.includes(`${word}s`);
  return [...names].filter((name) => foldedWords(name).slice(0, 1).some(isSaid));
};
