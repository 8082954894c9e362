import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";
import { type EventsReader, openEvents } from "../../testing/open-events.ts";
import { writeAndDie } from "../../testing/processes/dying-writer.ts";
import { eventually } from "../../testing/wait-until.ts";

// Two processes of one installation: changes are made through the first, streams are read from the second.
let writing: TestApp;
let reading: TestApp;
let origin: string;
const readers: EventsReader[] = [];

beforeAll(async () => {
  writing = await createTestApp();
  reading = await createTestApp({ databaseUrl: writing.adminUrl });
  origin = await reading.app.listen({ host: "127.0.0.1", port: 0 });
});

afterAll(async () => {
  for (const reader of readers) reader.close();
  await reading.close();
  await writing.close();
});

const read = async (cookie: string): Promise<EventsReader> => {
  const reader = await openEvents(origin, cookie);
  readers.push(reader);
  if (reader.status === 200) await reader.wait("event: ready");
  return reader;
};

const speak = (language: string) => ({ language });

test("a change made through one process reaches the owner's stream on another, and nobody else's", async () => {
  const ada = await writing.owner();
  const bob = await writing.owner();
  const adas = await read(ada.cookie);
  const bobs = await read(bob.cookie);
  expect((await ada.call("PUT", "/api/v1/me/language", speak("fr"))).status).toBe(200);
  await adas.wait("event: change");
  expect(adas.text()).toContain(`event: change\ndata: {"table":"user_profiles","id":"${ada.id}"}\n\n`);
  await bob.call("PUT", "/api/v1/me/language", speak("de"));
  await bobs.wait("event: change");
  expect(bobs.text()).not.toContain(ada.id);
  expect(adas.text()).not.toContain(bob.id);
});

test("a change whose process was killed before it could tell of it reaches the stream all the same", async () => {
  const ada = await writing.owner();
  const stream = await read(ada.cookie);
  expect(await writeAndDie(writing.adminUrl, ada.id)).toBe("SIGKILL");
  await stream.wait(`{"table":"user_profiles","id":"${ada.id}"}`);
});

test("a change made past the app, by a function or by hand, reaches the stream", async () => {
  const ada = await writing.owner();
  const stream = await read(ada.cookie);
  await asAdmin(writing.adminUrl, (client) =>
    client.query("update user_profiles set company_name = 'Ada' where user_id = $1", [ada.id]),
  );
  await stream.wait(`{"table":"user_profiles","id":"${ada.id}"}`);
});

test("a row that was deleted is named as gone, also one that was changed just before; a new one isn't", async () => {
  const ada = await writing.owner();
  const stream = await read(ada.cookie);
  const ids = [await buildAgent(writing.adminUrl, ada.id), await buildAgent(writing.adminUrl, ada.id)];
  await stream.wait(`{"table":"agents","id":"${ids[1]}"}`);
  await ada.call("DELETE", `/api/v1/agents/${ids[0]}`);
  await stream.wait(`{"table":"agents","id":"${ids[0]}","isGone":true}`);
  await asAdmin(writing.adminUrl, async (client) => {
    await client.query("begin");
    await client.query("update agents set name = 'Bo' where id = $1", [ids[1]]);
    await client.query("delete from agents where id = $1", [ids[1]]);
    await client.query("commit");
  });
  await stream.wait(`{"table":"agents","id":"${ids[1]}","isGone":true}`);
});

test("a stream carries table names and ids alone", async () => {
  const ada = await writing.owner({ name: "Secret Name", email: "secret@example.com" });
  const stream = await read(ada.cookie);
  await ada.call("PUT", "/api/v1/me/language", speak("pt"));
  await stream.wait("event: change");
  const data = [...stream.text().matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json ?? ""));
  for (const message of data) expect(["hasChanged", "table,id"]).toContain(Object.keys(message).join());
  expect(stream.text()).not.toMatch(/secret/i);
});

test("the stream is never stored or sniffed, and a proxy is told not to hold it back", async () => {
  const stream = await read((await writing.owner()).cookie);
  expect(stream.headers).toMatchObject({
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
    "x-content-type-options": "nosniff",
  });
});

test("without a session there is no stream", async () => {
  const stream = await openEvents(origin, "daybook.session_token=nobody.nothing");
  expect(stream.status).toBe(401);
});

test("a HEAD request opens no event stream", async () => {
  const ada = await writing.owner();
  const answer = await reading.app.inject({ method: "HEAD", url: "/api/v1/events", headers: { cookie: ada.cookie } });
  expect(answer.statusCode).toBe(404);
});

test("past twenty streams an owner gets 429; a closed one makes room", async () => {
  const ada = await writing.owner();
  const streams = await Promise.all(Array.from({ length: 20 }, () => read(ada.cookie)));
  const refused = await read(ada.cookie);
  expect(refused.status).toBe(429);
  expect(refused.headers).toMatchObject({ "retry-after": "10" });
  await refused.ended();
  expect(JSON.parse(refused.text())).toMatchObject({ code: "too-many-requests" });
  expect((await read((await writing.owner()).cookie)).status).toBe(200);
  streams[0]?.close();
  await eventually(async () => expect((await read(ada.cookie)).status).toBe(200));
});

test("signing out closes the session's streams, with the reason", async () => {
  const ada = await writing.owner();
  const stream = await read(ada.cookie);
  await writing.app.inject({
    method: "POST",
    url: "/api/auth/sign-out",
    headers: { cookie: ada.cookie, origin: "http://localhost:3000" },
    payload: {},
  });
  await stream.ended();
  expect(stream.text()).toContain("event: signed-out");
});

test("a session that expires loses its stream, with the reason", async () => {
  const ada = await writing.owner();
  const stream = await read(ada.cookie);
  await asAdmin(writing.adminUrl, (client) =>
    client.query("update session set expires_at = now() where id = $1", [ada.sessionId]),
  );
  await stream.ended();
  expect(stream.text()).toContain("event: signed-out");
});

test("a lost database connection ends in a word to fetch everything, and changes flow again", async () => {
  const ada = await writing.owner();
  const stream = await read(ada.cookie);
  await asAdmin(writing.adminUrl, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen daybook%'`,
    ),
  );
  await stream.wait("event: resync");
  await ada.call("PUT", "/api/v1/me/language", speak("es"));
  await stream.wait("event: change");
});

test("clients that leave while their session is looked up take no place", async () => {
  const ada = await writing.owner();
  await asAdmin(writing.adminUrl, async (client) => {
    await client.query("begin; lock table session in access exclusive mode");
    const leaving = Array.from({ length: 20 }, () =>
      request(`${origin}/api/v1/events`, { headers: { cookie: ada.cookie }, agent: false })
        .on("error", () => {})
        .end(),
    );
    await sleep(200);
    for (const asking of leaving) asking.destroy();
    await sleep(100);
    await client.query("commit");
  });
  await sleep(200);
  expect((await read(ada.cookie)).status).toBe(200);
});
