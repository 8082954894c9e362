import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { startConversationQueue } from "#server/features/conversations/queue/queue-jobs.ts";
import { createTwilioChannel } from "#server/integrations/whatsapp/twilio/create-twilio-channel.ts";
import { createMovableClock } from "#server/platform/clock.ts";
import { createLog } from "#server/platform/log.ts";
import { createMetrics } from "#server/platform/metrics/create-metrics.ts";
import { startBenchApp } from "../bench-app.ts";
import { createBookings } from "../booking.ts";
import { buildBusinesses } from "../bot.ts";
import type { Figure } from "../figure.ts";
import { benchAccount, publicUrl, startPhones } from "../load/phones.ts";
import { startSender } from "../load/send-requests.ts";

/** A share of it, as 0.1, shows within a minute whether something is kept. */
const share = Number(process.env.MEMORY_SHARE ?? 1);
const bookings = 20_000 * share;
const chats = 5_000 * share;
const atOnce = 100;

/**
 * What the process holds after a busy season: bookings from the dashboard, and chats with people who have never written
 * before. Growth is what remains on the heap once the garbage is out, per thousand of either: a cache without a bound
 * would show there.
 */
export const measureMemory = async (): Promise<Figure[]> => {
  const phones = await startPhones();
  const channel = createTwilioChannel({ ...benchAccount, apiBase: phones.apiBase }, publicUrl);
  const app = await startBenchApp({ whatsapp: channel });
  const sender = startSender();
  const queue = await startConversationQueue({
    ...{ db: app.db, adminUrl: app.adminUrl, workerId: crypto.randomUUID(), clock: createMovableClock(), channel },
    ...{ log: createLog("silent"), metrics: createMetrics() },
  });
  try {
    const nextBooking = await createBookings(app);
    const numbers = await buildBusinesses(app);
    let people = 0;
    const book = async (count: number) => {
      for (let made = 0; made < count; made += atOnce)
        await sender.send(app.origin, Array.from({ length: atOnce }, nextBooking));
    };
    const chat = async (count: number) => {
      for (let made = 0; made < count; made += atOnce) {
        const some = Array.from({ length: atOnce }, () => ({
          from: `+346${20_000_000 + people++}`,
          to: numbers[people % numbers.length] as string,
        }));
        await phones.chat({ origin: app.origin, people: some, rounds: 1, pauseMs: 0 });
      }
    };
    // What is loaded and compiled once isn't growth.
    await book(2 * atOnce);
    await chat(2 * atOnce);
    const before = heapMb();
    await book(bookings);
    await chat(chats);
    const after = heapMb();
    return [
      { name: "memory-rss-mb", value: process.memoryUsage().rss / 2 ** 20, better: "lower", goal: 350 },
      { name: "memory-heap-mb", value: after, better: "lower", goal: 150 },
      {
        name: "memory-growth-kb-per-thousand",
        value: ((after - before) * 1_024) / ((bookings + chats) / 1_000),
        better: "lower",
        goal: 500,
      },
    ];
  } finally {
    await queue.stop();
    await sender.close();
    await app.close();
    phones.stop();
  }
};

/** After the garbage is out. */
const heapMb = (): number => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
};
