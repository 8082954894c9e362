import type { Slot } from "../../../scheduling/slots/availability.ts";
import type { AvailabilityRequest } from "../../availability/availability-request.ts";
import { explainUnavailableDay } from "../../availability/explain-unavailable.ts";
import { freeSlotsOn } from "../../availability/free-times.ts";
import type { Turn } from "../../conversation-turn.ts";
import { showPage } from "../../replying/paginate-choices.ts";
import type { Line } from "../../replying/reply.ts";
import type { Choice, TurnOutcome } from "../../replying/turn-outcome.ts";
import type { Draft } from "../../state.ts";
import { offerNearestTimes } from "../offer-nearest-times.ts";
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
  return {
    scene: { step: "time", draft: { ...draft, time: undefined }, page },
    lines: [...lead, { key: "questions.time", values: { date: { date, style: "full" } } }],
    choices: showPage(pagesOf(slots), page),
    style: "list",
  };
};

/** Asks which of two times was meant. */
export const askWhichTime = (draft: Draft, times: readonly string[], lead: readonly Line[]): TurnOutcome => ({
  scene: { step: "time", draft, page: 0 },
  lines: [...lead, { key: "questions.whichTime" }],
  choices: times.map((time) => ({ value: time, title: { time } })),
  style: "buttons",
});

const perPage = 9;

const pagesOf = (slots: readonly Slot[]): Choice[][] => {
  const choices = slots.map(
    ({ time }): Choice => ({ value: time, title: { time }, description: { key: partOfDay(time) } }),
  );
  if (choices.length <= perPage + 1) return [choices];
  const pages: Choice[][] = [];
  for (const [, part] of Map.groupBy(choices, ({ value }) => partOfDay(value))) {
    const last = pages.at(-1);
    if (last && last.length + part.length <= perPage) last.push(...part);
    else for (let first = 0; first < part.length; first += perPage) pages.push(part.slice(first, first + perPage));
  }
  return pages;
};
