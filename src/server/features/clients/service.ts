import type { ClientDetails, listClients, updateClient as updateRoute } from "#contract/clients.ts";
import type { RouteInput, RouteResponse } from "#contract/route.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { likePattern } from "../../platform/db/like-pattern.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { readCursor, toPage } from "../../platform/http/input/page-cursor.ts";
import { presentClient, presentDetails } from "./present.ts";
import { countVisits, countWaiting, selectClient, selectClients, selectVisits, updateClient } from "./store.ts";

export type ClientsDeps = { db: Database; clock: Clock };

const pageSize = 50;

export const findClients = async (
  { db, clock }: ClientsDeps,
  ownerId: OwnerId,
  { search, cursor }: RouteInput<typeof listClients>["query"],
): Promise<RouteResponse<typeof listClients>> => {
  const now = clock.now();
  const pattern = search ? likePattern(search) : "%";
  const [rows, [waiting]] = await db.read(ownerId, (tx) => [
    tx.run(selectClients, { ownerId, now, pattern, ...readCursor(cursor), count: pageSize + 1 }),
    tx.run(countWaiting, { ownerId }),
  ]);
  const { shown, nextCursor } = toPage(rows, pageSize, (row) => row.last_message_at);
  return {
    clients: shown.map((row) => presentClient(row, now)),
    nextCursor,
    waitingForHuman: waiting?.count ?? 0,
  };
};

/** Of the owner's own tables only: somebody else's client is as unknown as one that never was. */
export const findClient = async (
  tx: Tx,
  ownerId: OwnerId,
  clientId: string,
  now: Temporal.Instant,
): Promise<ClientDetails> => {
  const [[row], visits, [count]] = await Promise.all([
    tx.run(selectClient, { ownerId, clientId, now }),
    tx.run(selectVisits, { ownerId, clientId }),
    tx.run(countVisits, { ownerId, clientId }),
  ]);
  if (!row) throw new AppError("not-found");
  return presentDetails(row, { visits, visitCount: count?.count ?? 0 }, now);
};

export const changeClient = (
  { db, clock }: ClientsDeps,
  ownerId: OwnerId,
  clientId: string,
  change: RouteInput<typeof updateRoute>["body"],
): Promise<ClientDetails> =>
  db.withOwner(ownerId, async (tx) => {
    const [changed] = await tx.run(updateClient, {
      ...{ ownerId, clientId },
      hasName: change.name !== undefined,
      name: change.name ?? null,
      notes: change.notes ?? null,
      isBlocked: change.isBlocked ?? null,
      endsRequest: change.wantsHuman === false,
    });
    if (!changed) throw new AppError("not-found");
    const details = { fields: Object.keys(change) };
    await recordAudit(tx, ownerId, { actor: "owner", action: "client.changed", subjectId: clientId, details });
    return findClient(tx, ownerId, clientId, clock.now());
  });
