import type { listAdminNumbers, listAdminRegistrations } from "#contract/admin/admin-whatsapp.ts";
import type { RouteResponse } from "#contract/route.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Database } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { readCursor, toPage } from "../../platform/http/input/page-cursor.ts";
import { presentAdminNumber, presentAdminRegistration } from "./present.ts";
import { selectAdminNumbers, selectPresentUser, selectRegistrations } from "./store.ts";

type Deps = { db: Database };

const pageSize = 50;

/** One row more than is shown tells whether there are others. */
const page = (administratorId: OwnerId, cursor: string | undefined) => ({
  administratorId,
  pageSize: pageSize + 1,
  ...readCursor(cursor),
});

export const listNumbers = async (
  { db }: Deps,
  administratorId: OwnerId,
  cursor: string | undefined,
): Promise<RouteResponse<typeof listAdminNumbers>> => {
  const rows = await db.run(selectAdminNumbers, page(administratorId, cursor));
  const { shown, nextCursor } = toPage(rows, pageSize, (row) => row.created_at);
  return { numbers: shown.map(presentAdminNumber), nextCursor };
};

export const listRegistrations = async (
  { db }: Deps,
  administratorId: OwnerId,
  cursor: string | undefined,
): Promise<RouteResponse<typeof listAdminRegistrations>> => {
  const rows = await db.run(selectRegistrations, page(administratorId, cursor));
  const { shown, nextCursor } = toPage(rows, pageSize, (row) => row.created_at);
  return { registrations: shown.map(presentAdminRegistration), nextCursor };
};

/** The account that the administrator acts upon, as its owner would. */
export const requireUser = async ({ db }: Deps, userId: string): Promise<OwnerId> => {
  const [user] = await db.run(selectPresentUser, { userId });
  if (!user) throw new AppError("not-found");
  return user.id as OwnerId;
};
