import * as contract from "#contract/scheduling/agents.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { deleteAgent, previewAgentDeletion } from "./deletion-service.ts";
import { findMaxActiveAgents } from "./limit-service.ts";
import { presentAgent } from "./present.ts";
import { type AgentDeps, createAgent, updateAgent } from "./service.ts";
import { selectAgents, selectBookingAgents } from "./store.ts";

export const agentRoutes = (deps: AgentDeps): ServedRoute[] => [
  serve(contract.listAgents, async (_, { session: { ownerId } }) => {
    const [rows, maxActiveAgents] = await deps.db.read(ownerId, (tx) => [
      tx.run(selectAgents, { ownerId }),
      findMaxActiveAgents(tx, ownerId, deps.clock.now()),
    ]);
    return { agents: rows.map(presentAgent), maxActiveAgents };
  }),

  serve(contract.listBookingAgents, async (_, { session: { ownerId } }) => {
    const [rows] = await deps.db.read(ownerId, (tx) => [tx.run(selectBookingAgents, { ownerId })]);
    return { agents: rows.map(({ id, name, email, is_active }) => ({ id, name, email, isActive: is_active })) };
  }),

  serve(contract.createAgent, async ({ body }, { session, idempotencyKey }) =>
    createAgent(deps, session.ownerId, body, idempotencyKey),
  ),

  serve(contract.updateAgent, async ({ params, body }, { session }) =>
    updateAgent(deps, session.ownerId, params.agentId, body),
  ),

  serve(contract.previewAgentDeletion, async ({ params }, { session }) =>
    previewAgentDeletion(deps, session.ownerId, params.agentId),
  ),

  serve(contract.deleteAgent, async ({ params }, { session }) => deleteAgent(deps, session.ownerId, params.agentId)),
];
