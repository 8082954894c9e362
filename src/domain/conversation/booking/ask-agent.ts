import { pageOf } from "../page-of.ts";
import type { Line } from "../reply.ts";
import type { Draft } from "../state.ts";
import type { Choice, Outcome, Turn } from "../turn.ts";
import { anyone } from "../wanted.ts";

/** Asks with whom; with `only` among a few of the same name. */
export const askAgent = (
  turn: Turn,
  draft: Draft,
  { lead, page, only }: { lead: readonly Line[]; page: number; only?: readonly string[] | undefined },
): Outcome => {
  const agents = turn.facts.agents.filter(({ agentId }) => only === undefined || only.includes(agentId));
  const everyone: Choice = {
    value: anyone,
    title: { key: "options.anyone" },
    description: { key: "descriptions.anyone" },
  };
  const choices = agents.map(({ agentId, name }): Choice => ({ value: agentId, title: name }));
  return {
    scene: { step: "agent", draft: { ...draft, agentId: undefined }, page },
    lines: [...lead, { key: only ? "questions.whichAgent" : "questions.agent" }],
    choices: pageOf(only ? choices : [everyone, ...choices], page),
    style: "list",
  };
};
