import { expect, test } from "vitest";
import type { Client, ClientDetails } from "#contract/clients/clients.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { openWhatsAppApp } from "../../testing/apps/whatsapp-app.ts";
import { buildAppointment } from "../../testing/builders/build-appointment.ts";
import { buildSalon, openPhoneOf } from "../../testing/builders/build-salon.ts";
import { waitUntil } from "../../testing/wait-until.ts";

const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: "2027-03-01T08:00:00Z" });

type Thread = { messages: { author: string; text: string; status: string }[]; windowClosesAt: string | null };

const scene = async () => {
  const salon = await buildSalon(app);
  const phone = openPhoneOf(app, salon.number, "+34612345678");
  await phone.write("Haircut tomorrow at 3pm");
  await phone.tap("Confirm");
  const list = async (query = "") =>
    (await salon.owner.call("GET", `/api/v1/clients${query}`)).body as {
      clients: Client[];
      waitingForHuman: number;
    };
  const [client] = (await list()).clients as [Client];
  const path = `/api/v1/clients/${client.id}`;
  const thread = async () => (await salon.owner.call("GET", `${path}/messages`)).body as Thread;
  return { ...salon, phone, list, client, path, thread };
};

test("everyone who writes is a client, with a next visit, a history and a chat", async () => {
  const { owner, client, list, path, thread } = await scene();
  expect(client).toMatchObject({
    name: "María José",
    phone: "+34612345678",
    isBlocked: false,
    nextVisit: { date: "2027-03-02", time: "15:00", service: "Haircut", agentName: "Ana" },
  });
  expect((await list("?search=jos%C3%A9")).clients).toHaveLength(1);
  expect((await list("?search=612345")).clients).toHaveLength(1);
  expect((await list("?search=%25nobody")).clients).toHaveLength(0);
  expect((await owner.call("GET", path)).body).toMatchObject({
    visits: [{ date: "2027-03-02", time: "15:00", status: "confirmed" }],
    // Still to come.
    visitCount: 0,
  });
  const { messages, windowClosesAt } = await waitUntil("read replies", async () => {
    const read = await thread();
    return read.messages.every(({ status }) => status === "done" || status === "read") && read;
  });
  expect(messages.map(({ author }) => author)).toEqual(["client", "bot", "client", "bot"]);
  expect(windowClosesAt).toMatch(/^2027-03-02T07:5/);
});

