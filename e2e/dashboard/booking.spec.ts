import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import { buildAppointment } from "#server/testing/builders/build-appointment.ts";
import { buildAgent, buildType } from "#server/testing/builders/build-scheduling.ts";
import { databaseUrl, expect, expectAccessible, type SignedIn, test } from "../fixtures.ts";
import { monday, today, zone } from "../week-ahead.ts";

const at = (date: string, time: string) =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).toInstant().toString();

/** Carmen was here last week, with João. */
const salonOf = async ({ id }: SignedIn) => {
  const marta = await buildAgent(databaseUrl(), id, { name: "Marta" });
  const joao = await buildAgent(databaseUrl(), id, { name: "João" });
  await buildType(databaseUrl(), id, { name: "Haircut", duration: 30, buffer: 0 });
  await buildAppointment(databaseUrl(), {
    ...{ ownerId: id, agentId: joao, startsAt: at(addDays(today, -7), "10:00") },
    ...{ clientName: "Carmen Ruiz", clientPhone: "+34 611 222 333", serviceType: "Colour" },
  });
  return { marta, joao };
};

test("a known client is booked with a dozen keys at most @trial", async ({ owner }) => {
  const { page } = owner;
  await salonOf(owner);
  await page.goto(`/app?view=day&date=${monday}`);
  await expect(page.getByRole("button", { name: "New", exact: true })).toBeVisible();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const dialog = page.getByRole("dialog", { name: "Create New Appointment" });
  await press("n");
  await expect(dialog.getByLabel("Client Name")).toBeFocused();
  for (const letter of "car") await press(letter);
  await expect(dialog.getByRole("option")).toHaveText([/Carmen Ruiz.*Last visit.*Colour with João/]);
  await expectAccessible(page);
  await press("ArrowDown");
  await press("Enter");
  await expect(dialog.getByLabel("Phone")).toHaveValue("+34 611 22 23 33");
  await expect(dialog.getByRole("combobox", { name: "Agent" })).toHaveValue("João");
  await expect(dialog.getByText("Usually sees João.")).toBeVisible();
  const time = dialog.getByRole("combobox", { name: "Time" });
  await expect(time).toBeFocused();
  await press("ArrowDown");
  await expect(dialog.getByRole("option", { name: "9:00 AM" })).toBeVisible();
  await press("ArrowDown");
  await press("Enter");
  await expect(time).not.toHaveValue("");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: /Carmen Ruiz.*João/ })).toBeVisible();
  expect(keys).toBeLessThanOrEqual(12);
});

test("booking a known client takes five clicks, and the number finds them as well as the name", async ({ owner }) => {
  const { page } = owner;
  await salonOf(owner);
  await page.goto(`/app?view=day&date=${monday}`);
  const dialog = page.getByRole("dialog", { name: "Create New Appointment" });
  await page.getByRole("button", { name: "New", exact: true }).click();
  await dialog.getByLabel("Phone").pressSequentially("611 2");
  await dialog.getByRole("option", { name: /Carmen Ruiz/ }).click();
  await expect(dialog.getByLabel("Client Name")).toHaveValue("Carmen Ruiz");
  await dialog.getByRole("combobox", { name: "Time" }).click();
  await dialog.getByRole("option", { name: "11:00 AM" }).click();
  await dialog.getByRole("button", { name: "Create Appointment" }).click();
  await expect(page.getByRole("button", { name: /Carmen Ruiz.*João/ })).toBeVisible();

  // The next one begins with nobody's name.
  await page.getByRole("button", { name: "New", exact: true }).click();
  await expect(dialog.getByLabel("Client Name")).toHaveValue("");
});

test("a taken time can be booked on purpose @trial", async ({ owner }) => {
  const { page } = owner;
  const { marta } = await salonOf(owner);
  await buildAppointment(databaseUrl(), {
    ...{ ownerId: owner.id, agentId: marta, startsAt: at(monday, "10:00"), clientName: "Ana" },
  });
  await page.goto(`/app?view=day&date=${monday}&agent=${marta}`);
  const dialog = page.getByRole("dialog", { name: "Create New Appointment" });
  await page.getByRole("button", { name: "New", exact: true }).click();
  await dialog.getByLabel("Client Name").fill("Ben");
  await dialog.getByLabel("Phone").fill("+34 600 000 009");
  await dialog.getByRole("combobox", { name: "Time" }).click();
  await dialog.getByRole("option", { name: /^10:00 AM.*taken/ }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Book anyway" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: /Ben.*Double-booked/ })).toBeVisible();
});

test("details lead with what the status asks for, and close in one place", async ({ owner }) => {
  const { page } = owner;
  const { marta } = await salonOf(owner);
  await buildAppointment(databaseUrl(), {
    ...{ ownerId: owner.id, agentId: marta, startsAt: at(monday, "10:00"), clientName: "Ana", status: "pending" },
  });
  await page.goto(`/app?view=day&date=${monday}`);
  await page.getByRole("button", { name: /Ana/ }).click();
  const dialog = page.getByRole("dialog", { name: "Appointment Details" });
  await expect(dialog.getByRole("button", { name: "Close", exact: true })).toHaveCount(1);
  await expect(dialog.getByRole("button")).toHaveText(["", "Cancel", "Edit", "Reschedule", /^Confirm/]);
  const [cancel, edit] = await Promise.all(
    ["Cancel", "Edit"].map((name) => dialog.getByRole("button", { name, exact: true }).boundingBox()),
  );
  expect((edit?.x ?? 0) - (cancel?.x ?? 0) - (cancel?.width ?? 0), "cancelling stands apart").toBeGreaterThan(24);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(dialog.getByText("Confirmed", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("button")).toHaveText(["", "Undo last change", "Cancel", "Edit", "Reschedule"]);
});
