import { randomUUID } from "node:crypto";
import { isBotPaused } from "#domain/clients/bot-pause.ts";
import { trialAddress } from "#domain/clients/trial-address.ts";
import { afterCommand } from "#domain/conversation/after-command.ts";
import { findPart } from "#domain/conversation/appointments/own-appointments.ts";
import type { CommandOutcome, CommandRefusal } from "#domain/conversation/command.ts";
import { afterDataLink } from "#domain/conversation/deciding/asides/after-data-link.ts";
import type { ConversationFacts } from "#domain/conversation/facts.ts";
import type { IncomingMessage } from "#domain/conversation/message.ts";
import { isStopOrStart } from "#domain/conversation/receiving/is-stop-or-start.ts";
import {
  type BurstPauses,
  joinBurst,
  joinedText,
  pausesFor,
  stillWritingMs,
  summaryHeldMs,
} from "#domain/conversation/receiving/join-burst.ts";
import { judgeFlood } from "#domain/conversation/receiving/message-flood.ts";
import { stepBurst } from "#domain/conversation/receiving/step-burst.ts";
import { addDisclosure, hasDisclosure } from "#domain/conversation/replying/disclosure.ts";
import type { Reply } from "#domain/conversation/replying/reply.ts";
import type { StepResult } from "#domain/conversation/replying/to-step-result.ts";
import { type ConversationState, readConversationState } from "#domain/conversation/state.ts";
import type { Language } from "#domain/languages.ts";
import { isElsewhere } from "#domain/notices/client-zone/client-zone.ts";
import { countryOfBusiness } from "#domain/notices/client-zone/country-of-zone.ts";
import { findCode } from "#domain/owner-commands/senders/verification-code.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { WhatsAppChannel } from "../../../integrations/whatsapp/channel.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { countriesOfPhone } from "../../../platform/phone/countries-of-phone.ts";
import { refusalOf } from "../../appointments/booking/refusal-service.ts";
import { askForBooked, type Booked } from "../../appointments/client-view/client-appointments-service.ts";
import { makeDataLink } from "../../client-data/data-link-service.ts";
import { eraseClientIn } from "../../client-data/erasing-service.ts";
import { noteWriting } from "../../notices/senders/sender-service.ts";
import { noticesUntil } from "../../reminders/service.ts";
import { presentReply, readRendered } from "../message-present.ts";
import { CommandRefused } from "../owner-commands/action-service.ts";
import { answerCommander } from "../owner-commands/commander-service.ts";
import { handledByProvider } from "../receiving/receiving-service.ts";
import type { ClaimedMessage } from "../sending/sending-service.ts";
import { claimUnsent } from "../sending/sending-store.ts";
import { insertOutbound } from "./answering-store.ts";
import {
  type AppointmentCommand,
  carryOutCommand,
  changeList,
  isAction,
  isWaitlistCommand,
  recordLanguage,
  recordRequest,
} from "./command-service.ts";
import { type ConversationRow, findFacts } from "./facts-service.ts";
import { lockConversation, selectOpenMessages } from "./facts-store.ts";
import { endTurn } from "./turn-store.ts";

export type AnsweringDeps = {
  db: Database;
  clock: Clock;
  /** Without one nothing leaves. */
  channel: WhatsAppChannel | null;
  /** Under which name this process claims conversations. */
  workerId: string;
  burstPauses?: BurstPauses;
  /** Where the installation is reached, for the links it sends. */
  publicUrl?: string;
};

export type ConversationRef = {
  ownerId: OwnerId;
  conversationId: string;
  /** Whose message it is about, where that is known beforehand. */
  client?: string | undefined;
};

/** What a turn leaves to do. */
export type TurnResult = {
  /** To be handed over, in order. */
  outgoing: ClaimedMessage[];
  /** When the conversation goes on; null when it rests. */
  goesOnInMs: number | null;
  /** It is this process's own until it lets go of it. */
  isKept: boolean;
};

/**
 * Answers the oldest message that waits, with those that belong to it, and takes what else is to be sent. The message's
 * end, what it changed on the calendar, the conversation's new state and the replies are one transaction: whenever the
 * process dies, each message acts once. What the calendar refuses ends the transaction; the next one then tells the
 * client. While there are messages to send, the conversation stays this process's own; `inHand` are those of turns before.
 */
