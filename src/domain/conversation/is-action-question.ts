import type { Scene } from "./state.ts";

const actionSteps: ReadonlySet<Scene["step"]> = new Set(["summary", "cancel", "cancelSeries", "moveSeveral", "erase"]);

/** What was asked books, moves, cancels or deletes on a yes: it is answered right under its read-back, and nowhere else. */
export const isActionQuestion = ({ step }: Pick<Scene, "step">): boolean => actionSteps.has(step);

/** A yes or a no would answer what was asked. */
export const isYesNoQuestion = (scene: Pick<Scene, "step">): boolean =>
  isActionQuestion(scene) || yesNoSteps.has(scene.step);

const yesNoSteps: ReadonlySet<Scene["step"]> = new Set(["waitlist", "heldOffer", "waiting"]);
