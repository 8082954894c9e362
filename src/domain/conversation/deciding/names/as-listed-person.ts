import { isAgentOpen } from "../../booking/questions/ask-agent.ts";
import type { Turn } from "../../conversation-turn.ts";
import type { Meaning } from "../../reading/meaning.ts";
import type { ConversationState } from "../../state.ts";
import { foldedWords } from "../../words/fold-text.ts";

/** Asked with whom, somebody who works here is that person, however much the name looks like the client's own or another's. */
export const asListedPerson = (turn: Turn, state: ConversationState, meaning: Meaning): Meaning => {
  const { ownName, forSomeone, unknownAgent, agentIds } = meaning;
  if (agentIds.length > 0) return meaning;
  if (state.step === "menu" && unknownAgent !== null && !saysMore(meaning)) return { ...meaning, hasContent: true };
  if (!isAgentOpen(state)) return meaning;
  const said = foldedWords([ownName, forSomeone?.name, unknownAgent].filter((name) => name).join(" "));
  const [only, ...others] = turn.facts.agents.filter(({ name }) =>
    foldedWords(name).some((word) => said.includes(word)),
  );
  // Somebody who doesn't work here is an answer, too: they are said to be unknown.
  if (!only && unknownAgent !== null) {
    const acts = meaning.acts.filter(({ kind }) => kind !== "question" && kind !== "who");
    return { ...meaning, acts, hasContent: true, isQuestion: false };
  }
  if (!only || others.length > 0) return meaning;
  const { agentId } = only;
  return { ...meaning, agentIds: [agentId], hasContent: true, ownName: null, forSomeone: null, unknownAgent: null };
};

/** Something else than with whom, which is answered first. */
const saysMore = (meaning: Meaning): boolean =>
  meaning.steering.size > 0 || meaning.isQuestion || meaning.acts.some(({ kind }) => !courtesies.has(kind));

const courtesies: ReadonlySet<string> = new Set(["book", "greet", "thank", "chat", "name"]);
