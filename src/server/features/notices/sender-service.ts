import type { Database } from "../../platform/db/database.ts";
import { deletePlatformSender, upsertPlatformSender } from "./sender-store.ts";

/** Says from which number businesses without their own write; null when there is none. */
export const setPlatformSender = async (db: Database, address: string | null): Promise<void> => {
  if (address === null) await db.run(deletePlatformSender, {});
  else await db.run(upsertPlatformSender, { address });
};
