import { defineQuery } from "./query.ts";

/** The business's time zone, in which its days and hours are meant, and its own word on the country. */
export const selectTimeZone = defineQuery<{ ownerId: string }>()((db, param) =>
  db.selectFrom("user_profiles").select(["time_zone", "country"]).where("user_id", "=", param("ownerId")),
);
