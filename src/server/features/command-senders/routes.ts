import * as contract from "#contract/chat/command-senders.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { createCode, deleteSender, findSenders } from "./service.ts";

export const commandSenderRoutes = (deps: { db: Database; clock: Clock }): ServedRoute[] => [
  serve(contract.listCommandSenders, (_, { session }) => findSenders(deps, session.ownerId)),

  serve(contract.createCommandCode, ({ body }, { session }) => createCode(deps, session.ownerId, body.agentId ?? null)),

  serve(contract.deleteCommandSender, ({ params }, { session }) =>
    deleteSender(deps, session.ownerId, params.senderId),
  ),
];
