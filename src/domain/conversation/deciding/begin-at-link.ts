import { type KnownStartLink, readStart } from "../../start-links/read-start.ts";
import { applyReading } from "../booking/apply-reading.ts";
import { proceedWithDraft } from "../booking/proceed-with-draft.ts";
import type { Turn } from "../conversation-turn.ts";
import type { ConversationFacts } from "../facts.ts";
import { type Meaning, saysAct } from "../reading/meaning.ts";
import type { Line } from "../replying/reply.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { Draft } from "../state.ts";
import { foldText } from "../words/fold-text.ts";

/** The link a message came through, and what the client wrote besides: what the link stands for needn't be read. */
export const readBeginning = (
  facts: ConversationFacts,
  typed: string,
): { link: KnownStartLink | null; text: string } => {
  const { link, rest } = readStart(typed, facts.startLinks ?? []);
  if (!link) return { link, text: rest };
  const { service, agent } = namesOf(facts, link);
  return { link, text: [service, agent].reduce<string>(withoutName, rest) };
};

/**
 * Goes on as if what the link stands for had been chosen; what was written besides counts for more. Null when the message asks
 * for something else: then only where it came from is kept.
 */
export const beginAtLink = (turn: Turn, link: KnownStartLink, meaning: Meaning): TurnOutcome | null => {
  if (saysAct(meaning, ...otherMatters) || meaning.house.length > 0 || meaning.steering.has("stop")) return null;
  const { service, agent } = namesOf(turn.facts, link);
  const draft: Draft = {
    ...(service !== undefined && link.typeId !== null && { typeId: link.typeId }),
    ...(agent !== undefined && link.agentId !== null && { agentId: link.agentId }),
  };
  const { hasContent, forSomeone, ownName, unknownAgent } = meaning;
  const isRequest = hasContent || forSomeone !== null || ownName !== null || unknownAgent !== null;
  const begun = isRequest ? applyReading(turn, draft, meaning) : proceedWithDraft(turn, draft);
  const { scene } = begun;
  // The summary says it all itself.
  const isAsked = "draft" in scene && scene.step !== "summary";
  const line = isAsked ? lineOf(scene.draft, draft, { service, agent }) : null;
  return line ? { ...begun, lines: [line, ...begun.lines] } : begun;
};

const otherMatters = [
  ...(["move", "cancel", "mine", "person", "feeling", "late", "coming", "here"] as const),
  ...(["price", "hours", "place", "duration", "payment", "question", "data", "erase", "stop"] as const),
];

/** What the link began with and is still chosen, to show that it was understood. */
const lineOf = (now: Draft, draft: Draft, { service, agent }: ReturnType<typeof namesOf>): Line | null => {
  const isType = draft.typeId !== undefined && now.typeId === draft.typeId && service !== undefined;
  const isAgent = draft.agentId !== undefined && now.agentId === draft.agentId && agent !== undefined;
  if (isType && isAgent) return { key: "begins.both", values: { service, agent } };
  if (isType) return { key: "begins.service", values: { service } };
  return isAgent ? { key: "begins.agent", values: { agent } } : null;
};

/** Who and what a link stands for, as long as both are still there. */
const namesOf = ({ types, agents }: ConversationFacts, { typeId, agentId }: KnownStartLink) => ({
  service: types.find(({ id }) => id === typeId)?.name,
  agent: agents.find((one) => one.agentId === agentId)?.name,
});

/** Names are compared folded and taken out as typed. */
const withoutName = (text: string, name: string | undefined): string => {
  const folded = name === undefined ? "" : foldText(name);
  if (folded === "") return text;
  const pieces = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  for (let at = 0; at + words.length <= pieces.length; at++) {
    const isHere = words.every((word, index) => foldText(pieces[at + index]?.[0] ?? "") === word);
    const [first, last] = [pieces[at], pieces[at + words.length - 1]];
    if (isHere && first && last && words.length > 0) {
      return `${text.slice(0, first.index)} ${text.slice(last.index + last[0].length)}`;
    }
  }
  return text;
};
