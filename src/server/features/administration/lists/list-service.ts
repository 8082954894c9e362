import { z } from "zod";
import type { listAdminUsers, viewAppointments } from "#contract/admin/admin.ts";
import type { RouteInput, RouteResponse } from "#contract/route.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { hasLongWord, searchTerms } from "#domain/search/search-patterns.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/db/database.ts";
import { likePattern } from "../../../platform/db/like-pattern.ts";
import { openCursor, sealCursor } from "../../../platform/http/input/sealed-cursor.ts";
import { presentAppointment, presentUser } from "../present.ts";
import { type AppointmentRow, countUsers, selectAppointments, selectUsers, type UserRow } from "../store.ts";

export type ListDeps = { db: Database; clock: Clock; secret: string };

const pageSize = 50;

/** How many accounts a search looks at before it asks the indexes of words. */
const looked = 1_000;

type UserQuery = RouteInput<typeof listAdminUsers>["query"];
type AppointmentQuery = RouteInput<typeof viewAppointments>["body"];

/** A row's place: its cell in the column sorted by, null for an empty one, and its id. */
type UserPlace = { key: string | null; id: string };

const userPlaceSchema = z.strictObject({ key: z.string().nullable(), id: z.string() });
const positionSchema = z.looseObject({ id: z.string() });

type Asked = { administratorId: OwnerId; pageSize: number; isNoted: boolean };

export const readUsers = (
  db: Database,
  { search, sort, order }: Pick<UserQuery, "search" | "sort" | "order">,
  after: UserPlace | null,
  asked: Asked,
): Promise<UserRow[]> =>
  db.run(selectUsers, {
    ...asked,
    ...{ sort, isDown: order === "descending", pattern: likePattern(search ?? "") },
    ...{ afterKey: after?.key ?? null, afterId: after?.id ?? null },
  });

export const placeOfUser = ({ sort_key, id }: UserRow): UserPlace => ({ key: sort_key, id });

export type AppointmentFilter = Pick<AppointmentQuery, "search" | "status" | "business" | "from" | "to">;
type AppointmentAsk = AppointmentFilter & Pick<AppointmentQuery, "sort" | "order" | "includeSensitiveData">;

/** Reading and logging are one statement: in full, neither happens without the other. */
export const readAppointments = async (
  db: Database,
  { search = "", sort, order, includeSensitiveData, status, business, from, to }: AppointmentAsk,
  after: object | null,
  asked: Asked,
): Promise<AppointmentRow[]> => {
  const terms = searchTerms(search);
  // Too short to tell anything apart.
  if (search !== "" && terms.length === 0) return [];
  return db.run(selectAppointments, {
    ...asked,
    ...{ sort, isDown: order === "descending", includeSensitiveData },
    filter: JSON.stringify({ status, business, from, to, ...(terms.length > 0 && { terms }) }),
    after: after && JSON.stringify(after),
  });
};

/** One row more than is shown tells whether there are others. */
const askPage = (administratorId: OwnerId): Asked => ({ administratorId, pageSize: pageSize + 1, isNoted: true });

export const listUsers = async (
  { db, clock, secret }: ListDeps,
  administratorId: OwnerId,
  query: UserQuery,
): Promise<RouteResponse<typeof listAdminUsers>> => {
  const list = `users by ${query.sort} ${query.order}`;
  const after = openCursor(secret, list, query.cursor, userPlaceSchema);
  const now = clock.now();
  const [rows, [counted]] = await Promise.all([
    readUsers(db, query, after, askPage(administratorId)),
    db.run(countUsers, { administratorId, now }),
  ]);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const isShort = (query.search ?? "") !== "" && !hasLongWord(query.search ?? "");
  return {
    users: shown.map((row) => presentUser(row, now)),
    nextCursor: last ? sealCursor(secret, list, placeOfUser(last)) : null,
    total: counted?.total ?? 0,
    isPartial: isShort && !last && (counted?.total ?? 0) > looked,
  };
};

export const listAppointments = async (
  { db, secret }: ListDeps,
  administratorId: OwnerId,
  { cursor, ...query }: AppointmentQuery,
): Promise<RouteResponse<typeof viewAppointments>> => {
  const list = `appointments by ${query.sort} ${query.order}`;
  const after = openCursor(secret, list, cursor, positionSchema);
  const rows = await readAppointments(db, query, after, askPage(administratorId));
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    appointments: shown.map(presentAppointment),
    nextCursor: last ? sealCursor(secret, list, last.position) : null,
    isPartial: rows[0]?.is_partial ?? !hasLongWord(query.search ?? "all"),
  };
};
