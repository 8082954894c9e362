import type { BreakClashes } from "#contract/scheduling/breaks.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { endMinutesOf, minutesOf } from "#domain/scheduling/clock/clock-time.ts";
import type { Tx } from "../../platform/db/database.ts";
import { selectDuring } from "./clashes-store.ts";

/** As many as a person reads before deciding. */
const exampleCount = 5;

type WantedBreak = { dayOfWeek: string; startTime: string; endTime: string };

/** The appointments to come that a break of a weekday would fall on, the first of them by name. */
export const findDuringBreak = async (
  tx: Tx,
  ownerId: OwnerId,
  { dayOfWeek, startTime, endTime }: WantedBreak,
  now: Temporal.Instant,
): Promise<Pick<BreakClashes, "appointments" | "appointmentCount">> => {
  const rows = await tx.run(selectDuring, {
    ownerId,
    dayOfWeek,
    now,
    startMinute: minutesOf(startTime),
    endMinute: endMinutesOf(endTime),
    limit: exampleCount,
  });
  return {
    appointments: rows.map((row) => ({
      id: row.id,
      clientName: row.client_name,
      appointmentDate: row.appointment_date,
      appointmentTime: row.appointment_time,
    })),
    appointmentCount: rows[0]?.total ?? 0,
  };
};
