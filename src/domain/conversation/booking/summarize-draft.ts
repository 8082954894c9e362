import { serviceTimes } from "../../scheduling/services/service-times.ts";
import { withName } from "../appointments/own-appointments.ts";
import {
  type AvailabilityRequest,
  agentsFor,
  appointmentToMove,
  partTypesOf,
  typeToService,
} from "../availability/availability-request.ts";
import { sumOfPrices } from "../availability/visit-type.ts";
import type { Turn } from "../conversation-turn.ts";
import type { Line } from "../replying/reply.ts";
import type { Choice, TurnOutcome } from "../replying/turn-outcome.ts";
import type { ChosenSlot, Draft } from "../state.ts";
import { nameOnBooking } from "./booked-name.ts";
import { whatAndWho } from "./what-and-who.ts";

/** Everything that is about to be booked, in full. Only a yes to exactly this books it. */
export const summarizeDraft = (
  turn: Turn,
  draft: Draft,
  request: AvailabilityRequest,
  { slot, name, lead }: { slot: ChosenSlot; name: string; lead: readonly Line[] },
): TurnOutcome => {
  const moving = appointmentToMove(turn, draft);
  const { service, agent } = whatAndWho(turn, request, slot);
  const values = {
    service: moving?.parts ? service : withName(service, moving?.forName),
    agent,
    date: { date: slot.date, style: "full" as const },
    time: { time: slot.time },
  };
  const {
    client,
    business: { name: business },
  } = turn.facts;
  const asksOwner = !moving && client.afterNoShows === "ask";
  const line: Line = moving
    ? {
        key: "questions.summaryOfMove",
        values: { ...values, oldDate: { date: moving.date, style: "full" }, oldTime: { time: moving.time } },
      }
    : { key: "questions.summary", values: { ...values, name: nameOnBooking(draft, name) } };
  return {
    scene: { step: "summary", draft: { ...draft, date: slot.date, time: slot.time }, page: 0, slot },
    lines: [
      ...lead,
      line,
      ...(moving ? [] : priceLine(turn, request, slot)),
      ...(asksOwner ? [{ key: "questions.asksOwner" as const, values: { business } }] : []),
    ],
    choices: [{ value: "confirm", title: { key: "buttons.confirm" } }, ...otherChoices(turn, draft, request)],
    style: "buttons",
  };
};

/** What is most likely to be put right. WhatsApp has room for three buttons; everything else can be typed. */
const otherChoices = (turn: Turn, { moving, proposedName }: Draft, { type }: AvailabilityRequest): Choice[] => {
  const change: Choice = { value: "change", title: { key: "buttons.change" } };
  if (moving) return [change, { value: "leave", title: { key: "buttons.leave" } }];
  const otherTime: Choice = { value: "time", title: { key: "options.otherTime" } };
  if (agentsFor(turn, type).length > 1) return [otherTime, { value: "agent", title: { key: "options.otherAgent" } }];
  return [otherTime, proposedName === undefined ? change : { value: "name", title: { key: "options.otherName" } }];
};

/** How long it takes and what it costs with whoever does it; of a visit all of it together. Nothing where a price isn't stated. */
const priceLine = (turn: Turn, { type, agents }: AvailabilityRequest, slot: ChosenSlot): Line[] => {
  const types = partTypesOf(type);
  const places = slot.parts ?? [slot];
  const times = places.flatMap(({ agentId }, index) => {
    const agent = agents.find((each) => each.agentId === agentId);
    const part = types[index];
    return agent && part ? [serviceTimes(agent, typeToService(part))] : [];
  });
  const price = times.length === types.length ? sumOfPrices(times) : null;
  if (price === null) return [];
  const count = times.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
  const { currency } = turn.facts.business;
  const line: Line = { key: "descriptions.minutesAndMore", values: { count, more: { price, currency } } };
  return [types.length > 1 ? { key: "questions.visitTotal", values: { price: line } } : line];
};
