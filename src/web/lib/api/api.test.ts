import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { defineRoute } from "#contract/route.ts";
import { callApi } from "./api.ts";
import { ApiError } from "./api-error.ts";

const listNotes = defineRoute({
  method: "GET",
  path: "/api/v1/books/:bookId/notes",
  summary: "Notes",
  tag: "Test",
  access: "owner",
  params: z.strictObject({ bookId: z.string() }),
  query: z.strictObject({ from: z.string().optional(), tag: z.array(z.string()).optional() }),
  response: z.strictObject({ count: z.number() }),
});

const addNote = defineRoute({
  method: "POST",
  path: "/api/v1/notes",
  summary: "Add a note",
  tag: "Test",
  access: "owner",
  body: z.strictObject({ text: z.string() }),
  response: z.strictObject({ id: z.string() }),
  status: 201,
  idempotent: true,
});

const answerWith = (answer: () => Promise<Response>) => {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal("fetch", fetched);
  return fetched;
};

const refusalOf = (calling: Promise<unknown>) =>
  calling.then(
    () => expect.unreachable("the call should have been refused"),
    (error: unknown) => (error instanceof ApiError ? error : expect.unreachable(String(error))),
  );

afterEach(() => vi.unstubAllGlobals());

test("a call sends path and query as the contract says", async () => {
  const fetched = answerWith(async () => Response.json({ count: 3 }));
  const answer = await callApi(listNotes, { params: { bookId: "a/b" }, query: { tag: ["x", "y z"] } });
  expect(answer.count).toBe(3);
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/v1/books/a%2Fb/notes?tag=x&tag=y+z");
});

test("a route can be called by its address alone", async () => {
  const fetched = answerWith(async () => Response.json({ id: "1" }, { status: 201 }));
  const answer = await callApi<typeof addNote>({ method: "POST", path: "/api/v1/notes" }, { body: { text: "hi" } });
  expect(answer.id).toBe("1");
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/v1/notes");
});

test("a call sends its body and its idempotency key", async () => {
  const fetched = answerWith(async () => Response.json({ id: "1" }, { status: 201 }));
  await callApi(addNote, { body: { text: "hi" } }, { idempotencyKey: "k1" });
  const init = fetched.mock.calls[0]?.[1];
  const headers = new Headers(init?.headers);
  expect(init?.body).toBe('{"text":"hi"}');
  expect(headers.get("idempotency-key")).toBe("k1");
  expect(headers.get("content-type")).toBe("application/json");
});

test.each([
  [Response.json({ code: "edit-conflict", message: "" }, { status: 409 }), "edit-conflict", 409],
  [new Response("", { status: 401 }), "signed-out", 401],
  [new Response("<h1>Bad Gateway</h1>", { status: 502 }), "unavailable", 502],
  [new Response("", { status: 418 }), "internal", 418],
])("a refusal keeps its code (%#)", async (response, code, status) => {
  answerWith(async () => response);
  expect(await refusalOf(callApi(addNote, { body: { text: "hi" } }))).toMatchObject({ code, status });
});

test("a refused call says what is wrong with which field", async () => {
  const fields = { text: "too-long" };
  answerWith(async () => Response.json({ code: "invalid-input", message: "", fields }, { status: 400 }));
  expect((await refusalOf(callApi(addNote, { body: { text: "hi" } }))).fields).toEqual(fields);
});

test("no answer at all is offline", async () => {
  answerWith(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await refusalOf(callApi(addNote, { body: { text: "hi" } }))).toMatchObject({ code: "offline", status: 0 });
});

/** A server that takes the question and says nothing, until it is asked no longer. */
const answerNever = () => {
  const fetched = vi.fn<typeof fetch>(
    (_, init) => new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason))),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
};

describe("an answer that never comes", () => {
  let limit = new AbortController();
  const read = (signal?: AbortSignal) =>
    callApi(listNotes, { params: { bookId: "a" }, query: {} }, signal ? { signal } : {});

  beforeEach(() => {
    limit = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  });
  afterEach(() => void vi.restoreAllMocks());

  test("is given up in time by a read, as a server that is down", async () => {
    answerNever();
    const refusal = refusalOf(read(new AbortController().signal));
    setTimeout(() => limit.abort(new DOMException("late", "TimeoutError")));
    expect(await refusal).toMatchObject({ code: "unavailable" });
  });

  test("isn't a server that is down to someone who has moved on", async () => {
    answerNever();
    const gone = new AbortController();
    const reading = read(gone.signal);
    setTimeout(() => gone.abort());
    await expect(reading).rejects.toMatchObject({ name: "AbortError" });
  });

  test("is waited for by a change", async () => {
    const fetched = answerWith(async () => Response.json({ id: "1" }, { status: 201 }));
    await callApi(addNote, { body: { text: "hi" } });
    expect(fetched.mock.calls[0]?.[1]?.signal).toBeNull();
    expect(AbortSignal.timeout).not.toHaveBeenCalled();
  });
});

test("an aborted call isn't an offline one", async () => {
  const abort = new AbortController();
  answerWith(async () => {
    abort.abort();
    throw abort.signal.reason;
  });
  const calling = callApi(addNote, { body: { text: "hi" } }, { signal: abort.signal });
  await expect(calling).rejects.toMatchObject({ name: "AbortError" });
});