export const takeTurn = async (
  deps: AnsweringDeps,
  conversationRef: ConversationRef,
  inHand: ReadonlySet<string>,
): Promise<TurnResult> => {
  const take = async (refused: Refusals): Promise<TurnResult> => {
    const { outgoing, ...turn } = await deps.db.withOwner(
      conversationRef.ownerId,
      (tx) => turnIn(tx, deps, conversationRef, { refused, inHand }),
      "kept",
    );
    return { ...turn, outgoing: (await Promise.all(outgoing)).flat() };
  };
  try {
    return await take({ ofClient: null, ofOwner: null });
  } catch (error) {
    if (error instanceof CommandRefused) return take({ ofClient: null, ofOwner: error.code });
    const refusal = toRefusal(error);
    if (refusal === null) throw error;
    return take({ ofClient: refusal, ofOwner: null });
  }
};

/** Why the first try to answer had to end: what a client wanted was refused, or what the owner or an agent agreed to. */
type Refusals = { ofClient: CommandRefusal | null; ofOwner: string | null };

const toRefusal = (error: unknown): CommandRefusal | null => {
  const reason = refusalOf(error);
  // An agent or a type that is gone is, for a client, a time that is gone.
  if (reason === "unknown-agent" || reason === "unknown-type") return "taken";
  if (reason !== null) return reason;
  return error instanceof AppError && goneCodes.has(error.code) ? "gone" : null;
};

const goneCodes: ReadonlySet<string> = new Set(["not-found", "edit-conflict", "already-cancelled"]);

type NextMessage = NonNullable<(typeof selectOpenMessages)["row"]>;

/** As they will be once the transaction is through. */
type OpenTurn = Omit<TurnResult, "outgoing"> & { outgoing: Promise<ClaimedMessage[]>[] };

const atRest: OpenTurn = { outgoing: [], goesOnInMs: null, isKept: false };

const turnIn = async (
  tx: Tx,
  deps: AnsweringDeps,
  conversationRef: ConversationRef,
  { refused, inHand }: { refused: Refusals; inHand: ReadonlySet<string> },
): Promise<OpenTurn> => {
  const now = deps.clock.now();
  const locked = tx.run(lockConversation, { ...conversationRef, until: noticesUntil(now) });
  const opened = tx.run(selectOpenMessages, conversationRef);
  // In the same round trip, behind the lock.
  const { ownerId, client } = conversationRef;
  const ahead = client === undefined ? undefined : askForBooked(tx, { ownerId, clientAddress: client, now });
  const [[conversation], open] = await Promise.all([locked, opened]);
  // Deleted, or another process's, which makes sure that it goes on.
  if (!conversation || (conversation.claimed_by ?? deps.workerId) !== deps.workerId) return atRest;
  const context = { tx, deps, conversationRef, conversation, ahead };
  const [waiting, unsent] = [open.filter(isWaiting), open.filter((message) => !isWaiting(message))];
  const answer =
    (await answerCommanderIn(context, waiting, refused)) ?? (await answerIn(context, waiting, refused.ofClient));
  const left = unsent.map(({ id }) => id).filter((id) => !inHand.has(id));
  const isOutgoing = left.length > 0 || (answer.contents.length > 0 && conversation.sender !== trialAddress);
  if (isOutgoing && conversation.is_platform && !answer.isErased) {
    noteWriting(tx, { ownerId, client: conversation.channel_address, now });
  }
  const { goesOnInMs } = answer;
  const isRung = conversation.due_at !== null || conversation.claimed_by !== null;
  if (!isRung && waiting.length === 0 && left.length === 0) return atRest;
  const isKept = isOutgoing || inHand.size > 0 || goesOnInMs === 0;
  const outgoing = [...(left.length > 0 ? [takeUnsent(context, left)] : []), writeAnswer(context, answer, isKept)];
  // The transaction itself reports a failure.
  for (const claimed of outgoing) claimed.catch(() => {});
  return { outgoing, goesOnInMs, isKept };
};

const isWaiting = ({ status }: NextMessage): boolean => status === "received";

type TurnContext = {
  tx: Tx;
  deps: AnsweringDeps;
  conversationRef: ConversationRef;
  conversation: ConversationRow;
  ahead: Booked | undefined;
};

type Answer = {
  state: ConversationState | null;
  goesOnInMs: number | null;
  /** The messages that are dealt with. */
  closed: readonly string[];
  /** In words, as they are stored. */
  contents: ReturnType<typeof presentReply>[];
  /** They say that a machine answers. */
  discloses?: boolean;
  /** The client is gone: it is said without being kept. */
  isErased?: boolean;
};

const noAnswer: Answer = { state: null, goesOnInMs: null, closed: [], contents: [] };

