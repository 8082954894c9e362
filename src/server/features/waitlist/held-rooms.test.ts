import { expect, test } from "vitest";
import type { Waitlist } from "#contract/scheduling/waitlist/waitlist.ts";
import { openWhatsAppApp } from "../../testing/apps/whatsapp-app.ts";
import { buildSalon, openPhoneOf, type Salon } from "../../testing/builders/build-salon.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";
import { waitUntil } from "../../testing/wait-until.ts";

// A Monday, nine in the morning in Madrid.
const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: "2027-03-01T08:00:00Z" });

const at = { appointmentDate: "2027-03-02", appointmentTime: "15:00" };

let phones = 0;

/** Ben has an appointment at three, and three o'clock with Ana is held for somebody. */
const hold = async (salon: Salon) => {
  const { owner, number, agentId, typeId } = salon;
  const client = { clientName: "Rosa", clientPhone: "+34600111222", appointmentTypeId: typeId };
  const ben = await buildAgent(app.adminUrl, owner.id, { name: "Ben" });
  await owner.call("POST", "/api/v1/appointments", { ...client, ...at, agentId: ben });
  const own = { ...client, ...at, agentId, clientName: "Eva" };
  const taken = await owner.call("POST", "/api/v1/appointments", own);
  const phone = openPhoneOf(app, number, `+3461234900${phones++}`);
  await phone.write("Haircut tomorrow at 3pm with Ana");
  await phone.tap("Waiting list");
  await phone.tap("Yes, put me on it");
  const { appointment } = taken.body as { appointment: { id: string; version: number } };
  await owner.call("POST", `/api/v1/appointments/${appointment.id}/cancel`, { version: appointment.version });
  const { entries } = (await owner.call("GET", "/api/v1/waitlist")).body as Waitlist;
  const offered = await owner.call("POST", `/api/v1/waitlist/${entries[0]?.id}/offer`, { ...at, agentId });
  expect(offered.status).toBe(200);
  await waitUntil("the offer", async () =>
    (await app.phone(phone.number)).some(({ text }) => text.includes("held for you until")),
  );
  return phone;
};

const addSink = ({ owner, typeId }: Salon, count: number) =>
  owner.call("POST", "/api/v1/resources", { name: "Sink", count, appointmentTypeIds: [typeId] });

test("a held time keeps its room when there are to be fewer", async () => {
  const salon = await buildSalon(app);
  const sink = (await addSink(salon, 2)).body as { resource: { id: string; version: number } };
  const phone = await hold(salon);
  const { id, version } = sink.resource;
  const fewer = await salon.owner.call("PATCH", `/api/v1/resources/${id}`, { count: 1, version });
  expect(fewer).toMatchObject({ status: 409, body: { code: "resource-in-use" } });
  const [done] = await phone.write("yes");
  expect(done?.text).toContain("You're booked");
});

test("a held time counts among those for which a new room is missing, and can't be taken without one", async () => {
  const salon = await buildSalon(app);
  const phone = await hold(salon);
  expect((await addSink(salon, 1)).body).toMatchObject({ appointmentsWithout: 1 });
  const [refused] = await phone.write("yes");
  expect(refused?.text).not.toContain("You're booked");
  const listed = await salon.owner.call("GET", "/api/v1/appointments?from=2027-03-02&to=2027-03-02");
  const { appointments } = listed.body as { appointments: { status: string }[] };
  expect(appointments.filter(({ status }) => status === "confirmed")).toHaveLength(1);
});
