import type { Turn } from "../conversation-turn.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { Draft } from "../state.ts";
import { proceedWithDraft } from "./proceed-with-draft.ts";
import { clearDraftField } from "./questions/ask-change.ts";

/** Asks again for one field of what was read back. A day that has no other time leads to other days. */
export const changeField = (turn: Turn, draft: Draft, what: string): TurnOutcome => {
  const asked = proceedWithDraft(turn, clearDraftField(draft, what), { isDayList: what === "day" });
  return what === "time" && asked.scene.step === "summary" ? changeField(turn, draft, "day") : asked;
};
