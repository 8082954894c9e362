import { describe, expect, test } from "vitest";
import type { AppointmentChange } from "#contract/scheduling/appointments.ts";
import type { Waitlist } from "#contract/scheduling/waitlist/waitlist.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { openWhatsAppApp } from "../../testing/apps/whatsapp-app.ts";
import { buildSalon, openPhoneOf, type Salon } from "../../testing/builders/build-salon.ts";
import { waitUntil } from "../../testing/wait-until.ts";
import { updateWaitlist } from "./offering-service.ts";

// A Monday, nine in the morning in Madrid.
const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: "2027-03-01T08:00:00Z" });
const tuesday = "2027-03-02";

let phones = 0;

/** Somebody is asked about Tuesday at three. */
const setUp = async () => {
  const salon = await buildSalon(app);
  const { owner, agentId, typeId, number } = salon;
  const booked = await owner.call("POST", "/api/v1/appointments", {
    ...{ clientName: "Rosa", clientPhone: "+34600111222", agentId, appointmentTypeId: typeId },
    ...{ appointmentDate: tuesday, appointmentTime: "15:00" },
  });
  const phone = openPhoneOf(app, number, `+3461234800${phones++}`);
  await phone.write("Haircut tomorrow at 3pm");
  await phone.tap("Waiting list");
  await phone.tap("Yes, put me on it");
  const { appointment } = booked.body as AppointmentChange;
  await owner.call("POST", `/api/v1/appointments/${appointment.id}/cancel`, { version: appointment.version });
  await look(salon);
  await waitUntil("the offer", () => isShown(phone.number, "held for you until"));
  return { salon, phone };
};

const isShown = async (number: string, text: string) =>
  (await app.phone(number)).some((message) => message.text.includes(text));

const look = ({ owner }: Salon) => updateWaitlist(app, owner.id as OwnerId);

const listOf = async ({ owner }: Salon) => (await owner.call("GET", "/api/v1/waitlist")).body as Waitlist;

const off = { kind: "off", from: tuesday, to: tuesday };

const inDatabase = (salon: Salon, statement: string) =>
  asAdmin(app.adminUrl, (client) => client.query(statement, [salon.owner.id]));

const closures: Record<string, (salon: Salon) => Promise<unknown>> = {
  "the agent is off": ({ owner, agentId }) => owner.call("POST", "/api/v1/time-off", { agentId, ...off }),
  "the agent is off for an hour of it": ({ owner, agentId }) =>
    owner.call("POST", "/api/v1/time-off", { agentId, ...off, fromTime: "14:30", toTime: "15:15" }),
  "the agent is ill": ({ owner, agentId }) =>
    owner.call("POST", `/api/v1/agents/${agentId}/absence`, { from: tuesday, to: tuesday, decisions: [] }),
  "the business is closed": ({ owner }) =>
    owner.call("POST", "/api/v1/special-days", { name: "Inventory", from: tuesday, to: tuesday }),
  "the agent is deactivated": (salon) =>
    inDatabase(salon, "update agents set is_active = false, version = version + 1 where user_id = $1"),
  "the service is no longer offered": (salon) =>
    inDatabase(salon, "update time_slot_configs set is_active = false, version = version + 1 where user_id = $1"),
};

describe("a time that is held for somebody", () => {
  test("is listed for the calendar, with whom it is held for", async () => {
    const { salon, phone } = await setUp();
    const held = async () => {
      const { body } = await salon.owner.call("GET", `/api/v1/busy-times?from=${tuesday}&to=${tuesday}`);
      return (body as { busyTimes: unknown[] }).busyTimes;
    };
    const [{ clientName: heldFor } = { clientName: "" }] = (await listOf(salon)).entries;
    const block = { agentId: salon.agentId, calendar: null, heldFor, startsAt: `${tuesday}T14:00:00Z` };
    expect(await held()).toMatchObject([block]);
    await phone.write("no");
    expect(await held()).toEqual([]);
  });

  test.each(Object.keys(closures))("is withdrawn when %s, and the client hears of it", async (what) => {
    const { salon, phone } = await setUp();
    await closures[what]?.(salon);
    await look(salon);
    const [entry] = (await listOf(salon)).entries;
    expect(entry).toMatchObject({ state: "waiting", offer: { state: "passed", endedBy: "owner" } });
    await waitUntil("the news", () => isShown(phone.number, "no longer"));
  });

  test("can't be taken once nobody would be there, even before the list is looked at", async () => {
    const { salon, phone } = await setUp();
    await closures["the agent is off"]?.(salon);
    const [answer] = await phone.write("yes");
    expect(answer?.text).toContain("offer has ended");
    const appointments = await salon.owner.call("GET", `/api/v1/appointments?from=${tuesday}&to=${tuesday}`);
    expect(JSON.stringify(appointments.body)).not.toContain('"confirmed"');
  });

  test("stays when something else is closed", async () => {
    const { salon } = await setUp();
    const { owner, agentId } = salon;
    await owner.call("POST", "/api/v1/time-off", { agentId, ...off, fromTime: "09:00", toTime: "15:00" });
    await look(salon);
    expect((await listOf(salon)).entries[0]?.offer?.state).toBe("open");
  });

  test("stays when the owner offered it although the agent is off, until something more comes up", async () => {
    const { salon, phone } = await setUp();
    await phone.write("no");
    const { owner, agentId } = salon;
    await closures["the agent is off"]?.(salon);
    await look(salon);
    const [entry] = (await listOf(salon)).entries;
    const place = { agentId, appointmentDate: tuesday, appointmentTime: "16:00" };
    expect(await owner.call("POST", `/api/v1/waitlist/${entry?.id}/offer`, place)).toMatchObject({ status: 200 });
    await look(salon);
    expect((await listOf(salon)).entries[0]?.offer?.state).toBe("open");
    await closures["the business is closed"]?.(salon);
    await look(salon);
    expect((await listOf(salon)).entries[0]?.offer?.state).toBe("passed");
  });
});
