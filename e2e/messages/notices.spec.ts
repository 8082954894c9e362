import { buildAgent, buildType } from "#server/testing/builders/build-scheduling.ts";
import { databaseUrl, expect, expectAccessible, type SignedIn, test } from "../fixtures.ts";
import { openSalon } from "../open-salon.ts";
import { monday } from "../week-ahead.ts";

type Change = { appointment: { id: string; version: number } };

const bookFor = async (owner: SignedIn, clientPhone: string): Promise<Change> => {
  const agentId = await buildAgent(databaseUrl(), owner.id, { name: "Marta" });
  const appointmentTypeId = await buildType(databaseUrl(), owner.id, { name: "Haircut", duration: 45, buffer: 0 });
  return owner.api<Change>("POST", "/api/v1/appointments", {
    ...{
      clientName: "Nora",
      clientPhone,
      appointmentDate: monday,
      appointmentTime: "10:00",
      agentId,
      appointmentTypeId,
    },
  });
};

test("a client who can't be notified is marked, and the owner hears it before and after each change @trial", async ({
  owner,
}) => {
  const { page } = owner;
  // Its last digits say that it isn't on WhatsApp.
  await bookFor(owner, "+34 633 000 003");
  await page.goto(`/app?view=day&date=${monday}`);
  const card = page.getByRole("button", { name: /Nora/ }).first();
  await expect(card).toContainText("The client was not notified: this number isn't on WhatsApp.");
  await card.click();
  const details = page.getByRole("dialog", { name: "Appointment Details" });
  await expect(details).toContainText("this number isn't on WhatsApp.");
  await details.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(details.getByRole("status")).toHaveText("The client won't be notified: this number isn't on WhatsApp.");
  await expectAccessible(page);
  await details.getByRole("button", { name: "Cancel appointment" }).click();
  const toast = page.getByRole("alert").filter({ hasText: "Appointment Cancelled" }).first();
  await expect(toast).toContainText("The client was not notified: this number isn't on WhatsApp.");
});

test("that the client has been notified is said once it is so @trial", async ({ owner }) => {
  const { page } = owner;
  const { appointment } = await bookFor(owner, "+34 633 000 001");
  await page.goto(`/app?view=day&date=${monday}`);
  await page.getByRole("button", { name: /Nora/ }).first().click();
  const details = page.getByRole("dialog", { name: "Appointment Details" });
  await details.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(details.getByRole("status")).toHaveCount(0);
  // Until it is known that the message was handed over, it is on its way.
  const { promise: known, resolve: makeKnown } = Promise.withResolvers<void>();
  await page.route(`**/api/v1/appointments/${appointment.id}`, async (route) => {
    await known;
    await route.continue();
  });
  await details.getByRole("button", { name: "Cancel appointment" }).click();
  const toast = page.getByRole("alert").filter({ hasText: "Appointment Cancelled" }).first();
  await expect(toast).toContainText("The appointment has been cancelled. The client is being notified.");
  await expect(page.getByText("has been notified")).toHaveCount(0);
  makeKnown();
  await expect(toast).toContainText("The appointment has been cancelled and the client has been notified.");
});

test("a phone that can't be written to is noticed while typing and before an agent is deleted @trial", async ({
  owner,
}) => {
  const { page } = owner;
  await bookFor(owner, "+34 633 000 003");
  await page.goto(`/app?view=day&date=${monday}`);
  await expect(page.getByRole("button", { name: /Nora/ }).first()).toContainText("was not notified");
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "Create New Appointment" });
  await dialog.getByLabel("Client Name").fill("Nora");
  await dialog.getByLabel("Phone").fill("+34 633 000 003");
  await expect(dialog.getByRole("status")).toHaveText("The client won't be notified: this number isn't on WhatsApp.");
  await dialog.getByLabel("Phone").fill("+34 633 111 222");
  await expect(dialog.getByRole("status")).toHaveCount(0);

  await page.goto("/?tab=agents");
  await page.getByRole("button", { name: "Delete Marta" }).click();
  const deletion = page.getByRole("dialog", { name: "Delete agent" });
  await expect(deletion).toContainText("1 upcoming appointment will be cancelled and deleted.");
  await expect(deletion).toContainText("1 client can't be reached on WhatsApp and won't be notified.");
  await expect(deletion).not.toContainText("will be notified");
});

test("a chat of automatic messages says why nobody can reply, above the bar of a phone", async ({ owner }) => {
  const { page, api } = owner;
  await openSalon(owner);
  await page.setViewportSize({ width: 390, height: 844 });
  const { agents } = await api<{ agents: { id: string }[] }>("GET", "/api/v1/agents");
  const { appointmentTypes } = await api<{ appointmentTypes: { id: string }[] }>("GET", "/api/v1/appointment-types");
  await api("POST", "/api/v1/appointments", {
    ...{ clientName: "Nora", clientPhone: "+34600222777", agentId: agents[0]?.id },
    ...{ appointmentTypeId: appointmentTypes[0]?.id, appointmentDate: monday, appointmentTime: "10:00" },
  });
  const { clients } = await api<{ clients: { id: string }[] }>("GET", "/api/v1/clients");
  await page.goto(`/clients/${clients[0]?.id}`);
  const reason = page.getByText("Nora has only had automatic messages so far.");
  await expect(reason).toBeVisible();
  const [box, bar] = await Promise.all([reason.boundingBox(), page.getByRole("navigation").last().boundingBox()]);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
