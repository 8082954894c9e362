import { ownUpcomingAppointments } from "../../appointments/own-appointments.ts";
import type { Turn } from "../../conversation-turn.ts";
import type { TimeReading } from "../../dates/when-reading.ts";
import { foldedWords } from "../../words/fold-text.ts";
import { understandMessage } from "../understand-message.ts";

/** "Bis Montag um 9, …", "à lundi, …": whether a clause takes leave until the day, and the hour, of an appointment that stands. */
export const isFarewellUntil = (turn: Turn, clause: string): boolean => {
  const leave = farewell.exec(clause);
  if (!leave) return false;
  const until = clause.slice(leave[0].length);
  if (foldedWords(until).length > mostWords) return false;
  const { when, typeIds, agentIds } = understandMessage(turn, until, "day");
  const { date, time } = when;
  if (date?.kind !== "day" || typeIds.length + agentIds.length > 0) return false;
  return ownUpcomingAppointments(turn).some((own) => own.date === date.date && isThen(time, own.time));
};

const isThen = (time: TimeReading | undefined, at: string): boolean => {
  if (time === undefined) return true;
  if (time.kind === "exact") return time.time === at;
  return time.kind === "halfDay" && time.times.includes(at);
};

/** More than a day and its hour is no mere goodbye. */
const mostWords = 6;

const farewell =
  /^\s*(?:(?:also|dann|okay|ok|gut|bueno|pues|bon|alors|então|entao|well|right|tschüss|adiós|ciao)[\s,]+)*(?:bis(?: dann)?(?: zum| am)?|see (?:you|u|ya)(?: on)?|un?till?|till?|hasta(?: el)?|nos vemos(?: el)?|à|au|até)\s+/iu;
