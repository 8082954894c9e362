import { inAgentOrder } from "../../../agents/agent-order.ts";
import { agentsFor, anyone, typeOf } from "../../availability/availability-request.ts";
import { describeTimes, isSameWithEveryone } from "../../availability/price-and-duration.ts";
import type { Turn } from "../../conversation-turn.ts";
import type { TypeFacts } from "../../facts.ts";
import { paginateChoices } from "../../replying/paginate-choices.ts";
import type { Line } from "../../replying/reply.ts";
import type { Choice, TurnOutcome } from "../../replying/turn-outcome.ts";
import type { ConversationState, Draft } from "../../state.ts";
import { addChoice } from "./ask-more.ts";

/** "Another person", where the client named nobody and several can do it. */
export const otherAgentChoice = (turn: Turn, { agentId, moving }: Draft, type: TypeFacts): Choice[] =>
  agentId !== undefined || moving || agentsFor(turn, type).length < 2
    ? []
    : [{ value: otherAgentValue, title: { key: "options.otherAgent" } }];

export const otherAgentValue = "otherAgent";

/** Whether with whom is asked, or may be answered beside when. */
export const isAgentOpen = ({ step, offer }: Pick<ConversationState, "step" | "offer">): boolean =>
  step === "agent" || offer.values.includes(otherAgentValue);

type AgentQuestion = {
  lead: readonly Line[];
  page: number;
  /** Several agents share the name that was said; one of them is meant. */
  only?: readonly string[] | undefined;
};

/** Asks with whom. */
export const askAgent = (turn: Turn, draft: Draft, { lead, page, only }: AgentQuestion): TurnOutcome => {
  const type = typeOf(turn, draft);
  const agents = agentsFor(turn, type).filter(({ agentId }) => only === undefined || only.includes(agentId));
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
