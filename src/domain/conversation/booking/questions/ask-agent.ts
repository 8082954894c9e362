import { inAgentOrder } from "../../../agents/agent-order.ts";
import { agentsFor, anyone, typeOf } from "../../availability/availability-request.ts";
import { describeTimes, isSameWithEveryone } from "../../availability/price-and-duration.ts";
import type { Turn } from "../../conversation-turn.ts";
import { paginateChoices } from "../../replying/paginate-choices.ts";
import type { Line } from "../../replying/reply.ts";
import type { Choice, TurnOutcome } from "../../replying/turn-outcome.ts";
import type { Draft } from "../../state.ts";
import { addChoice } from "./ask-more.ts";

type AgentQuestion = {
  lead: readonly Line[];
  page: number;
  /** Several agents share the name that was said; one of them is meant. */
  only?: readonly string[] | undefined;
  /** Those who are free at the time that was named. */
  free?: readonly string[] | undefined;
};

/** Asks with whom. */
export const askAgent = (turn: Turn, draft: Draft, { lead, page, only, free }: AgentQuestion): TurnOutcome => {
  const offered = only ?? free;
  const type = typeOf(turn, draft);
  const agents = agentsFor(turn, type).filter(({ agentId }) => offered === undefined || offered.includes(agentId));
  const everyone: Choice = {
    value: anyone,
    title: { key: "options.anyone" },
    description: { key: "descriptions.anyone" },
  };
  const isAlike = type === null || isSameWithEveryone(turn, type);
  const choices = inAgentOrder(agents).map((agent): Choice => {
    const { agentId: value, name: title } = agent;
    return isAlike ? { value, title } : { value, title, description: describeTimes(turn, agent, type) };
  });
  return {
    scene: { step: "agent", draft: { ...draft, agentId: undefined }, page },
    lines: [...lead, { key: only ? "questions.whichAgent" : "questions.agent" }],
    choices: paginateChoices(only ? choices : [everyone, ...choices], page, only ? [] : addChoice(turn, draft)),
    style: "list",
  };
};
