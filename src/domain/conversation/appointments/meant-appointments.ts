import { weekdayOf } from "../../scheduling/clock/weekday.ts";
import type { Turn } from "../conversation-turn.ts";
import type { DateReading } from "../dates/when-reading.ts";
import type { OwnAppointment } from "../facts.ts";
import type { Meaning } from "../reading/meaning.ts";
import { ownUpcomingAppointments } from "./own-appointments.ts";
import { ownOf } from "./own-of.ts";

const isOn = (date: DateReading, day: string): boolean => {
  if (date.kind === "day") return date.date === day;
  if (date.kind === "range") return date.from <= day && day <= date.to;
  return (date.kind === "ambiguous" || date.kind === "days") && date.dates.includes(day);
};

/** The appointments a message may mean: by day, time, agent or service. None when it names nothing. */
export const meantAppointments = (turn: Turn, meaning: Meaning): OwnAppointment[] => {
  const own = ownOf(turn, meaning);
  if (!meaning.hasContent) return own.length < ownUpcomingAppointments(turn).length ? own : [];
  const suited = own.filter((appointment) => isMeant(appointment, meaning));
  const { date } = meaning.when;
  if (suited.length > 0 || date?.kind !== "day") return suited;
  // "The one on Saturday" may be a Saturday further off than the next.
  const weekday = weekdayOf(date.date);
  const { date: _, ...when } = meaning.when;
  return own.filter((one) => weekdayOf(one.date) === weekday && isMeant(one, { ...meaning, when }));
};

/** A visit is meant by any of its services, with the agent who does it. */
const isMeant = (appointment: OwnAppointment, meaning: Meaning): boolean =>
  isOneMeant(appointment, meaning) || (appointment.parts?.some((part) => isOneMeant(part, meaning)) ?? false);

const isOneMeant = (appointment: OwnAppointment, { when, agentIds, typeIds }: Meaning): boolean => {
  const { date, time } = when;
  if (date && !isOn(date, appointment.date)) return false;
  if (time?.kind === "exact" && time.time !== appointment.time) return false;
  if (time?.kind === "halfDay" && !time.times.includes(appointment.time)) return false;
  if (agentIds.length > 0 && !agentIds.includes(appointment.agentId)) return false;
  return typeIds.length === 0 || (appointment.typeId !== null && typeIds.includes(appointment.typeId));
};
