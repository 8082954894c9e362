import { minutesOf } from "../../scheduling/clock/clock-time.ts";
import type { Turn } from "../conversation-turn.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { BookingScene, Draft } from "../state.ts";
import { proceedWithDraft } from "./proceed-with-draft.ts";

/** "Something later": the free times after the one on the table, or the next page of them. Null when none is. */
export const shiftTime = (turn: Turn, scene: BookingScene, direction: "later" | "earlier"): TurnOutcome | null => {
  const { draft, page } = scene;
  if (scene.step === "time") return shiftList(turn, draft, page, direction);
  const { date, time } = draft;
  if (date === undefined || time === undefined || scene.step === "name") return null;
  const minute = minutesOf(time);
  const window: Draft["window"] =
    direction === "later"
      ? { part: null, fromMinute: minute + 1, toMinute: 24 * 60 }
      : { part: null, fromMinute: 0, toMinute: minute };
  return proceedWithDraft(turn, { ...draft, time: undefined, times: undefined, window });
};

/** Beyond the part of the day that is shown, else page by page. */
const shiftList = (turn: Turn, draft: Draft, page: number, direction: "later" | "earlier"): TurnOutcome => {
  const { fromMinute = 0, toMinute = 24 * 60 } = draft.window ?? {};
  if (direction === "later") {
    if (toMinute >= 24 * 60) return proceedWithDraft(turn, draft, { page: page + 1 });
    return proceedWithDraft(turn, { ...draft, window: { part: null, fromMinute: toMinute, toMinute: 24 * 60 } });
  }
  if (fromMinute === 0) return proceedWithDraft(turn, draft, { page: Math.max(0, page - 1) });
  return proceedWithDraft(turn, { ...draft, window: { part: null, fromMinute: 0, toMinute: fromMinute } });
};
