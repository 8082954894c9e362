import { z } from "zod";
import { adminPageSize, type listAdminUsers, mostSorted, type viewAppointments } from "#contract/admin/admin.ts";
import type { RouteInput, RouteResponse } from "#contract/route.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { searchTerms } from "#domain/search/search-patterns.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/db/database.ts";
import { likePattern } from "../../../platform/db/like-pattern.ts";
import { openCursor, sealCursor } from "../../../platform/http/input/sealed-cursor.ts";
import { type FigureDeps, renewFigures } from "../figures/figures-service.ts";
import { presentAdminAppointment, presentUser } from "../present.ts";
import {
  type AdminAppointmentRow,
  countUsers,
  type ListedRow,
  selectAdminAppointments,
  selectUsers,
  type UserPlace,
  type UserRow,
} from "../store.ts";

export type ListDeps = { db: Database; clock: Clock; secret: string };

type UserQuery = RouteInput<typeof listAdminUsers>["query"];
type AppointmentQuery = RouteInput<typeof viewAppointments>["body"];

const userPlaceSchema = z.strictObject({ key: z.string().nullable(), id: z.string() });
const positionSchema = z.looseObject({ id: z.string() });

type Asked = { administratorId: OwnerId; pageSize: number; isNoted: boolean };

/** A page that isn't full but has a place to go on from ended there because it had looked at enough. */
type Listed<Row, Place> = { rows: readonly Row[]; onward: Place | null; isPartial: boolean };

const isRow = <Row>(row: ListedRow<Row, unknown>): row is ListedRow<Row, unknown> & Row => row.id !== null;

const toListed = <Row, Place>(answered: readonly ListedRow<Row, Place>[]): Listed<Row, Place> => {
  const end = answered.find(({ id }) => id === null);
  return {
    rows: answered.filter((row) => isRow<Row>(row)),
    onward: end?.onward ?? null,
    isPartial: end?.is_partial ?? false,
  };
};

export const readUsers = async (
  db: Database,
  { search, sort, order }: Pick<UserQuery, "search" | "sort" | "order">,
  after: UserPlace | null,
  asked: Asked,
): Promise<Listed<UserRow, UserPlace>> =>
  toListed<UserRow, UserPlace>(
    await db.run(selectUsers, {
      ...asked,
      ...{ sort, isDown: order === "descending", pattern: likePattern(search ?? "") },
      ...{ afterKey: after?.key ?? null, afterId: after?.id ?? null },
    }),
  );

export type AppointmentFilter = Pick<AppointmentQuery, "search" | "status" | "business" | "from" | "to">;
type AppointmentAsk = AppointmentFilter & Pick<AppointmentQuery, "sort" | "order" | "includeSensitiveData">;

/** Reading and logging are one statement: in full, neither happens without the other. */
export const readAppointments = async (
  db: Database,
  { search = "", sort, order, includeSensitiveData, status, business, from, to }: AppointmentAsk,
  after: object | null,
  asked: Asked,
): Promise<Listed<AdminAppointmentRow, object>> => {
  const terms = searchTerms(search);
  // Too short to tell anything apart.
  if (search !== "" && terms.length === 0) return { rows: [], onward: null, isPartial: true };
  const answered = await db.run(selectAdminAppointments, {
    ...asked,
    ...{ sort, isDown: order === "descending", includeSensitiveData, mostSorted },
    filter: JSON.stringify({ status, business, from, to, ...(terms.length > 0 && { terms }) }),
    after: after && JSON.stringify(after),
  });
  return toListed<AdminAppointmentRow, object>(answered);
};

const askPage = (administratorId: OwnerId): Asked => ({
  ...{ administratorId, pageSize: adminPageSize, isNoted: true },
});

export const listUsers = async (
  deps: ListDeps & FigureDeps,
  administratorId: OwnerId,
  query: UserQuery,
): Promise<RouteResponse<typeof listAdminUsers>> => {
  const { db, clock, secret } = deps;
  const list = `users by ${query.sort} ${query.order}`;
  const after = openCursor(secret, list, query.cursor, userPlaceSchema);
  const now = clock.now();
  const [{ rows, onward, isPartial }, [counted]] = await Promise.all([
    readUsers(db, query, after, askPage(administratorId)),
    db.run(countUsers, { administratorId, now }),
  ]);
  renewFigures(deps, counted?.counted_at ?? null);
  return {
    users: rows.map((row) => presentUser(row, now)),
    nextCursor: onward && sealCursor(secret, list, onward),
    total: counted?.total ?? 0,
    isPartial,
  };
};

export const listAdminAppointments = async (
  { db, secret }: ListDeps,
  administratorId: OwnerId,
  { cursor, ...query }: AppointmentQuery,
): Promise<RouteResponse<typeof viewAppointments>> => {
  // One business's are in the order of its own calendar.
  const list = `appointments${query.business === undefined ? "" : " of one"} by ${query.sort} ${query.order}`;
  const after = openCursor(secret, list, cursor, positionSchema);
  const { rows, onward, isPartial } = await readAppointments(db, query, after, askPage(administratorId));
  return {
    appointments: rows.map(presentAdminAppointment),
    nextCursor: onward && sealCursor(secret, list, onward),
    isPartial,
  };
};
