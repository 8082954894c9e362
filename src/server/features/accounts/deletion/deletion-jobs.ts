import { z } from "zod";
import type { OwnerId } from "#domain/owner-id.ts";
import { defineJob, handleJob, type JobHandler } from "../../../platform/jobs/job.ts";
import type { Routine } from "../../../platform/jobs/worker.ts";
import { forgetOldCodes } from "../../mailed-codes/service.ts";
import { forgetDeadJobs, selectLeaving } from "./deletion-store.ts";
import { type EraseDeps, eraseAccount } from "./erasing-service.ts";

/** Ends and erases what an owner who left has with us. Days of retries: a provider may be away. */
export const deleteAccountJob = defineJob({
  name: "delete-account",
  // The address is read by `erase_account`, in the row itself.
  payload: z.object({ ownerId: z.uuid(), email: z.string().optional() }),
  maxAttempts: 15,
});

export const deleteAccountHandler = (deps: EraseDeps): JobHandler =>
  handleJob(deleteAccountJob, ({ ownerId }) => eraseAccount(deps, ownerId as string as OwnerId));

/** Daily, so that the 30 days of the privacy policy hold even for an account whose job was given up. */
export const accountRoutines = (deps: EraseDeps): Routine[] => [
  { name: "erase-left-accounts", schedule: "37 3 * * *", run: () => eraseLeftAccounts(deps) },
  {
    name: "forget-old-codes",
    schedule: "42 3 * * *",
    run: () => forgetOldCodes(deps.db),
  },
  {
    name: "forget-dead-jobs",
    schedule: "47 3 * * *",
    run: async () => void (await deps.db.run(forgetDeadJobs, {})),
  },
];

/** One that still can't be erased doesn't keep the others waiting. */
const eraseLeftAccounts = async (deps: EraseDeps): Promise<void> => {
  const failures: unknown[] = [];
  for (const { id } of await deps.db.run(selectLeaving, {})) {
    await eraseAccount(deps, id as OwnerId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts can't be erased yet`);
};
