import { sql } from "kysely";
import type { Language } from "#domain/languages.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Database } from "../../platform/db/database.ts";
import { defineQuery } from "../../platform/db/query.ts";

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export const findAccount = async (db: Database, ownerId: OwnerId) => {
  const [[row]] = await db.read(ownerId, (tx) => [tx.run(selectAccount, { ownerId })]);
  return row ?? null;
};

export const findLanguage = async (db: Database, ownerId: OwnerId): Promise<Language | null> => {
  const account = await findAccount(db, ownerId);
  return account && languageOf(account);
};

export const languageOf = (account: AccountRow): Language | null => account.language as Language | null;

export const saveLanguage = async (db: Database, ownerId: OwnerId, language: Language): Promise<void> => {
  await db.withOwner(ownerId, (tx) => tx.run(updateLanguage, { ownerId, language }));
};

// A left join: an account whose profile isn't written yet is still an account.
export const selectAccount = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("user")
    .leftJoin("user_profiles", "user_profiles.user_id", "user.id")
    .leftJoin("subscribers", "subscribers.user_id", "user.id")
    .leftJoin("whatsapp_phone_numbers as number", (join) =>
      join.onRef("number.user_id", "=", "user.id").on("number.is_active", "=", true),
    )
    .select(["user.id", "user.email", "user.name", "user.image", "user.email_verified"])
    .select([
      "user_profiles.company_name",
      "user_profiles.time_zone",
      "user_profiles.country",
      "user_profiles.language",
      "user_profiles.currency",
      "user_profiles.slot_step_minutes",
    ])
    .select(sql<boolean>`has_role("user".id, 'admin')`.as("is_administrator"))
    .select(sql<string | null>`wizard_name_of("user".id)`.as("wizard_name"))
    .select(["subscribers.subscribed", "subscribers.subscription_end", "number.verification_status"])
    .select(sql<boolean>`exists (select from platform_sender)`.as("has_platform_number"))
    .select(sql<boolean>`exists (select from agents where user_id = "user".id)`.as("has_agent"))
    .select(sql<boolean>`exists (select from time_slot_configs where user_id = "user".id)`.as("has_type"))
    .select(sql<boolean>`exists (select from appointments where user_id = "user".id)`.as("has_appointment"))
    .where("user.id", "=", param("ownerId")),
);

export const updatePerson = defineQuery<{ ownerId: string; name: string; image: string | null }>()((db, param) =>
  db
    .updateTable("user")
    .set({ name: param("name"), image: param("image"), updated_at: sql`now()` })
    .where("id", "=", param("ownerId")),
);

export const touchProfile = defineQuery<{ ownerId: string }>()((db, param) =>
  db.updateTable("user_profiles").set({ updated_at: sql`now()` }).where("user_id", "=", param("ownerId")),
);

const updateLanguage = defineQuery<{ ownerId: string; language: string }>()((db, param) =>
  db
    .insertInto("user_profiles")
    .values({ user_id: param("ownerId"), language: param("language") })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({ language: param("language"), updated_at: sql`now()` }),
    ),
);
