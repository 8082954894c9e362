import type { listInquiries } from "#contract/admin/admin-inquiries.ts";
import type { RouteInput } from "#contract/route.ts";
import { auditFacts } from "#domain/operations/audit-facts.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { PageCursor } from "../../../platform/http/input/page-cursor.ts";
import { type AuditFilter, type AuditPlace, readEntries } from "../audit/audit-service.ts";
import type { AuditRow } from "../audit/audit-store.ts";
import { type InquiryRow, selectInquiries } from "../inquiries/inquiry-store.ts";
import { presentAdminNumber, presentAdminRegistration } from "../present.ts";
import { type AdminNumberRow, type AdminRegistrationRow, selectAdminNumbers, selectRegistrations } from "../store.ts";
import { type CsvTexts, csvChunk, csvLines, type Reading } from "./csv-service.ts";

type RecordDeps = { db: Database };
type InquiryFilter = Omit<RouteInput<typeof listInquiries>["query"], "cursor">;

export const auditLines = (
  { db }: RecordDeps,
  administratorId: OwnerId,
  { language, ...filter }: Reading & AuditFilter,
): Promise<AsyncIterable<string>> =>
  csvLines<AuditRow, AuditPlace>(
    db,
    { administratorId, language, action: "audit.exported", details: filter },
    ({ admin }) => ({
      headings: [
        ...[admin.column.when, admin.column.what, admin.column.by],
        ...[admin.column.email, admin.column.company, admin.column.details],
      ],
      read: (after) => readEntries(db, { administratorId, filter, after, size: csvChunk }),
      cellsOf: (row) => [
        ...[row.created_at.toString(), actionWords(admin.audit, row.action), wordFor(admin.audit.actor, row.actor)],
        ...[row.email, row.company_name, factsText(admin.audit, row)],
      ],
    }),
  );

/** What was done and to what; an action without words is shown as its code. */
const actionWords = ({ noun, verb }: CsvTexts["admin"]["audit"], action: string): string => {
  const [thing = "", done = ""] = action.split(".");
  return `${wordFor(noun, thing)}: ${wordFor(verb, done)}`;
};

const wordFor = (words: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(words, key) ? (words[key] ?? key) : key;

/** As the screen has them. */
const factsText = (words: CsvTexts["admin"]["audit"], { subject_id, user_id, details }: AuditRow): string => {
  const word = (code: string): string =>
    code.includes(".") ? actionWords(words, code) : wordFor({ ...words.noun, ...words.word }, code);
  return [...(subject_id === null || subject_id === user_id ? [] : [subject_id]), ...auditFacts(details, word)].join(
    ", ",
  );
};

export const inquiryLines = (
  { db }: RecordDeps,
  administratorId: OwnerId,
  { language, ...filter }: Reading & InquiryFilter,
): Promise<AsyncIterable<string>> =>
  csvLines<InquiryRow, PageCursor>(
    db,
    { administratorId, language, action: "messages.exported", details: filter },
    ({ admin, mail }) => ({
      headings: [
        ...[
          admin.column.created,
          mail.supportTicket.labels.reference,
          mail.supportTicket.labels.name,
          admin.column.email,
        ],
        ...[admin.messages.state, mail.contactMessage.labels.message, mail.ticketAnswered.labels.answer],
      ],
      read: readPages((page) =>
        db.run(selectInquiries, { administratorId, kind: filter.kind, state: filter.state ?? null, ...page }),
      ),
      cellsOf: (row) => [
        ...[row.created_at.toString(), row.reference, row.name, row.email],
        ...[wordFor(admin.messages, row.state), row.message],
        row.answers.map(({ text, at }) => `${Temporal.Instant.from(at)}\n${text}`).join("\n\n"),
      ],
    }),
  );

export const numberLines = (
  { db }: RecordDeps,
  administratorId: OwnerId,
  { language }: Reading,
): Promise<AsyncIterable<string>> =>
  csvLines<AdminNumberRow, PageCursor>(
    db,
    { administratorId, language, action: "numbers.exported", details: {} },
    ({ admin }) => ({
      headings: [
        ...[admin.column.number, admin.column.business, admin.column.owner, admin.column.status],
        ...[admin.cleanup.inUse, admin.cleanup.leaving, admin.column.created],
      ],
      read: readPages((page) => db.run(selectAdminNumbers, { administratorId, ...page })),
      cellsOf: (row) => {
        const number = presentAdminNumber(row);
        return [
          ...[number.phoneNumber, number.businessName ?? number.displayName, number.email],
          wordFor(admin.number.status, number.verificationStatus),
          ...[number.isActive, number.isLeaving, number.createdAt],
        ];
      },
    }),
  );

export const registrationLines = (
  { db }: RecordDeps,
  administratorId: OwnerId,
  { language }: Reading,
): Promise<AsyncIterable<string>> =>
  csvLines<AdminRegistrationRow, PageCursor>(
    db,
    { administratorId, language, action: "registrations.exported", details: {} },
    ({ admin }) => ({
      headings: [
        ...[admin.column.business, admin.column.owner, admin.column.number, admin.column.status, admin.column.created],
      ],
      read: readPages((page) => db.run(selectRegistrations, { administratorId, ...page })),
      cellsOf: (row) => {
        const { businessName, email, phoneNumber, status, createdAt } = presentAdminRegistration(row);
        return [businessName, email, phoneNumber, wordFor(admin.registration.status, status), createdAt];
      },
    }),
  );

/** A full page may have another after it. */
const readPages =
  <Row extends { id: string; created_at: Temporal.Instant }>(
    select: (page: PageCursor & { pageSize: number }) => Promise<readonly Row[]>,
  ) =>
  async (after: PageCursor | null): Promise<{ rows: readonly Row[]; onward: PageCursor | null }> => {
    const rows = await select({ ...(after ?? firstPage), pageSize: csvChunk });
    const last = rows.length === csvChunk ? rows.at(-1) : undefined;
    return { rows, onward: last ? { beforeAt: last.created_at, beforeId: last.id } : null };
  };

const firstPage: PageCursor = { beforeAt: null, beforeId: null };
