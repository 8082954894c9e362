import * as contract from "#contract/admin/admin-suspension.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/db/database.ts";
import { type ServedRoute, serve } from "../../../platform/http/serve-routes.ts";
import { requireUser } from "../service.ts";
import { suspendAccount, unsuspendAccount } from "./suspension-service.ts";

export const suspensionRoutes = (deps: { db: Database; clock: Clock }): ServedRoute[] => [
  serve(contract.suspendUser, async ({ params, body }, { session }) => {
    await suspendAccount(deps, await requireUser(deps, params.userId), session.ownerId, body.reason);
    return {};
  }),
  serve(contract.unsuspendUser, async ({ params }, { session }) => {
    await unsuspendAccount(deps, await requireUser(deps, params.userId), session.ownerId);
    return {};
  }),
];
