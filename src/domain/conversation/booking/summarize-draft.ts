import { serviceTimes } from "../../scheduling/services/service-times.ts";
import { withName } from "../appointments/own-appointments.ts";
import {
  type AvailabilityRequest,
  appointmentToMove,
  partTypesOf,
  typeToService,
} from "../availability/availability-request.ts";
import { sumOfPrices } from "../availability/visit-type.ts";
import type { Turn } from "../conversation-turn.ts";
import type { Line, TextValue } from "../replying/reply.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { ChosenSlot, Draft } from "../state.ts";
import { whatAndWho } from "./what-and-who.ts";

/** Who comes, and who booked it when that is somebody else. */
export const nameOnBooking = ({ forName }: Draft, name: string): TextValue => {
  if (forName === undefined) return name;
  return name === "" ? forName : { key: "nameForOther", values: { name: forName, by: name } };
};

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
      ...(moving ? [] : totalLine(turn, request, slot)),
      ...(asksOwner ? [{ key: "questions.asksOwner" as const, values: { business } }] : []),
    ],
    choices: [
      { value: "confirm", title: { key: "buttons.confirm" } },
      { value: "change", title: { key: "buttons.change" } },
      { value: "leave", title: { key: "buttons.leave" } },
    ],
    style: "buttons",
  };
};

/** What the services of a visit cost together, each with the agent who does it. */
const totalLine = (turn: Turn, { type, agents }: AvailabilityRequest, { parts = [] }: ChosenSlot): Line[] => {
  const types = partTypesOf(type);
  const priced = parts.flatMap(({ agentId }, index) => {
    const agent = agents.find((each) => each.agentId === agentId);
    const part = types[index];
    return agent && part ? [serviceTimes(agent, typeToService(part))] : [];
  });
  const price = priced.length === types.length && parts.length > 0 ? sumOfPrices(priced) : null;
  const { currency } = turn.facts.business;
  return price === null ? [] : [{ key: "questions.visitTotal", values: { price: { price, currency } } }];
};
