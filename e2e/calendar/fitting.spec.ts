import { buildAgent, buildType } from "#server/testing/builders/build-scheduling.ts";
import { createDialog } from "../appointment-dialogs.ts";
import { databaseUrl, expect, test } from "../fixtures.ts";
import { monday } from "../week-ahead.ts";

test("the dialog begins with a service that fits, and its conflict goes when the reason does", async ({ owner }) => {
  const { page, api } = owner;
  const agentId = await buildAgent(databaseUrl(), owner.id, { name: "Ana" });
  const long = await buildType(databaseUrl(), owner.id, { name: "Coloring", duration: 120, buffer: 0 });
  const short = await buildType(databaseUrl(), owner.id, { name: "Fringe", duration: 15, buffer: 0 });
  const client = { clientName: "Cleo", clientPhone: "+34 612 345 678", agentId, appointmentDate: monday };
  type Booked = { appointment: { id: string; version: number } };
  const { appointment } = await api<Booked>("POST", "/api/v1/appointments", {
    ...{ ...client, appointmentTypeId: short, appointmentTime: "10:30" },
  });
  await page.goto(`/app?view=team&date=${monday}`);
  await page.getByRole("button", { name: "Book Ana at 10:00 AM" }).click();
  const dialog = createDialog(page);
  await expect(dialog.getByRole("combobox", { name: "Appointment type" })).toHaveValue("Fringe");
  await dialog.getByRole("combobox", { name: "Appointment type" }).click();
  await page.getByRole("option", { name: "Coloring" }).click();
  const conflict = dialog.getByRole("alert").filter({ hasText: "Scheduling Conflict" });
  await expect(conflict).toContainText("This agent already has an appointment at the selected time.");
  await api("POST", `/api/v1/appointments/${appointment.id}/cancel`, { version: appointment.version });
  await expect(conflict).toHaveCount(0);
  await page.keyboard.press("Escape");

  // Somebody who doesn't do the first service begins with one of their own.
  await api("PUT", "/api/v1/agent-services", {
    services: [
      {
        ...{
          agentId,
          appointmentTypeId: long,
          isOffered: false,
          ownDurationMinutes: null,
          ownBufferBeforeMinutes: null,
        },
        ...{ ownBufferMinutes: null, ownPrice: null },
      },
    ],
  });
  await page.goto(`/app?view=day&date=${monday}&form=appointment`);
  await expect(dialog.getByRole("combobox", { name: "Appointment type" })).toHaveValue("Fringe");
});
