import * as contract from "#contract/scheduling/agent-services.ts";
import type { Database } from "../../platform/db/database.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { presentService } from "./present.ts";
import { saveAgentServices } from "./service.ts";
import { selectServices } from "./store.ts";

export const agentServiceRoutes = ({ db }: { db: Database }): ServedRoute[] => [
  serve(contract.listAgentServices, async (_, { session: { ownerId } }) => {
    const [rows] = await db.read(ownerId, (tx) => [tx.run(selectServices, { ownerId })]);
    return { services: rows.map(presentService) };
  }),

  serve(contract.saveAgentServices, async ({ body }, { session }) =>
    saveAgentServices(db, session.ownerId, body.services),
  ),
];
