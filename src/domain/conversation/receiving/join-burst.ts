import type { IncomingMessage } from "../message.ts";
import { readLanguage } from "../phrases/read-language.ts";
import { readPhrases } from "../phrases/read-phrases.ts";
import type { ConversationState } from "../state.ts";

/**
 * Which of the waiting messages are one: texts that follow each other. They are read together. A tap, a picture and a whole command
 * stand alone.
 */
export const joinBurst = <Message extends IncomingMessage>(
  waiting: readonly Message[],
): readonly [Message, ...Message[]] | null => {
  const [first, ...rest] = waiting;
  if (!first) return null;
  const parts: [Message, ...Message[]] = [first];
  for (const next of isJoinable(first) ? rest : []) {
    if (!isJoinable(next) || parts.length >= mostParts) break;
    parts.push(next);
  }
  return parts;
};

/** The parts of a burst, a line each, as if they had come in one. */
export const joinedText = (parts: readonly [IncomingMessage, ...IncomingMessage[]]): IncomingMessage => {
  const last = parts.at(-1) ?? parts[0];
  if (parts.length === 1) return last;
  const text = parts.map((part) => part.text?.trim()).join("\n");
  return { ...last, text: text.slice(0, longestText).toWellFormed() };
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

/**
 * How long more may be coming: after one or two words, after a longer text, after one that crossed our reply, and after a request
 * that is complete from the start.
 */
export type BurstPauses = {
  readonly shortMs: number;
  readonly longMs: number;
  readonly crossedMs: number;
  readonly summaryMs: number;
};

export const usualPauses: BurstPauses = { shortMs: 2_000, longMs: 1_200, crossedMs: 5_500, summaryMs: 3_200 };

const after = (pauses: BurstPauses, eachMs: number): BurstPauses => ({ ...pauses, shortMs: eachMs, longMs: eachMs });

/**
 * The pauses of a burst, by where the conversation stands. Where it begins sooner than our last reply can be read and answered, the
 * client was typing meanwhile, and what follows is waited for longer: one more reply tells all of it.
 */
export const pausesFor = (
  [first]: readonly Pick<IncomingMessage, "at">[],
  { step, offer }: Pick<ConversationState, "step" | "offer">,
  pauses = usualPauses,
): BurstPauses => {
  const sinceMs = first ? Math.abs(first.at.epochMilliseconds - offer.madeAtMs) : readingMs.summary;
  const isCrossed = sinceMs < (step === "summary" ? readingMs.summary : readingMs.question);
  return isCrossed ? after(pauses, pauses.crossedMs) : pauses;
};

/** Nobody reads a summary, or a question, and answers it in words within this time. */
const readingMs = { summary: 4_500, question: 1_800 };

/**
 * For how long the read-back of a request is held: what it left out, or got wrong, often comes right behind it. 0 where a question
 * was answered.
 */
export const summaryHeldMs = (
  parts: readonly IncomingMessage[],
  { step }: Pick<ConversationState, "step">,
  now: Temporal.Instant,
  pauses = usualPauses,
): number =>
  step === "menu" ? Math.max(...parts.map((part) => stillWritingMs(part, now, after(pauses, pauses.summaryMs)))) : 0;

/**
 * How long to wait for more before a message is answered. A tap is complete; a hello on its own line is mostly the
 * beginning of something.
 */
export const burstPauseMs = (message: IncomingMessage, pauses = usualPauses): number => {
  if (!isJoinable(message)) return 0;
  return (message.text ?? "").trim().split(/\s+/).length <= 2 ? pauses.shortMs : pauses.longMs;
};
