import { instantToWall } from "../../scheduling/clock/business-clock.ts";
import { agentName } from "../availability/availability-request.ts";
import type { Turn } from "../conversation-turn.ts";
import type { OwnWait } from "../facts.ts";
import type { Line } from "../replying/reply.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";

/** A place on the waitlist for which a time is held. */
export type OfferedWait = OwnWait & { offer: NonNullable<OwnWait["offer"]> };

/** The time that is held, with its end and both buttons, below what was said. */
export const putOffer = (turn: Turn, { request, offer }: OfferedWait, lead: readonly Line[]): TurnOutcome => ({
  scene: { step: "heldOffer", offerId: offer.id },
  lines: [
    ...lead,
    {
      key: "waitlist.stillOffered",
      values: {
        service: turn.facts.types.find(({ id }) => id === request.typeId)?.name ?? { key: "standardAppointment" },
        agent: agentName(turn, offer.agentId),
        date: { date: offer.date, style: "full" },
        time: { time: offer.time },
        until: { time: instantToWall(offer.until, turn.facts.business.zone).time },
      },
    },
  ],
  choices: [
    { value: "take", title: { key: "buttons.takeOffer" } },
    { value: "pass", title: { key: "buttons.passOffer" } },
  ],
  style: "buttons",
});
