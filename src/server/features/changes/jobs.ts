import type { Database } from "../../platform/db/database.ts";
import type { Routine } from "../../platform/jobs/worker.ts";
import { forgetOldChanges } from "./follow-store.ts";

/** Also forgets what was sent by webhooks in that time. */
export const changesRoutines = ({ db }: { db: Database }): Routine[] => [
  { name: "forget-old-changes", schedule: "32 3 * * *", run: async () => void (await db.run(forgetOldChanges, {})) },
];
