import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBenchApp } from "../bench-app.ts";
import { createBookings } from "../booking.ts";
import { buildBusinesses } from "../bot.ts";
import type { Figure } from "../figure.ts";
import { startPhones } from "../load/phones.ts";
import { startSender } from "../load/send-requests.ts";
import type { MemoryUse } from "./memory-server.ts";

/** A share of it, as 0.1, shows within a minute whether something is kept. */
const share = Number(process.env.MEMORY_SHARE ?? 1);
const bookings = 20_000 * share;
const chats = 5_000 * share;
const atOnce = 100;

/**
 * What a server's process holds after a busy season: bookings from the dashboard, and chats with people who have never written
 * before. Growth is what remains on the heap once the garbage is out, per thousand of either: a cache without a bound
 * would show there.
 */
export const measureMemory = async (): Promise<Figure[]> => {
  const phones = await startPhones();
  const app = await startBenchApp();
  const sender = startSender();
  const compiled = mkdtempSync(join(tmpdir(), "daybook-bench-"));
  const start = () => startMemoryServer([app.adminUrl, phones.apiBase], compiled);
  (await start()).stop();
  const server = await start();
  try {
    const nextBooking = await createBookings(app);
    const numbers = await buildBusinesses(app);
    let people = 0;
    const book = async (count: number) => {
      for (let made = 0; made < count; made += atOnce)
        await sender.send(server.origin, Array.from({ length: atOnce }, nextBooking));
    };
    const chat = async (count: number) => {
      for (let made = 0; made < count; made += atOnce) {
        const some = Array.from({ length: atOnce }, () => ({
          from: `+346${20_000_000 + people++}`,
          to: numbers[people % numbers.length] as string,
        }));
        await phones.chat({ origin: server.origin, people: some, rounds: 1, pauseMs: 0 });
      }
    };
    // What is loaded and compiled once isn't growth.
    await book(2 * atOnce);
    await chat(2 * atOnce);
    const before = await server.measure();
    await book(bookings);
    await chat(chats);
    const after = await server.measure();
    return [
      { name: "memory-rss-mb", value: after.rssMb, better: "lower", goal: 350 },
      { name: "memory-heap-mb", value: after.heapMb, better: "lower", goal: 150 },
      {
        name: "memory-growth-kb-per-thousand",
        value: ((after.heapMb - before.heapMb) * 1_024) / ((bookings + chats) / 1_000),
        better: "lower",
        goal: 500,
      },
    ];
  } finally {
    server.stop();
    await sender.close();
    await app.close();
    phones.stop();
    rmSync(compiled, { recursive: true });
  }
};

/** The server alone in a process: what sends and counts is held elsewhere. */
const startMemoryServer = async (args: readonly string[], compiled: string) => {
  const child = fork(join(import.meta.dirname, "memory-server.ts"), args, {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  });
  const [origin] = (await once(child, "message")) as [string];
  return {
    origin,
    measure: async (): Promise<MemoryUse> => {
      child.send("measure");
      const [use] = (await once(child, "message")) as [MemoryUse];
      return use;
    },
    stop: () => child.disconnect(),
  };
};
