import type { Turn } from "../conversation-turn.ts";
import type { OwnAppointment } from "../facts.ts";
import type { Meaning } from "../reading/meaning.ts";
import { ownUpcomingAppointments } from "./own-appointments.ts";

/** Those of the client's appointments that are for the people a message names; all of them where it names nobody. */
export const ownOf = (turn: Turn, { whose, forSomeone }: Pick<Meaning, "whose" | "forSomeone">): OwnAppointment[] => {
  const own = ownUpcomingAppointments(turn);
  if (whose.length > 0) return own.filter(({ forName }) => forName !== undefined && whose.includes(forName));
  // "My son can't come": the only one who isn't the client.
  const others = own.filter(({ forName }) => forName !== undefined);
  const isOther = forSomeone?.name === null && new Set(others.map(({ forName }) => forName)).size === 1;
  return isOther ? others : own;
};
