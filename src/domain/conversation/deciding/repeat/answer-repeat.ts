import { addDays } from "../../../scheduling/clock/calendar-date.ts";
import { nextNthWeekday } from "../../../scheduling/series/nth-weekday.ts";
import { seriesDateAt } from "../../../scheduling/series/series-rule.ts";
import { ownUpcomingAppointments } from "../../appointments/own-appointments.ts";
import { answerText } from "../../booking/answer-text.ts";
import { applyReading } from "../../booking/apply-reading.ts";
import type { Turn } from "../../conversation-turn.ts";
import { type Meaning, saysAct } from "../../reading/meaning.ts";
import type { TurnOutcome } from "../../replying/turn-outcome.ts";
import type { ConversationState, Draft } from "../../state.ts";
import { isBookingScene } from "../answer-choice-id.ts";

/** It is to come again: what is being booked, what is booked already, the usual, or something new. */
export const answerRepeat = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome | null =>
  isBookingScene(state) && state.step !== "existing"
    ? answerText(turn, state, { meaning, offered: state.offer.values })
    : applyReading(turn, isBookingScene(state) ? state.draft : beginningOf(turn, meaning), meaning);

const beginningOf = (turn: Turn, meaning: Meaning): Draft => {
  const { lastVisit } = turn.facts.client;
  const { typeIds, agentIds, when, forSomeone } = meaning;
  const isWhenOpen = when.date === undefined && when.time === undefined && !when.isAsap;
  const last = ownUpcomingAppointments(turn).findLast(({ typeId }) => typeId !== null);
  if (last && isWhenOpen && typeIds.length + agentIds.length === 0 && !forSomeone) {
    return { typeId: last.typeId ?? undefined, agentId: last.agentId, ...following(last, meaning) };
  }
  const isUsual =
    typeIds.length === 0 && !forSomeone && (saysAct(meaning, "again") || (isWhenOpen && !meaning.isRequest));
  return isUsual && lastVisit ? { ...lastVisit } : {};
};

/** "And then every four weeks", of what is booked: the next one is this long after it, at the same time. */
const following = ({ date, time }: { date: string; time: string }, { repeat }: Meaning): Draft => {
  const rhythm = repeat?.rhythm;
  if (!rhythm) return { time };
  const next = rhythm.nth ? nextNthWeekday(addDays(date, 1), rhythm.nth) : seriesDateAt(date, rhythm, 1)?.date;
  return next ? { date: next, time } : { time };
};
