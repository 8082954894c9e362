import { expect, test } from "vitest";
import type { Appointment, AppointmentChange, Notice } from "#contract/scheduling/appointments.ts";
import { openWhatsAppApp } from "../../testing/apps/whatsapp-app.ts";
import { buildSalon, openPhoneOf, type Salon } from "../../testing/builders/build-salon.ts";
import { waitUntil } from "../../testing/wait-until.ts";

const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: "2027-03-01T08:00:00Z" });

let hour = 8;

const book = async ({ owner, agentId, typeId }: Salon, clientPhone: string): Promise<AppointmentChange> => {
  hour += 1;
  const answer = await owner.call("POST", "/api/v1/appointments", {
    ...{ clientName: "María", clientPhone, appointmentDate: `2027-03-0${2 + (hour % 4)}` },
    ...{ appointmentTime: `${String(9 + (hour % 8)).padStart(2, "0")}:00`, agentId, appointmentTypeId: typeId },
  });
  expect(answer.status).toBe(201);
  return answer.body as AppointmentChange;
};

type Details = { appointment: Appointment; notices: Notice[]; obstacle: string | null };
const detailsOf = async ({ owner }: Salon, id: string): Promise<Details> =>
  (await owner.call("GET", `/api/v1/appointments/${id}`)).body as Details;

const obstacleOf = async ({ owner }: Salon, phone: string): Promise<string | null> => {
  const { body } = await owner.call("GET", `/api/v1/notices/obstacle?phone=${encodeURIComponent(phone)}`);
  return (body as { obstacle: string | null }).obstacle;
};

const listed = async ({ owner }: Salon, id: string): Promise<Appointment | undefined> => {
  const { body } = await owner.call("GET", "/api/v1/appointments?from=2027-03-01&to=2027-03-31");
  return (body as { appointments: Appointment[] }).appointments.find((one) => one.id === id);
};

const failed = (salon: Salon, id: string) =>
  waitUntil("a notice that failed", async () => (await listed(salon, id))?.unnotifiedReason ?? undefined);

test.each([
  ["+34611000003", "not-on-whatsapp"],
  ["12", "phone-unusable"],
])("what %s can't be notified is on the calendar, and said before the next change: %s", async (phone, reason) => {
  const salon = await buildSalon(app);
  expect(await obstacleOf(salon, phone)).toBe(reason === "phone-unusable" ? reason : null);
  const { appointment } = await book(salon, phone);
  expect(await failed(salon, appointment.id)).toBe(reason);
  const details = await detailsOf(salon, appointment.id);
  expect(details).toMatchObject({ obstacle: reason, appointment: { unnotifiedReason: reason } });
  expect(await obstacleOf(salon, phone)).toBe(reason);
});

test("a client who wrote STOP isn't notified until START", async () => {
  const salon = await buildSalon(app);
  const phone = openPhoneOf(app, salon.number, "+34611222333");
  await phone.write("hello");
  const { appointment } = await book(salon, phone.number);
  expect((await detailsOf(salon, appointment.id)).obstacle).toBe(null);
  await phone.write("STOP");
  expect((await detailsOf(salon, appointment.id)).obstacle).toBe("opted-out");
  await phone.write("START");
  expect((await detailsOf(salon, appointment.id)).obstacle).toBe(null);
});

test("a client who writes can be reached again, and what one business knows another doesn't", async () => {
  const [salon, other] = [await buildSalon(app), await buildSalon(app)];
  const client = "+34622000003";
  const { appointment } = await book(salon, client);
  await failed(salon, appointment.id);
  expect(await obstacleOf(other, client)).toBe(null);
  app.clock.moveTo(app.clock.now().add({ minutes: 5 }));
  await openPhoneOf(app, salon.number, client).write("hello");
  expect(await obstacleOf(salon, client)).toBe(null);
});

test("a delivered notice leaves no mark, and a later failure leaves one", async () => {
  const salon = await buildSalon(app);
  const { appointment } = await book(salon, "+34611444555");
  await waitUntil("a notice that arrived", async () => {
    const { notices } = await detailsOf(salon, appointment.id);
    return notices.some(({ status }) => status === "delivered" || status === "read");
  });
  expect(await listed(salon, appointment.id)).toMatchObject({ unnotifiedReason: null });
});

test("how many clients of upcoming appointments can be notified and how many can't, each counted once", async () => {
  const salon = await buildSalon(app);
  for (const phone of ["12", "12", "+34611444556", "+34611444556", "+34611444557"]) await book(salon, phone);
  const affected = { upcomingAppointments: 5, clientsToNotify: 2, unnotifiedClients: 1 };
  expect((await salon.owner.call("GET", "/api/v1/account/deletion")).body).toEqual({
    ...affected,
    isAdministrator: false,
  });
  expect((await salon.owner.call("GET", `/api/v1/agents/${salon.agentId}/deletion`)).body).toEqual({
    ...affected,
    appointments: 5,
    openOffers: 0,
  });
  expect((await salon.owner.call("DELETE", `/api/v1/agents/${salon.agentId}`)).body).toEqual({
    ...{ deletedAppointments: 5, queuedNotices: 3, unnotifiedClients: 1 },
  });
});

test("a phone that is none is refused", async () => {
  const salon = await buildSalon(app);
  const { status } = await salon.owner.call("GET", "/api/v1/notices/obstacle?phone=nobody");
  expect(status).toBe(400);
});
