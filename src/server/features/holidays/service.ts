import type { HolidayCalendar } from "#contract/scheduling/closures/holidays.ts";
import type { ClosedHoliday } from "#contract/scheduling/closures/special-days.ts";
import { countryOfBusiness } from "#domain/notices/client-zone/country-of-zone.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { todayIn } from "#domain/scheduling/clock/business-clock.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { holdBookings } from "../appointments/closures/closure-service.ts";
import { listCountries } from "./calendar-service.ts";
import { provideHolidays } from "./filling-service.ts";
import { deleteWork, selectHolidayChoice, selectHolidays, selectKept, updateChoice, upsertWork } from "./store.ts";

type Deps = { db: Database; clock: Clock };

/** The list of this and next year. */
export const listHolidays = ({ db, clock }: Deps, ownerId: OwnerId): Promise<HolidayCalendar> =>
  db.withOwner(ownerId, (tx) => findCalendar(tx, ownerId, clock.now()));

/** Another calendar has other holidays: what was decided about those of the one before is forgotten. */
export const chooseHolidays = async (
  deps: Deps,
  ownerId: OwnerId,
  { country, region }: { country: string | null; region: string | null },
): Promise<HolidayCalendar> => {
  if (country === null && region !== null) throw refused("region", "regionUnknown");
  if (country !== null) {
    if (!(await listCountries()).includes(country)) throw refused("country", "countryUnknown");
    if (!(await provideHolidays(deps, country, region))) throw refused("region", "regionUnknown");
  }
  return deps.db.withOwner(ownerId, async (tx) => {
    await holdBookings(tx, ownerId, null);
    const [before] = await tx.run(selectHolidayChoice, { ownerId });
    const isSame = before?.holiday_country === country && before.holiday_region === region;
    if (!isSame) {
      await Promise.all([
        tx.run(updateChoice, { ownerId, country, region }),
        before?.holiday_country === country ? [] : tx.run(deleteWork, { ownerId }),
        recordAudit(tx, ownerId, {
          ...{ actor: "owner", action: "holidays.chosen", subjectId: ownerId },
          details: { country, region },
        }),
      ]);
    }
    return findCalendar(tx, ownerId, deps.clock.now());
  });
};

/** For this holiday of every year. */
export const chooseHolidayWork = (
  { db, clock }: Deps,
  ownerId: OwnerId,
  { rule, works }: { rule: string; works: boolean },
): Promise<HolidayCalendar> =>
  db.withOwner(ownerId, async (tx) => {
    await holdBookings(tx, ownerId, null);
    const { holidays } = await findCalendar(tx, ownerId, clock.now());
    if (!holidays.some((holiday) => holiday.rule === rule)) throw refused("rule", "holidayUnknown");
    await Promise.all([
      tx.run(upsertWork, { ownerId, rule, works }),
      recordAudit(tx, ownerId, {
        ...{ actor: "owner", action: "holidays.work-chosen", subjectId: ownerId },
        details: { rule, works },
      }),
    ]);
    return findCalendar(tx, ownerId, clock.now());
  });

/** The holidays of a range of days on which the business is closed. */
export const findKeptHolidays = async (
  tx: Tx,
  ownerId: OwnerId,
  days: { from: string; to: string },
): Promise<ClosedHoliday[]> =>
  (await tx.run(selectKept, { ownerId, ...days })).map(({ day, names, closes_at }) => ({
    date: day,
    names,
    closesAt: closes_at,
  }));

const findCalendar = async (tx: Tx, ownerId: OwnerId, now: Temporal.Instant): Promise<HolidayCalendar> => {
  const [choice] = await tx.run(selectHolidayChoice, { ownerId });
  if (!choice) throw new Error("an owner without a profile");
  const year = Number(todayIn(choice.time_zone, now).slice(0, 4));
  const rows = await tx.run(selectHolidays, { ownerId, now, from: `${year}-01-01`, to: `${year + 1}-12-31` });
  const suggested = countryOfBusiness({ zone: choice.time_zone, country: choice.country });
  return {
    country: choice.holiday_country,
    region: choice.holiday_region,
    suggestedCountry: suggested !== null && (await listCountries()).includes(suggested) ? suggested : null,
    holidays: rows.map((row) => ({
      date: row.day,
      rule: row.rule,
      names: row.names,
      isPublic: row.is_public,
      isClosed: row.is_closed,
      closesAt: row.closes_at,
      appointmentCount: row.appointment_count,
    })),
  };
};

const refused = (field: string, code: string): AppError => new AppError("invalid-input", { fields: { [field]: code } });
