import { sql } from "kysely";
import { defineQuery, defineUnownedQuery } from "../../platform/db/query.ts";

type FileParams = { ownerId: string; path: string; contentType: string; sizeBytes: number; now: Temporal.Instant };

/** Nothing when the name is taken. */
export const insertImage = defineQuery<FileParams>()((db, param) =>
  db
    .insertInto("files")
    .values({
      user_id: param("ownerId"),
      bucket: "profile-images",
      path: param("path"),
      content_type: param("contentType"),
      size_bytes: param("sizeBytes"),
      created_at: param("now"),
    })
    .onConflict((conflict) => conflict.columns(["bucket", "path"]).doNothing())
    .returning("id"),
);

const key = sql<string>`bucket || '/' || path`;

export const selectFiles = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("files")
    .select(["id", key.as("key")])
    .where("user_id", "=", param("ownerId")),
);

export const selectFile = defineQuery<{ ownerId: string; fileId: string }>()((db, param) =>
  db
    .selectFrom("files")
    .select(["id", key.as("key")])
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("fileId")),
);

export const selectFileByKey = defineQuery<{ ownerId: string; key: string }>()((db, param) =>
  db.selectFrom("files").select("id").where("user_id", "=", param("ownerId")).where(key, "=", param("key")),
);

export const deleteFileRow = defineQuery<{ ownerId: string; fileId: string }>()((db, param) =>
  db.deleteFrom("files").where("user_id", "=", param("ownerId")).where("id", "=", param("fileId")),
);

export const selectOrphans = defineUnownedQuery<{ before: Temporal.Instant }>("routine")((db, param) =>
  db
    .selectFrom(sql<{ user_id: string; id: string }>`list_orphan_files(${param("before")}::timestamptz)`.as("orphan"))
    .select(["user_id", "id"]),
);
