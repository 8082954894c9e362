import * as contract from "#contract/clients/client-files.ts";
import type { RateLimiter } from "../../../platform/http/security/rate-limit.ts";
import { type ServedRoute, serve } from "../../../platform/http/serve-routes.ts";
import type { ClientsDeps } from "../service.ts";
import { importFile, previewImport, undoImport } from "./import-service.ts";

/** Each reads thousands of lines. */
const perOwner = { hits: 60, windowSeconds: 3600 };

export const clientFileRoutes = (deps: ClientsDeps & { limiter: RateLimiter }): ServedRoute[] => [
  serve(contract.previewClientImport, async ({ body }, { session: { ownerId } }) => {
    await deps.limiter.hit(`import preview for ${ownerId}`, perOwner);
    return previewImport(deps, ownerId, body.text);
  }),

  serve(contract.importClients, async ({ body }, { session: { ownerId } }) => {
    await deps.limiter.hit(`import for ${ownerId}`, perOwner);
    return importFile(deps, ownerId, body.text);
  }),

  serve(contract.undoClientImport, ({ params }, { session: { ownerId } }) =>
    undoImport(deps, ownerId, params.importId),
  ),
];
