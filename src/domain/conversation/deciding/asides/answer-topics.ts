import type { Turn } from "../../conversation-turn.ts";
import { type Meaning, saysAct } from "../../reading/meaning.ts";
import { contactLine } from "../../replying/contact.ts";
import type { Line } from "../../replying/reply.ts";
import type { TurnOutcome } from "../../replying/turn-outcome.ts";
import type { ConversationState } from "../../state.ts";
import { askAgain } from "../ask-again.ts";

/** That nothing is known here of what was asked, one line a topic. */
export const topicLines = ({ unknownTopics }: Meaning): Line[] =>
  unknownTopics.map((topic) => ({ key: "info.topicUnknown", values: { topic: { key: `topics.${topic}` } } }));

/** "Is there parking?", where the owner said nothing of it and nothing else is wanted. Paying has its own answer. */
export const answerTopics = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome | null => {
  const { unknownTopics, hasContent, forSomeone, isAgreed, isMoreAsked } = meaning;
  const [line, ...others] = topicLines(meaning);
  if (!line || unknownTopics.includes("payment") || hasContent || forSomeone || isAgreed) return null;
  if (isMoreAsked || meaning.house.length > 0) return null;
  if (saysAct(meaning, ...wishes)) return null;
  return askAgain(turn, state, [line, ...others, contactLine(turn)]);
};

/** What is answered, or done, beside it. */
const wishes = [
  "book",
  "move",
  "cancel",
  "mine",
  "price",
  "duration",
  "hours",
  "place",
  "services",
  "data",
  "erase",
] as const;
