import { trialAddress } from "#domain/clients/trial-address.ts";
import type { IncomingMessage } from "#domain/conversation/message.ts";
import { readNumbered } from "#domain/conversation/reading/read-numbered.ts";
import { isStopOrStart } from "#domain/conversation/receiving/is-stop-or-start.ts";
import { readConversationState } from "#domain/conversation/state.ts";
import { foldText } from "#domain/conversation/words/fold-text.ts";
import { readOwnerCommand } from "#domain/owner-commands/reading/read-owner-command.ts";
import { senderStatusOf } from "#domain/owner-commands/senders/sender-status.ts";
import { countWrongCode, findCode, mayTryCode } from "#domain/owner-commands/senders/verification-code.ts";
import { newOwnerState, type OwnerState, readOwnerState } from "#domain/owner-commands/state.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { hasOwnAppointment } from "../../appointments/client-view/client-appointments-service.ts";
import { chooseBusinessOf, findBusinesses, hashOf, noteSenderUse, proveSender } from "../../command-senders/service.ts";
import type { ConversationRow } from "../answering/facts-service.ts";
import { findOwnerFacts } from "./owner-facts-service.ts";
import { saveCommandState } from "./owner-facts-store.ts";
import { answerCommand, answerOwner, customerMs, type OwnerAnswer, type OwnerTurn } from "./owner-turn-service.ts";

type Context = {
  tx: Tx;
  clock: Clock;
  ownerId: OwnerId;
  conversationId: string;
  conversation: ConversationRow;
  refusal: string | null;
};

/** What is said to someone who runs the day with this phone, or proves to; null for a client's words. */
export const answerCommander = async (
  context: Context,
  message: IncomingMessage,
): Promise<OwnerAnswer["contents"] | null> => {
  const { tx, ownerId, conversationId, conversation } = context;
  if (conversation.sender === trialAddress || conversation.opted_out_at !== null || isStopOrStart(message)) return null;
  const answer = (await answerCode(context, message)) ?? (await answerKnown(context, message));
  if (answer === null) return null;
  tx.send(saveCommandState, { ownerId, conversationId, state: JSON.stringify(answer.state) });
  return answer.contents.length > 0 ? answer.contents : null;
};

/** Nothing said: the client's side of the conversation answers. */
const unsaid = (state: OwnerState): OwnerAnswer => ({ state, contents: [] });

const answerCode = async (context: Context, { text = "" }: IncomingMessage): Promise<OwnerAnswer | null> => {
  const { clock, conversation } = context;
  const code = findCode(text);
  if (code === null) return null;
  const nowMs = clock.now().epochMilliseconds;
  const state = readOwnerState(conversation.command_state, conversation.commander?.id ?? null);
  if (!mayTryCode(state.wrongCodes, nowMs)) return null;
  const hash = hashOf(code);
  const address = conversation.channel_address;
  const proven = conversation.codes.includes(hash) ? await proveSender(context, { hash, address }) : null;
  const turn = await openTurn(context, proven ? newOwnerState(proven.senderId) : state, proven?.agentId ?? null);
  if (proven === null) {
    const wrongCodes = countWrongCode(state.wrongCodes, nowMs);
    return answerOwner({ ...turn, state: { ...state, wrongCodes } }, { lines: [{ key: "owner.codeWrong" }] });
  }
  const { business, agents } = turn.facts;
  const agent = agents.find(({ id }) => id === proven.agentId)?.name;
  const line =
    agent === undefined
      ? { key: "owner.verified" as const, values: { business } }
      : { key: "owner.verifiedAgent" as const, values: { business, agent } };
  return answerOwner(turn, { lines: [line] });
};

const openTurn = async (context: Context, state: OwnerState, agentId: string | null): Promise<OwnerTurn> => {
  const { tx, clock, ownerId, conversation, refusal } = context;
  const who = { agentId, address: conversation.channel_address };
  const { facts, language } = await findOwnerFacts(tx, ownerId, who, clock.now());
  return { tx, clock, ownerId, facts, language, state, refusal };
};

const answerKnown = async (context: Context, message: IncomingMessage): Promise<OwnerAnswer | null> => {
  const { clock, conversation } = context;
  const { commander } = conversation;
  if (!commander) return null;
  const isOwnTap = message.choiceId?.startsWith("owner~") ?? false;
  // A reminder's button, or one of the menu for clients.
  if (message.choiceId !== undefined && !isOwnTap) return null;
  const now = clock.now();
  const state = readOwnerState(conversation.command_state, commander.id);
  const status = senderStatusOf(
    {
      endedAt: commander.endedAt === null ? null : Temporal.Instant.from(commander.endedAt),
      lastUsedAt: Temporal.Instant.from(commander.lastUsedAt),
    },
    now,
  );
  if (status !== "verified" || !commander.isActive) return answerEnded(context, state, message, isOwnTap);
  if (!isOwnTap && (state.customerUntilMs ?? 0) > now.epochMilliseconds) {
    const asked = await openTurn(context, state, commander.agentId);
    const { customerUntilMs: _, ...back } = state;
    const isBack = readsAs(asked, message, (kind) => kind === "beOwner");
    if (!isBack) return unsaid({ ...state, customerUntilMs: now.epochMilliseconds + customerMs });
    return answerOwner({ ...asked, state: back }, { lines: [{ key: "owner.asOwner" }] });
  }
  noteSenderUse(context.tx, context.ownerId, commander.id, now);
  const turn = await openTurn(context, state, commander.agentId);
  const { customerUntilMs: _, ...current } = turn.state;
  const chosen = conversation.is_platform ? await chooseAmong({ ...turn, state: current }, context, message) : message;
  return "contents" in chosen ? chosen : answerCommand({ ...turn, state: withoutChoosing(current) }, chosen);
};

