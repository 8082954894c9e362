import { expect, test } from "vitest";
import { openWhatsAppApp } from "../../../testing/apps/whatsapp-app.ts";
import { buildSalon, openPhoneOf } from "../../../testing/builders/build-salon.ts";
import { readRows } from "../../../testing/read-rows.ts";

// A Monday, nine in the morning in Madrid.
const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: "2027-03-01T08:00:00Z" });

const toldOf = (ownerId: string) =>
  readRows<{ id: string | null; arrival: string }>(
    app.adminUrl,
    `select j.payload ->> 'appointmentId' as id, j.payload ->> 'arrival' as arrival
       from graphile_worker._private_jobs j join graphile_worker._private_tasks k on k.id = j.task_id
      where k.identifier = 'mail-arrival' and j.payload ->> 'ownerId' = $1 order by j.id`,
    [ownerId],
  );

test("an appointment that has begun is the one a client is late for, until it is over", async () => {
  const salon = await buildSalon(app);
  const phone = openPhoneOf(app, salon.number, "+34633346001");
  await phone.write("Haircut tomorrow at 10");
  await phone.tap("Confirm");
  const [booked] = await readRows<{ id: string; agent: string }>(
    app.adminUrl,
    "select a.id, g.name as agent from appointments a join agents g on g.id = a.agent_id where a.user_id = $1",
    [salon.owner.id],
  );
  app.clock.moveTo(Temporal.Instant.from("2027-03-02T09:10:00Z"));
  const [told] = await phone.write("I'm running 10 minutes late");
  expect(told?.text).toContain(booked?.agent);
  expect(await toldOf(salon.owner.id)).toEqual([{ id: booked?.id, arrival: "late" }]);
  const [listed] = await phone.write("my appointments");
  expect(listed?.text).not.toContain("10:00 AM");

  app.clock.moveTo(Temporal.Instant.from("2027-03-02T12:00:00Z"));
  await phone.write("I'm at the door");
  expect(await toldOf(salon.owner.id)).toEqual([
    { id: booked?.id, arrival: "late" },
    { id: null, arrival: "here" },
  ]);
});
