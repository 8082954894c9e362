import { type Kysely, sql } from "kysely";
import type { Language } from "#domain/languages.ts";
import { defineQuery, defineUnownedQuery } from "../../platform/db/query.ts";
import type { DB } from "../../platform/db/schema.gen.ts";

export const selectHolidayChoice = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("user_profiles")
    .select(["holiday_country", "holiday_region", "time_zone", "country"])
    .where("user_id", "=", param("ownerId")),
);

export const updateChoice = defineQuery<{ ownerId: string; country: string | null; region: string | null }>()(
  (db, param) =>
    db
      .updateTable("user_profiles")
      .set({ holiday_country: param("country"), holiday_region: param("region") })
      .where("user_id", "=", param("ownerId")),
);

export const deleteWork = defineQuery<{ ownerId: string }>()((db, param) =>
  db.deleteFrom("holiday_choices").where("user_id", "=", param("ownerId")),
);

export const upsertWork = defineQuery<{ ownerId: string; rule: string; works: boolean }>()((db, param) =>
  db
    .insertInto("holiday_choices")
    .values({ user_id: param("ownerId"), rule: param("rule"), works: param("works") })
    .onConflict((conflict) => conflict.columns(["user_id", "rule"]).doUpdateSet({ works: param("works") })),
);

type RangeParams = { ownerId: string; from: string; to: string };

/** The days of the calendar that the business has chosen, beside what it has said of each. */
const chosenCalendar = (db: Kysely<DB>) =>
  db
    .selectFrom("user_profiles as p")
    .innerJoin("public_holidays as h", (join) =>
      join
        .onRef("h.country", "=", "p.holiday_country")
        .on("h.region", "=", sql<string>`coalesce(p.holiday_region, '')`),
    )
    .leftJoin("holiday_choices as c", (join) =>
      join.onRef("c.rule", "=", "h.rule").onRef("c.user_id", "=", "p.user_id"),
    );

/** The days of the chosen calendar, and whether the business is closed on each. */
export const selectHolidays = defineQuery<RangeParams & { now: Temporal.Instant }>()((db, param) =>
  chosenCalendar(db)
    .select(["h.day", "h.rule", "h.is_public"])
    .select(sql<string | null>`to_char(h.closes_at, 'HH24:MI')`.as("closes_at"))
    .select(sql<Record<Language, string>>`h.names`.as("names"))
    .select(sql<boolean>`not coalesce(c.works, not h.is_public)`.as("is_closed"))
    .select(
      sql<number>`(select count(*)::integer from appointments a where a.user_id = p.user_id
        and a.appointment_date = h.day and a.status <> 'cancelled' and a.ends_at > ${param("now")}::timestamptz)`.as(
        "appointment_count",
      ),
    )
    .where("p.user_id", "=", param("ownerId"))
    .where("h.day", ">=", param("from"))
    .where("h.day", "<=", param("to"))
    .orderBy("h.day")
    .orderBy("h.rule"),
);

export const selectKept = defineQuery<RangeParams>()((db, param) =>
  chosenCalendar(db)
    .select("h.day")
    .select(sql<string | null>`to_char(h.closes_at, 'HH24:MI')`.as("closes_at"))
    .select(sql<Record<Language, string>>`h.names`.as("names"))
    .where("p.user_id", "=", param("ownerId"))
    .where("h.day", ">=", param("from"))
    .where("h.day", "<=", param("to"))
    .where(sql<boolean>`not coalesce(c.works, not h.is_public)`)
    .orderBy("h.day")
    .orderBy("h.closes_at", (order) => order.asc().nullsFirst())
    .orderBy("h.rule"),
);

type CalendarParams = { country: string; region: string };

/** Until which day a calendar is filled. */
export const selectFilledUntil = defineUnownedQuery<CalendarParams>("no-owners-rows")((db, param) =>
  db
    .selectFrom("public_holidays")
    .select(sql<string | null>`max(day)::text`.as("until"))
    .where("country", "=", param("country"))
    .where("region", "=", param("region")),
);

type FillParams = CalendarParams & { from: string; to: string; days: string };

/** Days that the calendar no longer has, or has otherwise, since the library was fixed. */
export const deleteStaleHolidays = defineUnownedQuery<FillParams>("no-owners-rows")((db, param) =>
  db
    .deleteFrom("public_holidays as h")
    .where("h.country", "=", param("country"))
    .where("h.region", "=", param("region"))
    .where("h.day", ">=", param("from"))
    .where("h.day", "<=", param("to"))
    .where(
      sql<boolean>`not exists (select from json_to_recordset(${param("days")}::json)
        as d (day date, rule text, "isPublic" boolean, "closesAt" time, names jsonb)
        where (d.day, d.rule, d."isPublic", d.names) = (h.day, h.rule, h.is_public, h.names)
          and d."closesAt" is not distinct from h.closes_at)`,
    ),
);

export const insertHolidays = defineUnownedQuery<CalendarParams & { days: string }>("no-owners-rows")((db, param) =>
  db
    .insertInto("public_holidays")
    .columns(["country", "region", "day", "rule", "is_public", "closes_at", "names"])
    .expression(
      db
        .selectFrom(
          sql<{
            day: string;
            rule: string;
            isPublic: boolean;
            closesAt: string | null;
            names: string;
          }>`json_to_recordset(
            ${param("days")}::json)`.as<"d">(
            sql`d (day date, rule text, "isPublic" boolean, "closesAt" time, names jsonb)`,
          ),
        )
        .select([
          sql<string>`${param("country")}::text`.as("country"),
          sql<string>`${param("region")}::text`.as("region"),
          "d.day",
          "d.rule",
          "d.isPublic",
          "d.closesAt",
          "d.names",
        ]),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

/** The calendars that anyone keeps. */
export const listHolidayRegions = defineUnownedQuery("routine")((db) =>
  db
    .selectFrom(sql<{ country: string; region: string }>`list_holiday_regions()`.as("kept"))
    .select(["kept.country", "kept.region"]),
);