/** Someone who runs the day with this phone writes commands, each of which is one message; null for a client's words. */
const answerCommanderIn = async (
  { tx, deps: { clock }, conversationRef, conversation }: TurnContext,
  [row, ...others]: readonly NextMessage[],
  { ofOwner: refusal }: Refusals,
): Promise<Answer | null> => {
  if (!row || (conversation.commander === null && findCode(row.text) === null)) return null;
  if (judgeFlood(row.recent_count) !== "answer") return null;
  const contents = await answerCommander(
    { tx, clock, ...conversationRef, conversation, refusal },
    toIncoming(row, conversation),
  );
  if (contents === null) return null;
  return { state: null, goesOnInMs: others.length > 0 ? 0 : null, closed: [row.id], contents };
};

const answerIn = async (
  { tx, deps: { clock, burstPauses, publicUrl = "" }, conversationRef, conversation, ahead }: TurnContext,
  waiting: readonly NextMessage[],
  refusal: CommandRefusal | null,
): Promise<Answer> => {
  const parts = joinBurst(waiting.map((row) => ({ ...toIncoming(row, conversation), row })));
  const row = parts?.at(-1)?.row;
  if (!parts || !row) return noAnswer;
  const message = joinedText(parts);
  const state = readConversationState(conversation.state);
  const pauses = pausesFor(parts, state, burstPauses);
  const writingMs = Math.max(...parts.map((part) => stillWritingMs(part, clock.now(), pauses)));
  if (writingMs > 0) return { ...noAnswer, goesOnInMs: writingMs };
  const closed = parts.map((part) => part.row.id);
  const goesOnInMs = waiting.length > parts.length ? 0 : null;
  const flood = judgeFlood(row.recent_count);
  if (flood === "silent" && !isStopOrStart(message)) return { ...noAnswer, goesOnInMs, closed };
  const facts = await findFacts(tx, conversation, { ownerId: conversationRef.ownerId, now: clock.now(), ahead });
  const heldMs = summaryHeldMs(parts, state, clock.now(), burstPauses);
  if (heldMs > 0 && stepBurst(state, parts, facts).state.step === "summary") return { ...noAnswer, goesOnInMs: heldMs };
  const context = { tx, clock, publicUrl, ...conversationRef, conversation, state, facts, refusal, flood };
  const result = await settle(context, stepBurst(state, parts, facts));
  if (result === null) return { ...noAnswer, goesOnInMs, closed };
  const { isErased = false } = result;
  const contents = row.reason === handledByProvider ? [] : toContents(conversation, facts, result);
  const discloses = contents.length > 0 && hasDisclosure(result.replies);
  // Nothing is left of a deleted client to go on with.
  return { state: result.state, goesOnInMs: isErased ? null : goesOnInMs, closed, contents, discloses, isErased };
};

const toContents = (
  { channel_address: address }: ConversationRow,
  { business, now }: ConversationFacts,
  { replies, language }: StepResult,
) => {
  const zone = isElsewhere(countriesOfPhone(address), business.zone, now) ? business.zone : null;
  const style = { language, tone: business.house.tone, zone, country: countryOfBusiness(business) };
  return replies.map((reply) => presentReply(reply, style));
};

const tooMany = (facts: ConversationFacts): Reply => ({
  lines: addDisclosure(facts, [{ key: "tooMany" }]),
  options: [],
  style: "plain",
});

type AnswerContext = ConversationRef & {
  tx: Tx;
  clock: Clock;
  publicUrl: string;
  conversation: ConversationRow;
  state: ConversationState;
  facts: ConversationFacts;
  refusal: CommandRefusal | null;
  flood: ReturnType<typeof judgeFlood>;
};

/** `isErased`: the client is gone, and what is said to them is said without being kept. */
type Settled = StepResult & { isErased?: boolean };

/** The owner's own trial isn't a person: there, it is only said. */
const erase = async ({ tx, clock, ownerId, conversation }: AnswerContext): Promise<boolean> => {
  if (conversation.sender === trialAddress) return false;
  await eraseClientIn({ tx, clock, ownerId }, { clientId: conversation.client_id, by: "client" });
  return true;
};

/** Null when the bot has nothing to say: the owner is talking to the client, or the client is talking too much. */
const settle = async (asked: AnswerContext, first: StepResult): Promise<Settled | null> => {
  const { flood, state } = asked;
  const { command } = first;
  const context = first.chosenLanguage === null ? asked : inLanguage(asked, first.chosenLanguage);
  const { conversation, facts } = context;
  const isPaused = isBotPaused(conversation.bot_paused_until, facts.now);
  if (isPaused || flood !== "answer") {
    // STOP and START count at any time. Nothing else is done that the client wouldn't be notified of.
    if (command?.kind === "optOut" || command?.kind === "optIn") recordRequest(context, command);
    return isPaused || flood === "silent" ? null : { ...first, state, replies: [tooMany(facts)], command: null };
  }
  if (first.chosenLanguage !== null) recordLanguage(context, first.chosenLanguage);
  if (command === null) return first;
  if (isAction(command)) return carryOutAndReply(context, command, first.state);
  if (command.kind === "sendData") {
    const { tx, ownerId, publicUrl } = context;
    const { client_id: clientId } = conversation;
    const link = await makeDataLink(tx, { ownerId, clientId, publicUrl, now: facts.now });
    return afterDataLink(first.state, link, facts);
  }
  if (command.kind === "erase") return { ...first, isErased: await erase(context) };
  if (isWaitlistCommand(command)) await changeList(context, command);
  else recordRequest(context, command);
  return first;
};

