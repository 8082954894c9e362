import * as contract from "#contract/scheduling/closures/holidays.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { listCountries, listRegions } from "./calendar-service.ts";
import { chooseHolidays, chooseHolidayWork, listHolidays } from "./service.ts";

export const holidayRoutes = (deps: { db: Database; clock: Clock }): ServedRoute[] => [
  serve(contract.listHolidays, async (_, { session }) => listHolidays(deps, session.ownerId)),

  serve(contract.listHolidayCalendars, async ({ query: { country } }) => ({
    countries: await listCountries(),
    regions: country === undefined ? [] : await listRegions(country),
  })),

  serve(contract.chooseHolidays, async ({ body }, { session }) => chooseHolidays(deps, session.ownerId, body)),

  serve(contract.chooseHolidayWork, async ({ body }, { session }) => chooseHolidayWork(deps, session.ownerId, body)),
];
