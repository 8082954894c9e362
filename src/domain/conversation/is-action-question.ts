import type { Scene } from "./state.ts";

const actionSteps: ReadonlySet<Scene["step"]> = new Set(["summary", "cancel", "cancelSeries", "moveSeveral", "erase"]);

/** What was asked books, moves, cancels or deletes on a yes: it is answered right under its read-back, and nowhere else. */
export const isActionQuestion = ({ step }: Pick<Scene, "step">): boolean => actionSteps.has(step);
