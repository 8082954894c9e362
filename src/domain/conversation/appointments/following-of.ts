import type { Turn } from "../conversation-turn.ts";
import type { OwnAppointment } from "../facts.ts";
import { isTooLate, upcoming } from "./own-appointments.ts";

/** The appointments of a series from one of them on, as far as the client may still cancel them. */
export const followingOf = (turn: Turn, from: OwnAppointment): OwnAppointment[] =>
  upcoming(turn).filter(
    (one) =>
      one.seriesId !== undefined &&
      one.seriesId === from.seriesId &&
      Temporal.Instant.compare(one.startsAt, from.startsAt) >= 0 &&
      !isTooLate(turn, one),
  );
