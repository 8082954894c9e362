import { startWebhookReceiver } from "#server/testing/apps/webhook-receiver.ts";
import { buildAgent } from "#server/testing/builders/build-scheduling.ts";
import { databaseUrl, expect, expectAccessible, expectRefusals, test } from "../fixtures.ts";
import { monday } from "../week-ahead.ts";

test("an owner has a program notified, looks at what it answered, and switches it on again", async ({ owner }) => {
  const { page } = owner;
  const receiver = await startWebhookReceiver();
  expectRefusals(page, /api\/v1\/webhooks/);
  await page.goto("/settings?tab=api");
  await expect(page.getByText("No webhook yet.")).toBeVisible();

  await page.getByRole("button", { name: "Add a webhook" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Address").fill("https://192.168.1.1/hook");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("This address leads to a private network")).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel("Address").fill(receiver.url);
  await form.getByRole("button", { name: "Save" }).click();
  const secretDialog = page.getByRole("dialog", { name: "Your signing secret" });
  const secret = await secretDialog.getByLabel("Your signing secret").inputValue();
  await expectAccessible(page);
  await secretDialog.getByRole("button", { name: "Done" }).click();

  // The message would cover the buttons that are clicked next.
  await page.getByRole("alert").filter({ hasText: "Webhook saved" }).getByRole("button").click();

  const row = page.getByRole("group", { name: receiver.url });
  await row.getByRole("button", { name: "Send a test" }).click();
  await expect(() => expect(receiver.verified(secret)).toMatchObject([{ type: "webhook.test" }])).toPass();

  // Booked as anywhere else: the worker notifies the program.
  const agentId = await buildAgent(databaseUrl(), owner.id);
  const booking = { clientName: "Cleo Costa", clientPhone: "+34600000000", appointmentTypeId: null, agentId };
  const time = { appointmentDate: monday, appointmentTime: "10:00" };
  await owner.api("POST", "/api/v1/appointments", { ...booking, ...time });
  const types = () => receiver.verified(secret).map(({ type }) => type);
  await expect(() =>
    expect(types().sort()).toEqual(["appointment.created", "client.created", "webhook.test"]),
  ).toPass();
  await row.getByRole("button", { name: "Log", exact: true }).click();
  const log = page.getByRole("dialog");
  await expect(log.getByText("Delivered")).toHaveCount(3);
  await log.getByRole("button", { name: "Test" }).click();
  await expect(log.getByText("Answer 204")).toBeVisible();
  await expectAccessible(page);

  receiver.answer(410);
  await log.getByRole("button", { name: "Send again" }).click();
  await expect(log.getByText("Failed")).toBeVisible();
  await log.getByRole("button", { name: "Close" }).click();
  await expect(row.getByText("Switched off: your program answered 410")).toBeVisible();
  await expectAccessible(page);
  await row.getByRole("button", { name: "Switch on" }).click();
  await expect(row.getByText("On", { exact: true })).toBeVisible();
  await row.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No webhook yet.")).toBeVisible();
  await receiver.close();
});
