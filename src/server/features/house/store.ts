import { sql } from "kysely";
import { nextVersion } from "../../platform/db/next-version.ts";
import { defineQuery } from "../../platform/db/query.ts";

const columns = ["id", "title", "keywords", "answer", "version"] as const;

export const selectHouseAnswers = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("house_answers")
    .select(columns)
    .where("user_id", "=", param("ownerId"))
    .orderBy("created_at")
    .orderBy("id"),
);

export const countHouseAnswers = defineQuery<{ ownerId: string }>()((db, param) =>
  db.selectFrom("house_answers").select(sql<number>`count(*)::int`.as("count")).where("user_id", "=", param("ownerId")),
);

export const selectHouseAnswerForUpdate = defineQuery<{ ownerId: string; answerId: string }>()((db, param) =>
  db
    .selectFrom("house_answers")
    .select(columns)
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("answerId"))
    .forUpdate(),
);

export type HouseAnswerValues = { title: string; keywords: string; answer: string };

export const insertHouseAnswer = defineQuery<HouseAnswerValues & { ownerId: string }>()((db, param) =>
  db
    .insertInto("house_answers")
    .values({
      user_id: param("ownerId"),
      title: param("title"),
      keywords: param("keywords"),
      answer: param("answer"),
    })
    .returning(columns),
);

export const updateHouseAnswerRow = defineQuery<HouseAnswerValues & { ownerId: string; answerId: string }>()(
  (db, param) =>
    db
      .updateTable("house_answers")
      .set({
        title: param("title"),
        keywords: param("keywords"),
        answer: param("answer"),
        ...nextVersion,
      })
      .where("user_id", "=", param("ownerId"))
      .where("id", "=", param("answerId"))
      .returning(columns),
);

export const deleteHouseAnswerRow = defineQuery<{ ownerId: string; answerId: string }>()((db, param) =>
  db
    .deleteFrom("house_answers")
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("answerId"))
    .returning("id"),
);
