import type { IncomingMessage } from "../message.ts";
import { readPhrases } from "../phrases/read-phrases.ts";

/** STOP or START, which count even for clients whose other messages are ignored. */
export const isStopOrStart = ({ choiceId, text }: Pick<IncomingMessage, "choiceId" | "text">): boolean => {
  if (choiceId !== undefined) return false;
  const phrases = readPhrases(text ?? "");
  return phrases.has("stop") || phrases.has("start");
};
