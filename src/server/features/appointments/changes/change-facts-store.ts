import { type RawBuilder, sql } from "kysely";
import type { OwnerId } from "#domain/owner-id.ts";
import { dayMs } from "#domain/scheduling/clock/business-clock.ts";
import { epochDayOf } from "#domain/scheduling/clock/calendar-date.ts";
import type { Service } from "#domain/scheduling/services/service-times.ts";
import { defineQuery } from "../../../platform/db/query.ts";
import {
  agentBusyElsewhere,
  agentColumns,
  agentTimeOff,
  type NamedAgentFacts,
  spanColumns,
  spanReachMs,
  toAgentFacts,
} from "../availability/facts-store.ts";
import { movedServiceOf, toMovedService } from "../availability/moved-service-store.ts";
import type { LockedTx } from "../booking/agent-lock-store.ts";

/** What isn't given stays as it is on the appointment. */
export type ChangeQuestion = { appointmentId: string; agentId: string | null; date: string | null };

/**
 * `findAgentFacts` for an appointment that moves or comes back, its own time left out, and what is done at it. The appointment's agent and day
 * needn't be known: PostgreSQL looks them up, so this travels together with the reading of the appointment.
 */
export const findAgentFactsForChange = async (
  tx: LockedTx,
  ownerId: OwnerId,
  { appointmentId, agentId, date }: ChangeQuestion,
): Promise<{ agent: NamedAgentFacts; service: Service } | undefined> => {
  const firstMs = date === null ? null : epochDayOf(date) * dayMs;
  const place = { ownerId, appointmentId, agentId };
  const [[agent], busy] = await Promise.all([
    tx.run(selectAgent, { ...place, date }),
    tx.run(selectBusy, {
      ...place,
      from: firstMs === null ? null : Temporal.Instant.fromEpochMilliseconds(firstMs - spanReachMs),
      to: firstMs === null ? null : Temporal.Instant.fromEpochMilliseconds(firstMs + dayMs + spanReachMs),
    }),
  ]);
  return agent && { agent: toAgentFacts(agent, busy), service: toMovedService(agent.service) };
};

type PlaceParams = { ownerId: string; appointmentId: string; agentId: string | null };

/**
 * What is given or, where nothing is, what the appointment has. A CASE and not a COALESCE: row-level security counts the
 * latter among what might leak, and no index could be searched by it.
 */
const givenOr = (given: unknown, type: "uuid" | "timestamptz" | "date", had: RawBuilder<unknown>, place: PlaceParams) =>
  sql<never>`case when ${given}::${sql.raw(type)} is null
    then (select ${had} from appointments where user_id = ${place.ownerId}::uuid and id = ${place.appointmentId}::uuid)
    else ${given}::${sql.raw(type)} end`;

const selectAgent = defineQuery<PlaceParams & { date: string | null }>()((db, param) => {
  const place = { ownerId: param("ownerId"), appointmentId: param("appointmentId"), agentId: param("agentId") };
  const day = givenOr(param("date"), "date", sql`appointment_date`, place);
  return db
    .selectFrom("agents")
    .select(agentColumns)
    .select(agentTimeOff(sql`(${day})`, sql`1 + (${day})`).as("time_off"))
    .select(agentBusyElsewhere(sql`(${day})`, sql`(${day})`).as("busy_elsewhere"))
    .select(movedServiceOf(place.ownerId, place.appointmentId).as("service"))
    .where("user_id", "=", place.ownerId)
    .where("id", "=", givenOr(place.agentId, "uuid", sql`agent_id`, place));
});

type BusyParams = PlaceParams & { from: Temporal.Instant | null; to: Temporal.Instant | null };

const reach = sql`interval ${sql.lit(`${spanReachMs} milliseconds`)}`;

// The status is in the text, as in `facts-store`: as a parameter it would keep the partial index from being used.
const selectBusy = defineQuery<BusyParams>()((db, param) => {
  const place = { ownerId: param("ownerId"), appointmentId: param("appointmentId"), agentId: param("agentId") };
  return db
    .selectFrom("appointments as a")
    .select(spanColumns)
    .where("a.user_id", "=", place.ownerId)
    .where("a.agent_id", "=", givenOr(place.agentId, "uuid", sql`agent_id`, place))
    .where("a.status", "<>", sql.lit("cancelled"))
    .where("a.starts_at", ">=", givenOr(param("from"), "timestamptz", sql`starts_at - ${reach}`, place))
    .where("a.starts_at", "<", givenOr(param("to"), "timestamptz", sql`starts_at + ${reach}`, place))
    .where("a.id", "<>", place.appointmentId)
    .orderBy("a.starts_at");
});
