import type { DateReading, TimeReading } from "../dates/when-reading.ts";
import type { Line } from "../reply.ts";
import { settleHalfDay } from "../settle-half-day.ts";
import type { Draft } from "../state.ts";
import type { Outcome, Turn } from "../turn.ts";
import type { Understanding } from "../understand.ts";
import { anyone } from "../wanted.ts";
import { whyNever } from "../why-not.ts";
import { askAgent } from "./ask-agent.ts";
import { askType } from "./ask-type.ts";
import { mayNotBook } from "./may-not-book.ts";
import { noteWhen } from "./note-when.ts";
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
  if (when.isAsap) next = { ...next, isAsap: true, time: undefined, times: undefined };
  if (when.date) applyDate(next, when.date, lead);
  if (when.time) applyTime(turn, next, when.time, lead);

  const obstacle = mayNotBook(turn, next);
  if (obstacle) return obstacle;
  if (typeIds.length > 1 && !draft.moving)
    return noted(turn, askType(turn, next, { lead, page: 0, only: typeIds }), next, when);
  if (agentIds.length > 1) return noted(turn, askAgent(turn, next, { lead, page: 0, only: agentIds }), next, when);
  return noted(turn, proceed(turn, next, { lead }), next, when);
};

/** The questions that don't say themselves what was understood of the day and the time. */
const silentSteps = ["type", "agent"];

const noted = (turn: Turn, outcome: Outcome, draft: Draft, { date, time }: Understanding["when"]): Outcome => {
  const isNews = date !== undefined || time !== undefined;
  // A day on which nothing can be had is no news to be taken down.
  const never = draft.date === undefined ? null : whyNever(turn, draft.date);
  const line = isNews && silentSteps.includes(outcome.scene.step) ? (never ?? noteWhen(draft)) : null;
  return line ? { ...outcome, lines: [line, ...outcome.lines] } : outcome;
};

const applyDate = (draft: Draft, date: DateReading, lead: Line[]): void => {
  draft.date = date.kind === "day" ? date.date : undefined;
  draft.dates = date.kind === "ambiguous" ? date.dates : undefined;
  draft.range = date.kind === "range" ? { from: date.from, to: date.to } : undefined;
  if (date.kind === "impossible") lead.push({ key: "refusals.impossibleDate", values: { text: date.text } });
  if (date.kind === "past") {
    lead.push({ key: "refusals.pastDay", values: { date: { date: date.date, style: "full" } } });
  }
};

const applyTime = (turn: Turn, draft: Draft, time: TimeReading, lead: Line[]): void => {
  const settled = time.kind === "halfDay" ? settleHalfDay(turn, time.times, draft.date) : null;
  const isOpen = time.kind === "choice" || (time.kind === "halfDay" && settled === null);
  draft.time = time.kind === "exact" ? time.time : (settled ?? undefined);
  draft.times = isOpen ? time.times : undefined;
  draft.window =
    time.kind === "window" ? { part: time.part, fromMinute: time.fromMinute, toMinute: time.toMinute } : undefined;
  if (time.kind === "impossible") lead.push({ key: "refusals.impossibleTime", values: { text: time.text } });
};
