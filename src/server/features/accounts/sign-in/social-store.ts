import { defineUnownedQuery } from "../../../platform/db/query.ts";

export const deleteUnverifiedUser = defineUnownedQuery<{ email: string }>("signing-in")((db, param) =>
  db.deleteFrom("user").where("email", "=", param("email")).where("email_verified", "=", false),
);
