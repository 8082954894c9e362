import { defineQuery } from "../../../platform/db/query.ts";

export const deleteUnverifiedUser = defineQuery<{ email: string }>()((db, param) =>
  db.deleteFrom("user").where("email", "=", param("email")).where("email_verified", "=", false),
);
