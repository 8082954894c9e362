import type { QueryClient } from "@tanstack/react-query";
import { QueryClient as Client } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { markThere, refuseGone } from "./gone.ts";
import { followLiveEvents } from "./live-events.ts";

type Listener = (event: { data: string }) => void;

class FakeSource {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 1;
  readonly listeners = new Map<string, Listener>();
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeSource.opened.push(this);
  }
  addEventListener(name: string, listener: Listener) {
    this.listeners.set(name, listener);
  }
  say(name: string, data: object = {}) {
    this.listeners.get(name)?.({ data: JSON.stringify(data) });
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
}

let queryClient: QueryClient;
let fetchAgain: ReturnType<typeof vi.spyOn>;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", FakeSource);
  FakeSource.opened = [];
  queryClient = new Client();
  fetchAgain = vi.spyOn(queryClient, "invalidateQueries");
  stop = followLiveEvents({ queryClient, isStillSignedIn: async () => true });
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const source = (): FakeSource => {
  const [first] = FakeSource.opened;
  if (!first) throw new Error("no stream was opened");
  return first;
};

test("a page that loads says how old it is, and fetches nothing twice when nothing has changed", () => {
  expect(source().url).toMatch(/^\/api\/v1\/events\?age=\d+$/);
  source().say("ready", { hasChanged: false });
  expect(fetchAgain).not.toHaveBeenCalled();
});

test.each([
  ["something has changed meanwhile", { hasChanged: true }],
  ["the server doesn't say", {}],
])("everything is fetched again when %s", (_, ready) => {
  source().say("ready", ready);
  expect(fetchAgain).toHaveBeenCalledTimes(1);
});

test("everything is fetched again when the stream was long in coming", () => {
  vi.advanceTimersByTime(6_000);
  source().say("ready", { hasChanged: false });
  expect(fetchAgain).toHaveBeenCalledTimes(1);
});

test("everything is fetched again after a lost line, whatever the server says", () => {
  source().say("ready", { hasChanged: false });
  source().say("error");
  source().say("ready", { hasChanged: false });
  expect(fetchAgain).toHaveBeenCalledTimes(1);
});

test("everything is fetched again when another session has taken the place of the first", async () => {
  source().say("ready", { hasChanged: false });
  source().say("signed-out");
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeSource.opened).toHaveLength(2);
  FakeSource.opened[1]?.say("ready", { hasChanged: false });
  expect(fetchAgain).toHaveBeenCalledTimes(1);
});

test.each([
  ["ready", { hasChanged: true, gone: ["deleted-unheard"] }],
  ["resync", { gone: ["deleted-unheard"] }],
])("what was deleted while nobody listened is known before anything is fetched again: %s", async (name, data) => {
  let asked: Promise<unknown> | undefined;
  fetchAgain.mockImplementation(async () => {
    asked = refuseGone("/api/v1/appointments/deleted-unheard").catch((error: unknown) => error);
  });
  source().say(name, data);
  expect(await asked).toMatchObject({ code: "not-found" });
  markThere("deleted-unheard");
});
