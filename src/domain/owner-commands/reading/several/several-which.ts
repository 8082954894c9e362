import type { WhichAppointment } from "../../owner-command.ts";
import { type Reader, whichIn } from "../read-which.ts";

/**
 * Each of the appointments that one command is for: "cancel Maria and João today". Null where it is for one. A day that is said
 * once is that of all.
 */
export const severalWhich = (reader: Reader, text: string): WhichAppointment[] | null => {
  const pieces = text.split(and).map((piece) => piece.trim());
  if (pieces.length < 2 || pieces.length > mostTogether) return null;
  const found = pieces.map((piece) => ({ ...whichIn(reader, piece) }));
  if (!found.every((which) => isOne(which, reader))) return null;
  const named = found.flatMap(({ dates }) => (dates === null ? [] : [dates]));
  const [only] = named;
  return named.length === 1 && only ? found.map((which) => ({ ...which, dates: only })) : found;
};

const mostTogether = 4;

const and = /\s(?:and|y|e|et|und|&|\+|plus|as well as|sowie|und auch|tambien|y tambien|aussi)\s/u;

/** Somebody who has an appointment, or an hour; nobody else's name beside it. */
const isOne = ({ words, times }: WhichAppointment, { context }: Reader): boolean => {
  const clients = words.filter((word) => context.names.has(word) && !context.agentNames.has(word));
  return (
    words.every((word) => context.names.has(word)) && (clients.length > 0 || (times.length > 0 && words.length === 0))
  );
};
