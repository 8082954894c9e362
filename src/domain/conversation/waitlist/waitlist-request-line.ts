import { spokenEnd, type WaitlistRequest } from "../../scheduling/waitlist/waitlist-request.ts";
import { agentName } from "../availability/availability-request.ts";
import type { Turn } from "../conversation-turn.ts";
import type { Line, TextValue } from "../replying/reply.ts";

/** What somebody waits for, as it is read back. */
export const waitlistRequestLine = (turn: Turn, request: WaitlistRequest): Line => ({
  key: "waitlist.request",
  values: {
    service: serviceOf(turn, request),
    who: whoOf(turn, request),
    days: daysOf(request, "full"),
    times: timesOf(request),
  },
});

/** The same where there is room for a title and a line below it. */
export const waitlistRequestChoice = (
  turn: Turn,
  request: WaitlistRequest,
): { title: TextValue; description: TextValue } => ({
  title: daysOf(request, "short"),
  description: serviceOf(turn, request),
});

const serviceOf = (turn: Turn, { typeId }: WaitlistRequest): TextValue =>
  turn.facts.types.find(({ id }) => id === typeId)?.name ?? { key: "standardAppointment" };

const whoOf = (turn: Turn, { agentId }: WaitlistRequest): TextValue =>
  agentId === null
    ? { key: "waitlist.withAnyone" }
    : { key: "descriptions.withAgent", values: { agent: agentName(turn, agentId) } };

const daysOf = ({ from, to }: WaitlistRequest, style: "full" | "short"): TextValue =>
  from === to
    ? { date: from, style: style === "full" ? "full" : "day" }
    : { key: "waitlist.days", values: { from: { date: from, style }, to: { date: to, style } } };

const timesOf = ({ fromTime, toTime }: WaitlistRequest): TextValue => {
  if (fromTime === null || toTime === null) return { key: "waitlist.anyTime" };
  if (fromTime === toTime) return { key: "waitlist.at", values: { time: { time: fromTime } } };
  return { key: "waitlist.between", values: { from: { time: fromTime }, to: { time: spokenEnd(toTime) } } };
};
