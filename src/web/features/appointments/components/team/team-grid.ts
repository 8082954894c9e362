import type { ScheduleEventData } from "@mantine/schedule";
import type { Agent } from "#contract/scheduling/agents.ts";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import type { Break } from "#contract/scheduling/breaks.ts";
import { canChange } from "#domain/scheduling/appointments/appointment-status.ts";
import { endMinutesOf, minutesOf, timeOfMinutes } from "#domain/scheduling/clock/clock-time.ts";
import { weekdayOf } from "#domain/scheduling/clock/weekday.ts";
import type { ClosureBlock } from "#domain/scheduling/closures/closure-blocks.ts";
import { firstRowHour, lastRowHour } from "#domain/scheduling/day/day-rows.ts";
import type { BusyBlock } from "../../../../lib/queries/use-busy-blocks.ts";

/**
 * The grid knows times only. It is always given this one day, on which no zone changes its clocks: it reckons in this
 * machine's zone, whose clock changes have nothing to do with the business's.
 */
export const gridDate = "2001-01-10";

/** The hours on show, `endHour` no longer: the day view's, and as far beyond as there are appointments. */
export type GridHours = { startHour: number; endHour: number };

export const gridHours = (appointments: readonly Appointment[], breaks: readonly Break[] = []): GridHours => {
  const starts = [
    ...appointments.map(({ appointmentTime }) => appointmentTime),
    ...breaks.map((pause) => pause.startTime),
  ].map((time) => Math.floor(minutesOf(time) / 60));
  const ends = [...appointments.map(endMinutes), ...breaks.map((pause) => endMinutesOf(pause.endTime))].map((minutes) =>
    Math.ceil(minutes / 60),
  );
  return {
    startHour: Math.min(firstRowHour, ...starts),
    endHour: Math.max(lastRowHour + 1, ...ends),
  };
};

/** Midnight at the end of the day has no time of its own. */
export const gridTime = (hour: number): string => (hour >= 24 ? "23:59:59" : `${timeOfMinutes(hour * 60)}:00`);

export type TeamEvent = ScheduleEventData<{ appointment?: Appointment; block?: ClosureBlock; isHeld?: boolean }>;

/** Colors are the column's, so the grid's own are not used. `title` is the tooltip. */
export const toTeamEvent = (appointment: Appointment, title: string): TeamEvent => ({
  id: appointment.id,
  title,
  start: `${gridDate} ${appointment.appointmentTime}:00`,
  end: `${gridDate} ${gridTimeOfMinutes(endMinutes(appointment))}`,
  color: "gray",
  payload: { appointment },
});

/** A break as a shaded block behind everything; `title` is what it is called. */
export const toBreakEvent = (pause: Break, title: string): TeamEvent => ({
  id: `break ${pause.id}`,
  title,
  start: `${gridDate} ${pause.startTime}:00`,
  end: `${gridDate} ${gridTimeOfMinutes(endMinutesOf(pause.endTime))}`,
  color: "gray",
  display: "background",
});

/** A time in which the agent is busy elsewhere, or which is held, shaded like a break. */
export const toBusyEvent = (block: BusyBlock, title: string): TeamEvent => ({
  id: `busy ${block.calendar ?? block.heldFor} ${block.startTime}`,
  title,
  start: `${gridDate} ${block.startTime}:00`,
  end: `${gridDate} ${gridTimeOfMinutes(endMinutesOf(block.endTime))}`,
  color: "gray",
  display: "background",
  payload: { isHeld: block.heldFor !== null },
});

/** Time off or a closing as a shaded block behind everything, as far as its hours are on show. */
export const toClosureEvent = (block: ClosureBlock, title: string, { startHour, endHour }: GridHours): TeamEvent => ({
  id: block.key,
  title,
  start: `${gridDate} ${gridTimeOfMinutes(Math.max(minutesOf(block.startTime), startHour * 60))}`,
  end: `${gridDate} ${gridTimeOfMinutes(Math.min(endMinutesOf(block.endTime), endHour * 60))}`,
  color: "gray",
  display: "background",
  payload: { block },
});

