import { sql } from "kysely";
import { defineUnownedQuery } from "../../../platform/db/query.ts";
import type { PageCursor } from "../../../platform/http/input/page-cursor.ts";

type Acting = { administratorId: string };

export type InquiryRow = {
  id: string;
  user_id: string | null;
  reference: string | null;
  name: string;
  email: string;
  message: string;
  language: string | null;
  state: string;
  answers: { text: string; at: string }[];
  created_at: Temporal.Instant;
};

type InquiryPage = Acting & PageCursor & { kind: string; state: string | null; pageSize: number };

export const selectInquiries = defineUnownedQuery<InquiryPage>("administrator")((db, param) =>
  db
    .selectFrom(
      sql<InquiryRow>`admin_list_inquiries(${param("administratorId")}::uuid, ${param("kind")}, ${param("state")}::text,
        ${param("beforeAt")}::timestamptz, ${param("beforeId")}::uuid, ${param("pageSize")}::integer)`.as("listed"),
    )
    .selectAll(),
);

export const countNewInquiries = defineUnownedQuery<Acting>("administrator")((db, param) =>
  db
    .selectFrom(
      sql<{ tickets: number; contacts: number }>`admin_count_inquiries(${param("administratorId")}::uuid)`.as(
        "counted",
      ),
    )
    .selectAll(),
);

type UpdatedInquiry = Pick<InquiryRow, "reference" | "name" | "email" | "message" | "language">;

type InquiryUpdate = Acting & {
  kind: string;
  id: string;
  knownAnswers: number;
  /** Null: only the state is set. */
  answer: string | null;
  state: string;
  now: Temporal.Instant;
};

/** No row: there is no such message, or it has been answered in the meantime. */
export const updateInquiry = defineUnownedQuery<InquiryUpdate>("administrator")((db, param) =>
  db
    .selectFrom(
      sql<UpdatedInquiry>`admin_settle_inquiry(${param("administratorId")}::uuid, ${param("kind")}, ${param("id")}::uuid,
        ${param("knownAnswers")}::integer, ${param("answer")}::text, ${param("state")},
        ${param("now")}::timestamptz)`.as("settled"),
    )
    .selectAll(),
);
