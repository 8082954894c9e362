import type { IncomingMessage } from "../message.ts";
import { readLanguage } from "../phrases/read-language.ts";
import { readPhrases } from "../phrases/read-phrases.ts";
import type { ConversationState } from "../state.ts";

/**
 * Which of the waiting messages are one: texts that follow each other. They are read together, a line each, as if they had
 * come in one. A tap, a picture and a whole command stand alone.
 */
export const joinBurst = <Message extends IncomingMessage>(
  waiting: readonly Message[],
): { message: IncomingMessage; parts: Message[] } | null => {
  const [first, ...rest] = waiting;
  if (!first) return null;
  const parts = [first];
  for (const next of isJoinable(first) ? rest : []) {
    if (!isJoinable(next) || parts.length >= mostParts) break;
    parts.push(next);
  }
  if (parts.length === 1) return { message: first, parts };
  const last = parts.at(-1) ?? first;
  const text = parts.map((part) => part.text?.trim()).join("\n");
  return { message: { ...last, text: text.slice(0, longestText).toWellFormed() }, parts };
};

const mostParts = 10;

/** As long as one message may be: reading takes time by the length. */
const longestText = 4_096;

/** An option's number, a word that always works and a language's name are complete; a hello is a beginning. */
const isJoinable = ({ kind, choiceId, text = "" }: IncomingMessage): boolean => {
  if (kind !== "text" || choiceId !== undefined || /^\s*\d{1,2}\s*$/.test(text)) return false;
  const phrases = readPhrases(text);
  const isCourtesy = phrases.has("hello") || phrases.has("thanks") || phrases.has("bye");
  return (phrases.size === 0 || isCourtesy) && readLanguage(text) === null;
};

/**
 * For how long more may be coming, 0 when none will: a client who wrote just now may finish. Never longer than the pause: a
 * message from the future was stamped before the clock was set back, and its sender has waited already.
 */
export const stillWritingMs = (message: IncomingMessage, now: Temporal.Instant, pauses = usualPauses): number => {
  const pauseMs = burstPauseMs(message, pauses);
  const leftMs = message.at.epochMilliseconds + pauseMs - now.epochMilliseconds;
  return leftMs > clockSlackMs && leftMs <= pauseMs + clockSlackMs ? leftMs : 0;
};

/** PostgreSQL's clock and ours may differ a little: nobody is left waiting for that. */
const clockSlackMs = 400;

/** How long more may be coming after one or two words, after a longer text, and after one that crossed a summary. */
export type BurstPauses = { readonly shortMs: number; readonly longMs: number; readonly crossedMs: number };

export const usualPauses: BurstPauses = { shortMs: 2_000, longMs: 1_200, crossedMs: 5_500 };

/**
 * The pauses of a burst, by where the conversation stands. Where it begins sooner than a summary can be read and answered, the
 * client was typing meanwhile, and what follows is waited for longer: one more summary tells all of it.
 */
export const pausesFor = (
  [first]: readonly Pick<IncomingMessage, "at">[],
  { step, offer }: Pick<ConversationState, "step" | "offer">,
  pauses = usualPauses,
): BurstPauses => {
  const sinceMs = first ? Math.abs(first.at.epochMilliseconds - offer.madeAtMs) : readingMs;
  const isCrossed = step === "summary" && sinceMs < readingMs;
  return isCrossed ? { ...pauses, shortMs: pauses.crossedMs, longMs: pauses.crossedMs } : pauses;
};

/** Nobody reads a summary and answers it in words within this time. */
const readingMs = 4_500;

/**
 * How long to wait for more before a message is answered. A tap is complete; a hello on its own line is mostly the
 * beginning of something.
 */
export const burstPauseMs = (message: IncomingMessage, pauses = usualPauses): number => {
  if (!isJoinable(message)) return 0;
  return (message.text ?? "").trim().split(/\s+/).length <= 2 ? pauses.shortMs : pauses.longMs;
};
