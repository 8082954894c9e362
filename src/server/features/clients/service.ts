import type { ClientDetails, updateClient as updateRoute } from "#contract/clients/clients.ts";
import type { RouteInput } from "#contract/route.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { presentDetails } from "./present.ts";
import { selectClient, selectMerged, selectVisits, updateClientRow } from "./store.ts";

/** As fast as anyone types; each message costs money. */
export const messagesPerOwner = { hits: 60, windowSeconds: 60 };

export type ClientsDeps = { db: Database; clock: Clock };

/** Of the owner's own tables only: somebody else's client is as unknown as one that never was. */
export const findClient = async (
  tx: Tx,
  ownerId: OwnerId,
  clientId: string,
  now: Temporal.Instant,
): Promise<ClientDetails> => {
  const client = await findClientIfKnown(tx, ownerId, clientId, now);
  if (!client) throw new AppError("not-found");
  return client;
};

/** A merged record's id finds the client it belongs to. */
export const findClientIfKnown = async (
  tx: Tx,
  ownerId: OwnerId,
  clientId: string,
  now: Temporal.Instant,
): Promise<ClientDetails | null> => {
  const [[row], visits, merged] = await Promise.all([
    tx.run(selectClient, { ownerId, clientId, now }),
    tx.run(selectVisits, { ownerId, clientId }),
    tx.run(selectMerged, { ownerId, clientId }),
  ]);
  return row ? presentDetails(row, { visits, merged }, now) : null;
};

export const changeClient = (
  { db, clock }: ClientsDeps,
  ownerId: OwnerId,
  clientId: string,
  change: RouteInput<typeof updateRoute>["body"],
): Promise<ClientDetails> =>
  db.withOwner(ownerId, async (tx) => {
    const [changed] = await tx.run(updateClientRow, {
      ...{ ownerId, clientId },
      hasName: change.name !== undefined,
      name: change.name ?? null,
      hasEmail: change.email !== undefined,
      email: change.email ?? null,
      hasChoice: change.channelChoice !== undefined,
      channelChoice: change.channelChoice ?? null,
      notes: change.notes ?? null,
      tags: change.tags ?? null,
      isBlocked: change.isBlocked ?? null,
      endsRequest: change.wantsHuman === false,
    });
    if (!changed) throw new AppError("not-found");
    const details = { fields: Object.keys(change) };
    await recordAudit(tx, ownerId, { actor: "owner", action: "client.changed", subjectId: clientId, details });
    return findClient(tx, ownerId, clientId, clock.now());
  });
