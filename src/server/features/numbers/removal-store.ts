import { defineQuery } from "../../platform/db/query.ts";

export const deleteNumber = defineQuery<{ ownerId: string; numberId: string }>()((db, param) =>
  db
    .deleteFrom("whatsapp_phone_numbers")
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("numberId"))
    .where("is_active", "=", false)
    .returning("id"),
);

export const deleteRegistration = defineQuery<{ ownerId: string; registrationId: string }>()((db, param) =>
  db
    .deleteFrom("sender_registrations")
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("registrationId"))
    .where("status", "<>", "pending")
    .returning("id"),
);
