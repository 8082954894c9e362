import type { Language } from "../../languages.ts";
import { isUsualOffered } from "../booking/usual-times.ts";
import type { Command } from "../command.ts";
import type { Turn } from "../conversation-turn.ts";
import type { ConversationState } from "../state.ts";
import { addDisclosure } from "./disclosure.ts";
import type { Reply, ReplyOption } from "./reply.ts";
import type { TurnOutcome } from "./turn-outcome.ts";

export type StepResult = {
  state: ConversationState;
  replies: readonly Reply[];
  command: Command | null;
  /** The language of the replies. */
  language: Language;
  /** To be stored for the client, whatever else is done, and before it. */
  chosenLanguage: Language | null;
};

/** An outcome as the state to store and the replies to send. */
export const toStepResult = (
  turn: Turn,
  state: ConversationState,
  outcome: TurnOutcome,
  lastAt: Temporal.Instant,
): StepResult => {
  const nowMs = turn.facts.now.epochMilliseconds;
  const turnNumber = state.turn + 1;
  const misses = outcome.isMiss ? state.misses + 1 : 0;
  const language = outcome.language ?? turn.language;
  const said = [...(state.said ?? []), gistOf(outcome)].slice(-2);
  const moved = {
    lastAtMs: lastAt.epochMilliseconds,
    turn: turnNumber,
    misses,
    said,
    isPersonOffered: outcome.isPersonOffered,
    teamQuestion: outcome.unanswered?.question ?? undefined,
    unanswered: (state.unanswered ?? 0) + (outcome.unanswered ? 1 : 0) || undefined,
    arrival: arrivalOf(outcome.command, nowMs) ?? state.arrival,
    likelyLanguage: state.likelyLanguage,
    origin: outcome.startLinkId === undefined ? state.origin : { linkId: outcome.startLinkId, atMs: nowMs },
  };
  // Two bots would answer each other forever: the one that gets nowhere falls silent first.
  // What was said last still stands, the offer of a person too: a yes means that and not what was read back before.
  const { isPersonOffered, teamQuestion } = state;
  const quiet = { ...state, ...moved, isPersonOffered, teamQuestion };
  if (misses > mostMisses) return { state: quiet, replies: [], command: null, language, chosenLanguage: null };

  // The moment makes the nonce new even if the count was lost with the state.
  const nonce = `${nowMs.toString(36)}-${turnNumber.toString(36)}`;
  const choices = outcome.lines.length > 0 ? (outcome.choices ?? []) : [];
  const options = choices.map(
    ({ value, title, description }): ReplyOption => ({
      id: choiceId(outcome.scene.step, nonce, value),
      title,
      ...(description !== undefined && { description }),
    }),
  );
  const reply: Reply = {
    lines: addDisclosure(turn.facts, outcome.lines),
    options,
    style: options.length === 0 ? "plain" : (outcome.style ?? "list"),
  };
  const offer = { nonce, madeAtMs: nowMs, values: choices.map(({ value }) => value) };
  return {
    state: { version: 1, ...moved, offer, ...outcome.scene },
    replies: outcome.lines.length > 0 ? [reply] : [],
    command: withOrigin(outcome.command ?? null, moved.origin, nowMs),
    language,
    chosenLanguage: outcome.language ?? null,
  };
};

/** What is booked within a week of following a link counts as booked through it, also by way of the waitlist. */
const withOrigin = (command: Command | null, origin: ConversationState["origin"], nowMs: number): Command | null => {
  if (!origin || nowMs - origin.atMs > originCountsMs) return command;
  const isBooking = command?.kind === "book" || command?.kind === "bookSeries" || command?.kind === "takeOffer";
  return isBooking ? { ...command, startLinkId: origin.linkId } : command;
};

const originCountsMs = 7 * 24 * 3_600_000;

const arrivalOf = (command: Command | undefined, atMs: number): ConversationState["arrival"] =>
  command?.kind === "tellArrival" ? { kind: command.arrival, minutes: command.minutes, atMs } : undefined;

/** Whether an outcome says once more what one of the last two replies said. */
export const isReplyRepeated = (state: ConversationState, outcome: TurnOutcome): boolean =>
  outcome.lines.length > 0 && outcome.language === undefined && (state.said ?? []).includes(gistOf(outcome));

/** Enough of a reply to know it again. The times of the usual go by with the clock. */
const gistOf = ({ lines, choices = [] }: TurnOutcome): string => {
  const values = choices.map(({ value }) => value).filter((value) => !isUsualOffered([value]));
  let hash = 0;
  for (const letter of JSON.stringify([lines, values])) {
    hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  }
  return hash.toString(36);
};

/** Whose option it is, of which list, and what it stands for. */
const choiceId = (step: string, nonce: string, value: string): string => `${step}:${nonce}:${value}`;

/** The value of an option that is on the table now; null for an old, foreign or made-up one. */
export const offeredValue = (state: ConversationState, id: string): string | null => {
  const { nonce, values } = state.offer;
  return values.find((value) => choiceId(state.step, nonce, value) === id) ?? null;
};

const mostMisses = 5;
