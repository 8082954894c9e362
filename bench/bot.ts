import type { BurstPauses } from "#domain/conversation/receiving/join-burst.ts";
import { startConversationQueue } from "#server/features/conversations/queue/queue-jobs.ts";
import { createTwilioChannel } from "#server/integrations/whatsapp/twilio/create-twilio-channel.ts";
import { createMovableClock } from "#server/platform/clock.ts";
import { createLog } from "#server/platform/log.ts";
import { createMetrics } from "#server/platform/metrics/create-metrics.ts";
import { asAdmin } from "#server/testing/apps/test-cluster.ts";
import { buildAgent, buildType } from "#server/testing/builders/build-scheduling.ts";
import { buildSubscription } from "#server/testing/builders/build-subscription.ts";
import { startBenchApp } from "./bench-app.ts";
import type { Figure } from "./figure.ts";
import { benchAccount, publicUrl, startPhones } from "./load/phones.ts";
import { growthOf, medianOf, type ProcessorTime, processorTimePer } from "./measuring/processor-time.ts";

const conversations = 200;
const stretchCount = 3;
const roundsPerStretch = 8;
/** Between an answer and the next message people read, think and type. */
const thinkMs = 4_000;
/** The second or two in which more of a message may come are meant, and would hide what is measured. */
const burstPauses: BurstPauses = { shortMs: 0, longMs: 0, crossedMs: 0, summaryMs: 0 };

/**
 * 200 people talk to the bots of 20 businesses at once. Once without a pause, which shows how many messages a second get
 * their answer; once as fast as people type, which shows how long each waits: from the webhook's first byte to the
 * provider's receipt of the reply. Processor time says what a message costs, and whether that grows while people write.
 */
export const measureBot = async (): Promise<Figure[]> => {
  const phones = await startPhones();
  const channel = createTwilioChannel({ ...benchAccount, apiBase: phones.apiBase }, publicUrl);
  const app = await startBenchApp({ whatsapp: channel, burstPauses });
  const queue = await startConversationQueue({
    ...{ db: app.db, adminUrl: app.adminUrl, workerId: crypto.randomUUID(), clock: createMovableClock(), channel },
    ...{ log: createLog("silent"), metrics: createMetrics(), burstPauses },
  });
  try {
    const numbers = await buildBusinesses(app);
    const chat = (stretch: number, rounds: number, pauseMs: number) =>
      phones.chat({ origin: app.origin, people: peopleOf(stretch, numbers), rounds, pauseMs });
    await chat(0, 4, 0);
    // As autovacuum does within a minute of use.
    await asAdmin(app.adminUrl, (client) => client.query("analyze"));
    const stretches: (ProcessorTime & { rate: number })[] = [];
    for (let stretch = 0; stretch < stretchCount; stretch++) {
      let rate = 0;
      // Someone new is stored first, which isn't what is measured.
      await chat(stretch, 2, 0);
      const cost = await processorTimePer(app.databasePid, conversations * roundsPerStretch, async () => {
        const { waitsMs, seconds } = await chat(stretch, roundsPerStretch, 0);
        rate = waitsMs.length / seconds;
      });
      stretches.push({ ...cost, rate });
    }
    const calm = await chat(stretchCount - 1, 4, thinkMs);
    const cost = medianOf(stretches);
    const rate = at(
      stretches.map(({ rate }) => rate),
      0.5,
    );
    return [
      { name: "bot-messages-per-second", value: rate, better: "higher", goal: 300 },
      { name: "bot-app-processor-ms", value: cost.app, better: "lower", goal: 2.5 },
      { name: "bot-database-processor-ms", value: cost.database, better: "lower", goal: 3 },
      { name: "bot-cost-growth", value: growthOf(stretches), better: "lower", goal: 1.1 },
      { name: "bot-reply-median-ms", value: at(calm.waitsMs, 0.5), better: "lower", goal: 15 },
      { name: "bot-reply-p95-ms", value: at(calm.waitsMs, 0.95), better: "lower", goal: 100 },
    ];
  } finally {
    await queue.stop();
    await app.close();
    phones.stop();
  }
};

/** Others for each stretch: someone who writes more than twenty messages a minute isn't answered any more. */
const peopleOf = (stretch: number, numbers: readonly string[]) =>
  Array.from({ length: conversations }, (_, index) => ({
    from: `+346115${10_000 + stretch * conversations + index}`,
    to: numbers[index % numbers.length] as string,
  }));

const at = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] as number;

export const buildBusinesses = (app: Awaited<ReturnType<typeof startBenchApp>>): Promise<string[]> =>
  Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const owner = await app.owner({ timeZone: "Europe/Madrid" });
      const number = `+34910${300_000 + index}`;
      await buildSubscription(app.adminUrl, owner.id, { maxAgents: 3 });
      await buildAgent(app.adminUrl, owner.id, { name: "Ana" });
      await buildAgent(app.adminUrl, owner.id, { name: "Luis" });
      await buildType(app.adminUrl, owner.id, { name: "Haircut" });
      await buildType(app.adminUrl, owner.id, { name: "Beard", duration: 45 });
      await asAdmin(app.adminUrl, (client) =>
        client.query(
          "insert into whatsapp_phone_numbers (user_id, phone_number, verification_status) values ($1, $2, 'verified')",
          [owner.id, number],
        ),
      );
      return number;
    }),
  );
