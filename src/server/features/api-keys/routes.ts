import * as contract from "#contract/account/api-keys.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { type ApiKeyDeps, createApiKey, listApiKeys, revokeApiKey } from "./service.ts";

export const apiKeyRoutes = (deps: ApiKeyDeps): ServedRoute[] => [
  serve(contract.listApiKeys, async (_, { session }) => ({ keys: await listApiKeys(deps, session.ownerId) })),

  serve(contract.createApiKey, ({ body }, { session }) => createApiKey(deps, session.ownerId, body)),

  serve(contract.revokeApiKey, ({ params }, { session }) => revokeApiKey(deps, session.ownerId, params.keyId)),
];
