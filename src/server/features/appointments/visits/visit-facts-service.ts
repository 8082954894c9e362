import type { OwnerId } from "#domain/owner-id.ts";
import { minuteMs } from "#domain/scheduling/clock/business-clock.ts";
import { withoutUsesOf } from "#domain/scheduling/resources/resource-facts.ts";
import type { AgentFacts, BusinessFacts } from "#domain/scheduling/slots/availability.ts";
import { type OwnTime, withoutOwnTimes } from "#domain/scheduling/slots/without-own-times.ts";
import type { VisitPart } from "#domain/scheduling/visits/fit-visit.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { findAgentFacts, type NamedAgentFacts } from "../availability/facts-store.ts";
import type { AgentsToLock } from "../booking/agent-lock-store.ts";
import { chooseService } from "../booking/booking-service.ts";
import { BookingRefused } from "../booking/refusal-service.ts";
import { type AppointmentRow, countTypes } from "../store.ts";
import { selectVisitTypes } from "./visit-store.ts";

/** A service that is asked for, and with whom. */
export type WantedPart = { agent: VisitPart["agent"]; appointmentTypeId: string | null };

export type VisitService = ReturnType<typeof chooseService>;

/** What the parts are and how long they take, in their order; refused when the owner has no such type. */
export const findServices = async (tx: Tx, ownerId: OwnerId, parts: readonly WantedPart[]): Promise<VisitService[]> => {
  const typeIds = parts.flatMap(({ appointmentTypeId }) => appointmentTypeId ?? []);
  const [types, [typeCount]] = await Promise.all([
    tx.run(selectVisitTypes, { ownerId, typeIds }),
    tx.run(countTypes, { ownerId }),
  ]);
  const hasTypes = (typeCount?.count ?? 0) > 0;
  return parts.map(({ appointmentTypeId }) =>
    chooseService({ type: types.find(({ id }) => id === appointmentTypeId), hasTypes }, appointmentTypeId),
  );
};

/** Everybody who might do a part. */
export const agentsToLock = (parts: readonly Pick<WantedPart, "agent">[]): AgentsToLock => {
  const ids = parts.flatMap(({ agent }) => (agent === "anyone" ? [] : agent.id));
  return ids.length === parts.length ? { agentIds: ids } : { agentId: null };
};

/** The visit's days: its parts together last no longer than three. */
export const visitDays = 4;

/** The agents' side of a visit that begins within some days; refused when the owner has no such agent. */
export const findAgentsOfParts = async (
  tx: Tx,
  ownerId: OwnerId,
  parts: readonly Pick<WantedPart, "agent">[],
  { fromDate, dayCount }: { fromDate: string; dayCount: number },
): Promise<NamedAgentFacts[]> => {
  const span = { fromDate, dayCount: dayCount + visitDays - 1 };
  const named = [...new Set(parts.flatMap(({ agent }) => (agent === "anyone" ? [] : agent.id)))];
  const wanted = parts.some(({ agent }) => agent === "anyone") ? [...named, null] : named;
  const found = await Promise.all(wanted.map((agentId) => findAgentFacts(tx, ownerId, { agentId, ...span })));
  const agents = [...new Map(found.flat().map((agent) => [agent.agentId, agent])).values()];
  if (named.some((id) => !agents.some(({ agentId }) => agentId === id))) throw new BookingRefused("unknown-agent");
  return agents;
};

/** The agents as if these appointments weren't there: what moves isn't an obstacle to itself. */
export const withoutOwnRows = <Agent extends AgentFacts>(
  agents: readonly Agent[],
  own: readonly AppointmentRow[],
): Agent[] => {
  const times = own.filter(({ status }) => status !== "cancelled").map(takenTime);
  return agents.map((agent) => withoutOwnTimes(agent, times));
};

const takenTime = (row: AppointmentRow): OwnTime => {
  const startMs = row.starts_at.epochMilliseconds;
  return {
    agentId: row.agent_id,
    startMs: startMs - row.buffer_before * minuteMs,
    endMs: startMs + (row.duration + row.buffer_time) * minuteMs,
  };
};

/** The business as if these appointments had no resources: what moves isn't an obstacle to itself. */
export const withoutUses = (business: BusinessFacts, own: readonly AppointmentRow[]): BusinessFacts =>
  withoutUsesOf(
    business,
    own.map(({ id }) => id),
  );
