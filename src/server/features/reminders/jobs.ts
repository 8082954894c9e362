import type { Routine } from "../../platform/jobs/worker.ts";
import { type ReminderDeps, remindClients } from "./service.ts";

/** Also the name of the job that runs it at once. */
export const remindClientsRoutine = "remind-clients";

export const reminderRoutines = (deps: ReminderDeps): Routine[] => [
  { name: remindClientsRoutine, schedule: "* * * * *", run: () => remindClients(deps) },
];
