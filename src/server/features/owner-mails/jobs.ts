import type { Routine } from "../../platform/jobs/worker.ts";
import { mailDays, mailQuestions, mailRequests, type OwnerMailDeps } from "./service.ts";

export const ownerMailRoutines = (deps: OwnerMailDeps): Routine[] => [
  { name: "mail-requests", schedule: "* * * * *", run: () => mailRequests(deps) },
  { name: "mail-questions", schedule: "* * * * *", run: () => mailQuestions(deps) },
  { name: "mail-days", schedule: "*/10 * * * *", run: () => mailDays(deps) },
];
