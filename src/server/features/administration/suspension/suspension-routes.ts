import * as contract from "#contract/admin/admin-suspension.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/db/database.ts";
import { type ServedRoute, serve } from "../../../platform/http/serve-routes.ts";
import { requireUser } from "../service.ts";
import { suspend, unsuspend } from "./suspension-service.ts";

export const suspensionRoutes = (deps: { db: Database; clock: Clock }): ServedRoute[] => [
  serve(contract.suspendUser, async ({ params, body }, { session }) => {
    await suspend(deps, await requireUser(deps, params.userId), session.ownerId, body.reason);
    return {};
  }),
  serve(contract.unsuspendUser, async ({ params }, { session }) => {
    await unsuspend(deps, await requireUser(deps, params.userId), session.ownerId);
    return {};
  }),
];
