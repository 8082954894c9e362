import type { OwnerId } from "#domain/owner-id.ts";
import type { Database } from "../../platform/db/database.ts";
import { NotYet } from "../../platform/jobs/not-yet.ts";
import { countUnderway } from "./sending/sending-store.ts";

/**
 * Before a business is erased, its clients are notified that their appointments are cancelled; the wait for that is
 * limited.
 */
export const awaitNotices = async (db: Database, ownerId: OwnerId): Promise<void> => {
  const [row] = await db.withOwner(ownerId, (tx) => tx.run(countUnderway, { ownerId }));
  if ((row?.count ?? 0) > 0) throw new NotYet(`${row?.count} notices are still on their way`);
};
