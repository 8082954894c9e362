import type { OwnerId } from "#domain/owner-id.ts";
import type { Database, Tx } from "../../../platform/db/database.ts";
import { deletePlatformSender, noteThread, upsertPlatformSender } from "./sender-store.ts";

/** Says from which number businesses without their own write; null when there is none. */
export const setPlatformSender = async (db: Database, address: string | null): Promise<void> => {
  if (address === null) await db.run(deletePlatformSender, {});
  else await db.run(upsertPlatformSender, { address });
};

/** A business writes from the platform's number: whoever answers there means it, until another one writes. */
export const noteWriting = (tx: Tx, writing: { ownerId: OwnerId; client: string; now: Temporal.Instant }): void =>
  tx.send(noteThread, writing);
