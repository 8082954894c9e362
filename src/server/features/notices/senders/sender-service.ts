import type { OwnerId } from "#domain/owner-id.ts";
import type { Database, Tx } from "../../../platform/db/database.ts";
import { deletePlatformSender, noteThread, upsertPlatformSender } from "./sender-store.ts";

/** Which number businesses without their own write from; null when there is none. */
export const setPlatformSender = async (db: Database, address: string | null): Promise<void> => {
  if (address === null) await db.run(deletePlatformSender, {});
  else await db.run(upsertPlatformSender, { address });
};

/**
 * A business writes from the platform's number: replies there belong to it until another business writes to the same
 * client.
 */
export const noteWriting = (tx: Tx, writing: { ownerId: OwnerId; client: string; now: Temporal.Instant }): void =>
  tx.send(noteThread, writing);
