import type { Candidate, Reader } from "./read-which.ts";
import { wordsIn } from "./read-which.ts";

/** "Who comes after Maria?": the client who follows. */
export const readAfter = ({ text, context }: Reader): Candidate | null => {
  if (!asking.test(text)) return null;
  const behind = following.exec(text);
  if (!behind) return null;
  const after = wordsIn(text.slice(behind.index + behind[0].length))
    .slice(0, 3)
    .filter((word) => context.names.has(word) && !context.agentNames.has(word));
  return after.length > 0 ? { command: { kind: "next", after }, loss: 0 } : null;
};

/** "What time is Pedro?", "bei wem ist Pedro": that client's own. A change in the message is another matter. */
export const readWhenOf = ({ text, words, context }: Reader): Candidate | null => {
  const clients = wordsIn(text).filter((word) => context.names.has(word) && !context.agentNames.has(word));
  if (clients.length === 0 || !askingWhen.test(text) || wordsIn(text).length > mostWords) return null;
  if ((["cancel", "move", "block", "late", "sick", "noShow"] as const).some((name) => words.has(name, text)))
    return null;
  return { command: { kind: "next", of: clients }, loss: 0 };
};

const mostWords = 8;

const askingWhen =
  /(?<!\p{L})(?:when(?:'?s| is| does| do)?|what time|who(?:'?s| is)? (?=.{0,100}with$)|who with|with whom|wann|wie ?viel uhr|bei wem|mit wem|cuando|que hora|con quien|quand|quelle heure|avec qui|quando|que horas|com quem)(?!\p{L})/u;

const asking =
  /(?<!\p{L})(?:who(?:'?s|m)?|quien(?:es)?|qui|wer|wen|quem|next|siguiente|prochaine?|suivante?|nachste[rn]?|proxim[oa])(?!\p{L})/u;

const following =
  /(?<!\p{L})(?:after|following|once|behind|despues de|detras de|luego de|tras|siguiente a|apres|derriere|a la suite de|nach|hinter|depois d[aeo]|atras d[aeo]|a seguir a|apos)(?!\p{L})/u;
