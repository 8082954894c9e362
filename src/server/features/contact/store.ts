import type { OwnerId } from "#domain/owner-id.ts";
import { defineUnownedQuery } from "../../platform/db/query.ts";

type MessageParams = {
  name: string;
  email: string;
  message: string;
  language: string;
  sentBy: OwnerId | null;
  createdAt: Temporal.Instant;
};

export const insertMessage = defineUnownedQuery<MessageParams>("no-owners-rows")((db, param) =>
  db.insertInto("contact_messages").values({
    name: param("name"),
    email: param("email"),
    message: param("message"),
    language: param("language"),
    sent_by: param("sentBy"),
    created_at: param("createdAt"),
  }),
);

export const deleteMessagesBefore = defineUnownedQuery<{ before: Temporal.Instant }>("routine")((db, param) =>
  db.deleteFrom("contact_messages").where("created_at", "<", param("before")),
);
