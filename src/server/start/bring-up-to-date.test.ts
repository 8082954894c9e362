import { connect, createServer } from "node:net";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { parseConfig } from "../platform/config.ts";
import { cloneDatabase } from "../testing/apps/test-cluster.ts";
import { captureLog } from "../testing/capture-log.ts";
import { closedAddress } from "../testing/processes/closed-address.ts";
import { listenForDatabase } from "../testing/processes/listen-for-database.ts";
import { tempDir } from "../testing/temp-dir.ts";
import { bringUpToDate } from "./bring-up-to-date.ts";
import { startDaybook } from "./start-daybook.ts";
import { parseStartOptions } from "./start-options.ts";

let database: Awaited<ReturnType<typeof cloneDatabase>>;
beforeAll(async () => {
  database = await cloneDatabase(inject("adminUrl"));
});
afterAll(() => database.drop());

const at = (url: string) => ({ url, authSecret: "", isPrivate: false, stop: async () => {} });

/** A proxy before PostgreSQL; the first callers get the answer of a server that replays its log. */
const startRecovering = async (refusals: number) => {
  const target = new URL(database.url);
  let left = refusals;
  const server = createServer((client) => {
    client.on("error", () => {});
    if (left-- > 0) {
      client.once("data", () => client.end(refusal("57P03", "the database system is starting up")));
      return;
    }
    const upstream = connect(Number(target.port), target.hostname);
    client.pipe(upstream).pipe(client);
    upstream.on("error", () => client.destroy());
  });
  return listenForDatabase(server, database.url);
};

/** PostgreSQL's answer of an error: its length, then fields that each end with a zero, and a zero. */
const refusal = (code: string, message: string): Buffer => {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.from("E\0\0\0\0");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
};

test("a database that is still starting is waited for, with one line of the log", async () => {
  const proxy = await startRecovering(3);
  const { log, lines } = captureLog();
  await bringUpToDate(at(proxy.url), log);
  expect(lines.map(({ msg }) => msg)).toEqual(["waiting for the database"]);
  await proxy.close();
});

/** A proxy before PostgreSQL as on a busy machine: the first caller gets no answer for a while. */
const startLate = async (lateMs: number) => {
  const target = new URL(database.url);
  let isFirst = true;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    client.on("error", () => upstream.destroy());
    client.on("close", () => upstream.destroy());
    upstream.on("error", () => client.destroy());
    client.pipe(upstream);
    setTimeout(() => upstream.pipe(client), isFirst ? lateMs : 0);
    isFirst = false;
  });
  return listenForDatabase(server, database.url);
};

/** Longer than the app's own connections wait; and, in the long form, than anybody does. */
const delays: [number, string[]][] = [
  [7_000, []],
  ...(process.env["LONG_TRIALS"] ? [[17_000, ["waiting for the database"]] as [number, string[]]] : []),
];

test.each(delays)(
  "one that answers after %i ms is waited for and isn't mistaken for a pooler",
  { tags: "trial" },
  async (lateMs, expected) => {
    const proxy = await startLate(lateMs);
    const { log, lines } = captureLog();
    await bringUpToDate(at(proxy.url), log);
    expect(lines.map(({ msg }) => msg)).toEqual(expected);
    await proxy.close();
  },
);

test("a database address where nobody listens is reported at once", async () => {
  const { log, lines } = captureLog();
  const url = (await closedAddress()).replace("http://", "postgres://someone:sesame@");
  await expect(bringUpToDate(at(`${url}/daybook`), log)).rejects.toThrow(/^DATABASE_URL can't be used: .*ECONNREFUSED/);
  expect(lines).toEqual([]);
});

test("a database that goes away while the parts are started lets them start again", { tags: "trial" }, async () => {
  const proxy = await startRecovering(1);
  const { log, lines } = captureLog();
  using dir = tempDir();
  const config = parseConfig({
    DATABASE_URL: proxy.url,
    DATA_DIR: dir.path,
    ROLE: "worker",
    AUTH_SECRET: "s".repeat(32),
  });
  const stopped: string[] = [];
  const provided = { ...at(proxy.url), authSecret: "s".repeat(32), stop: async () => void stopped.push("database") };
  const daybook = await startDaybook(config, { options: parseStartOptions([], config), log, database: provided });
  expect(lines.map(({ msg }) => msg)).toContain("waiting for the database");
  expect(stopped).toEqual([]);
  await daybook.stop();
  expect(stopped).toEqual(["database"]);
  await proxy.close();
});
