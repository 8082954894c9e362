import { expect, test } from "vitest";
import type { StartLink } from "#contract/chat/start-links.ts";
import type { AppointmentChange } from "#contract/scheduling/appointments.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { openWhatsAppApp } from "../../testing/apps/whatsapp-app.ts";
import { buildSalon, openPhoneOf } from "../../testing/builders/build-salon.ts";
import { waitUntil } from "../../testing/wait-until.ts";
import { updateWaitlist } from "../waitlist/offering-service.ts";

// A Monday, nine in the morning in Madrid.
const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: "2027-03-01T08:00:00Z" });

test("a time taken from the waitlist counts for the link the client came through", async () => {
  const { owner, agentId, typeId, number } = await buildSalon(app);
  const booked = await owner.call("POST", "/api/v1/appointments", {
    ...{ clientName: "Rosa", clientPhone: "+34600111222", agentId, appointmentTypeId: typeId },
    ...{ appointmentDate: "2027-03-02", appointmentTime: "15:00" },
  });
  const { appointment } = booked.body as AppointmentChange;
  const made = await owner.call("POST", "/api/v1/start-links", {
    ...{ name: "Window", forAgentId: null, appointmentTypeId: typeId },
  });
  const phone = openPhoneOf(app, number, "+34612347900");
  await phone.write(`Haircut tomorrow at 3pm (start: ${(made.body as StartLink).code})`);
  await phone.tap("Waiting list");
  await phone.tap("Yes, put me on it");
  await owner.call("POST", `/api/v1/appointments/${appointment.id}/cancel`, { version: appointment.version });
  await updateWaitlist(app, owner.id as OwnerId);
  await waitUntil("the offer", async () =>
    (await app.phone(phone.number)).some(({ text }) => text.includes("held for you until")),
  );
  const [done] = await phone.write("yes");
  expect(done?.text).toContain("You're booked");
  const { links } = (await owner.call("GET", "/api/v1/start-links")).body as { links: StartLink[] };
  expect(links).toMatchObject([{ name: "Window", appointments: 1 }]);
});
