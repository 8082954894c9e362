import { isBotPaused } from "#domain/clients/bot-pause.ts";
import { trialAddress } from "#domain/clients/trial-address.ts";
import { afterCommand } from "#domain/conversation/after-command.ts";
import type { CommandOutcome, CommandRefusal } from "#domain/conversation/command.ts";
import type { ConversationFacts } from "#domain/conversation/facts.ts";
import type { IncomingMessage } from "#domain/conversation/message.ts";
import { isStopOrStart } from "#domain/conversation/receiving/is-stop-or-start.ts";
import { isStillWriting, joinBurst } from "#domain/conversation/receiving/join-burst.ts";
import { judgeFlood } from "#domain/conversation/receiving/message-flood.ts";
import type { Reply } from "#domain/conversation/replying/reply.ts";
import type { StepResult } from "#domain/conversation/replying/settle-outcome.ts";
import { type ConversationState, readConversationState } from "#domain/conversation/state.ts";
import { step } from "#domain/conversation/step.ts";
import { isElsewhere } from "#domain/notices/client-zone/client-zone.ts";
import { countryOfZone } from "#domain/notices/client-zone/country-of-zone.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { countriesOfPhone } from "../../../platform/phone/countries-of-phone.ts";
import { refusalOf } from "../../appointments/booking/refusal-service.ts";
import { presentReply } from "../message-present.ts";
import { handledByProvider } from "../receiving/receiving-service.ts";
import { closeMessage, insertOutbound, saveState } from "./answering-store.ts";
import { type AppointmentCommand, carryOut, isAction, recordRequest } from "./command-service.ts";
import { type ConversationRow, findFacts } from "./facts-service.ts";
import { lockConversation, selectWaitingMessages } from "./facts-store.ts";

export type AnsweringDeps = { db: Database; clock: Clock };

type ConversationRef = { ownerId: OwnerId; conversationId: string };

/**
 * Answers the oldest message that waits, with those that belong to it, and says whether there was one. Its end, what it changed on the
 * calendar, the conversation's new state and the replies are one transaction: whenever the process dies, each message
 * acts once. What the calendar refuses ends the transaction; the next one then tells the client.
 */
export const answerNext = async (deps: AnsweringDeps, conversationRef: ConversationRef): Promise<boolean> => {
  const answer = (refusal: CommandRefusal | null) =>
    deps.db.withOwner(conversationRef.ownerId, (tx) => answerIn(tx, deps.clock, conversationRef, refusal));
  try {
    return await answer(null);
  } catch (error) {
    const refusal = toRefusal(error);
    if (refusal === null) throw error;
    return answer(refusal);
  }
};

const toRefusal = (error: unknown): CommandRefusal | null => {
  const reason = refusalOf(error);
  // An agent or a type that is gone is, for a client, a time that is gone.
  if (reason === "unknown-agent" || reason === "unknown-type") return "taken";
  if (reason !== null) return reason;
  return error instanceof AppError && goneCodes.has(error.code) ? "gone" : null;
};

const goneCodes: ReadonlySet<string> = new Set(["not-found", "edit-conflict", "already-cancelled"]);

type NextMessage = NonNullable<(typeof selectWaitingMessages)["row"]>;

const answerIn = async (
  tx: Tx,
  clock: Clock,
  conversationRef: ConversationRef,
  refusal: CommandRefusal | null,
): Promise<boolean> => {
  const [[conversation], waiting] = await Promise.all([
    tx.run(lockConversation, conversationRef),
    tx.run(selectWaitingMessages, conversationRef),
  ]);
  const burst = joinBurst(waiting.map((row) => ({ ...toIncoming(row), row })));
  const row = burst?.parts.at(-1)?.row;
  if (!conversation || !burst || !row) return false;
  const { message } = burst;
  if (burst.parts.some((part) => isStillWriting(part, clock.now()))) return false;
  for (const part of burst.parts) tx.send(closeMessage, { ownerId: conversationRef.ownerId, messageId: part.row.id });
  const flood = judgeFlood(row.recent_count);
  if (flood === "silent" && !isStopOrStart(message)) return true;
  const facts = await findFacts(tx, conversationRef.ownerId, conversation, clock.now());
  const result = await settle({ tx, clock, ...conversationRef, conversation, facts, refusal, flood }, message);
  if (result === null) return true;
  tx.send(saveState, { ...conversationRef, state: JSON.stringify(result.state) });
  if (row.reason !== handledByProvider) queueReplies(tx, { ...conversationRef, conversation, facts }, result);
  return true;
};

const tooMany: Reply = { lines: [{ key: "tooMany" }], options: [], style: "plain" };

type AnswerContext = ConversationRef & {
  tx: Tx;
  clock: Clock;
  conversation: ConversationRow;
  facts: ConversationFacts;
  refusal: CommandRefusal | null;
  flood: ReturnType<typeof judgeFlood>;
};

/** Null when the bot has nothing to say: the owner is talking to the client, or the client is talking too much. */
const settle = async (context: AnswerContext, message: IncomingMessage): Promise<StepResult | null> => {
  const { conversation, facts, flood } = context;
  const state = readConversationState(conversation.state);
  const first = step(state, message, facts);
  const { command } = first;
  const isPaused = isBotPaused(conversation.bot_paused_until, facts.now);
  if (isPaused || flood !== "answer") {
    // STOP and START count at any time. Nothing else is done that the client wouldn't be told of.
    if (command?.kind === "optOut" || command?.kind === "optIn") recordRequest(context, command);
    return isPaused || flood === "silent" ? null : { ...first, state, replies: [tooMany], command: null };
  }
  if (command === null) return first;
  if (isAction(command)) return carryOutAndReply(context, command, first.state);
  recordRequest(context, command);
  return first;
};

const carryOutAndReply = async (
  context: AnswerContext,
  command: AppointmentCommand,
  state: ConversationState,
): Promise<StepResult> => {
  const { tx, clock, ownerId, conversation, facts, refusal } = context;
  if (refusal !== null) return afterCommand(state, { ok: false, reason: refusal }, facts);
  const { appointment } = await carryOut(context, command);
  const fresh = await findFacts(tx, ownerId, conversation, clock.now());
  // A cancelled one is only to be found as it was.
  const changed = [...fresh.appointments, ...facts.appointments].find(({ id }) => id === appointment.id);
  const outcome: CommandOutcome = changed ? { ok: true, appointment: changed } : { ok: false, reason: "gone" };
  return afterCommand(state, outcome, fresh);
};

const toIncoming = (message: NextMessage): IncomingMessage => ({
  kind: message.kind as IncomingMessage["kind"],
  text: message.text,
  choiceId: message.choice_id ?? undefined,
  profileName: message.profile_name,
  at: message.created_at,
});

const queueReplies = (
  tx: Tx,
  {
    ownerId,
    conversationId,
    conversation,
    facts,
  }: ConversationRef & { conversation: ConversationRow; facts: ConversationFacts },
  { replies, language }: StepResult,
): void => {
  const { client_id: clientId, sender, channel_address: address } = conversation;
  const { business, now } = facts;
  const zone = isElsewhere(countriesOfPhone(address), business.zone, now) ? business.zone : null;
  // Nobody carries the owner's own trial: what is said is read.
  const status = sender === trialAddress ? "read" : "queued";
  for (const reply of replies) {
    const content = presentReply(reply, language, zone, countryOfZone(business.zone));
    tx.send(insertOutbound, { ownerId, conversationId, clientId, author: "bot", ...content, status, now });
  }
};
