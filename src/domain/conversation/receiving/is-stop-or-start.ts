import type { IncomingMessage } from "../message.ts";
import { readPhrases } from "../phrases/read-phrases.ts";

/** STOP or START, which count even when nothing else of a person is listened to. */
export const isStopOrStart = ({ choiceId, text }: Pick<IncomingMessage, "choiceId" | "text">): boolean => {
  if (choiceId !== undefined) return false;
  const phrases = readPhrases(text ?? "");
  return phrases.has("stop") || phrases.has("start");
};
