import { epochMsToWall, type WallTime } from "./business-clock.ts";

/** An appointment that shows another date or time once the business's zone is another. */
export type ZoneMove<T> = { appointment: T; from: WallTime; to: WallTime };

/**
 * What changing the business's zone moves on the calendar. Appointments keep their instants: the client still
 * comes at the same moment, only the business's clock reads differently. Those that read the same are left out.
 */
export const movedByZoneChange = <T extends { startsAtMs: number }>(
  appointments: readonly T[],
  fromZone: string,
  toZone: string,
): ZoneMove<T>[] =>
  appointments.flatMap((appointment) => {
    const from = epochMsToWall(appointment.startsAtMs, fromZone);
    const to = epochMsToWall(appointment.startsAtMs, toZone);
    return from.date === to.date && from.time === to.time ? [] : [{ appointment, from, to }];
  });
