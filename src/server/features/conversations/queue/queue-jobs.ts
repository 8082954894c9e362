import { openListener } from "../../../platform/events/listener.ts";
import { adaptiveLimit } from "../../../platform/jobs/adaptive-limit.ts";
import { type KeyedRuns, runByKey } from "../../../platform/jobs/run-by-key.ts";
import type { Metrics } from "../../../platform/metrics/create-metrics.ts";
import { withTimeLimit } from "../../../platform/stopping/with-time-limit.ts";
import type { ConversationRef } from "../answering/answering-service.ts";
import { type AdvanceDeps, advanceConversation } from "./advance-service.ts";
import { lookForDue } from "./due-service.ts";
import { oldestDue, releaseConversations } from "./queue-store.ts";
import { type SettledConversation, type Settling, settleInBatches } from "./settling-service.ts";

type QueueOptions = AdvanceDeps & { adminUrl: string; metrics: Metrics };

export type ConversationQueue = { isRunning(): boolean; stop(): Promise<void> };

/** Most of the time of each is waiting for the provider, who is asked for no more at once than it answers in time. */
const atOnce = { least: 4, start: 16, most: 64 };
const slowMs = 3_000;
/** How often the queue looks for what was never announced: left by a process that died, or after a pause. */
const lookMs = 1_000;
/** What has only just become due is on its way to the process that was notified of it. */
const usualSinceSeconds = 1;
const releaseMs = 5_000;
const stalledAfterMs = 4_000;
/** As often as it is tried; the same number is in `settle_messages`. */
const mostFailures = 8;
const stopMs = 10_000;
const job = "advance-conversation";

/**
 * Has conversations go on: each in order, by one process at a time, as soon as something is due. The process that stored a
 * message is notified by its database, others by a notification, and what nobody announced is looked for.
 */
export const startConversationQueue = async (options: QueueOptions): Promise<ConversationQueue> => {
  const { db, log, workerId } = options;
  const { runs, settling } = openRuns(options);
  const look = lookForDue({
    ...{ db, workerId, room: runs.room },
    onClaimed: (ref) => runs.add(ref.conversationId, ref, 0),
  });
  db.onDue(({ inMs, ...due }) => runs.add(due.conversationId, due, inMs));
  const listener = await openListener({
    ...{ url: options.adminUrl, channels: ["daybook_due"], log },
    hear: (_channel, payload) => {
      for (const inMs of readDelays(payload)) setTimeout(() => look(0), inMs).unref();
    },
    onGap: () => look(0),
  });
  let oldestSeconds = 0;
  const watch = async (): Promise<void> => {
    // A database that doesn't answer says nothing about the queue; `/readyz` reports it.
    const [row] = await db.run(oldestDue, {}).catch(() => []);
    oldestSeconds = row?.seconds ?? 0;
  };
  const timer = setInterval(() => {
    look(usualSinceSeconds);
    void watch();
  }, lookMs);
  const releaseTimer = setInterval(() => {
    const workingOn = [...runs.keys(), ...settling.keys()];
    // One that fails is made up for by the next.
    db.run(releaseConversations, { worker: workerId, workingOn }).catch(() => {});
  }, releaseMs);
  look(0);
  // A provider that keeps everyone waiting isn't our fault, and each wait has an end.
  const isRunning = (): boolean =>
    runs.room() === 0 ||
    oldestSeconds * 1_000 < stalledAfterMs ||
    performance.now() - runs.lastBegunMs() < stalledAfterMs;
  options.metrics.watchQueue({ isRunning, oldestDueSeconds: () => oldestSeconds });
  return {
    isRunning,
    stop: async () => {
      clearInterval(timer);
      clearInterval(releaseTimer);
      await listener.close();
      const ending = runs.stop().then(() => settling.flush());
      await withTimeLimit(stopMs, "the conversations' end", ending).catch(() => {});
      settling.stop();
    },
  };
};

const openRuns = (options: QueueOptions): { runs: KeyedRuns<ConversationRef>; settling: Settling } => {
  const { db, log, metrics, workerId } = options;
  const report = ({ conversationId, failures }: SettledConversation): void => {
    if (failures === 0) return;
    const isDead = failures >= mostFailures;
    metrics.jobs.inc({ job, outcome: isDead ? "dead" : "retried" });
    if (isDead) log.error({ conversationId, failures }, "a conversation can't go on, and is left");
  };
  const settling = settleInBatches({
    ...{ db, workerId, log },
    onSettled: (settled) => {
      report(settled);
      const { ownerId, conversationId, dueInMs } = settled;
      if (dueInMs !== null) runs.add(conversationId, { ownerId, conversationId }, dueInMs);
    },
  });
  const limit = adaptiveLimit(atOnce);
  const runs = runByKey<ConversationRef>({
    limit: limit.current,
    run: async (ref) => {
      // What it said last has to be known first.
      if (settling.has(ref.conversationId)) await settling.flush();
      const begunMs = performance.now();
      const { settlement, goesOnInMs, error } = await advanceConversation(options, ref);
      if (settlement?.how === "unsent" || performance.now() - begunMs > slowMs) limit.lower();
      else limit.raise();
      if (error === undefined) metrics.jobs.inc({ job, outcome: "done" });
      else log.warn({ job, err: error }, "a conversation couldn't go on, will retry");
      if (settlement) settling.add(settlement);
      else if (goesOnInMs !== null) runs.add(ref.conversationId, ref, goesOnInMs);
    },
  });
  return { runs, settling };
};

/** Anyone with a database login can notify. */
const readDelays = (payload: string): number[] => {
  try {
    const delays: unknown = JSON.parse(payload);
    return Array.isArray(delays) ? delays.filter((ms) => Number.isInteger(ms) && ms >= 0 && ms <= 60_000) : [];
  } catch {
    return [];
  }
};
