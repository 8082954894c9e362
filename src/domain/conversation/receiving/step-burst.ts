import type { ConversationFacts } from "../facts.ts";
import type { IncomingMessage } from "../message.ts";
import type { StepResult } from "../replying/to-step-result.ts";
import type { ConversationState } from "../state.ts";
import { stepConversation } from "../step-conversation.ts";
import { joinedText } from "./join-burst.ts";

/**
 * The step that messages read together lead to. Where they make no request as a whole, and the first of them do, the others are read
 * as what is said to its read-back, which isn't sent: "a cut tomorrow at 3 with Ana", "no wait, at 4", "and with Luis".
 */
export const stepBurst = (
  state: ConversationState,
  parts: readonly [IncomingMessage, ...IncomingMessage[]],
  facts: ConversationFacts,
): StepResult => {
  const said = joinedText(parts);
  const whole = stepConversation(state, said, facts);
  const isShort = (said.text ?? "").length <= longestPieces;
  if (!isShort || state.step !== "menu" || whole.state.step === "summary" || whole.command !== null) return whole;
  for (let end = 1; end < parts.length; end += 1) {
    const [first, ...others] = parts;
    const begun = stepConversation(state, joinedText([first, ...others.slice(0, end - 1)]), facts);
    const [next, ...rest] = others.slice(end - 1);
    if (begun.state.step !== "summary" || begun.command !== null || next === undefined) continue;
    const language = begun.chosenLanguage ?? facts.client.language;
    const went = stepConversation(begun.state, joinedText([next, ...rest]), {
      ...facts,
      client: { ...facts.client, language },
    });
    return { ...went, chosenLanguage: went.chosenLanguage ?? begun.chosenLanguage };
  }
  return whole;
};

/** Reading takes time by the length, and each piece is read again. */
const longestPieces = 400;
