import type { Turn } from "../conversation-turn.ts";
import type { OwnAppointment } from "../facts.ts";
import type { Meaning } from "../reading/meaning.ts";
import { isTooLate, ownUpcomingAppointments } from "./own-appointments.ts";

/** The appointments of a series from one of them on, as far as the client may still cancel them. */
export const followingOf = (turn: Turn, from: OwnAppointment): OwnAppointment[] =>
  ownUpcomingAppointments(turn).filter(
    (one) =>
      one.seriesId !== undefined &&
      one.seriesId === from.seriesId &&
      Temporal.Instant.compare(one.startsAt, from.startsAt) >= 0 &&
      !isTooLate(turn, one),
  );

/** The first appointment of a series from a day on: "stop it after the 8th" ends what comes later. */
export const firstOfSeriesFrom = (turn: Turn, { when }: Pick<Meaning, "when">): OwnAppointment | null => {
  const ofSeries = ownUpcomingAppointments(turn).filter(({ seriesId }) => seriesId !== undefined);
  const from = when.date?.kind === "range" ? when.date.from : when.date?.kind === "day" ? when.date.date : null;
  return ofSeries.find(({ date }) => from === null || date >= from) ?? ofSeries[0] ?? null;
};
