import * as contract from "#contract/scheduling/business-hours.ts";
import type { Database } from "../../platform/db/database.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { presentWeek } from "./present.ts";
import { saveBusinessHours } from "./service.ts";
import { selectHours } from "./store.ts";

export const businessHoursRoutes = ({ db }: { db: Database }): ServedRoute[] => [
  serve(contract.getBusinessHours, async (_, { session: { ownerId } }) => {
    const [rows] = await db.read(ownerId, (tx) => [tx.run(selectHours, { ownerId })]);
    return presentWeek(rows);
  }),

  serve(contract.saveBusinessHours, async ({ body }, { session }) => saveBusinessHours(db, session.ownerId, body)),
];
