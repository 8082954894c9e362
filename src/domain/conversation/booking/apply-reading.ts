import type { DateReading, TimeReading } from "../dates/when-reading.ts";
import type { Line } from "../reply.ts";
import { settleHalfDay } from "../settle-half-day.ts";
import type { Draft } from "../state.ts";
import type { Outcome, Turn } from "../turn.ts";
import type { Understanding } from "../understand.ts";
import { anyone } from "../wanted.ts";
import { askAgent } from "./ask-agent.ts";
import { askWhichDay } from "./ask-day.ts";
import { askWhichTime } from "./ask-time.ts";
import { askType } from "./ask-type.ts";
import { mayNotBook } from "./may-not-book.ts";
import { proceed } from "./proceed.ts";

/** Adds what a text said to a draft and goes on; what it left open between two is asked first. */
export const applyReading = (
  turn: Turn,
  draft: Draft,
  { typeIds, agentIds, isAnyone, when }: Understanding,
): Outcome => {
  const lead: Line[] = [];
  let next: Draft = { ...draft };
  if (typeIds.length === 1 && !draft.moving) next.typeId = typeIds[0];
  if (agentIds.length === 1) next.agentId = agentIds[0];
  if (isAnyone) next.agentId = anyone;
  if (when.isAsap) next = { ...next, isAsap: true, time: undefined };
  const dates = when.date ? applyDate(next, when.date, lead) : null;
  const times = when.time ? applyTime(turn, next, when.time, lead) : null;

  const obstacle = mayNotBook(turn, next);
  if (obstacle) return obstacle;
  if (typeIds.length > 1 && !draft.moving) return askType(turn, next, { lead, page: 0, only: typeIds });
  if (agentIds.length > 1) return askAgent(turn, next, { lead, page: 0, only: agentIds });
  if (dates) return askWhichDay(next, dates, lead);
  if (times) return askWhichTime(next, times, lead);
  return proceed(turn, next, { lead });
};

/** Changes the draft's day; returns two days when the customer has to choose. */
const applyDate = (draft: Draft, date: DateReading, lead: Line[]): [string, string] | null => {
  draft.date = undefined;
  draft.range = undefined;
  if (date.kind === "day") draft.date = date.date;
  if (date.kind === "range") draft.range = { from: date.from, to: date.to };
  if (date.kind === "impossible") lead.push({ key: "refusals.impossibleDate", values: { text: date.text } });
  if (date.kind === "past") {
    lead.push({ key: "refusals.pastDay", values: { date: { date: date.date, style: "full" } } });
  }
  return date.kind === "ambiguous" ? date.dates : null;
};

/** Changes the draft's time; returns two times when the customer has to choose. */
const applyTime = (turn: Turn, draft: Draft, time: TimeReading, lead: Line[]): [string, string] | null => {
  draft.time = undefined;
  draft.window = undefined;
  if (time.kind === "exact") draft.time = time.time;
  if (time.kind === "window") {
    draft.window = { part: time.part, fromMinute: time.fromMinute, toMinute: time.toMinute };
  }
  if (time.kind === "impossible") lead.push({ key: "refusals.impossibleTime", values: { text: time.text } });
  if (time.kind === "choice") return time.times;
  if (time.kind !== "halfDay") return null;
  const settled = settleHalfDay(turn, time.times, draft.date);
  draft.time = settled ?? undefined;
  return settled === null ? time.times : null;
};
