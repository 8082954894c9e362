import * as contract from "#contract/insights.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { type InsightDeps, readInsights } from "./service.ts";

export const insightRoutes = (deps: InsightDeps): ServedRoute[] => [
  serve(contract.getInsights, ({ query }, { session }) => readInsights(deps, session.ownerId, query.days)),
];
