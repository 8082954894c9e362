import type { WaitlistRequest } from "../../scheduling/waitlist/waitlist-request.ts";
import { anyone, availabilityRequestOf, typeOf } from "../availability/availability-request.ts";
import { freeDays } from "../availability/free-times.ts";
import { proceedWithDraft } from "../booking/proceed-with-draft.ts";
import type { Turn } from "../conversation-turn.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { Draft } from "../state.ts";
import { hoursStored } from "./wait-span.ts";
import { waitlistRequestsOf } from "./waitlist-request-of-draft.ts";

/**
 * Nobody has to wait for what is free: where the question whether to join would be put, and one of the days has a free time, that is
 * offered in its place. Only what opens later is told to those who wait, so they would never hear of it.
 */
export const offerFreeFirst = (turn: Turn, asked: TurnOutcome): TurnOutcome => {
  if (asked.scene.step !== "waitlist") return asked;
  const { draft } = asked.scene;
  const requests = waitlistRequestsOf(turn, draft);
  const isDaySaid = draft.date !== undefined || draft.range || draft.dates || draft.spans || draft.isAnyDay;
  const free = isDaySaid ? requests.find((request) => isFree(turn, draft, request)) : undefined;
  if (!free) return asked;
  const days: Draft = draft.spans ? { spans: undefined, ...daysOf(free), ...hoursOf(draft, free) } : {};
  const wanted = { ...draft, ...days, isWaiting: undefined, agentId: free.agentId ?? anyone };
  return proceedWithDraft(turn, wanted, { lead: [{ key: "waitlist.freeNow" }] });
};

const isFree = (turn: Turn, draft: Draft, request: WaitlistRequest): boolean => {
  const type = typeOf(turn, draft);
  if (!type) return false;
  const { from, to } = request;
  const limits = { ...hoursOf(draft, request), except: draft.except };
  return (
    freeDays(turn, availabilityRequestOf(turn, draft, type, request.agentId ?? anyone), { from, to, count: 1, limits })
      .length > 0
  );
};

const daysOf = ({ from, to }: WaitlistRequest): Pick<Draft, "date" | "range"> =>
  from === to ? { date: from } : { range: { from, to } };

/** The hours that were said; of several stretches of days each has its own. */
const hoursOf = (
  { spans, time, window }: Draft,
  { fromTime, toTime }: WaitlistRequest,
): Pick<Draft, "time" | "window"> => (spans ? hoursStored(fromTime, toTime) : { time, window });
