import * as contract from "#contract/scheduling/resources.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { presentResource } from "./present.ts";
import { createResource, deleteResource, type ResourceDeps, updateResource } from "./service.ts";
import { selectResources } from "./store.ts";

export const resourceRoutes = (deps: ResourceDeps): ServedRoute[] => [
  serve(contract.listResources, async (_, { session: { ownerId } }) => {
    const [rows] = await deps.db.read(ownerId, (tx) => [tx.run(selectResources, { ownerId })]);
    return { resources: rows.map(presentResource) };
  }),

  serve(contract.createResource, async ({ body }, { session, idempotencyKey }) =>
    createResource(deps, session.ownerId, body, idempotencyKey),
  ),

  serve(contract.updateResource, async ({ params, body }, { session }) =>
    updateResource(deps, session.ownerId, params.resourceId, body),
  ),

  serve(contract.deleteResource, async ({ params }, { session }) =>
    deleteResource(deps, session.ownerId, params.resourceId),
  ),
];
