import * as contract from "#contract/chat/start-links.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { createStartLink, deleteStartLink, listStartLinks, type StartLinkDeps, updateStartLink } from "./service.ts";

export const startLinkRoutes = (deps: StartLinkDeps): ServedRoute[] => [
  serve(contract.listStartLinks, async (_, { session }) => ({ links: await listStartLinks(deps, session.ownerId) })),

  serve(contract.createStartLink, ({ body }, { session, idempotencyKey }) =>
    createStartLink(deps, session.ownerId, body, idempotencyKey),
  ),

  serve(contract.updateStartLink, ({ params, body }, { session }) =>
    updateStartLink(deps, session.ownerId, params.linkId, body),
  ),

  serve(contract.deleteStartLink, ({ params }, { session }) => deleteStartLink(deps, session.ownerId, params.linkId)),
];
