import type { Line } from "../../conversation/replying/reply.ts";
import { addMinutes } from "../../scheduling/clock/business-clock.ts";
import type { MoveTarget, OwnerCommand, WhichAppointment } from "../owner-command.ts";
import { dayAppointmentValues } from "../replying/show-day.ts";
import { askForDay } from "./ask.ts";
import type { Decision, SettledAnswers } from "./decision.ts";
import { findAppointments } from "./find-appointments.ts";
import type { DayAppointment, OwnerFacts } from "./owner-facts.ts";
import { whoseDay } from "./whose-day.ts";

type Command = Extract<OwnerCommand, { kind: "move" | "cancel" | "confirm" | "mark" }>;

/** What concerns one appointment: which one has to be certain first. */
export const decideChange = (command: Command, facts: OwnerFacts, settled: SettledAnswers): Decision => {
  const found = settled.appointmentId
    ? facts.appointments.filter(({ id }) => id === settled.appointmentId)
    : candidatesOf(command, facts);
  const [appointment, ...others] = found;
  if (!appointment) return say(notFound(command.which, facts));
  if (others.length > 0 && command.which.isAll && command.kind !== "move") return decideAll(command, found, facts);
  if (others.length > 0) return askWhich(found, facts);
  const { id: appointmentId, version } = appointment;
  if (command.kind === "move") return decideMove(command.to, appointment, facts, settled);
  if (command.kind === "mark") {
    if (appointment.outcome === command.outcome)
      return say({ key: "owner.alreadyMarked", values: dayAppointmentValues(appointment) });
    return { kind: "readBack", action: { kind: "mark", appointmentId, version, outcome: command.outcome } };
  }
  if (command.kind === "confirm" && appointment.status === "confirmed")
    return say({ key: "owner.alreadyConfirmed", values: dayAppointmentValues(appointment) });
  return { kind: "readBack", action: { kind: command.kind, appointmentId, version } };
};

/** Each of a day, read back one by one. More than fit in one answer are for the dashboard. */
const decideAll = (
  command: Exclude<Command, { kind: "move" }>,
  found: readonly DayAppointment[],
  facts: OwnerFacts,
): Decision => {
  if (found.length > mostAtOnce) return say({ key: "owner.oneAtATime" });
  const actions = found.flatMap(({ id }) => {
    const decision = decideChange(command, facts, { appointmentId: id });
    return decision.kind === "readBack" && decision.action.kind !== "several" ? [decision.action] : [];
  });
  return actions.length === 0 ? askWhich(found, facts) : { kind: "readBack", action: { kind: "several", actions } };
};

const mostAtOnce = 12;

const say = (line: Line): Decision => ({ kind: "say", lines: [line] });

/** Only what waits for a word can be confirmed, so of several that is the one. */
const candidatesOf = (command: Command, facts: OwnerFacts): readonly DayAppointment[] => {
  const found = findAppointments(command.which, facts, command.kind === "mark" ? "past" : "change");
  if (command.kind === "confirm" && found.length > 1) {
    const waiting = found.filter(({ status }) => status === "pending");
    return waiting.length > 0 ? waiting : found;
  }
  return found;
};

const notFound = ({ words, times }: WhichAppointment, facts: OwnerFacts): Line => {
  const time = whenOpen(times, facts);
  if (words.length > 0) return { key: "owner.noneOfName", values: { name: words.map(capital).join(" ") } };
  return time === undefined ? { key: "owner.noneThere" } : { key: "owner.noneAtTime", values: { time: { time } } };
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const askWhich = (found: readonly DayAppointment[], { today }: OwnerFacts): Decision => ({
  kind: "ask",
  asked: "appointment",
  lines: [{ key: "owner.whichOne" }],
  choices: found.slice(0, 10).map((appointment) => ({
    value: appointment.id,
    title: {
      key: "owner.optionTitle",
      values: { time: { time: appointment.time }, client: appointment.clientName },
    },
    description: {
      key: appointment.date === today ? "owner.optionToday" : "owner.optionOnDay",
      values: {
        service: appointment.service,
        agent: appointment.agentName,
        date: { date: appointment.date, style: "day" },
      },
    },
  })),
});

/** What isn't said of the new place stays: another day at the same time, or another time on the same day. */
const decideMove = (
  to: MoveTarget | null,
  appointment: DayAppointment,
  facts: OwnerFacts,
  settled: SettledAnswers,
): Decision => {
  const { id: appointmentId, version } = appointment;
  if (to === null)
    return {
      kind: "ask",
      asked: "place",
      lines: [{ key: "owner.whereTo", values: dayAppointmentValues(appointment) }],
      choices: [],
    };
  if (to.dates?.either && settled.date === undefined) return askForDay(to.dates.either);
  const whose = to.words.length > 0 ? whoseDay(to.words, facts) : null;
  if (whose?.kind === "foreign") return say({ key: "owner.ownDayOnly" });
  const agentId = whose?.kind === "agent" && whose.agentId !== appointment.agentId ? whose.agentId : null;
  const place = placeOf(to, appointment, facts, settled.date);
  if (place.date === appointment.date && place.time === appointment.time && agentId === null)
    return say({ key: "owner.sameTime", values: dayAppointmentValues(appointment) });
  return { kind: "readBack", action: { kind: "move", appointmentId, version, ...place, agentId } };
};

const placeOf = (
  { dates, times, byMinutes }: MoveTarget,
  { date, time }: DayAppointment,
  facts: OwnerFacts,
  settledDate: string | undefined,
): { date: string; time: string } => {
  if (byMinutes !== undefined) {
    // By the clock on the wall, even where it is changed in between.
    return addMinutes({ date, time }, byMinutes, facts.zone) ?? { date, time };
  }
  return { date: settledDate ?? dates?.from ?? date, time: whenOpen(times, facts) ?? time };
};

/** An hour without a.m. or p.m. is the one at which the business is open. */
const whenOpen = (times: readonly string[], { opensAt }: OwnerFacts): string | undefined =>
  times.find((one) => one >= opensAt) ?? times.at(-1);
