import { minutesOf } from "../../scheduling/clock/clock-time.ts";
import { anyone, availabilityRequestOf, typeOf } from "../availability/availability-request.ts";
import { freeSlotsOn } from "../availability/free-times.ts";
import type { Turn } from "../conversation-turn.ts";
import { type Meaning, saysAct } from "../reading/meaning.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { BookingScene, Draft } from "../state.ts";
import { applyReading } from "./apply-reading.ts";
import { proceedWithDraft } from "./proceed-with-draft.ts";

/** "Something later": the free times after the one on the table, or the next page of them. Null when none is. */
export const shiftTime = (turn: Turn, scene: BookingScene, direction: "later" | "earlier"): TurnOutcome | null => {
  const { draft, page } = scene;
  if (scene.step === "time") return shiftList(turn, draft, page, direction);
  const { date, time } = draft;
  if (date === undefined || time === undefined || scene.step === "name") return null;
  return proceedWithDraft(turn, beyondTime(draft, time, direction));
};

/** A draft that is open for the hours after a time of the day, or before it. */
const beyondTime = (draft: Draft, time: string, direction: "later" | "earlier"): Draft => {
  const minute = minutesOf(time);
  const [fromMinute, toMinute] = direction === "later" ? [minute + 1, 24 * 60] : [0, minute];
  return { ...draft, time: undefined, times: undefined, window: { part: null, fromMinute, toMinute } };
};

/**
 * "Monday, but later", "that's too early": the hours after, or before, the one on the table, of the day that is named or else of its
 * own. Null where an hour or some days are named, and where there is no hour to go from.
 */
export const answerThanOffered = (turn: Turn, scene: BookingScene, meaning: Meaning): TurnOutcome | null => {
  const { thanOffered, when, isSameDay } = meaning;
  const { date, time, ...rest } = when;
  const isDay = date === undefined || date.kind === "day" || isSameDay;
  // "Zu früh" was read as the morning, and "nicht so spät" as none of it.
  if (thanOffered === null || meaning.forSomeone || saysAct(meaning, "late", "coming", "here", "move")) return null;
  if (!isDay || (time !== undefined && time.kind !== "window")) return null;
  const { draft } = scene;
  const at = scene.step === "summary" ? scene.slot.time : draft.time;
  if (at === undefined) return date ? null : shiftTime(turn, scene, thanOffered);
  const open = beyondTime(draft, at, thanOffered);
  return applyReading(turn, open, { ...meaning, when: { ...rest, ...(date && { date }) }, isSameTime: false });
};

/**
 * "The latest", of the times of a day: the last that is free, also where the list shows only the first ones. Null where no list of
 * times was read, or something else is wanted.
 */
export const answerLast = (turn: Turn, scene: BookingScene, meaning: Meaning): TurnOutcome | null => {
  const { isLastAsked, when, typeIds, agentIds, forSomeone } = meaning;
  if (scene.step !== "time" || typeIds.length + agentIds.length > 0 || forSomeone || when.date) return null;
  const isEdge = when.time?.kind === "window" && when.time.edge === "last";
  if (!isEdge && !(isLastAsked && when.time === undefined)) return null;
  const { draft } = scene;
  const type = typeOf(turn, draft);
  const { agentId = anyone, date } = draft;
  if (!type || date === undefined) return null;
  const last = freeSlotsOn(turn, availabilityRequestOf(turn, draft, type, agentId), date).at(-1);
  return last ? proceedWithDraft(turn, { ...draft, time: last.time, times: undefined, window: undefined }) : null;
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
