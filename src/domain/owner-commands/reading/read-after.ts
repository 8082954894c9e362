import type { Candidate, Reader } from "./read-which.ts";
import { wordsIn } from "./read-which.ts";

/** "Who comes after Maria?": whoever follows that client. */
export const readAfter = ({ text, context }: Reader): Candidate | null => {
  if (!asking.test(text)) return null;
  const behind = following.exec(text);
  if (!behind) return null;
  const after = wordsIn(text.slice(behind.index + behind[0].length))
    .slice(0, 3)
    .filter((word) => context.names.has(word) && !context.agentNames.has(word));
  return after.length > 0 ? { command: { kind: "next", after }, loss: 0 } : null;
};

const asking =
  /(?<!\p{L})(?:who(?:'?s|m)?|quien(?:es)?|qui|wer|wen|quem|next|siguiente|prochaine?|suivante?|nachste[rn]?|proxim[oa])(?!\p{L})/u;

const following =
  /(?<!\p{L})(?:after|following|once|behind|despues de|detras de|luego de|tras|siguiente a|apres|derriere|a la suite de|nach|hinter|depois d[aeo]|atras d[aeo]|a seguir a|apos)(?!\p{L})/u;
