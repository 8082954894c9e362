import { reasonsAgainst } from "../slots/decide-booking.ts";
import { reasonBits, type SlotReason } from "../slots/slot-reason.ts";
import type { OfferFacts } from "./plan-offers.ts";

/** A time that is held for somebody, as far as it can stop being one. */
export type OpenOffer = {
  agentId: string;
  typeId: string | null;
  date: string;
  time: string;
  /** What spoke against it when it was made: the owner offered it all the same. Bits of `reasonBits`. */
  madeDespite: number;
};

/** Reasons for which nobody would be there. Notice and horizon bind when an offer is made, not while it is held. */
const absences = [
  ...(["closed-day", "special-closing", "outside-business-hours", "break"] as const),
  ...(["agent-inactive", "time-off", "outside-agent-hours", "busy-elsewhere", "agent-not-for-type"] as const),
] satisfies SlotReason[];

const absenceBits = absences.reduce((bits, reason) => bits | reasonBits[reason], 0);

/** What speaks against a time that is offered; null when the agent or the service is no longer there. */
export const reasonsAgainstOffer = (
  { business, agents, serviceOf }: OfferFacts,
  { agentId, typeId, date, time }: Omit<OpenOffer, "madeDespite">,
  now: Temporal.Instant,
): number | null => {
  const service = serviceOf(typeId);
  const agent = agents.find((one) => one.agentId === agentId);
  if (!service || !agent) return null;
  return reasonsAgainst(business, agent, { ...service, date, time, bookedBy: "client" }, now).reasons & absenceBits;
};

/** Whether an offer still stands: nothing speaks against it that didn't when it was made. */
export const isStillOffered = (facts: OfferFacts, offer: OpenOffer, now: Temporal.Instant): boolean => {
  const reasons = reasonsAgainstOffer(facts, offer, now);
  return reasons !== null && (reasons & ~offer.madeDespite) === 0;
};
