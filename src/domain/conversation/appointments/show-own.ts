import type { Turn } from "../conversation-turn.ts";
import type { Meaning } from "../reading/meaning.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import { listOwnAppointments, openAppointment } from "./list-own-appointments.ts";
import { ownOf } from "./own-of.ts";

/** The client's appointments; where one person is named, that person's. */
export const showOwn = (turn: Turn, meaning: Meaning): TurnOutcome => {
  const [only, ...others] = meaning.whose.length > 0 ? ownOf(turn, meaning) : [];
  return only && others.length === 0 ? openAppointment(turn, "show", only.id) : listOwnAppointments(turn, "show");
};
