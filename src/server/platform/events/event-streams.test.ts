import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import type { OwnerId } from "#domain/owner-id.ts";
import { eventually } from "../../testing/wait-until.ts";
import { createEventStreams, type EventStreams } from "./event-streams.ts";

const owner = "11111111-1111-4111-8111-111111111111" as OwnerId;
const cleanups: (() => void)[] = [];

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** A real stream over a real socket: what the reader has received so far, and the server's side of it. */
const openStream = async (streams: EventStreams, sessionId = "s1", ageMs?: number) => {
  let response: ServerResponse | undefined;
  const server = createServer((_request, reply) => {
    response = reply;
    streams.open(owner, sessionId, reply, ageMs);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket: Socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let received = "";
  socket.on("data", (data) => {
    received += data.toString();
  });
  socket.on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
  cleanups.push(() => {
    socket.destroy();
    server.close();
    streams.close();
  });
  await eventually(() => expect(received).toContain("event: ready"));
  if (!response) throw new Error("no stream was opened");
  return { socket, response, received: () => received };
};

const change = (id: string) => ({ ownerId: owner, table: "appointments", id });

const fillUp = async (streams: EventStreams, isFull: () => boolean): Promise<void> => {
  for (let round = 0; round < 400_000 && !isFull(); round++) {
    streams.resync();
    if (round % 2_000 === 0) await sleep(1);
  }
};

test("a heartbeat comes when nothing happens", async () => {
  const stream = await openStream(createEventStreams(20));
  await eventually(() => expect(stream.received().match(/: still here/g)?.length).toBeGreaterThan(2));
});

test("a burst is gathered: once per record, and past fifty records one word to fetch everything", async () => {
  const streams = createEventStreams();
  const stream = await openStream(streams);
  for (const id of ["a", "a", "b", "a"]) streams.send(change(id));
  await eventually(() => expect(stream.received()).toContain('"id":"b"'));
  expect(stream.received().match(/event: change/g)).toHaveLength(2);
  for (let id = 0; id < 51; id++) streams.send(change(`burst-${id}`));
  await eventually(() => expect(stream.received()).toContain("event: resync"));
  expect(stream.received()).not.toContain("burst-");
});

test("a burst of deletions names what is gone, so that nobody asks about it again", async () => {
  const streams = createEventStreams();
  const stream = await openStream(streams);
  const ids = Array.from({ length: 51 }, (_, id) => `burst-${id}`);
  for (const id of ids) streams.send({ ...change(id), isGone: true });
  await eventually(() =>
    expect(stream.received()).toContain(`event: resync\ndata: ${JSON.stringify({ gone: ids })}\n\n`),
  );
});

test("a stream that opens after a deletion begins with what is gone", async () => {
  const streams = createEventStreams();
  streams.send({ ...change("a"), isGone: true });
  const stream = await openStream(streams);
  expect(stream.received()).toContain('event: ready\ndata: {"hasChanged":true,"gone":["a"]}\n\n');
});

test("a reader that stopped reading is cut off, and its place is free again", async () => {
  const streams = createEventStreams();
  const stream = await openStream(streams);
  stream.socket.pause();
  await fillUp(streams, () => stream.response.destroyed);
  expect(stream.response.destroyed).toBe(true);
  await eventually(() => expect(streams.count()).toBe(0));
});

test("ending a session twice while its reader is stuck does no harm", async () => {
  const streams = createEventStreams();
  const stream = await openStream(streams);
  stream.socket.pause();
  await fillUp(streams, () => stream.response.writableLength > 20_000);
  const failures: unknown[] = [];
  stream.response.on("error", (error) => failures.push(error));
  streams.endSession("s1");
  streams.endSession("s1");
  streams.resync();
  await sleep(20);
  expect(failures).toEqual([]);
  stream.socket.resume();
  await eventually(() => expect(stream.received()).toContain("event: signed-out"));
  await eventually(() => expect(streams.count()).toBe(0));
});

test("one session's end leaves the owner's other sessions alone", async () => {
  const streams = createEventStreams();
  const first = await openStream(streams, "s1");
  const second = await openStream(streams, "s2");
  streams.endSession("s1");
  await eventually(() => expect(first.response.writableFinished).toBe(true));
  expect(second.response.writableEnded).toBe(false);
  await eventually(() => expect(streams.openSessions()).toEqual(["s2"]));
});

test("an owner has room for twenty streams", async () => {
  const streams = createEventStreams();
  for (let count = 0; count < 19; count++) await openStream(streams);
  expect(streams.hasRoom(owner)).toBe(true);
  await openStream(streams);
  expect(streams.hasRoom(owner)).toBe(false);
  expect(streams.hasRoom("22222222-2222-4222-8222-222222222222" as OwnerId)).toBe(true);
});

test.each<[string, number | undefined, boolean]>([
  ["began after the change had long arrived", 1_000, false],
  ["began before the change", 21_000, true],
  // The question may have been on its way since.
  ["began just after the change", 18_000, true],
  ["doesn't say when it began", undefined, true],
  ["began earlier than anything is remembered", 90_000, true],
  ["says nonsense", -1, true],
])("a client of the stream who %s hears so: %s", async (_, ageMs, hasChanged) => {
  let nowMs = 0;
  const streams = createEventStreams(15_000, () => nowMs);
  nowMs = 200_000;
  streams.send(change("a"));
  nowMs += 20_000;
  const stream = await openStream(streams, "s1", ageMs);
  expect(stream.received()).toContain(`data: {"hasChanged":${hasChanged}}`);
});

test("another owner's change is nobody else's; the start and a gap are everyone's", async () => {
  let nowMs = 0;
  const streams = createEventStreams(15_000, () => nowMs);
  expect((await openStream(streams, "s1", 0)).received()).toContain('{"hasChanged":true}');
  nowMs = 200_000;
  streams.send({ ...change("a"), ownerId: "22222222-2222-4222-8222-222222222222" });
  expect((await openStream(streams, "s2", 0)).received()).toContain('{"hasChanged":false}');
  streams.resync();
  expect((await openStream(streams, "s3", 0)).received()).toContain('{"hasChanged":true}');
});
