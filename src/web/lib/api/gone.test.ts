import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { deleteAgent } from "#contract/scheduling/agents.ts";
import { getAvailability } from "#contract/scheduling/availability.ts";
import { findVisitTimes } from "#contract/scheduling/visits.ts";
import { callApi } from "./api.ts";
import { markIdGone, markThere } from "./gone.ts";

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal("fetch", fetched);
beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json({ ok: true }));
});
afterAll(() => vi.unstubAllGlobals());

const askFor = (agentId: string) => callApi(getAvailability, { query: { agentId, from: "2027-03-01" } as never });
const remove = (agentId: string) => callApi(deleteAgent, { params: { agentId } });
const notFound = { code: "not-found", status: 404 };

test("what was deleted isn't asked for any more; anything else is", async () => {
  const [id, other] = [randomUUID(), randomUUID()];
  await remove(id);
  await expect(askFor(id)).rejects.toMatchObject(notFound);
  await expect(
    callApi(findVisitTimes, { body: { agentId: id } as never }, { signal: new AbortController().signal }),
  ).rejects.toMatchObject(notFound);
  expect(fetched).toHaveBeenCalledTimes(1);
  await askFor(other);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each([
  ["succeeds", 200, 1],
  ["finds nothing left", 404, 1],
  ["is refused", 409, 2],
])("a question waits for a deletion under way: it %s", async (_, status, asked) => {
  const id = randomUUID();
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetched.mockImplementationOnce(() => promise);
  const removing = remove(id).catch(() => {});
  const asking = askFor(id).catch(() => {});
  await new Promise((done) => setTimeout(done, 5));
  expect(fetched).toHaveBeenCalledTimes(1);
  resolve(Response.json(status === 404 ? { code: "not-found" } : { code: "changed" }, { status }));
  await Promise.all([removing, asking]);
  expect(fetched).toHaveBeenCalledTimes(asked);
});

test("what is back is asked for, whether it was brought back elsewhere or here", async () => {
  const id = randomUUID();
  markIdGone(id);
  await expect(askFor(id)).rejects.toMatchObject(notFound);
  markThere(id);
  await askFor(id);
  markIdGone(id);
  await callApi({ method: "POST", path: "/api/v1/agents/:agentId/back" }, { params: { agentId: id } } as never);
  await askFor(id);
  expect(fetched).toHaveBeenCalledTimes(3);
});