type Stretch = { startTime: string; endTime: string };

/**
 * What is left of breaks and busy times beside time off and closings, which say enough where both are: drawn over one
 * another, one would cover the other's words.
 */
export const outsideOf = <Part extends Stretch>(parts: readonly Part[], blocks: readonly ClosureBlock[]): Part[] => {
  const covers = blocks.filter(({ kind }) => kind !== "extra" && kind !== "hours");
  return parts.flatMap((part) => {
    let left: [number, number][] = [[minutesOf(part.startTime), endMinutesOf(part.endTime)]];
    for (const cover of covers) {
      const [from, to] = [minutesOf(cover.startTime), endMinutesOf(cover.endTime)];
      left = left
        .flatMap(([start, end]): [number, number][] => [
          [start, Math.min(end, from)],
          [Math.max(start, to), end],
        ])
        .filter(([start, end]) => start < end);
    }
    return left.map(([start, end]) => ({ ...part, startTime: timeOfMinutes(start), endTime: endTimeOfMinutes(end) }));
  });
};

const endTimeOfMinutes = (minutes: number): string => (minutes >= 24 * 60 ? "24:00" : timeOfMinutes(minutes));

/** Whether any of a block falls into the hours on show. */
export const isShown = (block: ClosureBlock, { startHour, endHour }: GridHours): boolean =>
  minutesOf(block.startTime) < endHour * 60 && endMinutesOf(block.endTime) > startHour * 60;

/** Who gets a column: active agents, and others who have appointments on the day. */
export const columnAgents = (agents: readonly Agent[], appointments: readonly Appointment[]): Agent[] => {
  const busy = new Set(appointments.map(({ agentId }) => agentId));
  return agents.filter(({ id, isActive }) => isActive || busy.has(id));
};

/** When an agent works on a date, as the grid takes it; an empty stretch on a day off. */
export const agentHours = ({ workingHours }: Agent, date: string): [string, string] => {
  const day = workingHours[weekdayOf(date)];
  return day ? [`${day.start}:00`, gridTimeOfMinutes(endMinutesOf(day.end))] : ["00:00:00", "00:00:00"];
};

/** Where an appointment was dropped. */
export type DroppedAppointment = { appointment: Appointment; time: string; agentId: string };

/** Minutes between two times at which a card can be dropped, unless the business offers times more often. */
const dropMinutes = 15;

type DropGrid = { hours: GridHours; slotStepMinutes: number };

/**
 * The time of day for a card whose upper edge is at `minutes`: the nearest of the grid, or the card's own while it has
 * moved by less than half a step, so that an appointment at 10:05 can go to a colleague at 10:05.
 */
export const droppedTime = (
  { appointmentTime }: Appointment,
  minutes: number,
  { hours, slotStepMinutes }: DropGrid,
): string => {
  const step = Math.min(slotStepMinutes, dropMinutes);
  if (Math.abs(minutes - minutesOf(appointmentTime)) < step / 2) return appointmentTime;
  const last = Math.min(hours.endHour, 24) * 60 - step;
  return timeOfMinutes(Math.min(Math.max(Math.round(minutes / step) * step, hours.startHour * 60), last));
};

/** Null when nothing would change. */
export const readDrop = (appointment: Appointment, time: string, agentId: string): DroppedAppointment | null => {
  if (!canChange(appointment.status)) return null;
  if (appointment.appointmentTime === time && appointment.agentId === agentId) return null;
  return { appointment, time, agentId };
};

// Past midnight it goes on, on a day that isn't shown.
const endMinutes = ({ appointmentTime, durationMinutes }: Appointment): number =>
  Math.min(minutesOf(appointmentTime) + durationMinutes, 24 * 60);

const gridTimeOfMinutes = (minutes: number): string =>
  minutes >= 24 * 60 ? "23:59:59" : `${timeOfMinutes(minutes)}:00`;
