import { type Selectable, sql } from "kysely";
import type { RegistrationForm } from "#domain/numbers/registration-form.ts";
import { defineQuery } from "../../platform/db/query.ts";
import type { SenderRegistrations } from "../../platform/db/schema.gen.ts";

const columns = [
  "sender_registrations.id",
  "sender_registrations.business_name",
  "sender_registrations.business_description",
  "sender_registrations.business_address",
  "sender_registrations.business_website",
  "sender_registrations.business_email",
  "sender_registrations.business_phone",
  "sender_registrations.business_category",
  "sender_registrations.profile_image_url",
  "sender_registrations.country",
  "sender_registrations.status",
  "sender_registrations.provisioned_phone_number",
  "sender_registrations.number_id",
  "sender_registrations.failure",
  "sender_registrations.failure_detail",
  "sender_registrations.polls",
  "sender_registrations.created_at",
] as const;

type Column<Name> = Name extends `sender_registrations.${infer Column extends keyof SenderRegistrations}`
  ? Column
  : never;

/** With the provider's ids of the number, once it has one. */
export type RegistrationRow = Pick<Selectable<SenderRegistrations>, Column<(typeof columns)[number]>> & {
  provider_number_id: string | null;
  provider_sender_id: string | null;
  release_requested_at: Temporal.Instant | null;
};

type Which = { ownerId: string; registrationId: string };

const withNumber = ["number.provider_number_id", "number.provider_sender_id", "number.release_requested_at"] as const;

export const selectRegistration = defineQuery<Which>()((db, param) =>
  db
    .selectFrom("sender_registrations")
    .leftJoin("whatsapp_phone_numbers as number", "number.id", "sender_registrations.number_id")
    .select([...columns, ...withNumber])
    .where("sender_registrations.user_id", "=", param("ownerId"))
    .where("sender_registrations.id", "=", param("registrationId")),
);

export const selectLatestRegistration = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("sender_registrations")
    .leftJoin("whatsapp_phone_numbers as number", "number.id", "sender_registrations.number_id")
    .select([...columns, ...withNumber])
    .where("sender_registrations.user_id", "=", param("ownerId"))
    .orderBy("sender_registrations.created_at", "desc")
    .orderBy("sender_registrations.id")
    .limit(1),
);

export const selectPendingRegistration = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("sender_registrations")
    .select(columns)
    .where("user_id", "=", param("ownerId"))
    .where("status", "=", "pending"),
);

/** While one worker holds it, no other records anything about it. */
export const lockPendingRegistration = defineQuery<Which>()((db, param) =>
  db
    .selectFrom("sender_registrations")
    .select(columns)
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("registrationId"))
    .where("status", "=", "pending")
    .forUpdate(),
);

type NewRegistration = RegistrationForm & {
  ownerId: string;
  profileImageUrl: string | null;
  country: string | null;
  now: Temporal.Instant;
};

export const insertRegistration = defineQuery<NewRegistration>()((db, param) =>
  db
    .insertInto("sender_registrations")
    .values({
      user_id: param("ownerId"),
      business_name: param("businessName"),
      business_description: param("businessDescription"),
      business_address: param("businessAddress"),
      business_website: param("businessWebsite"),
      business_email: param("businessEmail"),
      business_phone: param("businessPhone"),
      business_category: param("businessCategory"),
      profile_image_url: param("profileImageUrl"),
      country: param("country"),
      created_at: param("now"),
    })
    .returning("id"),
);

export const recordNumber = defineQuery<Which & { numberId: string; phoneNumber: string }>()((db, param) =>
  db
    .updateTable("sender_registrations")
    .set({
      number_id: param("numberId"),
      provisioned_phone_number: param("phoneNumber"),
      updated_at: sql`clock_timestamp()`,
    })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("registrationId")),
);

export const recordPoll = defineQuery<Which>()((db, param) =>
  db
    .updateTable("sender_registrations")
    .set({ polls: sql`polls + 1`, updated_at: sql`clock_timestamp()` })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("registrationId"))
    .where("status", "=", "pending")
    .returning("polls"),
);

export const completeRegistration = defineQuery<Which>()((db, param) =>
  db
    .updateTable("sender_registrations")
    .set({ status: "completed", updated_at: sql`clock_timestamp()` })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("registrationId")),
);

export const recordFailure = defineQuery<Which & { failure: string; detail: string | null }>()((db, param) =>
  db
    .updateTable("sender_registrations")
    .set({
      status: "failed",
      failure: param("failure"),
      failure_detail: param("detail"),
      updated_at: sql`clock_timestamp()`,
    })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("registrationId")),
);

/** An owner who named the business in the wizard needn't name it again on the profile. */
export const fillCompanyName = defineQuery<{ ownerId: string; businessName: string }>()((db, param) =>
  db
    .updateTable("user_profiles")
    .set({ company_name: param("businessName"), updated_at: sql`now()`, version: sql`version + 1` })
    .where("user_id", "=", param("ownerId"))
    .where(sql<boolean>`coalesce(btrim(company_name), '') = ''`),
);

/** What was registered with WhatsApp also helps clients who want a person, unless the owner said otherwise already. */
export const fillContacts = defineQuery<{ ownerId: string; phone: string | null; email: string | null }>()(
  (db, param) =>
    db
      .updateTable("user_profiles")
      .set({
        contact_phone: sql`coalesce(contact_phone, ${param("phone")})`,
        contact_email: sql`coalesce(contact_email, ${param("email")})`,
        updated_at: sql`now()`,
        version: sql`version + 1`,
      })
      .where("user_id", "=", param("ownerId"))
      .where((row) =>
        row.or([
          row.and([row("contact_phone", "is", null), row(sql`${param("phone")}::text`, "is not", null)]),
          row.and([row("contact_email", "is", null), row(sql`${param("email")}::text`, "is not", null)]),
        ]),
      ),
);
