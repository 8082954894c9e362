import { type Selectable, sql } from "kysely";
import { defineQuery } from "../../platform/db/query.ts";
import type { UserProfiles } from "../../platform/db/schema.gen.ts";

const columns = [
  "company_name",
  "time_zone",
  "country",
  "currency",
  "minimum_notice_minutes",
  "horizon_days",
  "slot_step_minutes",
  "smallest_gap_minutes",
  "cancel_cutoff_hours",
  "max_active_bookings",
  "no_show_rule",
  "no_show_limit",
  "contact_phone",
  "contact_email",
  "business_address",
  "bot_greeting",
  "bot_tone",
  "version",
] as const;

export type ProfileRow = Pick<Selectable<UserProfiles>, (typeof columns)[number]>;

export const selectProfile = defineQuery<{ ownerId: string }>()((db, param) =>
  db.selectFrom("user_profiles").select(columns).where("user_id", "=", param("ownerId")),
);

/** Sign-up writes a profile; this is for an account that has none, so that saving has a row to lock. */
export const ensureProfile = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .insertInto("user_profiles")
    .values({ user_id: param("ownerId") })
    .onConflict((conflict) => conflict.column("user_id").doNothing()),
);

export const selectProfileForUpdate = defineQuery<{ ownerId: string }>()((db, param) =>
  db.selectFrom("user_profiles").select(columns).where("user_id", "=", param("ownerId")).forUpdate(),
);

export type ProfileValues = {
  companyName: string | null;
  timeZone: string;
  country: string | null;
  /** Null: that of the zone's country. */
  currency: string | null;
  minimumNoticeMinutes: number;
  horizonDays: number;
  slotStepMinutes: number;
  smallestGapMinutes: number;
  cancelCutoffHours: number;
  maxActiveBookings: number;
  noShowRule: string;
  noShowLimit: number;
  contactPhone: string | null;
  contactEmail: string | null;
  address: string | null;
  greeting: string | null;
  tone: string | null;
};

export const updateProfile = defineQuery<ProfileValues & { ownerId: string }>()((db, param) =>
  db
    .updateTable("user_profiles")
    .set({
      company_name: param("companyName"),
      time_zone: param("timeZone"),
      country: param("country"),
      currency: param("currency"),
      minimum_notice_minutes: param("minimumNoticeMinutes"),
      horizon_days: param("horizonDays"),
      slot_step_minutes: param("slotStepMinutes"),
      smallest_gap_minutes: param("smallestGapMinutes"),
      cancel_cutoff_hours: param("cancelCutoffHours"),
      max_active_bookings: param("maxActiveBookings"),
      no_show_rule: param("noShowRule"),
      no_show_limit: param("noShowLimit"),
      contact_phone: param("contactPhone"),
      contact_email: param("contactEmail"),
      business_address: param("address"),
      bot_greeting: param("greeting"),
      bot_tone: param("tone"),
      updated_at: sql`now()`,
      version: sql`version + 1`,
    })
    .where("user_id", "=", param("ownerId"))
    .returning(columns),
);