/** What is said after the command is already in the language that came with it. */
const inLanguage = (context: AnswerContext, language: Language): AnswerContext => ({
  ...context,
  conversation: { ...context.conversation, language },
  facts: { ...context.facts, client: { ...context.facts.client, language } },
});

const carryOutAndReply = async (
  context: AnswerContext,
  command: AppointmentCommand,
  state: ConversationState,
): Promise<StepResult> => {
  const { tx, clock, ownerId, conversation, facts, refusal } = context;
  if (refusal !== null) return afterCommand(state, { ok: false, reason: refusal }, facts);
  const { appointment } = await carryOutCommand(context, command);
  const fresh = await findFacts(tx, conversation, { ownerId, now: clock.now() });
  // A cancelled one is only to be found as it was.
  const known = [...fresh.appointments, ...facts.appointments];
  const changed =
    "isPart" in command && command.isPart
      ? findPart(known, appointment.id)?.part
      : known.find(({ id }) => id === appointment.id);
  const outcome: CommandOutcome = changed ? { ok: true, appointment: changed } : { ok: false, reason: "gone" };
  return afterCommand(state, outcome, fresh);
};

const toIncoming = (message: NextMessage, { profile_name: profileName }: ConversationRow): IncomingMessage => ({
  kind: message.kind as IncomingMessage["kind"],
  text: message.text,
  choiceId: message.choice_id ?? undefined,
  profileName,
  at: message.created_at,
});

/**
 * Ends the turn with its replies, taken in the same statement that writes them. What nobody carries, the owner's own trial,
 * is read at once. Of a deleted client nothing is kept.
 */
const writeAnswer = async (
  { tx, deps, conversationRef, conversation }: TurnContext,
  { contents, discloses = false, isErased = false, closed, state, goesOnInMs }: Answer,
  isKept: boolean,
): Promise<ClaimedMessage[]> => {
  const { client_id: clientId, sender, channel_address: address } = conversation;
  const [now, canSend, isTrial] = [deps.clock.now(), deps.channel !== null, sender === trialAddress];
  if (isTrial)
    for (const content of contents)
      tx.send(insertOutbound, { ...conversationRef, clientId, author: "bot", ...content, status: "read", now });
  const replies = isTrial ? [] : contents.map((content) => ({ id: randomUUID(), ...content }));
  const stored = isErased ? [] : replies;
  const written = tx.later(endTurn, {
    ...conversationRef,
    ...{ clientId, closed, canSend, now, discloses },
    ids: stored.map(({ id }) => id),
    kinds: stored.map(({ kind }) => kind),
    texts: stored.map(({ text }) => text),
    openers: stored.map(({ opener }) => opener),
    options: stored.map(({ options }) => options),
    state: state === null ? null : JSON.stringify(state),
    claimedBy: isKept ? deps.workerId : null,
    dueSeconds: goesOnInMs === null ? null : goesOnInMs / 1_000,
  });
  const toClaimed = ({ id, ...content }: (typeof replies)[number]): ClaimedMessage => ({
    ...{ messageId: id, from: sender, to: address, createdAt: now, lost: null },
    message: readRendered({ ...content, options: JSON.parse(content.options) }),
  });
  if (isErased) return canSend ? replies.map(toClaimed) : [];
  const sending = new Set((await written).filter(({ status }) => status === "sending").map(({ id }) => id));
  return replies.filter(({ id }) => sending.has(id)).map(toClaimed);
};

const takeUnsent = (
  { tx, deps, conversationRef, conversation: { sender: from, channel_address: to } }: TurnContext,
  messageIds: readonly string[],
): Promise<ClaimedMessage[]> =>
  tx.later(claimUnsent, { ...conversationRef, canSend: deps.channel !== null, messageIds }).then((rows) =>
    rows
      .filter(({ status }) => status === "sending")
      .toSorted((a, b) => a.position - b.position)
      .map((row) => ({
        ...{ messageId: row.id, from, to, message: readRendered(row), createdAt: row.created_at },
        lost: row.was_sending ? { since: row.tried_since, others: row.others } : null,
      })),
  );
