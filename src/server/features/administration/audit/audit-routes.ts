import { listAudit } from "#contract/admin/admin-audit.ts";
import type { Database } from "../../../platform/db/database.ts";
import { type ServedRoute, serve } from "../../../platform/http/serve-routes.ts";
import { readAudit } from "./audit-service.ts";

export const auditRoutes = (deps: { db: Database; secret: string }): ServedRoute[] => [
  serve(listAudit, ({ query }, { session }) => readAudit(deps, session.ownerId, query)),
];
