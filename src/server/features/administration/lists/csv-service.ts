import type { listAdminUsers, viewAppointments } from "#contract/admin/admin.ts";
import type { RouteInput } from "#contract/route.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { csvLine } from "#domain/text/csv.ts";
import { presentUser } from "../present.ts";
import { type AppointmentRow, noteExport, type UserRow } from "../store.ts";
import { type AppointmentFilter, type ListDeps, placeOfUser, readAppointments, readUsers } from "./list-service.ts";

export type CsvDeps = ListDeps;

type UserQuery = Pick<RouteInput<typeof listAdminUsers>["query"], "search" | "sort" | "order">;
type AppointmentQuery = AppointmentFilter &
  Pick<RouteInput<typeof viewAppointments>["body"], "sort" | "order"> & { data: "masked" | "full" };

/** Read and sent one after the other, so that neither side holds the whole list. */
const chunk = 1_000;

/** By it spreadsheets know the letters. */
const mark = "\uFEFF";

const userHeadings = [
  ...["Email", "Full Name", "Company", "Registered", "Last Login", "Suspended", "Suspension Reason"],
  ...["Subscription", "Tier", "Expires", "PayPal Subscription ID"],
];

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
  return inChunks(
    userHeadings,
    (last: UserRow | null) => readUsers(db, query, last && placeOfUser(last), asked),
    (row: UserRow) => {
      const { subscription, ...user } = presentUser(row, clock.now());
      return [
        ...[user.email, user.fullName, user.companyName, user.createdAt, user.lastSignInAt],
        ...[user.suspension?.at, user.suspension?.reason],
        subscription.isActive ? "Active" : "Inactive",
        ...[subscription.tier, subscription.end, subscription.providerId],
      ];
    },
  );
};

const appointmentHeadings = [
  ...["Date", "Time", "Business", "Client", "Phone", "Agent", "Service", "Status", "Duration (min)"],
];

export const appointmentLines = async (
  { db }: CsvDeps,
  administratorId: OwnerId,
  { data, ...query }: AppointmentQuery,
): Promise<AsyncIterable<string>> => {
  const { status, business, from, to } = query;
  const details = JSON.stringify({ data, status, business, from, to, search: (query.search ?? "") !== "" });
  await db.run(noteExport, { administratorId, action: "appointments.exported", details });
  const asked = { administratorId, pageSize: chunk, isNoted: false };
  return inChunks(
    appointmentHeadings,
    (last: AppointmentRow | null) =>
      readAppointments(db, { ...query, includeSensitiveData: data === "full" }, last?.position ?? null, asked),
    (row: AppointmentRow) => [
      ...[row.appointment_date, row.appointment_time, row.business, row.client_name, row.client_phone],
      ...[row.agent_name, row.service_type, row.status, row.duration],
    ],
  );
};

const inChunks = async function* <Row>(
  headings: readonly string[],
  read: (last: Row | null) => Promise<Row[]>,
  cellsOf: (row: Row) => readonly unknown[],
): AsyncIterable<string> {
  yield mark + csvLine(headings);
  for (let last: Row | null = null; ; ) {
    const rows: Row[] = await read(last);
    if (rows.length > 0) yield rows.map((row) => csvLine(cellsOf(row))).join("");
    if (rows.length < chunk) return;
    last = rows.at(-1) ?? null;
  }
};
