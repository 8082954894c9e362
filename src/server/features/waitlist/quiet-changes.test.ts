import { expect, test } from "vitest";
import type { AppointmentChange } from "#contract/scheduling/appointments.ts";
import type { Waitlist } from "#contract/scheduling/waitlist/waitlist.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { openWhatsAppApp } from "../../testing/apps/whatsapp-app.ts";
import { buildSalon, openPhoneOf } from "../../testing/builders/build-salon.ts";
import { waitUntil } from "../../testing/wait-until.ts";
import { updateWaitlist } from "./offering-service.ts";

// A Monday, nine in the morning in Madrid.
const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: "2027-03-01T08:00:00Z" });
const tuesday = "2027-03-02";

let phones = 0;

/** Some clients wait for Tuesday at three, which somebody has. */
const setUp = async (people: number) => {
  const salon = await buildSalon(app);
  const { owner, agentId, typeId, number } = salon;
  const booked = await owner.call("POST", "/api/v1/appointments", {
    ...{ clientName: "Rosa", clientPhone: "+34600111222", agentId, appointmentTypeId: typeId },
    ...{ appointmentDate: tuesday, appointmentTime: "15:00" },
  });
  const waiting = Array.from({ length: people }, () => openPhoneOf(app, number, `+3461239900${phones++}`));
  for (const phone of waiting) {
    await phone.write("Haircut tomorrow at 3pm");
    await phone.tap("Waiting list");
    await phone.tap("Yes, put me on it");
    app.clock.moveTo(app.clock.now().add({ seconds: 1 }));
  }
  const { appointment } = booked.body as AppointmentChange;
  const free = () =>
    owner.call("POST", `/api/v1/appointments/${appointment.id}/cancel`, { version: appointment.version });
  const look = () => updateWaitlist(app, owner.id as OwnerId);
  const list = async () => ((await owner.call("GET", "/api/v1/waitlist")).body as Waitlist).entries;
  const states = async () => (await list()).map(({ offer }) => offer?.state ?? "none");
  return { salon, waiting: waiting as [ReturnType<typeof openPhoneOf>], free, look, list, states };
};

const isShown = async (number: string, text: string) =>
  (await app.phone(number)).some((message) => message.text.includes(text));

const newAgent = { name: "Lena", email: "lena@example.com", specialties: "" };

test("a new agent's times are offered to nobody by themselves, nor are those of one who is back", async () => {
  const { salon, look, states, free, list } = await setUp(1);
  const { owner } = salon;
  const { body } = await owner.call("POST", "/api/v1/agents", newAgent);
  const { id, version } = body as { id: string; version: number };
  await look();
  expect(await states()).toEqual(["none"]);
  const away = await owner.call("PATCH", `/api/v1/agents/${id}`, { isActive: false, version });
  await look();
  const back = { isActive: true, version: (away.body as { version: number }).version };
  expect(await owner.call("PATCH", `/api/v1/agents/${id}`, back)).toMatchObject({ status: 200 });
  await look();
  expect(await states()).toEqual(["none"]);
  // By hand they are, and a time that somebody gives back is news as ever.
  const [entry] = await list();
  const byHand = { agentId: id, appointmentDate: tuesday, appointmentTime: "15:00" };
  expect(await owner.call("POST", `/api/v1/waitlist/${entry?.id}/offer`, byHand)).toMatchObject({ status: 200 });
  await free();
});

test("what opened at night is still offered in the morning when an agent was added meanwhile", async () => {
  const { salon, look, states, free } = await setUp(1);
  app.clock.moveTo(Temporal.Instant.from("2027-03-01T22:30:00Z"));
  await free();
  await look();
  expect(await states()).toEqual(["none"]);
  await salon.owner.call("POST", "/api/v1/agents", newAgent);
  app.clock.moveTo(Temporal.Instant.from("2027-03-02T08:30:00Z"));
  await look();
  expect(await states()).toEqual(["open"]);
  app.clock.moveTo(Temporal.Instant.from("2027-03-01T08:00:00Z"));
});

test("an offer that the owner takes back ends with a word to the client, and goes to nobody else", async () => {
  const { salon, waiting, look, states, free, list } = await setUp(2);
  await free();
  await look();
  await waitUntil("the offer", () => isShown(waiting[0].number, "held for you until"));
  const [entry] = await list();
  const answer = await salon.owner.call("POST", `/api/v1/waitlist/${entry?.id}/withdraw`);
  expect(answer).toMatchObject({
    status: 200,
    body: { state: "waiting", offer: { state: "passed", endedBy: "owner" } },
  });
  await waitUntil("the news", () => isShown(waiting[0].number, "no longer"));
  await look();
  expect(await states()).toEqual(["passed", "none"]);
  const again = await salon.owner.call("POST", `/api/v1/waitlist/${entry?.id}/withdraw`);
  expect(again).toMatchObject({ status: 200, body: { offer: { id: entry?.offer?.id } } });
});

test("the preview of deleting an agent counts the offers that would be withdrawn", async () => {
  const { salon, look, free } = await setUp(1);
  const count = async () => {
    const { body } = await salon.owner.call("GET", `/api/v1/agents/${salon.agentId}/deletion`);
    return (body as { openOffers: number }).openOffers;
  };
  expect(await count()).toBe(0);
  await free();
  await look();
  expect(await count()).toBe(1);
});

type SetUp = Awaited<ReturnType<typeof setUp>>;

const endings: Record<string, (scene: SetUp) => Promise<unknown>> = {
  "the agent is deleted": ({ salon: { owner, agentId } }) => owner.call("DELETE", `/api/v1/agents/${agentId}`),
  "the service is deleted": ({ salon: { owner, typeId } }) =>
    owner.call("DELETE", `/api/v1/appointment-types/${typeId}`),
  "the owner takes the client off the list": async ({ salon: { owner }, list }) =>
    owner.call("DELETE", `/api/v1/waitlist/${(await list())[0]?.id}`),
  "the business moves to another time zone": async ({ salon: { owner } }) => {
    const { version } = (await owner.call("GET", "/api/v1/profile")).body as { version: number };
    return owner.call("PUT", "/api/v1/profile", { timeZone: "America/New_York", version });
  },
};

test.each(Object.keys(endings))("a client with an open offer hears that it is withdrawn when %s", async (what) => {
  const scene = await setUp(1);
  await scene.free();
  await scene.look();
  const { number } = scene.waiting[0];
  await waitUntil("the offer", () => isShown(number, "held for you until"));
  const answer = (await endings[what]?.(scene)) as { status: number };
  expect(answer.status).toBeLessThan(300);
  await waitUntil("the news", () => isShown(number, "no longer"));
  const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-/;
  expect((await app.phone(number)).filter(({ text }) => uuid.test(text))).toEqual([]);
});