test("pages show everyone once, the latest first, and only follow a cursor of ours", async () => {
  const owner = await app.owner();
  await asAdmin(app.adminUrl, (client) =>
    client.query(
      `insert into clients (user_id, channel_address, last_message_at)
        select $1, '+346' || 10000000 + n, timestamptz '2027-02-01' + (n / 3) * interval '1 microsecond'
        from generate_series(1, 120) n`,
      [owner.id],
    ),
  );
  const seen: Client[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const { body } = await owner.call("GET", `/api/v1/clients${cursor && `?cursor=${cursor}`}`);
    const page = body as { clients: Client[]; nextCursor: string | null };
    seen.push(...page.clients);
    cursor = page.nextCursor;
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(120);
  const times = seen.map(({ lastMessageAt }) => lastMessageAt ?? "");
  expect(times).toEqual(times.toSorted((one, other) => Temporal.Instant.compare(other, one)));
  for (const bad of ["x", `2027-13-40T99:00:00Z_${seen[0]?.id}`, `2027-01-01T00:00:00Z_${"-".repeat(36)}`]) {
    const answer = await owner.call("GET", `/api/v1/clients?cursor=${bad}`);
    expect(answer).toMatchObject({ status: 400, body: { fields: { cursor: "cursorInvalid" } } });
  }
});

test("notes, a better name, and being blocked", async () => {
  const { owner, path, phone } = await scene();
  const changed = await owner.call("PATCH", path, { name: "María", notes: "Likes tea\nand quiet", isBlocked: true });
  expect(changed.body).toMatchObject({ name: "María", notes: "Likes tea\nand quiet", isBlocked: true });
  const [answer] = await phone.write("Haircut on Wednesday at 3pm");
  expect(answer?.options.some(({ title }) => title === "Confirm")).toBe(false);
  expect((await owner.call("PATCH", path, { isBlocked: false })).body).toMatchObject({
    name: "María",
    isBlocked: false,
  });
});

test("a client who runs late is shown at once, waits for nobody, and the bot goes on", async () => {
  const { owner, list, phone } = await scene();
  const [reply] = await phone.write("I'm running 10 minutes late");
  expect(reply?.text).toContain("10 minutes late");
  const news = async () => (await owner.call("GET", "/api/v1/clients/waiting")).body;
  const unchanged = { waitingForHuman: 0, firstClientId: null, arriving: 1 };
  expect(await news()).toEqual(unchanged);
  const { clients } = await list();
  expect(clients[0]).toMatchObject({
    wantsHumanSince: null,
    botPausedUntil: null,
    arrival: { kind: "late", minutes: 10 },
  });
  expect(await phone.write("menu")).toHaveLength(1);
  expect(await news()).toEqual(unchanged);
});

test("a client who wants a person is shown; the owner's answer silences the bot until it is handed back", async () => {
  const { owner, list, path, phone, thread } = await scene();
  await phone.write("talk to a person");
  expect((await list()).waitingForHuman).toBe(1);
  const sent = await owner.call("POST", `${path}/messages`, { text: "Hello María, how can I help?" });
  expect(sent).toMatchObject({ status: 201, body: { author: "owner", status: "queued" } });
  await waitUntil("the owner's words", async () =>
    (await app.phone(phone.number)).some(({ text }) => text === "Hello María, how can I help?"),
  );
  expect((await list()).waitingForHuman).toBe(0);
  expect(await phone.write("menu")).toEqual([]);
  expect((await thread()).messages.at(-1)).toMatchObject({ author: "client", text: "menu", status: "done" });
  await owner.call("POST", `${path}/hand-back`);
  expect(await phone.write("menu")).toHaveLength(1);
});

test("after 24 hours, or after STOP, nothing can be written", async () => {
  const { owner, path, phone } = await scene();
  await phone.write("STOP");
  expect(await owner.call("POST", `${path}/messages`, { text: "Hello" })).toMatchObject({
    status: 409,
    body: { code: "client-opted-out" },
  });
  await phone.write("START");
  await asAdmin(app.adminUrl, (client) =>
    client.query("update whatsapp_windows set last_inbound_at = '2027-02-01' where client = $1", [phone.number]),
  );
  expect(await owner.call("POST", `${path}/messages`, { text: "Hello" })).toMatchObject({
    status: 409,
    body: { code: "window-closed" },
  });
});

test("a notice appears in the chat with the words it had", async () => {
  const { owner, path, client, thread } = await scene();
  const { visits } = (await owner.call("GET", path)).body as ClientDetails;
  await owner.call("POST", `/api/v1/appointments/${visits[0]?.appointmentId}/cancel`, { version: 1 });
  const notice = await waitUntil("the notice", async () =>
    (await thread()).messages.find(({ author }) => author === "notice"),
  );
  expect(notice.text).toContain("has been cancelled");
  expect(client.id).toBeTruthy();
});

test("an appointment counts as a visit once it has begun", async () => {
  const salon = await buildSalon(app);
  const { owner, agentId } = salon;
  const booking = { ownerId: owner.id, agentId, clientName: "Rosa", clientPhone: "+34612999888" };
  await buildAppointment(app.adminUrl, { ...booking, startsAt: "2027-02-01T09:00:00Z" });
  await buildAppointment(app.adminUrl, { ...booking, startsAt: "2027-03-20T09:00:00Z" });
  const { clients } = (await owner.call("GET", "/api/v1/clients")).body as { clients: { visitCount: number }[] };
  expect(clients.map(({ visitCount }) => visitCount)).toEqual([1]);
});
