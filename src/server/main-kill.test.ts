// @module-tag trial
import { describe, expect, it } from "vitest";
import { languages } from "#domain/languages.ts";
import { ownRequestHeader } from "./platform/http/security/origin-check.ts";
import { freePort } from "./platform/postgres/free-port.ts";
import { insertOwner } from "./testing/builders/build-owner.ts";
import { setUpProcessTests } from "./testing/processes/set-up-process-tests.ts";
import {
  embeddedDatabaseUrl,
  embeddedServerPid,
  processTestTimeoutMs,
  startSpawned,
} from "./testing/processes/spawn-daybook.ts";
import { trialLength } from "./testing/trial-length.ts";
import { waitUntil } from "./testing/wait-until.ts";

const dir = setUpProcessTests();

type Writer = {
  cookie: string;
  /** What was last answered with success. */
  acknowledged: number;
  /** What was last asked for, answered or not. */
  asked: number;
};

const languageOf = (count: number) => languages[count % languages.length];

/** Changes the language again and again until the server is gone. */
const write = async (url: string, writer: Writer): Promise<void> => {
  const headers = { cookie: writer.cookie, [ownRequestHeader]: "1", "content-type": "application/json" };
  for (;;) {
    writer.asked = writer.acknowledged + 1;
    const body = JSON.stringify({ language: languageOf(writer.asked) });
    const response = await fetch(`${url}/api/v1/me/language`, { method: "PUT", headers, body }).catch(() => null);
    if (response === null) return;
    // A machine too busy to answer says so; that acknowledges nothing.
    if (response.status === 503) continue;
    expect(response.status).toBe(200);
    // Only the complete answer is an acknowledgement.
    if ((await response.text().catch(() => null)) === null) return;
    writer.acknowledged = writer.asked;
  }
};

const readBack = (url: string, { cookie }: Writer): Promise<string> =>
  waitUntil("an answer", async () => {
    const response = await fetch(`${url}/api/v1/me`, { headers: { cookie } });
    if (response.status === 503) return null;
    expect(response.status).toBe(200);
    return ((await response.json()) as { profile: { language: string } }).profile.language;
  });

const kills = trialLength({ short: 3, long: 20 });

describe("kill -9 during writes", () => {
  it(`${kills} times: nothing acknowledged is lost and every start succeeds`, {
    timeout: 2 * processTestTimeoutMs,
  }, async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const writers: Writer[] = [];
    let total = 0;
    for (let kill = 0; kill <= kills; kill++) {
      const daybook = await startSpawned({ DATA_DIR: dir.path, PORT: String(port) });
      while (writers.length < 8) {
        const { cookie } = await insertOwner(embeddedDatabaseUrl(dir.path));
        writers.push({ cookie, acknowledged: 0, asked: 0 });
      }
      for (const writer of writers) {
        const stored = await readBack(url, writer);
        // The unanswered one may have come through or not.
        expect([languageOf(writer.acknowledged), languageOf(writer.asked)]).toContain(stored);
        if (stored === languageOf(writer.asked)) writer.acknowledged = writer.asked;
      }
      if (kill === kills) {
        expect(await daybook.stop()).toBe(0);
        break;
      }
      const before = writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
      const writing = Promise.all(writers.map((writer) => write(url, writer)));
      const acknowledged = () => writers.reduce((sum, writer) => sum + writer.acknowledged, 0) - before;
      // At another point of the work each time.
      await waitUntil("writes", () => acknowledged() > 10 + kill * 3);
      daybook.signal("SIGKILL");
      // Now and then everything dies at once, as when the machine runs out of memory.
      if (kill % 5 === 4) process.kill(embeddedServerPid(dir.path) ?? 0, "SIGKILL");
      await daybook.ended;
      await writing;
      total += acknowledged();
    }
    expect(total).toBeGreaterThan(kills * 10);
  });
});
