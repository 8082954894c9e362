import * as contract from "#contract/site/booking-page.ts";
import type { Database } from "../../platform/db/database.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { readPageSettings, savePageSettings } from "./settings-service.ts";

export const bookingPageRoutes = (deps: { db: Database; publicUrl: string }): ServedRoute[] => [
  serve(contract.getBookingPage, (_, { session }) => readPageSettings(deps, session.ownerId)),
  serve(contract.saveBookingPage, ({ body }, { session }) => savePageSettings(deps, session.ownerId, body)),
];
