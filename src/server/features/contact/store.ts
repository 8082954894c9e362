import { defineQuery } from "../../platform/db/query.ts";

type MessageParams = { name: string; email: string; message: string; language: string; createdAt: Temporal.Instant };

export const insertMessage = defineQuery<MessageParams>()((db, param) =>
  db.insertInto("contact_messages").values({
    name: param("name"),
    email: param("email"),
    message: param("message"),
    language: param("language"),
    created_at: param("createdAt"),
  }),
);

export const deleteMessagesBefore = defineQuery<{ before: Temporal.Instant }>()((db, param) =>
  db.deleteFrom("contact_messages").where("created_at", "<", param("before")),
);
