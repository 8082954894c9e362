import type { Turn } from "../conversation-turn.ts";
import type { DateReading } from "../dates/when-reading.ts";
import type { OwnAppointment } from "../facts.ts";
import type { Meaning } from "../reading/meaning.ts";
import { upcoming } from "./own-appointments.ts";

const isOn = (date: DateReading, day: string): boolean => {
  if (date.kind === "day") return date.date === day;
  if (date.kind === "range") return date.from <= day && day <= date.to;
  return (date.kind === "ambiguous" || date.kind === "days") && date.dates.includes(day);
};

/** The appointments a message may mean: by day, time, agent or service. None when it names nothing. */
export const meantAppointments = (turn: Turn, { when, agentIds, typeIds, hasContent }: Meaning): OwnAppointment[] => {
  if (!hasContent) return [];
  const { date, time } = when;
  return upcoming(turn).filter((appointment) => {
    if (date && !isOn(date, appointment.date)) return false;
    if (time?.kind === "exact" && time.time !== appointment.time) return false;
    if (time?.kind === "halfDay" && !time.times.includes(appointment.time)) return false;
    if (agentIds.length > 0 && !agentIds.includes(appointment.agentId)) return false;
    return typeIds.length === 0 || (appointment.typeId !== null && typeIds.includes(appointment.typeId));
  });
};
