import type { listAdminUsers, viewAppointments } from "#contract/admin/admin.ts";
import type { RouteInput } from "#contract/route.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { type AppointmentFilter, type ListDeps, readAppointments, readUsers } from "../lists/list-service.ts";
import { presentUser } from "../present.ts";
import type { AdminAppointmentRow, UserPlace, UserRow } from "../store.ts";
import { type CsvTexts, csvChunk, csvLines, type Reading } from "./csv-service.ts";

type UserQuery = Reading & Pick<RouteInput<typeof listAdminUsers>["query"], "search" | "sort" | "order">;
/** Always sorted by date: a spreadsheet can sort it any other way. */
type AppointmentQuery = Reading &
  AppointmentFilter &
  Pick<RouteInput<typeof viewAppointments>["body"], "order"> & { data: "masked" | "full" };

export const userLines = (
  { db, clock }: ListDeps,
  administratorId: OwnerId,
  { language, ...query }: UserQuery,
): Promise<AsyncIterable<string>> => {
  const details = { search: (query.search ?? "") !== "", sort: query.sort };
  const asked = { administratorId, pageSize: csvChunk, isNoted: false };
  return csvLines<UserRow, UserPlace>(
    db,
    { administratorId, language, action: "users.exported", details },
    ({ admin }) => ({
      headings: userHeadings(admin),
      read: (after) => readUsers(db, query, after, asked),
      cellsOf: (row) => {
        const { subscription, ...user } = presentUser(row, clock.now());
        return [
          ...[user.email, user.fullName, user.companyName, user.createdAt, user.lastSignInAt],
          ...[user.suspension?.at, user.suspension?.reason],
          subscription.isActive ? admin.subscriptions.active : admin.subscriptions.inactive,
          subscription.tier && admin.tier[subscription.tier],
          ...[subscription.end, subscription.providerId],
        ];
      },
    }),
  );
};

const userHeadings = ({ column, state, suspend }: CsvTexts["admin"]): string[] => [
  ...[column.email, column.fullName, column.company, column.registered, column.lastSignIn],
  ...[state.suspended, suspend.reason, column.subscription, column.tier, column.expires, column.providerId],
];

export const appointmentLines = (
  { db }: Pick<ListDeps, "db">,
  administratorId: OwnerId,
  { data, language, ...query }: AppointmentQuery,
): Promise<AsyncIterable<string>> => {
  const { status, business, from, to } = query;
  const details = { data, status, business, from, to, search: (query.search ?? "") !== "" };
  const asked = { administratorId, pageSize: csvChunk, isNoted: false };
  return csvLines<AdminAppointmentRow, object>(
    db,
    { administratorId, language, action: "appointments.exported", details },
    ({ admin: { column }, statuses }) => ({
      headings: [
        ...[column.date, column.time, column.businessName, column.client, column.phone],
        ...[column.agent, column.service, column.status, column.duration],
      ],
      read: (after) =>
        readAppointments(db, { ...query, sort: "date", includeSensitiveData: data === "full" }, after, asked),
      cellsOf: (row) => [
        ...[row.appointment_date, row.appointment_time, row.business, row.client_name, row.client_phone],
        ...[row.agent_name, row.service_type, statuses[row.status as keyof typeof statuses], row.duration],
      ],
    }),
  );
};
