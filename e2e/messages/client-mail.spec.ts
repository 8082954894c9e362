import { randomInt } from "node:crypto";
import { buildAgent, buildType } from "#server/testing/builders/build-scheduling.ts";
import { createDialog, dayOf } from "../appointment-dialogs.ts";
import { databaseUrl, expect, expectAccessible, test, waitForMail } from "../fixtures.ts";

test("a client with only a mail address is booked, gets the entry for the calendar and unsubscribes", async ({
  owner,
}) => {
  const { page } = owner;
  await buildAgent(databaseUrl(), owner.id, { name: "Marta" });
  await buildType(databaseUrl(), owner.id, { name: "Haircut", buffer: 0 });
  const email = `nora-${randomInt(1_000_000)}@example.com`;

  await dayOf(page);
  await page.getByRole("button", { name: "New", exact: true }).click();
  const dialog = createDialog(page);
  await dialog.getByLabel("Client Name").fill("Nora");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("combobox", { name: "Time" }).click();
  await dialog.getByRole("option", { name: "11:00 AM" }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Create Appointment" }).click();
  await expect(dialog).toBeHidden();

  const mail = await waitForMail(email, /confirmed/);
  expect(mail.calendars[0]?.content).toContain("METHOD:REQUEST");
  await page.goto(mail.unsubscribe);
  await page.getByRole("button", { name: "Stop reminders and offers" }).click();
  await expect(page.getByText("You no longer receive reminders or offers by email.")).toBeVisible();
  await expectAccessible(page);

  await page.goto("/clients");
  await page.getByRole("link", { name: /Nora/ }).click();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByText(/the client unsubscribed/)).toBeVisible();
  await expectAccessible(page);
});
