import { getHealth } from "#contract/admin/admin-health.ts";
import { type ServedRoute, serve } from "../../../platform/http/serve-routes.ts";
import { examineHealth, type HealthDeps } from "./health-service.ts";

export const healthRoutes = (deps: HealthDeps): ServedRoute[] => [
  serve(getHealth, (_, { session }) => examineHealth(deps, session.ownerId)),
];
