import type { Line, TextValues } from "../../conversation/replying/reply.ts";
import { findAppointments } from "../deciding/find-appointments.ts";
import type { DayAppointment, OwnerFacts } from "../deciding/owner-facts.ts";
import type { Words } from "../owner-command.ts";
import { closureLines } from "./closure-lines.ts";

const mostShown = 25;

/** A day's appointments, one a line, among what else there is at its time. */
export const showDay = (facts: OwnerFacts, date: string, agentIds: readonly string[] | null): Line[] => {
  const { appointments, today } = facts;
  const shown = appointments.filter((one) => one.date === date && (agentIds?.includes(one.agentId) ?? true));
  const closures = closureLines(facts, date, agentIds);
  const head = { date: { date, style: "day" as const }, count: shown.length };
  if (shown.length === 0) {
    const nothing: Line = { key: date === today ? "owner.nothingToday" : "owner.nothingOn", values: head };
    return [nothing, ...closures.map(({ line }) => line)];
  }
  const isOfOne = new Set(shown.map(({ agentId }) => agentId)).size === 1 && facts.agents.length <= 1;
  const rows = shown
    .slice(0, mostShown - closures.length)
    .map((one) => ({ from: one.time, line: rowOf(one, isOfOne || facts.actor !== "owner") }));
  const more = shown.length - rows.length;
  return [
    { key: date === today ? "owner.today" : "owner.onDay", values: head },
    ...[...closures, ...rows].toSorted((a, b) => a.from.localeCompare(b.from)).map(({ line }) => line),
    ...(more > 0 ? [{ key: "owner.more" as const, values: { count: more } }] : []),
  ];
};

/** The first or the last appointment of a day. */
export const showEnd = (
  facts: OwnerFacts,
  date: string,
  agentIds: readonly string[] | null,
  order: "first" | "last",
): Line[] => {
  const { appointments, agents, actor } = facts;
  const ofDay = appointments.filter((one) => one.date === date && (agentIds?.includes(one.agentId) ?? true));
  const one =
    order === "first"
      ? ofDay[0]
      : ofDay.toSorted((a, b) => a.endsAtMs - b.endsAtMs || a.startsAtMs - b.startsAtMs).at(-1);
  if (!one) return showDay(facts, date, agentIds);
  const isOfOne = agents.length <= 1 || actor !== "owner";
  const row: Line = { key: isOfOne ? "owner.row" : "owner.rowWithAgent", values: dayAppointmentValues(one) };
  return [{ key: `owner.ends.${order}`, values: { date: { date, style: "day" }, row } }];
};

const rowOf = (appointment: DayAppointment, isOfOne: boolean): Line => {
  const row: Line = { key: isOfOne ? "owner.row" : "owner.rowWithAgent", values: dayAppointmentValues(appointment) };
  const mark = markOf(appointment);
  return mark === null ? row : { key: "owner.rowWithMark", values: { row, mark: { key: mark } } };
};

const markOf = ({ outcome, awaiting, status }: DayAppointment) => {
  if (outcome === "no-show") return "owner.marks.noShow";
  if (outcome === "arrived") return "owner.marks.arrived";
  if (outcome === "done") return "owner.marks.done";
  if (awaiting === "owner") return "owner.marks.awaitsOwner";
  return status === "pending" ? "owner.marks.pending" : null;
};

/** What is said of an appointment. */
export const dayAppointmentValues = ({ clientName, service, agentName, date, time }: DayAppointment): TextValues => ({
  client: clientName,
  service,
  agent: agentName,
  date: { date, style: "day" },
  time: { time },
});

/** The next appointment, and what there is of today until then. */
export const showNext = (facts: OwnerFacts): Line[] => {
  const { appointments, now, today, nowTime, actor } = facts;
  const next = appointments.find(({ startsAtMs }) => startsAtMs > now.epochMilliseconds);
  const until = next?.date === today ? next.time : "24:00";
  const before = closureLines(facts, today, actor === "owner" ? null : [actor.agentId]).filter(
    ({ from, to }) => to > nowTime && from < until,
  );
  return [...before.map(({ line }) => line), ...nextLines(next, today)];
};

/** Who follows a client with the same agent, or else with anybody. */
export const showAfter = (facts: OwnerFacts, after: Words): Line[] => {
  const [before] = findAppointments({ dates: null, times: [], words: after }, facts, "change");
  if (!before) return [{ key: "owner.noneOfName", values: { name: after.map(capital).join(" ") } }];
  const later = facts.appointments.filter(({ id, startsAtMs }) => id !== before.id && startsAtMs >= before.startsAtMs);
  const ofDay = later.filter(({ date }) => date === before.date);
  const next = ofDay.find(({ agentId }) => agentId === before.agentId) ?? ofDay[0] ?? later[0];
  return nextLines(next, facts.today);
};

/** When a client comes next and to whom; each of those that can be meant. */
export const showOf = (facts: OwnerFacts, of: Words): Line[] => {
  const found = findAppointments({ dates: null, times: [], words: of }, facts, "change");
  if (found.length === 0) return [{ key: "owner.noneOfName", values: { name: of.map(capital).join(" ") } }];
  return found.slice(0, 5).flatMap((one) => nextLines(one, facts.today));
};

const nextLines = (next: DayAppointment | undefined, today: string): Line[] => {
  if (!next) return [{ key: "owner.noNext" }];
  return [{ key: next.date === today ? "owner.next" : "owner.nextOnDay", values: dayAppointmentValues(next) }];
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
