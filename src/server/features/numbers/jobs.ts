import { handleJob, type JobHandler } from "../../platform/jobs/job.ts";
import type { Routine } from "../../platform/jobs/worker.ts";
import { advanceRegistration, type RegisteringDeps } from "./registering-service.ts";
import { finishRelease, tidyRegistration } from "./release-service.ts";
import { reviveStuck, watchNumbers } from "./watching-service.ts";
import { advanceRegistrationJob, releaseNumberJob, tidyRegistrationJob } from "./work-jobs.ts";

export const numberHandlers = (deps: RegisteringDeps): JobHandler[] => [
  handleJob(advanceRegistrationJob, ({ ownerId, registrationId }) =>
    advanceRegistration(deps, ownerId, registrationId),
  ),
  handleJob(tidyRegistrationJob, ({ ownerId, registrationId }) => tidyRegistration(deps, ownerId, registrationId)),
  handleJob(releaseNumberJob, ({ ownerId, numberId }) => finishRelease(deps, ownerId, numberId)),
];

export const numberRoutines = (deps: RegisteringDeps): Routine[] => [
  { name: "revive-stuck-numbers", schedule: "*/5 * * * *", run: () => reviveStuck(deps) },
  { name: "watch-numbers", schedule: "*/10 * * * *", run: () => watchNumbers(deps) },
];
