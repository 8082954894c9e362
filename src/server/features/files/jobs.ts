import type { Routine } from "../../platform/jobs/worker.ts";
import { type FileDeps, removeOrphans } from "./service.ts";

export const fileRoutines = (deps: FileDeps): Routine[] => [
  { name: "remove-orphan-files", schedule: "7 4 * * *", run: () => removeOrphans(deps) },
];
