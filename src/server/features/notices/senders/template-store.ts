import { sql } from "kysely";
import { defineUnownedQuery } from "../../../platform/db/query.ts";

export const selectApproved = defineUnownedQuery<{ account: string }>("no-owners-rows")((db, param) =>
  db
    .selectFrom("whatsapp_templates")
    .select("name")
    .where("account", "=", param("account"))
    .where("status", "=", "approved"),
);

type TemplateParams = {
  account: string;
  key: string;
  language: string;
  name: string;
  providerId: string;
  status: string;
};

export const upsertTemplate = defineUnownedQuery<TemplateParams>("no-owners-rows")((db, param) =>
  db
    .insertInto("whatsapp_templates")
    .values({
      account: param("account"),
      key: param("key"),
      language: param("language"),
      name: param("name"),
      provider_id: param("providerId"),
      status: param("status"),
    })
    .onConflict((conflict) =>
      conflict.columns(["account", "key", "language"]).doUpdateSet((eb) => ({
        name: eb.ref("excluded.name"),
        provider_id: eb.ref("excluded.provider_id"),
        status: eb.ref("excluded.status"),
        updated_at: sql`now()`,
      })),
    ),
);
