import { todayIn } from "#domain/scheduling/clock/business-clock.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { computeHolidays } from "./calendar-service.ts";
import { deleteStaleHolidays, insertHolidays, listHolidayRegions, selectFilledUntil } from "./store.ts";

type Deps = { db: Database; clock: Clock };

/** This year and as many more: next year's list is looked over now, and a booking may be a year ahead. */
const yearsAhead = 2;

/** Makes sure that a calendar exists before somebody keeps it. False when there is no such country or region. */
export const provideHolidays = async (deps: Deps, country: string, region: string | null): Promise<boolean> => {
  const years = yearsFrom(deps.clock.now());
  const [row] = await deps.db.run(selectFilledUntil, { country, region: region ?? "" });
  if (row?.until && row.until >= `${years.at(-1)}-01-01`) return true;
  return fill(deps, country, region);
};

/** Run daily: businesses with a holiday calendar always have the coming years in it, as the library has them now. */
export const refreshHolidays = async (deps: Deps): Promise<void> => {
  for (const { country, region } of await deps.db.run(listHolidayRegions, {})) {
    await fill(deps, country, region === "" ? null : region);
  }
};

const fill = async ({ db, clock }: Deps, country: string, region: string | null): Promise<boolean> => {
  const years = yearsFrom(clock.now());
  const days = await computeHolidays(country, region, years);
  if (days.length === 0) return false;
  const place = { country, region: region ?? "", days: JSON.stringify(days) };
  await db.run(deleteStaleHolidays, { ...place, from: `${years[0]}-01-01`, to: `${years.at(-1)}-12-31` });
  await db.run(insertHolidays, place);
  return true;
};

const yearsFrom = (now: Temporal.Instant): number[] => {
  const first = Number(todayIn("UTC", now).slice(0, 4));
  return Array.from({ length: yearsAhead + 1 }, (_, index) => first + index);
};