const withoutChoosing = ({ choosing: _, ...state }: OwnerState): OwnerState => state;

/** Whether a message is a command of a kind. */
const readsAs = (
  { facts, language, state }: OwnerTurn,
  { text = "" }: IncomingMessage,
  isWanted: (kind: string) => boolean,
): boolean => {
  const { today, nowTime } = facts;
  const none: ReadonlySet<string> = new Set();
  const context = { today, nowTime, preferred: state.language ?? language, names: none, agentNames: none };
  const read = readOwnerCommand(text, context);
  if (!read) return false;
  const { command } = read;
  const isWhole = command.kind !== "move" || (command.which.times.length > 0 && (command.to?.times.length ?? 0) > 0);
  return isWhole && isWanted(command.kind);
};

/**
 * A number that was verified once and isn't any more: what only somebody who runs the day would write is answered so, and what a
 * client without an appointment wouldn't; everything else is a client's, and so is an answer in the middle of a client's booking.
 */
const answerEnded = async (
  context: Context,
  state: OwnerState,
  message: IncomingMessage,
  isOwnTap: boolean,
): Promise<OwnerAnswer | null> => {
  if (readConversationState(context.conversation.state).step !== "menu" && !isOwnTap) return null;
  const turn = await openTurn(context, state, null);
  if (!isOwnTap && !readsAs(turn, message, (kind) => runnersOnly.has(kind))) {
    const { tx, ownerId, conversation, clock } = context;
    const isOfEither = readsAs(turn, message, (kind) => ofEither.has(kind));
    const since = clock.now().subtract({ hours: 2 });
    if (!isOfEither || (await hasOwnAppointment(tx, ownerId, conversation.channel_address, since))) return null;
  }
  return answerOwner(turn, { lines: [{ key: "owner.verifyAgain" }] });
};

/** What clients write of an appointment of theirs, and others of the day they run. */
const ofEither: ReadonlySet<string> = new Set(["cancel", "late"]);

const runnersOnly: ReadonlySet<string> = new Set(["day", "next", "block", "sick", "mark", "move"]);

/** A choice of the business holds for half a day. */
const choiceMs = 12 * 3_600_000;

/**
 * On the number that businesses share, somebody may run several of them: which one is meant is asked, and a business's name
 * alone changes over to it. The message to answer, or what is said instead.
 */
const chooseAmong = async (
  turn: OwnerTurn,
  { tx, ownerId, clock, conversation }: Context,
  message: IncomingMessage,
): Promise<IncomingMessage | OwnerAnswer> => {
  const client = conversation.channel_address;
  const businesses = await findBusinesses(tx, ownerId, client);
  if (businesses.length < 2) return message;
  const { choosing } = turn.state;
  const now = clock.now();
  const ids = businesses.map(({ id }) => id);
  const tapped = message.choiceId?.split("~")[1] === choosing?.nonce ? message.choiceId?.split("~")[2] : undefined;
  const named = businesses.filter(({ name }) => foldText(name) === foldText(message.text ?? ""));
  const picked =
    tapped ?? (choosing ? readNumbered(message.text ?? "", ids) : null) ?? (named.length === 1 ? named[0]?.id : null);
  if (picked) {
    await chooseBusinessOf(tx, ownerId, { client, chosen: picked, now });
    const state = withoutChoosing(turn.state);
    if (picked === ownerId && choosing) return { kind: "text", text: choosing.text, at: message.at };
    const business = businesses.find(({ id }) => id === picked)?.name ?? "";
    return answerOwner({ ...turn, state }, { lines: [{ key: "owner.businessChosen", values: { business } }] });
  }
  const own = businesses.find(({ id }) => id === ownerId);
  const chosenMs = own?.chosenAt?.epochMilliseconds ?? 0;
  const isLatest = businesses.every(({ chosenAt }) => (chosenAt?.epochMilliseconds ?? 0) <= chosenMs);
  if (isLatest && now.epochMilliseconds - chosenMs < choiceMs && !choosing) return message;
  const nonce = `b${now.epochMilliseconds.toString(36)}`;
  const state = { ...turn.state, choosing: { nonce, ids, text: message.text ?? "" } };
  const choices = businesses.map(({ id, name }) => ({ value: id, title: name }));
  return answerOwner({ ...turn, state }, { lines: [{ key: "owner.whichBusiness" }], choices, style: "list" }, nonce);
};
