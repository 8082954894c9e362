import type { OwnerId } from "#domain/owner-id.ts";
import { handleJob, type JobHandler } from "../../platform/jobs/job.ts";
import type { Routine } from "../../platform/jobs/worker.ts";
import { followBusiness } from "../changes/follow-service.ts";
import { findUnfollowedEndpoints, updatePublishing } from "./endpoint-store.ts";
import { publishWebhooksJob, sendWebhooksJob } from "./publish-jobs.ts";
import { publishChanges } from "./publishing-service.ts";
import { type SendDeps, sendDueDeliveries } from "./sending-service.ts";

export const webhookHandlers = (deps: SendDeps): JobHandler[] => [
  handleJob(publishWebhooksJob, ({ ownerId }) => publishChanges(deps, ownerId)),
  handleJob(sendWebhooksJob, (place) => sendDueDeliveries(deps, place)),
];

export const webhookRoutines = ({ db }: Pick<SendDeps, "db">): Routine[] => [
  {
    name: "follow-again",
    schedule: "*/10 * * * *",
    isFirst: true,
    run: async () => {
      for (const { user_id } of await db.run(findUnfollowedEndpoints, {})) {
        const ownerId = user_id as OwnerId;
        await followBusiness(db, ownerId);
        await db.withOwner(ownerId, (tx) => tx.run(updatePublishing, { ownerId }));
      }
    },
  },
];
