import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterEach, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent, buildType } from "../../testing/builders/build-scheduling.ts";

let t: TestApp;
let origin = "";
const open: Client[] = [];

beforeAll(async () => {
  t = await openTestApp();
  t.clock.moveTo(Temporal.Instant.from("2027-03-01T08:00:00Z"));
  origin = await t.app.listen({ host: "127.0.0.1", port: 0 });
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()));
});

const makeKey = async (owner: TestOwner, scope: string): Promise<string> =>
  ((await owner.call("POST", "/api/v1/api-keys", { name: "Assistant", scope })).body as { secret: string }).secret;

const connect = async (secret: string): Promise<Client> => {
  const client = new Client({ name: "test", version: "1.0.0" });
  const headers = { authorization: `Bearer ${secret}` };
  const transport = new StreamableHTTPClientTransport(new URL("/mcp", origin), { requestInit: { headers } });
  // The SDK's own types don't agree under exactOptionalPropertyTypes.
  await client.connect(transport as never);
  open.push(client);
  return client;
};

const buildShop = async () => {
  const owner = await t.owner({ timeZone: "UTC" });
  await buildAgent(t.adminUrl, owner.id, { name: "Ana" });
  await buildType(t.adminUrl, owner.id, { name: "Haircut" });
  return owner;
};

type Answer = Record<string, never>;

const use = async (client: Client, name: string, given: Record<string, unknown> = {}) => {
  const { structuredContent, isError, content } = await client.callTool({ name, arguments: given });
  return { isError: isError === true, text: JSON.stringify(content), answer: structuredContent as Answer };
};

const book = async (client: Client, of: Record<string, unknown>) =>
  use(client, "book_appointment", { clientName: "Cleo Client", clientPhone: "+34612345678", ...of });

test("a program finds a time, books, moves and cancels, and is told what was stored", async () => {
  const owner = await buildShop();
  const client = await connect(await makeKey(owner, "book"));
  const { tools } = await client.listTools();
  expect(tools.every(({ description }) => (description ?? "") !== "")).toBe(true);
  const services: { services: { id: string; name: string }[] } = (await use(client, "list_services")).answer as never;
  const serviceId = services.services[0]?.id ?? "";
  const day = { serviceId, from: "2027-03-05" };
  const { free }: { free: { time: string }[] } = (await use(client, "find_free_times", day)).answer as never;
  expect(free.map(({ time }) => time)).toContain("10:00");

  const booked = await book(client, { serviceId, date: "2027-03-05", time: "10:00" });
  const { done, appointmentId }: { done: string; appointmentId: string } = booked.answer as never;
  expect(done).toMatch(/^Booked: Haircut with Ana for Cleo Client, Friday 2027-03-05 at 10:00 \(UTC\)/);
  const again = await use(client, "find_free_times", day);
  expect(again.text).not.toContain("10:00");

  const moved = await use(client, "move_appointment", { appointmentId, date: "2027-03-05", time: "11:00" });
  expect(moved.text).toContain("Moved: Haircut with Ana for Cleo Client, Friday 2027-03-05 at 11:00");
  const listed = await use(client, "list_appointments", { from: "2027-03-05", to: "2027-03-05" });
  expect(listed.text).toContain("11:00 (UTC), ");
  expect((await use(client, "cancel_appointment", { appointmentId })).text).toContain("Cancelled: Haircut");

  const { body } = await owner.call("GET", `/api/v1/appointments/${appointmentId}`);
  const key = { name: "Assistant" };
  expect(body).toMatchObject({
    appointment: { source: "api", status: "cancelled" },
    history: [{ byKey: key }, { byKey: key }, { byKey: key }],
  });
});

test("a refusal is told with its code: a taken time, a scope that is too small, a stranger's appointment", async () => {
  const [owner, other] = [await buildShop(), await buildShop()];
  const [client, foreign] = [await connect(await makeKey(owner, "book")), await connect(await makeKey(other, "book"))];
  const reader = await connect(await makeKey(owner, "read"));
  const { services } = (await use(client, "list_services")).answer as unknown as { services: { id: string }[] };
  const at = { serviceId: services[0]?.id, date: "2027-03-08", time: "10:00" };
  const booked = (await book(client, at)).answer as unknown as { appointmentId: string };
  expect(await book(client, at)).toMatchObject({ isError: true, text: expect.stringContaining("slot-taken") });
  expect(await book(reader, at)).toMatchObject({ isError: true, text: expect.stringContaining("key-scope") });
  const { appointmentId } = booked;
  const stolen = await use(foreign, "cancel_appointment", { appointmentId });
  expect(stolen).toMatchObject({ isError: true, text: expect.stringContaining("not-found") });
});

test("without a live key nothing is answered, and no key is read from the address", async () => {
  const owner = await buildShop();
  const secret = await makeKey(owner, "book");
  const initialize = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
  const ask = (path: string, headers: Record<string, string>) =>
    t.app.inject({ method: "POST", url: path, headers, payload: initialize });
  for (const [path, headers] of [
    ["/mcp", {}],
    [`/mcp?key=${secret}`, {}],
    ["/mcp", { authorization: "Bearer daybook_x" }],
    ["/mcp", { cookie: owner.cookie, "x-daybook-request": "1" }],
  ] as const) {
    const answer = await ask(path, headers);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers["www-authenticate"]).toBe("Bearer");
  }
  expect((await t.app.inject({ url: "/mcp" })).statusCode).toBe(405);
});

test("a batch is refused, and what is no message of the protocol gets an answer", async () => {
  const secret = await makeKey(await buildShop(), "book");
  const send = (payload: object) =>
    t.app.inject({ method: "POST", url: "/mcp", headers: { authorization: `Bearer ${secret}` }, payload });
  const list = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
  expect((await send([list, list])).statusCode).toBe(400);
  for (const odd of [{}, { jsonrpc: "2.0" }, { jsonrpc: "2.0", id: 1, method: "none" }]) {
    expect((await send(odd)).statusCode).toBeLessThan(500);
  }
});
