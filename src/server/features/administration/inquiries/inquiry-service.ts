import type {
  answerInquiry,
  Inquiry,
  InquiryKind,
  listInquiries,
  setInquiryState,
} from "#contract/admin/admin-inquiries.ts";
import type { RouteInput, RouteResponse } from "#contract/route.ts";
import { defaultLanguage, isLanguage } from "#domain/languages.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { readCursor, toPage } from "../../../platform/http/input/page-cursor.ts";
import type { Enqueue } from "../../../platform/jobs/job.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import { sendMailJob } from "../../../platform/mail/send-mail-job.ts";
import { countNewInquiries, type InquiryRow, selectInquiries, updateInquiry } from "./inquiry-store.ts";

export type InquiryDeps = { db: Database; clock: Clock; enqueue: Enqueue; supportEmail: string; salesEmail: string };

const pageSize = 20;

export const readInquiries = async (
  { db }: InquiryDeps,
  administratorId: OwnerId,
  { kind, state, cursor }: RouteInput<typeof listInquiries>["query"],
): Promise<RouteResponse<typeof listInquiries>> => {
  const page = { ...readCursor(cursor), pageSize: pageSize + 1 };
  const rows = await db.run(selectInquiries, { administratorId, kind, state: state ?? null, ...page });
  const { shown, nextCursor } = toPage(rows, pageSize, (row) => row.created_at);
  return { inquiries: shown.map(presentInquiry), nextCursor };
};

export const countNew = async ({ db }: InquiryDeps, administratorId: OwnerId) => {
  const [counted] = await db.run(countNewInquiries, { administratorId });
  return { tickets: counted?.tickets ?? 0, contacts: counted?.contacts ?? 0 };
};

type InquiryKey = { kind: InquiryKind; inquiryId: string };

/** The answer is kept and mailed, or neither. */
export const sendAnswer = (
  deps: InquiryDeps,
  administratorId: OwnerId,
  { kind, inquiryId }: InquiryKey,
  body: RouteInput<typeof answerInquiry>["body"],
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const [updated] = await orNotFound(
      tx.run(updateInquiry, {
        ...{ administratorId, kind, id: inquiryId, knownAnswers: body.knownAnswers, answer: body.answer },
        ...{ state: "answered", now: deps.clock.now() },
      }),
    );
    if (!updated) throw new AppError("edit-conflict");
    const { name, email, reference, language } = updated;
    const mail: Mail =
      kind === "ticket"
        ? { kind: "ticketAnswered", name, reference: reference ?? "", answer: body.answer, replyTo: deps.supportEmail }
        : { kind: "messageAnswered", name, answer: body.answer, replyTo: deps.salesEmail };
    await deps.enqueue(tx, sendMailJob, {
      to: email,
      mail,
      language: isLanguage(language) ? language : defaultLanguage,
    });
  });

/** One that is opened again is as it was: answered, or new. */
export const setState = async (
  { db, clock }: InquiryDeps,
  administratorId: OwnerId,
  { kind, inquiryId }: InquiryKey,
  { isClosed, knownAnswers }: RouteInput<typeof setInquiryState>["body"],
): Promise<void> => {
  const reopened = knownAnswers > 0 ? "answered" : "new";
  const [updated] = await orNotFound(
    db.run(updateInquiry, {
      ...{ administratorId, kind, id: inquiryId, knownAnswers, answer: null },
      ...{ state: isClosed ? "closed" : reopened, now: clock.now() },
    }),
  );
  if (!updated) throw new AppError("edit-conflict");
};

/** The database's word for a message that isn't there. */
const orNotFound = <Result>(updating: Promise<Result>): Promise<Result> =>
  updating.catch((error: { code?: unknown }) => {
    throw error.code === "P0002" ? new AppError("not-found") : error;
  });

const presentInquiry = (row: InquiryRow): Inquiry => ({
  id: row.id,
  userId: row.user_id,
  reference: row.reference,
  name: row.name,
  email: row.email,
  message: row.message,
  language: isLanguage(row.language) ? row.language : defaultLanguage,
  state: row.state as Inquiry["state"],
  answers: row.answers.map(({ text, at }) => ({ text, at: Temporal.Instant.from(at).toString() })),
  createdAt: row.created_at.toString(),
});
