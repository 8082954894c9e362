import type { IncomingMessage } from "#domain/conversation/message.ts";
import { type BurstPauses, burstPauseMs, usualPauses } from "#domain/conversation/receiving/join-burst.ts";
import { findCode } from "#domain/owner-commands/senders/verification-code.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { toNormalForm } from "#domain/text/normal-form.ts";
import { isVisible, withoutHidden, withoutHiddenInLines } from "#domain/text/visible-text.ts";
import type { InboundMessage } from "../../../integrations/whatsapp/channel.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, DueConversation, Tx } from "../../../platform/db/database.ts";
import type { Log } from "../../../platform/log.ts";
import { hashOf } from "../../command-senders/service.ts";
import {
  findStored,
  findThreads,
  type NewInbound,
  receiveAtNumber,
  selectOwnAppointment,
  storeInbound,
} from "./receiving-store.ts";

export type ReceivingDeps = { db: Database; clock: Clock; log: Log; burstPauses?: BurstPauses };

/**
 * Stores a message before the provider gets its answer: what was acknowledged can't be lost. A message that comes twice
 * is stored once. The number that was written to, which the provider has signed, proves the owner. False for a message
 * from a number of ours: two bots would answer each other forever.
 */
export const receiveMessage = async (deps: ReceivingDeps, inbound: InboundMessage): Promise<boolean> => {
  const { db, clock, log, burstPauses } = deps;
  const { sender, client } = inbound;
  const message = { ...toContent(inbound), address: client, sender, now: clock.now(), opensWindow: true };
  const row = withPause(message, burstPauses);
  const [received] = await db.runWhole(receiveAtNumber, row, ([found]) => found && toDue(found.owner_id, found, row));
  if (received?.is_ours) return false;
  if (received?.owner_id) return true;
  const ownerId = await findOnPlatform(db, inbound);
  if (ownerId === null) log.info({ sender }, "a message to a number that is nobody's");
  else await db.withOwner(ownerId, async (tx) => void storeMessage(tx, { ...message, ownerId }, burstPauses));
  return true;
};

type Arriving = Omit<NewInbound, "dueSeconds">;

/** With how long more of it is waited for. */
const withPause = <Message extends Arriving>(message: Message, pauses?: BurstPauses) => ({
  ...message,
  dueSeconds: burstPauseMs(toBurst(message), pauses ?? usualPauses) / 1_000,
});

const toDue = (
  ownerId: string | null,
  stored: { conversation_id: string | null } | undefined,
  { address: client, dueSeconds }: { address: string; dueSeconds: number },
): DueConversation | null =>
  ownerId && stored?.conversation_id
    ? { ownerId: ownerId as OwnerId, conversationId: stored.conversation_id, client, inMs: dueSeconds * 1_000 }
    : null;

/**
 * Puts a message into its conversation and has the conversation go on, in one round trip with the commit. Null, after it,
 * when it already existed.
 */
export const storeMessage = (
  tx: Tx,
  message: Arriving & { ownerId: OwnerId },
  pauses?: BurstPauses,
): Promise<string | null> => {
  const row = withPause(message, pauses);
  const storing = tx.later(storeInbound, row);
  tx.ring(storing.then(([stored]) => toDue(message.ownerId, stored, row)));
  const id = storing.then(([stored]) => stored?.message_id ?? null);
  // Callers that don't await this learn of a failure from the transaction.
  id.catch(() => {});
  return id;
};

const toBurst = ({ kind, text, choiceId, now }: Pick<NewInbound, "kind" | "text" | "choiceId" | "now">) => ({
  kind: kind as IncomingMessage["kind"],
  text,
  choiceId: choiceId ?? undefined,
  at: now,
});

/** On the number that businesses share: who got the message before, gave the code in it, or had to do with the client last. */
const findOnPlatform = async (db: Database, inbound: InboundMessage): Promise<OwnerId | null> => {
  const { sender, client, choiceId, providerMessageId } = inbound;
  const [stored] = await db.run(findStored, { client, providerMessageId });
  if (stored) return stored.user_id as OwnerId;
  const code = findCode(inbound.text);
  const codeHash = code === null ? "" : hashOf(code);
  const owners = (await db.run(findThreads, { sender, client, codeHash })).map(({ user_id }) => user_id as OwnerId);
  const appointmentId = /^reminder:\w+:([0-9a-f-]{36}):/.exec(choiceId ?? "")?.[1];
  // A reminder's button says itself whose it is, however many businesses have written since.
  for (const ownerId of appointmentId === undefined ? [] : owners) {
    const [own] = await db.withOwner(ownerId, (tx) =>
      tx.run(selectOwnAppointment, { ownerId, appointmentId: appointmentId as string, client }),
    );
    if (own) return ownerId;
  }
  return owners[0] ?? null;
};

/** The number in an address; null for a client who hides it: the channel's own id of them isn't a number. */
export const phoneOf = (address: string): string | null => (/^\+[0-9]{6,15}$/.test(address) ? address : null);

const toContent = (inbound: InboundMessage) => ({
  phone: phoneOf(inbound.client),
  profileName: profileNameOf(inbound.profileName ?? ""),
  kind: kindOf(inbound),
  text: withoutHiddenInLines(toNormalForm(cleanText(inbound.text, 4_096))),
  choiceId: inbound.choiceId !== null && inbound.choiceId.length <= 200 ? cleanText(inbound.choiceId, 200) : null,
  providerMessageId: inbound.providerMessageId,
  reason: inbound.isHandledByProvider ? handledByProvider : null,
});

/** The provider has answered a STOP or START itself: what we would say is left out. */
export const handledByProvider = "handled-by-provider";

const kindOf = ({ choiceId, media, hasLocation, text }: InboundMessage): string => {
  if (choiceId !== null) return "choice";
  if (hasLocation) return "location";
  if (media.length > 0) return "media";
  return text === "" ? "other" : "text";
};

/** What people call themselves is shown among other people's names: nothing in it may hide or turn what is beside it. */
const profileNameOf = (text: string): string | null => {
  const name = cleanText(withoutHidden(toNormalForm(text)).replace(/\p{Cc}/gu, " "), 100).trim();
  return isVisible(name) ? name : null;
};

/** PostgreSQL takes neither NUL nor halves of characters. */
const cleanText = (text: string, length: number): string => text.replaceAll("\0", "").slice(0, length).toWellFormed();
