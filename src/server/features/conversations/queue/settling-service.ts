import { setTimeout as sleep } from "node:timers/promises";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Log } from "../../../platform/log.ts";
import type { ConversationRef } from "../answering/answering-service.ts";
import type { SendOutcome } from "../sending/sending-service.ts";
import { settleMessages } from "./queue-store.ts";

/**
 * What happened to a conversation's messages; the conversation is released with it. What isn't done is tried again later.
 */
export type Settlement = ConversationRef & { outcomes: readonly SendOutcome[]; how: "done" | "unsent" | "unanswered" };

/** A conversation after settling: how many times in a row it failed, and when something is due in it. */
export type SettledConversation = ConversationRef & { failures: number; dueInMs: number | null };

type Options = { db: Database; workerId: string; log: Log; onSettled(settled: SettledConversation): void };

export type Settling = {
  add(settlement: Settlement): void;
  /** Resolves when everything that was added is written down. */
  flush(): Promise<void>;
  /** Whether something about this conversation isn't written down yet, and of which ones that is so. */
  has(conversationId: string): boolean;
  keys(): string[];
  /** Gives up on a database that doesn't answer: what isn't written down is found in the provider's log. */
  stop(): void;
};

/** So much is written down together. Nobody waits for it but someone who looks at a message's ticks. */
const gatherMs = 25;
const pauseMs = 500;

/** Writes down what happened to messages, of many conversations in one statement. Until then they are on their way. */
export const settleInBatches = ({ db, workerId, log, onSettled }: Options): Settling => {
  let waiting = new Map<string, Settlement>();
  let writing = new Map<string, Settlement>();
  let flushing: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const write = async (): Promise<void> => {
    while (waiting.size > 0 && !isStopped) {
      [writing, waiting] = [waiting, new Map()];
      try {
        const rows = await db.run(settleMessages, { worker: workerId, ...toParams([...writing.values()]) });
        writing = new Map();
        for (const { user_id: ownerId, conversation_id: conversationId, failures, due_seconds: dueSeconds } of rows) {
          const dueInMs = dueSeconds === null ? null : Math.max(0, dueSeconds * 1_000);
          onSettled({ ownerId: ownerId as OwnerId, conversationId, failures, dueInMs });
        }
      } catch (error) {
        log.warn({ err: error }, "sent messages couldn't be written down yet");
        waiting = new Map([...writing, ...waiting]);
        writing = new Map();
        await sleep(pauseMs, undefined, { ref: false });
      }
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    flushing ??= write().finally(() => {
      flushing = null;
    });
    return flushing;
  };
  return {
    add: (settlement) => {
      waiting.set(settlement.conversationId, settlement);
      timer ??= setTimeout(flush, gatherMs);
    },
    flush,
    has: (conversationId) => waiting.has(conversationId) || writing.has(conversationId),
    keys: () => [...waiting.keys(), ...writing.keys()],
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};

const toParams = (settlements: readonly Settlement[]) => {
  const sent = settlements.flatMap(({ ownerId, outcomes }) => outcomes.map((outcome) => ({ ownerId, ...outcome })));
  return {
    messageOwners: sent.map(({ ownerId }) => ownerId),
    messageIds: sent.map(({ messageId }) => messageId),
    statuses: sent.map(({ status }) => status),
    reasons: sent.map(({ reason }) => reason),
    providerIds: sent.map(({ providerMessageId }) => providerMessageId),
    owners: settlements.map(({ ownerId }) => ownerId),
    conversations: settlements.map(({ conversationId }) => conversationId),
    hows: settlements.map(({ how }) => how),
  };
};
