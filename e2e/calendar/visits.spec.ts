import { asAdmin } from "#server/testing/apps/test-cluster.ts";
import { buildAgent, buildType } from "#server/testing/builders/build-scheduling.ts";
import { alertWith, createDialog, dayOf, detailsDialog, rescheduleDialog } from "../appointment-dialogs.ts";
import { databaseUrl, expect, expectAccessible, test } from "../fixtures.ts";
import { monday } from "../week-ahead.ts";

test("two services, every week, on a phone: booked as one, a taken date chosen for, moved and cancelled @trial", async ({
  owner,
}) => {
  const adminUrl = databaseUrl();
  const ana = await buildAgent(adminUrl, owner.id, { name: "Ana" });
  await buildAgent(adminUrl, owner.id, { name: "Leo" });
  const cut = await buildType(adminUrl, owner.id, { name: "Cut", duration: 30, buffer: 0 });
  await buildType(adminUrl, owner.id, { name: "Colour", duration: 60, buffer: 0 });
  const nextMonday = Temporal.PlainDate.from(monday).add({ days: 7 }).toString();
  await owner.api("POST", "/api/v1/appointments", {
    ...{ clientName: "Other", clientPhone: "+34600000000", agentId: ana, appointmentTypeId: cut },
    ...{ appointmentDate: nextMonday, appointmentTime: "10:00" },
  });
  const { page } = owner;
  await page.setViewportSize({ width: 390, height: 844 });
  await dayOf(page);
  await page.getByRole("button", { name: /^10:00 AM available/ }).click();
  const create = createDialog(page);
  await create.getByLabel("Client Name").fill("María");
  await create.getByLabel("Phone").fill("+34612345678");
  await create.getByRole("combobox", { name: "Agent" }).click();
  await create.getByRole("option", { name: "Ana" }).click();
  await create.getByRole("combobox", { name: "Appointment type" }).click();
  await create.getByRole("option", { name: "Cut" }).click();
  await create.getByRole("button", { name: "Add another service" }).click();
  const second = create.getByRole("group", { name: "Service 2" });
  await expect(second.getByRole("combobox", { name: "Appointment type" })).toHaveValue("Colour");
  await second.getByRole("combobox", { name: "Agent" }).click();
  await second.getByRole("option", { name: "Leo" }).click();
  await create.getByLabel("Repeat this appointment").check();
  await create.getByLabel("Every", { exact: true }).fill("1");
  await create.getByRole("textbox", { name: "Number of visits" }).fill("3");
  await expect(create.getByText("taken")).toBeVisible();
  await expectAccessible(page);
  await create.getByRole("button", { name: "Create 3 appointments" }).click();
  await expect(alertWith(page, "Series created")).toBeVisible();

  const booked = page.getByRole("button", { name: /María/ }).first();
  await booked.click();
  const details = detailsDialog(page);
  await expect(details.getByText("Visit 1 of 3, every week")).toBeVisible();
  await expect(details.getByRole("listitem").filter({ hasText: "Colour" })).toContainText("Leo");
  await details.getByRole("button", { name: "Reschedule" }).click();
  const move = rescheduleDialog(page);
  await expect(move.getByLabel("The whole visit")).toBeChecked();
  await move.getByRole("combobox", { name: "New time" }).click();
  await move.getByRole("option", { name: /^12:00 PM/ }).click();
  await move.getByRole("button", { name: "Reschedule" }).click();
  await expect(alertWith(page, "Appointment Rescheduled")).toBeVisible();

  // An hour later from here on: every visit of the series follows, although its new version comes late.
  await page.route("**/api/v1/series/*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await expect(details.getByText(/12:00 PM/).first()).toBeVisible();
  await details.getByRole("button", { name: "Reschedule" }).click();
  await move.getByLabel("This and all following visits").check();
  await move.getByRole("combobox", { name: "New time" }).click();
  await move.getByRole("option", { name: /^1:00 PM/ }).click();
  await expectAccessible(page);
  await move.getByRole("button", { name: "Reschedule" }).click();
  await expect(move).toBeHidden();

  await details.getByRole("button", { name: "Cancel", exact: true }).click();
  await details.getByLabel("All upcoming visits of the series").check();
  await details.getByRole("button", { name: "Cancel appointment" }).click();
  await expect(alertWith(page, "Appointment Cancelled")).toBeVisible();
  const statuses = async () => {
    const { appointments } = await owner.api<{ appointments: { status: string; clientName: string }[] }>(
      "GET",
      `/api/v1/appointments?from=${monday}&to=2099-01-01`,
    );
    return appointments.filter(({ clientName }) => clientName === "María").map(({ status }) => status);
  };
  expect(await statuses()).toEqual(Array.from({ length: 6 }, () => "cancelled"));

  await details.getByRole("button", { name: "Undo last change" }).click();
  await expect(details.getByLabel("All 3 visits that were changed together")).toBeChecked();
  await expectAccessible(page);
  await details.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(alertWith(page, "Change undone")).toBeVisible();
  expect(await statuses()).toEqual(Array.from({ length: 6 }, () => "confirmed"));
});

test("one service of a visit is cancelled: it is struck with its price, and the other stays", async ({ owner }) => {
  const adminUrl = databaseUrl();
  const agentId = await buildAgent(adminUrl, owner.id, { name: "Ana" });
  await buildAgent(adminUrl, owner.id, { name: "Leo" });
  const cut = await buildType(adminUrl, owner.id, { name: "Cut", duration: 30, buffer: 0 });
  const colour = await buildType(adminUrl, owner.id, { name: "Colour", duration: 60, buffer: 0 });
  await asAdmin(adminUrl, (client) =>
    client.query("update time_slot_configs set price = 34 where user_id = $1", [owner.id]),
  );
  type Parts = { visit: { id: string; version: number; parts: { id: string }[] } };
  const { visit } = await owner.api<Parts>("POST", "/api/v1/visits", {
    ...{ clientName: "María", clientPhone: "+34612345678", appointmentDate: monday, appointmentTime: "10:00" },
    parts: [cut, colour].map((appointmentTypeId) => ({ agentId, appointmentTypeId })),
  });
  const appointmentIds = [visit.parts[1]?.id];
  await owner.api("POST", `/api/v1/visits/${visit.id}/cancel`, { version: visit.version, appointmentIds });
  const { page } = owner;
  await dayOf(page);
  await page
    .getByRole("button", { name: /María.*Cut/ })
    .first()
    .click();
  const partOf = (service: string) => detailsDialog(page).getByRole("listitem").filter({ hasText: service });
  await expect(partOf("Colour")).toContainText("Cancelled");
  await expect(partOf("Colour").getByText("34")).toHaveCSS("text-decoration-line", "line-through");
  await expect(partOf("Cut").getByText("34")).toHaveCSS("text-decoration-line", "none");

  // One service is left: there is nothing to ask about the visit.
  await detailsDialog(page).getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(page.getByText("Cancel this appointment?")).toBeVisible();
  await expect(page.getByLabel("The whole visit")).toHaveCount(0);
  await page.getByRole("button", { name: "Keep it" }).click();
  await detailsDialog(page).getByRole("button", { name: "Reschedule" }).click();
  await expect(rescheduleDialog(page).getByRole("combobox", { name: /agent/i })).toBeVisible();
  await expect(page.getByLabel("The whole visit")).toHaveCount(0);
});
