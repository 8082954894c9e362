import type { listAdminUsers, viewAppointments } from "#contract/admin/admin.ts";
import type { RouteInput } from "#contract/route.ts";
import { isLanguage, type Language } from "#domain/languages.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { csvLine } from "#domain/text/csv.ts";
import { loadUiTexts } from "#locales/ui-texts.ts";
import type { Database } from "../../../platform/db/database.ts";
import { defineQuery } from "../../../platform/db/query.ts";
import { presentUser } from "../present.ts";
import { type AppointmentRow, noteExport, type UserPlace, type UserRow } from "../store.ts";
import { type AppointmentFilter, type ListDeps, readAppointments, readUsers } from "./list-service.ts";

export type CsvDeps = ListDeps;

/** Without a language, that of the administrator's account. */
type Reading = { language?: Language | undefined };
type UserQuery = Reading & Pick<RouteInput<typeof listAdminUsers>["query"], "search" | "sort" | "order">;
/** Always sorted by date: a spreadsheet can sort it any other way. */
type AppointmentQuery = Reading &
  AppointmentFilter &
  Pick<RouteInput<typeof viewAppointments>["body"], "order"> & { data: "masked" | "full" };

/** Read and sent one after the other, so that neither side holds the whole list. */
const chunk = 1_000;

/** By it spreadsheets know the letters. */
const mark = "\uFEFF";

/** The trace in the log comes before the first line. */
export const userLines = async (
  deps: CsvDeps,
  administratorId: OwnerId,
  query: UserQuery,
): Promise<AsyncIterable<string>> => {
  const { db, clock } = deps;
  const details = JSON.stringify({ search: (query.search ?? "") !== "", sort: query.sort });
  await db.run(noteExport, { administratorId, action: "users.exported", details });
  const asked = { administratorId, pageSize: chunk, isNoted: false };
  const { admin } = await loadTexts(db, administratorId, query.language);
  const { email, fullName, company, registered, lastSignIn, ...words } = admin.column;
  return inChunks(
    [
      ...[email, fullName, company, registered, lastSignIn, admin.state.suspended, admin.suspend.reason],
      ...[words.subscription, words.tier, words.expires, words.providerId],
    ],
    (after: UserPlace | null) => readUsers(db, query, after, asked),
    (row: UserRow) => {
      const { subscription, ...user } = presentUser(row, clock.now());
      return [
        ...[user.email, user.fullName, user.companyName, user.createdAt, user.lastSignInAt],
        ...[user.suspension?.at, user.suspension?.reason],
        subscription.isActive ? admin.subscriptions.active : admin.subscriptions.inactive,
        subscription.tier && admin.tier[subscription.tier],
        ...[subscription.end, subscription.providerId],
      ];
    },
  );
};

export const appointmentLines = async (
  { db }: CsvDeps,
  administratorId: OwnerId,
  { data, language, ...query }: AppointmentQuery,
): Promise<AsyncIterable<string>> => {
  const { status, business, from, to } = query;
  const details = JSON.stringify({ data, status, business, from, to, search: (query.search ?? "") !== "" });
  await db.run(noteExport, { administratorId, action: "appointments.exported", details });
  const asked = { administratorId, pageSize: chunk, isNoted: false };
  const { admin, statuses } = await loadTexts(db, administratorId, language);
  const { date, time, businessName, client, phone, agent, service, status: state, duration } = admin.column;
  return inChunks(
    [date, time, businessName, client, phone, agent, service, state, duration],
    (after: object | null) =>
      readAppointments(db, { ...query, sort: "date", includeSensitiveData: data === "full" }, after, asked),
    (row: AppointmentRow) => [
      ...[row.appointment_date, row.appointment_time, row.business, row.client_name, row.client_phone],
      ...[row.agent_name, row.service_type, statuses[row.status as keyof typeof statuses], row.duration],
    ],
  );
};

const loadTexts = async (db: Database, administratorId: OwnerId, wanted: Language | undefined) => {
  const [own] = wanted
    ? []
    : await db.read(administratorId, (tx) => [tx.run(selectLanguage, { ownerId: administratorId })]);
  const [known] = own ?? [];
  const language = wanted ?? (isLanguage(known?.language) ? known.language : "en");
  const [admin, dashboard] = await Promise.all([loadUiTexts.admin[language](), loadUiTexts.dashboard[language]()]);
  return { admin: admin.default.admin, statuses: dashboard.default.calendar.status };
};

const selectLanguage = defineQuery<{ ownerId: string }>()((db, param) =>
  db.selectFrom("user_profiles").select("language").where("user_id", "=", param("ownerId")),
);

const inChunks = async function* <Row, Place>(
  headings: readonly string[],
  read: (after: Place | null) => Promise<{ rows: readonly Row[]; onward: Place | null }>,
  cellsOf: (row: Row) => readonly unknown[],
): AsyncIterable<string> {
  yield mark + csvLine(headings);
  let after: Place | null = null;
  do {
    const page: { rows: readonly Row[]; onward: Place | null } = await read(after);
    if (page.rows.length > 0) yield page.rows.map((row) => csvLine(cellsOf(row))).join("");
    after = page.onward;
  } while (after !== null);
};
