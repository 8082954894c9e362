import { sql } from "kysely";
import { questionLimits } from "#domain/house/client-question.ts";
import { defineQuery } from "../../../platform/db/query.ts";

type Asked = { ownerId: string; clientId: string; conversationId: string; words: string; now: Temporal.Instant };

/** Nothing is stored where the same is open already, or as many as may be. */
export const insertQuestion = defineQuery<Asked>()((db, param) =>
  db
    .insertInto("client_questions")
    .columns(["user_id", "client_id", "conversation_id", "words", "place", "asked_at"])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<{ place: number }>`generate_series(1, ${sql.lit(questionLimits.open)})`.as<"free">(sql`free (place)`),
        )
        .select([
          sql<string>`${param("ownerId")}::uuid`.as("user_id"),
          sql<string>`${param("clientId")}::uuid`.as("client_id"),
          sql<string>`${param("conversationId")}::uuid`.as("conversation_id"),
          sql<string>`${param("words")}::text`.as("words"),
          "free.place",
          sql<Temporal.Instant>`${param("now")}::timestamptz`.as("asked_at"),
        ])
        .where(
          sql<boolean>`not exists (select from client_questions q where q.user_id = ${param("ownerId")}
            and q.conversation_id = ${param("conversationId")} and q.state = 'open' and q.place = free.place)`,
        )
        .orderBy("free.place")
        .limit(1),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

type Closing = { ownerId: string; questionId: string; state: string; answer: string | null; now: Temporal.Instant };

/** Of two who close it at the same time, one gets the row. */
export const closeQuestion = defineQuery<Closing>()((db, param) =>
  db
    .updateTable("client_questions as q")
    .set({
      state: param("state"),
      answer: param("answer"),
      closed_at: param("now"),
      updated_at: sql`clock_timestamp()`,
    })
    .where("q.user_id", "=", param("ownerId"))
    .where("q.id", "=", param("questionId"))
    .where("q.state", "=", sql.lit("open"))
    .returning("q.words"),
);

/** The person who asked, whatever has become of the question. */
export const selectAsker = defineQuery<{ ownerId: string; questionId: string }>()((db, param) =>
  db
    .selectFrom("client_questions as q")
    .innerJoin("clients as c", (join) => join.onRef("c.user_id", "=", "q.user_id").onRef("c.id", "=", "q.client_id"))
    .innerJoin("user_profiles as p", "p.user_id", "q.user_id")
    .leftJoin("whatsapp_credentials as k", "k.user_id", "q.user_id")
    .select(["c.language", "k.preferred_language", "p.bot_tone"])
    .select(sql<string>`coalesce(c.merged_into, c.id)`.as("client_id"))
    .where("q.user_id", "=", param("ownerId"))
    .where("q.id", "=", param("questionId")),
);

/**
 * What was read back before an answer of the team is out of sight: it is asked again before a yes counts. Zero is long ago, so
 * that the bot takes it for old.
 */
export const ageReadBack = defineQuery<{ ownerId: string; conversationId: string }>()((db, param) =>
  db
    .updateTable("conversations")
    .set({ state: sql`jsonb_set(state, '{offer,madeAtMs}', '0')` })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("conversationId"))
    .where(sql<boolean>`state #> '{offer,madeAtMs}' is not null`),
);
