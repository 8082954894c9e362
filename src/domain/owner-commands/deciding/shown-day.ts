import { addDays } from "../../scheduling/clock/calendar-date.ts";
import type { Days } from "../owner-command.ts";
import type { Decision } from "./decision.ts";
import type { OwnerFacts } from "./owner-facts.ts";

/** The day that a reply showed, and when. */
type ShownDay = { date: string; atMs: number };

/** The one day that an answer shows or reads back. */
export const shownDayIn = (decision: Decision): string | undefined => {
  if (decision.kind === "say") return decision.day;
  if (decision.kind === "showFree") return decision.date;
  if (decision.kind !== "readBack" || !("from" in decision.action)) return undefined;
  const { from, to } = decision.action;
  return from === to ? from : undefined;
};

/** Which day "that day" is: the one just shown. Without one it could be any, and so is asked. */
export const thatDayOf = (shown: ShownDay | undefined, { now, today }: OwnerFacts): Days => {
  if (shown && now.epochMilliseconds - shown.atMs <= shownMs) return { from: shown.date, to: shown.date };
  const [first, ...others] = Array.from({ length: 10 }, (_, index) => addDays(today, index + 1));
  return { from: first ?? today, to: first ?? today, either: [first ?? today, ...others] };
};

/** For how long what was shown is what is spoken of. */
const shownMs = 10 * 60_000;
