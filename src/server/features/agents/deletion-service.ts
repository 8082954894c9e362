import type { RouteResponse } from "#contract/route.ts";
import type { deleteAgent as deleteRoute, previewAgentDeletion as previewRoute } from "#contract/scheduling/agents.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { recordAudit } from "../../platform/audit.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import {
  countAppointmentsOfAgent,
  holdBookingsOfAgent,
  removeAppointmentsOfAgent,
} from "../appointments/agent-removal/agent-removal-service.ts";
import { countOpenOffersOfAgent, withdrawOffers } from "../appointments/holds/hold-service.ts";
import { countAffectedClients } from "../notice-obstacles/service.ts";
import type { AgentDeps } from "./service.ts";
import { deleteAgentRow, selectAgent, selectAgentForUpdate } from "./store.ts";

/** Agent, appointments, notices and audit row in one transaction: all gone or none. */
export const deleteAgent = (
  { db, clock }: AgentDeps,
  ownerId: OwnerId,
  agentId: string,
): Promise<RouteResponse<typeof deleteRoute>> =>
  db.withOwner(ownerId, async (tx) => {
    const [, [agent]] = await Promise.all([
      holdBookingsOfAgent(tx, ownerId, agentId),
      tx.run(selectAgentForUpdate, { ownerId, agentId }),
    ]);
    if (!agent) throw new AppError("not-found");
    await withdrawOffers({ tx, clock, ownerId }, { agentId });
    const removed = await removeAppointmentsOfAgent(tx, ownerId, agentId, clock.now());
    await Promise.all([
      tx.run(deleteAgentRow, { ownerId, agentId }),
      recordAudit(tx, ownerId, { actor: "owner", action: "agent.deleted", subjectId: agentId, details: removed }),
    ]);
    return removed;
  });

export const previewAgentDeletion = async (
  { db, clock }: AgentDeps,
  ownerId: OwnerId,
  agentId: string,
): Promise<RouteResponse<typeof previewRoute>> => {
  const now = clock.now();
  return db.withOwner(ownerId, async (tx) => {
    const [[agent], appointments, affected, openOffers] = await Promise.all([
      tx.run(selectAgent, { ownerId, agentId }),
      countAppointmentsOfAgent(tx, ownerId, agentId),
      countAffectedClients(tx, ownerId, { agentId, now }),
      countOpenOffersOfAgent({ tx, clock, ownerId }, agentId),
    ]);
    if (!agent) throw new AppError("not-found");
    return { appointments, ...affected, openOffers };
  });
};
