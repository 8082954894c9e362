import { minutesOf } from "../../scheduling/clock/clock-time.ts";
import {
  agentName,
  anyone,
  availabilityRequestOf,
  standardTypeId,
  typeOf,
} from "../availability/availability-request.ts";
import { freeSlotsOn } from "../availability/free-times.ts";
import { applyWhen } from "../booking/apply-when.ts";
import { proceedWithDraft } from "../booking/proceed-with-draft.ts";
import type { Turn } from "../conversation-turn.ts";
import type { OwnWait } from "../facts.ts";
import { type Meaning, saysAct } from "../reading/meaning.ts";
import type { Line } from "../replying/reply.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { Draft } from "../state.ts";
import { askWaitlist } from "./ask-waitlist.ts";
import { type OfferedWait, putOffer } from "./put-offer.ts";
import { waitlistRequestsOf } from "./waitlist-request-of-draft.ts";

/** Whether another hour, day or person is wanted than what is offered: "can't do eleven, anything after three?" */
export const wantsOtherTime = (meaning: Meaning, offer: NonNullable<OwnWait["offer"]>): boolean => {
  // "I'm at work till two" says why not.
  if (meaning.offerAnswer === "pass" && !meaning.isQuestion && !meaning.isRather) return false;
  if (otherTime(meaning, offer) !== null) return true;
  return meaning.offerAnswer !== "take" && (otherAgent(meaning, offer) !== null || otherDay(meaning, offer) !== null);
};

/** "And with Luis?" */
const otherAgent = ({ agentIds, isAgreed }: Meaning, { agentId }: NonNullable<OwnWait["offer"]>): string | null => {
  const [only, ...others] = agentIds;
  return only !== undefined && others.length === 0 && only !== agentId && !isAgreed ? only : null;
};

/** "Could it be Saturday?" A service that is named beside it is a new request. */
const otherDay = (meaning: Meaning, offer: NonNullable<OwnWait["offer"]>): string | null => {
  const { when, isQuestion, isRather, isOwn, typeIds } = meaning;
  if (when.date?.kind !== "day" || when.date.date === offer.date || typeIds.length > 0) return null;
  // "Can I have Saturday instead?" moves what is offered, unless it names an appointment that is booked.
  const isMoved = saysAct(meaning, "move");
  if (saysAct(meaning, "cancel", "waitlist") || (isMoved && isOwn)) return null;
  return isQuestion || isRather || isMoved ? when.date.date : null;
};

/** The hours of the same day that are wanted instead, from whichever clause names them. */
const otherTime = (meaning: Meaning, offer: NonNullable<OwnWait["offer"]>): Meaning | null => {
  const parts = meaning.clauses.length > 1 ? meaning.clauses : [meaning];
  const matching = parts.filter(
    ({ when }) => isOfOfferedDay(when.date, offer.date) && isOtherHour(when.time, offer.time),
  );
  if (!parts.every(({ when }) => isOfOfferedDay(when.date, offer.date))) return null;
  return matching.findLast(({ when }) => when.time?.kind === "window") ?? matching.at(-1) ?? null;
};

/** Whether a message that names this day can be about the one that is offered. */
export const isOfOfferedDay = (date: Meaning["when"]["date"], offered: string | undefined): boolean =>
  date === undefined || date.kind === "relative" || (date.kind === "day" && date.date === offered);

const isOtherHour = (time: Meaning["when"]["time"], offered: string): boolean => {
  if (time?.kind === "exact") return time.time !== offered;
  if (time?.kind === "halfDay") return !time.times.includes(offered);
  return time?.kind === "window" && !(time.fromMinute <= minutesOf(offered) && minutesOf(offered) < time.toMinute);
};

/**
 * Answers from the free times of that day. What is offered is only given up by someone who says that it doesn't suit; the place on the
 * list stays, and hours that it doesn't cover are asked about.
 */
export const otherTimeOfOffer = (turn: Turn, wait: OfferedWait, meaning: Meaning): TurnOutcome => {
  const { offer, request } = wait;
  const wanted = otherTime(meaning, offer) ?? meaning;
  // The day is the one that is offered, unless another is named.
  const { date: _, alternatives: __, ...when } = wanted.when;
  const agentId = otherAgent(meaning, offer);
  const date = otherDay(meaning, offer) ?? offer.date;
  const draft = applyWhen(
    turn,
    { typeId: request.typeId ?? standardTypeId, agentId: agentId ?? request.agentId ?? anyone, date },
    { ...wanted, when },
    [],
  );
  // "Couldn't it be with Luis?" gives nothing up.
  const isAsked = meaning.isQuestion && otherTime(meaning, offer) === null;
  const isGivenUp =
    (meaning.isNegated && !isAsked) ||
    (meaning.when.isRefused === true && !isAsked) ||
    (meaning.offerAnswer === "pass" && !isAsked) ||
    (saysAct(meaning, "refuse") && !isAsked);
  const command = isGivenUp ? { command: { kind: "passOffer" as const, offerId: offer.id } } : {};
  if (isFree(turn, draft)) return { ...proceedWithDraft(turn, draft), ...command };
  const day = { date: { date, style: "full" as const } };
  const nothing: Line =
    agentId === null
      ? { key: "waitlist.nothingElse", values: day }
      : { key: "waitlist.nothingWith", values: { ...day, agent: agentName(turn, agentId) } };
  if (!isGivenUp) return putOffer(turn, wait, [nothing]);
  if (!isCovered(turn, draft, request)) return { ...askWaitlist(turn, draft, [nothing]), ...command };
  return { scene: { step: "menu" }, lines: [nothing, { key: "waitlist.passed" }], ...command };
};

const isFree = (turn: Turn, draft: Draft): boolean => {
  const type = typeOf(turn, draft);
  if (!type || draft.date === undefined) return false;
  const { time, window } = draft;
  return (
    freeSlotsOn(turn, availabilityRequestOf(turn, draft, type, draft.agentId ?? anyone), draft.date, { time, window })
      .length > 0
  );
};

/** Whether what is waited for already holds the hours that are wanted. */
const isCovered = (turn: Turn, draft: Draft, request: OwnWait["request"]): boolean =>
  request.fromTime === null ||
  request.toTime === null ||
  waitlistRequestsOf(turn, draft).every(
    ({ fromTime, toTime }) =>
      fromTime !== null && toTime !== null && fromTime >= (request.fromTime ?? "") && toTime <= (request.toTime ?? ""),
  );
