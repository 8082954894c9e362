import { trialAddress } from "#domain/clients/trial-address.ts";
import type { IncomingMessage } from "#domain/conversation/message.ts";
import { burstPauseMs } from "#domain/conversation/receiving/join-burst.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { isVisible, toNormalForm, withoutHidden, withoutHiddenInLines } from "#domain/text/visible-text.ts";
import type { InboundMessage } from "../../../integrations/whatsapp/channel.ts";
import { conversationQueue } from "../../../integrations/whatsapp/conversation-queue.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/db/database.ts";
import { createEnqueue } from "../../../platform/jobs/job.ts";
import type { Log } from "../../../platform/log.ts";
import { advanceConversationJob } from "../answering/advance-jobs.ts";
import {
  findNumber,
  findOwnNumber,
  findStored,
  findThreads,
  insertInbound,
  type NewInbound,
  openWindow,
  selectOwnAppointment,
  upsertClient,
  upsertConversation,
} from "./receiving-store.ts";

export type ReceivingDeps = { db: Database; clock: Clock; log: Log };

/**
 * Stores a message and its job before the provider gets its answer: what was acknowledged can't be lost. A message that
 * comes twice is stored once. The number that was written to, which the provider has signed, proves the owner. False for
 * a message from a number of ours: two bots would answer each other for ever.
 */
export const receiveMessage = async ({ db, clock, log }: ReceivingDeps, inbound: InboundMessage): Promise<boolean> => {
  const [[own], ownerId] = await Promise.all([
    db.run(findOwnNumber, { address: inbound.client }),
    findReceiver(db, inbound),
  ]);
  if (own) return false;
  if (ownerId === null) {
    log.info({ sender: inbound.sender }, "a message to a number that is nobody's");
    return true;
  }
  const { sender, client } = inbound;
  const now = clock.now();
  await db.withOwner(ownerId, async (tx) => {
    const message = { ...toContent(inbound), ownerId, address: client, sender, now };
    const isNew = await storeMessage(tx, clock, message);
    if (isNew) tx.send(openWindow, { sender, client, now });
  });
  return true;
};

/** Puts a message into its conversation and has the conversation go on. Null when it was there already. */
export const storeMessage = async (
  tx: Tx,
  clock: Clock,
  message: NewInbound & { ownerId: OwnerId },
): Promise<string | null> => {
  const [, [talk], [stored]] = await Promise.all([
    tx.run(upsertClient, message),
    tx.run(upsertConversation, message),
    tx.run(insertInbound, message),
  ]);
  if (!talk) throw new Error("a conversation was not stored");
  if (!stored) return null;
  const { ownerId, sender, address } = message;
  const runAt = message.now.add({ milliseconds: burstPauseMs(toBurst(message)) });
  await continueConversation(tx, clock, { ownerId, conversationId: talk.id, sender, address }, runAt);
  return stored.id;
};

const toBurst = ({ kind, text, choiceId, now }: NewInbound): IncomingMessage => ({
  kind: kind as IncomingMessage["kind"],
  text,
  choiceId: choiceId ?? undefined,
  at: now,
});

type ConversationKey = { ownerId: OwnerId; conversationId: string; sender: string; address: string };

/** Has the conversation go on, in order with everything else between the two. */
export const continueConversation = async (
  tx: Tx,
  clock: Clock,
  { ownerId, conversationId, sender, address }: ConversationKey,
  runAt?: Temporal.Instant,
): Promise<void> => {
  // All owners try their bots on the same address; they need not wait for each other.
  const queue = conversationQueue(sender === trialAddress ? ownerId : sender, address);
  await createEnqueue(clock)(
    tx,
    advanceConversationJob,
    { ownerId, conversationId },
    { queue, ...(runAt && { runAt }) },
  );
};

const findReceiver = async (db: Database, inbound: InboundMessage): Promise<OwnerId | null> => {
  const { sender, client, choiceId, providerMessageId } = inbound;
  const [number] = await db.run(findNumber, { address: sender });
  if (number) return number.user_id as OwnerId;
  const [stored] = await db.run(findStored, { client, providerMessageId });
  if (stored) return stored.user_id as OwnerId;
  const owners = (await db.run(findThreads, { sender, client })).map(({ user_id }) => user_id as OwnerId);
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

/** The number in an address; null for who hides it: the channel's own word for them is no number. */
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
