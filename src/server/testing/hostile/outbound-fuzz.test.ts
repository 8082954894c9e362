import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { diceOf } from "./hostile-answer.ts";
import { type HostileServer, startHostileServer } from "./hostile-server.ts";
import { type OutboundCalls, outboundCalls } from "./outbound-calls.ts";

/** `FUZZ_SEED=7` repeats a run; `LONG_TRIALS=1` makes a long one. */
const seed = Number(process.env["FUZZ_SEED"] ?? Math.floor(Math.random() * 1e9));
const rounds = process.env["LONG_TRIALS"] ? 300 : 4;
const timeoutMs = 250;
/** A call may consist of several requests, each of them tried several times, and of content to be read. */
const longestMs = 60_000;

let server: HostileServer;
let calls: OutboundCalls;
const stray: unknown[] = [];
const note = (error: unknown): void => void stray.push(error);

beforeAll(async () => {
  server = await startHostileServer();
  calls = outboundCalls(server, timeoutMs);
  process.on("unhandledRejection", note).on("uncaughtException", note);
});
afterAll(async () => {
  process.off("unhandledRejection", note).off("uncaughtException", note);
  await server.close();
});

test(`no answer of a server elsewhere keeps a call, or reaches anything else (seed ${seed})`, {
  timeout: 3_600_000,
}, async () => {
  for (const [at, [name, call]] of Object.entries(calls).entries()) {
    for (let round = 0; round < rounds; round++) {
      server.roll(diceOf(seed + at * 1_000 + round));
      const outcome = await Promise.race([
        call().then(
          () => "settled",
          () => "settled",
        ),
        sleep(longestMs, "open", { ref: false }),
      ]);
      expect([outcome, stray], `${name}, round ${round}: ${server.said().join("\n")}`).toEqual(["settled", []]);
    }
  }
});
