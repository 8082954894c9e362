import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { asAdmin, cloneDatabase } from "../../testing/apps/test-cluster.ts";
import { databaseAtPort } from "../../testing/processes/database-address.ts";
import { eventually } from "../../testing/wait-until.ts";
import { createLog } from "../log.ts";
import { openChangeFeed, type TableChange } from "./change-feed.ts";

let database: Awaited<ReturnType<typeof cloneDatabase>>;

beforeAll(async () => {
  database = await cloneDatabase(inject("adminUrl"));
});

afterAll(() => database.drop());

const notify = (channel: string, payload: string) =>
  asAdmin(database.url, (client) => client.query("select pg_notify($1, $2)", [channel, payload]));

const listening = () => {
  const changes: TableChange[] = [];
  const ended: string[] = [];
  let gaps = 0;
  return {
    changes,
    ended,
    gaps: () => gaps,
    onChange: (change: TableChange) => changes.push(change),
    onSessionEnd: (sessionId: string) => ended.push(sessionId),
    onGap: () => {
      gaps += 1;
    },
  };
};

const change = (id: string): TableChange => ({ ownerId: "o", table: "agents", id });

test("what isn't a change is passed over", async () => {
  const heard = listening();
  const feed = await openChangeFeed(database.url, heard, createLog("silent"));
  for (const payload of ["", "not json", "null", "{}", '[{"table":"agents"}]', "[]"])
    await notify("daybook_changes", payload);
  await notify("daybook_changes", JSON.stringify([change("1"), change("3")]));
  await notify("daybook_sessions", "s1");
  await eventually(() => expect(heard.ended).toEqual(["s1"]));
  expect(heard.changes).toEqual([change("1"), change("3")]);
  await feed.close();
});

test("a connection that went silent is noticed and replaced", async () => {
  const proxy = await startProxy(database.url);
  const heard = listening();
  const feed = await openChangeFeed(proxy.url, heard, createLog("silent"), 100);
  proxy.silence();
  await eventually(() => expect(heard.gaps()).toBe(1));
  await notify("daybook_changes", JSON.stringify([change("2")]));
  await eventually(() => expect(heard.changes).toEqual([change("2")]));
  await feed.close();
  proxy.close();
});

test("closing while the database is away leaves nothing behind", async () => {
  const proxy = await startProxy(database.url);
  const heard = listening();
  const feed = await openChangeFeed(proxy.url, heard, createLog("silent"), 100);
  proxy.close();
  await eventually(() => expect(feed.isConnected()).toBe(false));
  await feed.close();
  expect(heard.gaps()).toBe(0);
});

/** A proxy between feed and database, to fail in ways a database doesn't on request. */
const startProxy = async (url: string) => {
  const { hostname, port } = new URL(url);
  const pairs: [Socket, Socket][] = [];
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) socket.on("error", () => {});
    near.pipe(far).pipe(near);
    pairs.push([near, far]);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: databaseAtPort(url, (server.address() as AddressInfo).port),
    /** Existing connections stay open and carry nothing more, as after a firewall forgot them. */
    silence: () => {
      for (const [near, far] of pairs) {
        near.unpipe();
        far.unpipe();
      }
    },
    close: () => {
      server.close();
      for (const pair of pairs) for (const socket of pair) socket.destroy();
    },
  };
};
