import { buildAgent, buildType } from "#server/testing/builders/build-scheduling.ts";
import { alertWith, dayOf, detailsDialog, rescheduleDialog } from "../appointment-dialogs.ts";
import { databaseUrl, expect, expectAccessible, test } from "../fixtures.ts";
import { monday } from "../week-ahead.ts";

test("time is blocked on the calendar, with what is inside seen first, and given back", async ({ owner }) => {
  const { page, api } = owner;
  const agentId = await buildAgent(databaseUrl(), owner.id, { name: "Ana" });
  const appointmentTypeId = await buildType(databaseUrl(), owner.id, { name: "Haircut", buffer: 0 });
  const booked = { appointmentDate: monday, appointmentTime: "14:30", agentId, appointmentTypeId };
  await api("POST", "/api/v1/appointments", { clientName: "Cleo Client", clientPhone: "+34 612 345 678", ...booked });

  const beside = { ...booked, clientName: "Dora Diaz", clientPhone: "+34 612 345 679", overbook: true };
  await api("POST", "/api/v1/appointments", beside);

  await dayOf(page);
  const hour = (name: string) => page.getByRole("button", { name: `${name} available` });
  await hour("3:00 PM").hover();
  await page.mouse.down();
  await hour("4:00 PM").hover();
  await page.mouse.up();
  await page.getByRole("menuitem", { name: "Block" }).click();

  const dialog = page.getByRole("dialog", { name: "Add time off or special days" });
  await dialog.getByLabel("Reason (optional)").fill("Dentist");
  await dialog.getByLabel("From", { exact: true }).fill("2:30 PM");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("2 appointments fall within this time")).toBeVisible();
  await dialog.getByLabel("The same for all").selectOption("move");
  await expect(dialog.getByRole("combobox", { name: /Cleo Client/ })).toHaveValue("move");
  await dialog.getByRole("combobox", { name: /Dora Diaz/ }).selectOption("keep");
  await expect(dialog.getByLabel("The same for all")).toHaveValue("");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("link", { name: "Choose a new time" }).click();
  await expect(rescheduleDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(detailsDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(detailsDialog(page)).toBeHidden();

  // Nothing was chosen: what is left stays in sight, and leads back.
  const left = page.getByRole("alert").filter({ hasText: "still to be moved" });
  await expect(left).toContainText("Cleo Client");
  await left.getByRole("button", { name: "Choose a new time" }).click();
  await expect(rescheduleDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(detailsDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(detailsDialog(page)).toBeHidden();
  await left.getByRole("button", { name: "Close" }).click();
  await expect(left).toHaveCount(0);

  const block = page.getByRole("button", { name: /^Edit Ana · Dentist/ });
  await block.click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(block).toHaveCount(0);
  await alertWith(page, "Removed").getByRole("button", { name: "Undo" }).click();
  await expect(block).toBeVisible();

  // The business's own closed days and the holidays, on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/?tab=time");
  await page.getByRole("button", { name: "Add days" }).click();
  await dialog.getByLabel("Name").fill("Inventory");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: /Edit .*Inventory/ })).toBeVisible();
  await page.getByLabel("Country").selectOption("ES");
  await page
    .getByRole("switch", { name: /^We work anyway: Christmas Day/ })
    .first()
    .press("Space");
  await expect(page.getByRole("switch", { name: /^We work anyway: Christmas Day/ }).first()).toBeChecked();
});
