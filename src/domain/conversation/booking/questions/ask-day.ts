import { onlyPart } from "../../appointments/ask-part.ts";
import { type AvailabilityRequest, appointmentToMove } from "../../availability/availability-request.ts";
import { freeDays, freeSlotsOn, lastBookableDate } from "../../availability/free-times.ts";
import type { Turn } from "../../conversation-turn.ts";
import { paginateChoices } from "../../replying/paginate-choices.ts";
import type { Line } from "../../replying/reply.ts";
import type { Choice, TurnOutcome } from "../../replying/turn-outcome.ts";
import type { Draft } from "../../state.ts";
import { offerNearestTimes } from "../offer-nearest-times.ts";
import { addChoice } from "./ask-more.ts";

/** Asks for the day: the next ones with free times, within what was said about days and times already. */
export const askDay = (
  turn: Turn,
  draft: Draft,
  request: AvailabilityRequest,
  { lead, page }: { lead: readonly Line[]; page: number },
): TurnOutcome => {
  const from = draft.range?.from ?? turn.today;
  const to = draft.range?.to ?? lastBookableDate(turn);
  const days = freeDays(turn, request, { from, to, count: mostDays, limits: draft });
  if (days.length === 0) return offerNearestTimes(turn, draft, request, { lead: [...lead, nothingLine(draft)] });
  const choices = days.map(({ date, slots }): Choice => {
    const first = slots[0]?.time ?? "";
    const description: Line =
      draft.time === undefined
        ? { key: "descriptions.freeTimes", values: { count: slots.length, time: { time: first } } }
        : { key: "descriptions.atTime", values: { time: { time: first } } };
    return { value: date, title: { date, style: "day" }, description };
  });
  return {
    scene: { step: "day", draft: { ...draft, date: undefined }, page },
    lines: [...lead, questionLine(draft)],
    choices: paginateChoices(choices, page, alsoPossible(turn, draft)),
    style: "list",
  };
};

/** Another service, where nobody is asked with whom; one service of a visit that moves. */
const alsoPossible = (turn: Turn, draft: Draft): Choice[] => {
  if (appointmentToMove(turn, draft)?.parts) return [{ value: onlyPart, title: { key: "options.onlyPart" } }];
  return turn.facts.agents.length === 1 ? addChoice(turn, draft) : [];
};

/** Asks which of two days was meant; of three or more those with free times. */
export const askWhichDay = (
  turn: Turn,
  draft: Draft,
  request: AvailabilityRequest,
  lead: readonly Line[],
): TurnOutcome => {
  const said = draft.dates ?? [];
  const free = said.length > 2 ? said.filter((date) => freeSlotsOn(turn, request, date, draft).length > 0) : said;
  const dates = free.length > 0 ? free : said;
  return {
    scene: { step: "day", draft, page: 0 },
    lines: [...lead, { key: "questions.whichDay" }],
    choices: dates.map((date) => ({ value: date, title: { date, style: "day" } })),
    style: dates.length > 3 ? "list" : "buttons",
  };
};

/** Three pages; someone who plans further ahead types the day. */
const mostDays = 27;

const questionLine = ({ range, time, moving }: Draft): Line => {
  if (time !== undefined) return { key: "questions.dayAtTime", values: { time: { time } } };
  if (!range) return { key: moving ? "questions.dayOfMove" : "questions.day" };
  const [from, to] = [range.from, range.to];
  return {
    key: "questions.dayInRange",
    values: { from: { date: from, style: "day" }, to: { date: to, style: "day" } },
  };
};

/** Why no day suits what was said. */
export const nothingLine = ({ range, time, window }: Draft): Line => {
  if (range && time === undefined && !window) {
    const [from, to] = [range.from, range.to];
    return {
      key: "refusals.nothingInRange",
      values: { from: { date: from, style: "day" }, to: { date: to, style: "day" } },
    };
  }
  if (time !== undefined) return { key: "refusals.nothingAtTime", values: { time: { time } } };
  return { key: window ? "refusals.nothingInThatPart" : "refusals.noFreeTimes" };
};
