import { type RawBuilder, sql } from "kysely";
import type { OwnerId } from "#domain/owner-id.ts";
import { dayMs } from "#domain/scheduling/clock/business-clock.ts";
import { epochDayOf } from "#domain/scheduling/clock/calendar-date.ts";
import type { BusySpan } from "#domain/scheduling/slots/sweep-availability.ts";
import { defineQuery } from "../../../platform/db/query.ts";
import { spanColumns, spanReachMs } from "../availability/facts-store.ts";
import { findHeld, type TakenNow } from "../availability/taken-store.ts";
import type { LockedTx } from "../booking/agent-lock-store.ts";

/** What isn't given stays as it is on the appointment. */
export type ChangeQuestion = { appointmentId: string; agentId: string | null; date: string | null };

/** What is taken with the agent who is to have the appointment. */
export type TakenAround = Omit<TakenNow, "busyOf"> & { busy: readonly BusySpan[] };

/**
 * `findTakenNow` for an appointment that moves or comes back, its own time left out. The appointment's agent and day needn't be
 * known: PostgreSQL looks them up, so this travels together with the reading of the appointment.
 */
export const findTakenAround = async (
  tx: LockedTx,
  ownerId: OwnerId,
  { appointmentId, agentId, date }: ChangeQuestion,
): Promise<TakenAround> => {
  const firstMs = date === null ? null : epochDayOf(date) * dayMs;
  const [busy, held] = await Promise.all([
    tx.run(selectBusy, {
      ...{ ownerId, appointmentId, agentId },
      from: firstMs === null ? null : Temporal.Instant.fromEpochMilliseconds(firstMs - spanReachMs),
      to: firstMs === null ? null : Temporal.Instant.fromEpochMilliseconds(firstMs + dayMs + spanReachMs),
    }),
    findHeld(tx, ownerId, date === null ? { appointmentId } : { fromDate: date, dayCount: 1 }),
  ]);
  return { busy, ...held };
};

type PlaceParams = { ownerId: string; appointmentId: string; agentId: string | null };

/**
 * What is given or, where nothing is, what the appointment has. A CASE and not a COALESCE: row-level security counts the
 * latter among what might leak, and no index could be searched by it.
 */
const givenOr = (given: unknown, type: "uuid" | "timestamptz", had: RawBuilder<unknown>) =>
  sql<never>`case when ${given}::${sql.raw(type)} is null then (select ${had} from own)
    else ${given}::${sql.raw(type)} end`;

type BusyParams = PlaceParams & { from: Temporal.Instant | null; to: Temporal.Instant | null };

const reach = sql`interval ${sql.lit(`${spanReachMs} milliseconds`)}`;

// The status is in the text, as in `facts-store`: as a parameter it would keep the partial index from being used.
const selectBusy = defineQuery<BusyParams>()((db, param) =>
  db
    .with("own", (cte) =>
      cte
        .selectFrom("appointments")
        .select(["agent_id", "starts_at"])
        .where("user_id", "=", param("ownerId"))
        .where("id", "=", param("appointmentId")),
    )
    .selectFrom("appointments as a")
    .select(spanColumns)
    .where("a.user_id", "=", param("ownerId"))
    .where("a.agent_id", "=", givenOr(param("agentId"), "uuid", sql`agent_id`))
    .where("a.status", "<>", sql.lit("cancelled"))
    .where("a.starts_at", ">=", givenOr(param("from"), "timestamptz", sql`starts_at - ${reach}`))
    .where("a.starts_at", "<", givenOr(param("to"), "timestamptz", sql`starts_at + ${reach}`))
    .where("a.id", "<>", param("appointmentId"))
    .orderBy("a.starts_at"),
);
