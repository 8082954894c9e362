import { addDays, weekOf } from "../../../scheduling/clock/calendar-date.ts";
import { weekdayOf } from "../../../scheduling/clock/weekday.ts";
import { worksOn } from "../../../scheduling/hours/working-hours.ts";
import type { Turn } from "../../conversation-turn.ts";
import { type Meaning, saysAct } from "../../reading/meaning.ts";
import type { Line } from "../../replying/reply.ts";
import type { TurnOutcome } from "../../replying/turn-outcome.ts";
import type { ConversationState } from "../../state.ts";
import { isBookingScene } from "../answer-choice-id.ts";
import { askAgain } from "../ask-again.ts";

/**
 * "Is she in on Saturdays?": the days on which somebody works, who is named or was chosen. What was said of the day before stays;
 * the day that is asked about is no choice. Null when anything is wanted.
 */
export const answerAgentDays = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome | null => {
  const { isAgentDaysAsked, typeIds, agentIds, when, forSomeone } = meaning;
  if (!isAgentDaysAsked || meaning.isAgreed || typeIds.length > 0 || when.time || forSomeone) return null;
  if (!when.isWeekday || saysAct(meaning, "book", "move", "cancel", "late", "coming", "here")) return null;
  const chosen = isBookingScene(state) ? state.draft.agentId : undefined;
  const [agentId, ...others] = agentIds.length > 0 ? agentIds : [chosen];
  const agent = others.length > 0 ? undefined : turn.facts.agents.find((one) => one.agentId === agentId);
  return agent ? askAgain(turn, state, [daysOf(turn, agent)]) : null;
};

const daysOf = (turn: Turn, { name, workingHours }: Turn["facts"]["agents"][number]): Line => {
  const monday = weekOf(turn.today)[0] as string;
  const week = Array.from({ length: 7 }, (_, day) => addDays(monday, day));
  const { hours } = turn.facts.business;
  const days = week.filter((date) => {
    const weekday = weekdayOf(date);
    return hours[weekday].isOpen && worksOn(workingHours, weekday);
  });
  const list = { list: days.map((date) => ({ date, style: "weekday" as const })), style: "and" as const };
  return { key: "info.agentDays", values: { agent: name, days: list } };
};
