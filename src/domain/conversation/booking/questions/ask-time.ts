import type { Slot } from "../../../scheduling/slots/availability.ts";
import { type AvailabilityRequest, agentName } from "../../availability/availability-request.ts";
import { explainUnavailableDay } from "../../availability/explain-unavailable.ts";
import { freeSlotsOn, placeAt } from "../../availability/free-times.ts";
import type { Turn } from "../../conversation-turn.ts";
import { showPage } from "../../replying/paginate-choices.ts";
import type { Line } from "../../replying/reply.ts";
import type { Choice, TurnOutcome } from "../../replying/turn-outcome.ts";
import type { Draft } from "../../state.ts";
import { offerNearestTimes } from "../offer-nearest-times.ts";
import { otherAgentChoice } from "./ask-agent.ts";
import { partOfDay } from "./part-of-day.ts";

/** Asks for the time on a day, morning first, in pages that end where a part of the day does. */
export const askTime = (
  turn: Turn,
  draft: Draft & { date: string },
  request: AvailabilityRequest,
  { lead, page }: { lead: readonly Line[]; page: number },
): TurnOutcome => {
  const { date, window } = draft;
  const slots = freeSlotsOn(turn, request, date, { window });
  if (slots.length === 0) {
    return offerNearestTimes(turn, draft, request, {
      lead: [...lead, explainUnavailableDay(turn, request, date, window)],
    });
  }
  const elsewhere = [otherDay, ...otherAgentChoice(turn, draft, request.type)];
  const isNamed = draft.agentId !== undefined || turn.facts.agents.length < 2;
  const choices = slots.map((slot): Choice => {
    const description: Line = isNamed ? { key: partOfDay(slot.time) } : agentLine(turn, request, slot);
    return { value: slot.time, title: { time: slot.time }, description };
  });
  return {
    scene: { step: "time", draft: { ...draft, time: undefined }, page },
    lines: [...lead, { key: "questions.time", values: { date: { date, style: "full" } } }],
    choices: [...showPage(pagesOf(choices, mostRows - elsewhere.length), page), ...elsewhere],
    style: "list",
  };
};

const otherDay: Choice = { value: "otherDay", title: { key: "options.otherDay" } };

/** Who has a time that is asked of anyone. */
const agentLine = (turn: Turn, request: AvailabilityRequest, { date, time }: Slot): Line => {
  const agent = agentName(turn, placeAt(turn, request, date, time)?.agentId ?? "");
  return agent === "" ? { key: partOfDay(time) } : { key: "descriptions.withAgent", values: { agent } };
};

/** Asks which of two times was meant. */
export const askWhichTime = (draft: Draft, times: readonly string[], lead: readonly Line[]): TurnOutcome => ({
  scene: { step: "time", draft, page: 0 },
  lines: [...lead, { key: "questions.whichTime" }],
  choices: times.map((time) => ({ value: time, title: { time } })),
  style: "buttons",
});

/** WhatsApp's. */
const mostRows = 10;

const pagesOf = (choices: readonly Choice[], room: number): Choice[][] => {
  if (choices.length <= room) return [[...choices]];
  const perPage = room - 1;
  const pages: Choice[][] = [];
  for (const [, part] of Map.groupBy(choices, ({ value }) => partOfDay(value))) {
    const last = pages.at(-1);
    if (last && last.length + part.length <= perPage) last.push(...part);
    else for (let first = 0; first < part.length; first += perPage) pages.push(part.slice(first, first + perPage));
  }
  return pages;
};
