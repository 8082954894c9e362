import type { Draft, Scene } from "../state.ts";

/** "How much is a cut?", and then "can I come on Thursday?": the service that was asked about, until another one is named. */
export const askedDraft = (scene: Scene): Draft =>
  scene.step === "menu" && scene.askedTypeId !== undefined ? { typeId: scene.askedTypeId } : {};
