import { weekdayOf } from "../../../scheduling/clock/weekday.ts";
import type { Turn } from "../../conversation-turn.ts";
import type { DateReading } from "../../dates/when-reading.ts";
import type { OwnAppointment } from "../../facts.ts";
import type { SeveralReading } from "../../reading/several/read-several.ts";
import { isTooLate, ownUpcomingAppointments } from "../own-appointments.ts";

type Kept = SeveralReading["kept"][number];

/**
 * Which of the client's appointments are meant, in their order; null when they aren't spoken of together, or what is to stay
 * can't be told.
 */
export const meantSeveral = (turn: Turn, reading: SeveralReading): OwnAppointment[] | null => {
  const all = ownUpcomingAppointments(turn).filter((one) => !isTooLate(turn, one));
  const { lastKept } = reading;
  if (lastKept !== undefined) return ofSeries(all, reading).filter(({ date }) => date > lastKept);
  const isListed = namedDates(reading.when.date).length > 1;
  if (!reading.isTogether && !isListed) return null;
  // "Leave the others": then only one is meant.
  if (reading.kept.some(({ isRest }) => isRest)) return null;
  const named = ofSeries(narrowed(all, reading), reading);
  const kept = reading.kept.map((one) => keptOf(named, all, one));
  if (kept.some((found) => found === null)) return null;
  const left = new Set(kept.flatMap((found) => found ?? []));
  return named.filter((one) => !left.has(one));
};

/** What fits each thing that is named; what nothing fits says something else. */
const narrowed = (all: readonly OwnAppointment[], reading: SeveralReading): readonly OwnAppointment[] => {
  const { typeIds, agentIds, days, months, when } = reading;
  const byType = fitting(all, (one) => partsOf(one).some(({ typeId }) => typeId !== null && typeIds.includes(typeId)));
  const byAgent = fitting(byType, (one) => partsOf(one).some(({ agentId }) => agentIds.includes(agentId)));
  const own = days.filter(({ weekday }) => byAgent.some(({ date }) => weekdayOf(date) === weekday));
  const isOneDay = new Set(days.map(({ weekday }) => weekday)).size < 2;
  const standing = isOneDay ? own : own.filter(({ isGoal }) => !isGoal);
  const byDay = fitting(byAgent, ({ date }) => standing.some(({ weekday }) => weekday === weekdayOf(date)));
  const byMonth = fitting(byDay, ({ date }) => months.includes(monthOf(date)));
  return fitting(byMonth, ({ date }) => isMeantDay(date, when.date, reading.from));
};

const monthOf = (date: string): number => Number(date.slice(5, 7));

const fitting = (all: readonly OwnAppointment[], fits: (one: OwnAppointment) => boolean): readonly OwnAppointment[] => {
  const found = all.filter(fits);
  return found.length > 0 ? found : all;
};

const partsOf = (one: OwnAppointment) => one.parts ?? [one];

const isMeantDay = (day: string, date: DateReading | undefined, from: SeveralReading["from"]): boolean => {
  if (date?.kind === "day" && from !== null) return from === "after" ? day > date.date : day >= date.date;
  if (date?.kind === "range") return date.from <= day && (date.isOpen === true || day <= date.to || from !== null);
  return namedDates(date).includes(day);
};

const namedDates = (date: DateReading | undefined): readonly string[] => {
  if (date?.kind === "day") return [date.date];
  return date?.kind === "ambiguous" || date?.kind === "days" ? date.dates : [];
};

/** Those that come again: of one series, or alike in what, with whom and when. */
const ofSeries = (all: readonly OwnAppointment[], { isSeries, days, typeIds }: SeveralReading) => {
  if (!isSeries) return all;
  const linked = all.filter(({ seriesId }) => seriesId !== undefined);
  if (linked.length > 0) return linked;
  if (days.length > 0 || typeIds.length > 0) return all;
  const groups = [...Map.groupBy(all, ({ typeId, agentId, time }) => `${typeId} ${agentId} ${time}`).values()];
  const largest = groups.toSorted((a, b) => b.length - a.length)[0] ?? all;
  return largest.length > 1 ? largest : all;
};

/** What stays; null when nothing tells which. */
const keptOf = (
  named: readonly OwnAppointment[],
  all: readonly OwnAppointment[],
  { typeIds, agentIds, when, days, months, place }: Kept,
): readonly OwnAppointment[] | null => {
  const { date } = when;
  const pool = all.filter(
    (one) =>
      (typeIds.length === 0 || partsOf(one).some(({ typeId }) => typeId !== null && typeIds.includes(typeId))) &&
      (agentIds.length === 0 || partsOf(one).some(({ agentId }) => agentIds.includes(agentId))) &&
      (days.length === 0 || date !== undefined || days.some(({ weekday }) => weekday === weekdayOf(one.date))) &&
      (months.length === 0 || months.includes(monthOf(one.date))) &&
      (date === undefined || isMeantDay(one.date, date, null)),
  );
  const isNamed = typeIds.length + agentIds.length + days.length + months.length > 0 || date !== undefined;
  if (isNamed && pool.length > 0 && date !== undefined) return pool;
  if (place !== null) return named.slice(...(place === "first" ? [0, 1] : [-1]));
  return isNamed && pool.length > 0 ? pool : null;
};
