import { minutesOf, timeOfMinutes } from "../../scheduling/clock/clock-time.ts";
import type { Wish } from "../../scheduling/waitlist/wish.ts";
import { agentName } from "../availability/booking-request.ts";
import type { Turn } from "../conversation-turn.ts";
import type { Line, TextValue } from "../replying/reply.ts";

/** What somebody waits for, as it is read back. */
export const wishLine = (turn: Turn, wish: Wish): Line => ({
  key: "waitlist.wish",
  values: { service: serviceOf(turn, wish), who: whoOf(turn, wish), days: daysOf(wish, "full"), times: timesOf(wish) },
});

/** The same where there is room for a title and a line below it. */
export const wishChoice = (turn: Turn, wish: Wish): { title: TextValue; description: TextValue } => ({
  title: daysOf(wish, "short"),
  description: serviceOf(turn, wish),
});

const serviceOf = (turn: Turn, { typeId }: Wish): TextValue =>
  turn.facts.types.find(({ id }) => id === typeId)?.name ?? { key: "standardAppointment" };

const whoOf = (turn: Turn, { agentId }: Wish): TextValue =>
  agentId === null
    ? { key: "waitlist.withAnyone" }
    : { key: "descriptions.withAgent", values: { agent: agentName(turn, agentId) } };

const daysOf = ({ from, to }: Wish, style: "full" | "short"): TextValue =>
  from === to
    ? { date: from, style: style === "full" ? "full" : "day" }
    : { key: "waitlist.days", values: { from: { date: from, style }, to: { date: to, style } } };

/** "Between 12:00 and 17:00" ends before 17:00. */
const timesOf = ({ fromTime, toTime }: Wish): TextValue => {
  if (fromTime === null || toTime === null) return { key: "waitlist.anyTime" };
  if (fromTime === toTime) return { key: "waitlist.at", values: { time: { time: fromTime } } };
  const end = minutesOf(toTime) % 5 === 4 ? timeOfMinutes((minutesOf(toTime) + 1) % 1440) : toTime;
  return { key: "waitlist.between", values: { from: { time: fromTime }, to: { time: end } } };
};
