import type { Page } from "@playwright/test";
import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import { buildAgent, buildType } from "#server/testing/builders/build-scheduling.ts";
import { buildSubscription } from "#server/testing/builders/build-subscription.ts";
import { alertWith, createDialog, dayOf, detailsDialog } from "../appointment-dialogs.ts";
import { databaseUrl, expect, expectAccessible, type SignedIn, test } from "../fixtures.ts";
import { monday, today } from "../week-ahead.ts";

/** With a plan for one agent more. */
const salonOf = async (owner: SignedIn) => {
  await buildSubscription(databaseUrl(), owner.id, { maxAgents: 2 });
  return {
    marta: await buildAgent(databaseUrl(), owner.id, { name: "Marta" }),
    cut: await buildType(databaseUrl(), owner.id, { name: "Cut", duration: 30, buffer: 0 }),
  };
};

type Change = { appointment: { id: string; version: number } };

const book = (owner: SignedIn, agentId: string, typeId: string, clientName: string, time: string, over: object = {}) =>
  owner.api<Change>("POST", "/api/v1/appointments", {
    clientName,
    clientPhone: "+34 600 000 001",
    appointmentDate: monday,
    appointmentTime: time,
    agentId,
    appointmentTypeId: typeId,
    ...over,
  });

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]));

test("a closed dialog is over: the next booking begins with nobody's name @trial", async ({ owner }) => {
  const { page } = owner;
  const { marta, cut } = await salonOf(owner);
  await book(owner, marta, cut, "Booked", "15:00");
  await dayOf(page);
  const dialog = createDialog(page);
  const closings = [
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Close", exact: true }).click(),
    () => page.mouse.click(5, 400),
    () => dialog.getByRole("button", { name: "Discard" }).click(),
  ];
  for (const close of closings) {
    await page.getByRole("button", { name: /^10:00 AM available/ }).click();
    await expect(dialog.getByLabel("Client Name")).toHaveValue("");
    await expect(dialog.getByLabel("Phone")).toHaveValue("");
    await dialog.getByLabel("Client Name").fill("Former Client");
    await dialog.getByLabel("Phone").fill("+34 699 888 777");
    await close();
    await expect(dialog).toBeHidden();
    expect(await stored(page)).not.toContain("Former");
  }

  // What is being sent can't be taken back by closing the dialog: it stays until it is known how it ended.
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/v1/appointments", async (route) => {
    if (route.request().method() === "POST") await answered;
    await route.continue();
  });
  await page.getByRole("button", { name: /^10:00 AM available/ }).click();
  await dialog.getByLabel("Client Name").fill("Sent Client");
  await dialog.getByLabel("Phone").fill("+34 699 888 776");
  await dialog.getByRole("button", { name: "Create Appointment" }).click();
  await expect(dialog.getByRole("button", { name: "Creating..." })).toBeDisabled();
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 400);
  await expect(dialog.getByRole("button", { name: "Creating..." })).toBeVisible();
  answer();
  await expect(alertWith(page, "Sent Client")).toBeVisible();
  await expect(dialog).toBeHidden();

  await page
    .getByRole("button", { name: /Booked/ })
    .first()
    .click();
  await detailsDialog(page).getByRole("button", { name: "Reschedule" }).click();
  const reschedule = page.getByRole("dialog", { name: "Reschedule Appointment" });
  await reschedule.getByRole("combobox", { name: "New time" }).click();
  await reschedule.getByRole("option", { name: /^4:30 PM/ }).click();
  await page.keyboard.press("Escape");
  await detailsDialog(page).getByRole("button", { name: "Reschedule" }).click();
  await expect(reschedule.getByRole("combobox", { name: "New time" })).toHaveValue("");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");

  await page.goto("/?tab=agents");
  const toggle = page.getByRole("button", { name: "Add Agent" }).first();
  await toggle.click();
  await page.getByLabel("Full Name *").fill("Former Agent");
  await toggle.click();
  await toggle.click();
  await expect(page.getByLabel("Full Name *")).toHaveValue("");
});

test("a reload brings the attempt back; logging out leaves nothing of it @trial", async ({ owner }) => {
  const { page } = owner;
  await salonOf(owner);
  await dayOf(page);
  await page.getByRole("button", { name: /^10:00 AM available/ }).click();
  await createDialog(page).getByLabel("Client Name").fill("Half Typed");
  await page.reload();
  await expect(createDialog(page).getByLabel("Client Name")).toHaveValue("Half Typed");
  await page.goto("/?tab=agents");
  await page.getByRole("button", { name: "Add Agent" }).first().click();
  await page.getByLabel("Full Name *").fill("Half Agent");
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Log out", exact: true }).click();
  await expect(page).toHaveURL(/\/auth/);
  expect(await stored(page)).not.toContain("Half");
});

test("a reload doesn't narrow what a move of a series is meant for @trial", async ({ owner }) => {
  const { page } = owner;
  const { marta, cut } = await salonOf(owner);
  await owner.api("POST", "/api/v1/series", {
    ...{ clientName: "Ana", clientPhone: "+34 612 345 678", appointmentDate: monday, appointmentTime: "10:00" },
    parts: [{ agentId: marta, appointmentTypeId: cut }],
    rule: { every: 1, unit: "week", ends: { by: "count", count: 3 }, shortMonths: "ask" },
  });
  await dayOf(page);
  await page.getByRole("button", { name: /Ana/ }).first().click();
  await detailsDialog(page).getByRole("button", { name: "Reschedule" }).click();
  const following = page.getByRole("radio", { name: "This and all following visits" });
  await following.check();
  await page.reload();
  await expect(following).toBeChecked();
});

test("a row says who is free, and presets them @trial", async ({ owner }) => {
  const { page } = owner;
  const { marta, cut } = await salonOf(owner);
  const joao = await buildAgent(databaseUrl(), owner.id, { name: "João" });
  await book(owner, marta, cut, "Ana", "10:30");
  await book(owner, marta, cut, "Ben", "11:00", { appointmentTypeId: cut });
  await book(owner, joao, cut, "Cleo", "13:00");
  await owner.api("POST", "/api/v1/breaks", {
    dayOfWeek: "Monday",
    startTime: "12:00",
    endTime: "13:00",
    breakName: "Siesta",
  });
  await dayOf(page);
  await expect(page.getByText("Siesta")).toBeVisible();
  await expect(page.getByRole("button", { name: /^12:00 PM/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: /^2:00 PM available/ }).click();
  const dialog = createDialog(page);
  await expect(dialog.getByRole("combobox", { name: "Agent" })).toHaveValue("João");
  await expect(dialog.getByRole("combobox", { name: "Time", exact: true })).toHaveValue("2:00 PM");
  await page.keyboard.press("Escape");
  // Two hours from half past nine: what began before keeps the row's hour busy.
  const long = await buildType(databaseUrl(), owner.id, { name: "Braids", duration: 120, buffer: 0 });
  await book(owner, marta, long, "Dora", "14:00");
  await book(owner, joao, long, "Eva", "14:00");
  await expect(page.getByRole("button", { name: "3:00 PM no one is free" })).toBeVisible();
});

test("client and service can be put right, under the rules of a booking", async ({ owner }) => {
  const { page } = owner;
  const { marta, cut } = await salonOf(owner);
  await buildType(databaseUrl(), owner.id, { name: "Zen massage", duration: 90, buffer: 0 });
  await book(owner, marta, cut, "Jon Smiht", "10:00");
  await book(owner, marta, cut, "Next", "11:00");
  await dayOf(page);
  await page
    .getByRole("button", { name: /Jon Smiht/ })
    .first()
    .click();
  await detailsDialog(page).getByRole("button", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Appointment" });
  await expect(dialog.getByLabel("Client Name")).toHaveValue("Jon Smiht");
  await dialog.getByLabel("Client Name").fill("");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog.getByText("Client name is required")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Client Name").fill("Jon Smith");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(alertWith(page, "Appointment Updated")).toContainText("The appointment has been changed.");
  await expect(detailsDialog(page).getByRole("heading", { name: "Jon Smith" })).toBeVisible();
  await expect(detailsDialog(page).getByText("Changed elsewhere")).toHaveCount(0);
});

test("what happens elsewhere is said in an open dialog, and nothing is done before it is read @trial", async ({
  owner,
}) => {
  const { page } = owner;
  const { marta, cut } = await salonOf(owner);
  const { appointment } = await book(owner, marta, cut, "Ana", "10:00");
  const path = `/api/v1/appointments/${appointment.id}`;
  await dayOf(page);
  await page.getByRole("button", { name: /Ana/ }).first().click();
  const details = detailsDialog(page);
  await details.getByRole("button", { name: "Cancel", exact: true }).click();
  await owner.api("POST", `${path}/reschedule`, { appointmentDate: monday, appointmentTime: "16:00", version: 1 });
  await expect(details.getByRole("alert")).toContainText("it is now on");
  await expect(details.getByRole("button", { name: "Cancel appointment" })).toBeDisabled();
  await expectAccessible(page);
  await details.getByRole("button", { name: "Got it" }).click();
  await details.getByRole("button", { name: "Keep it" }).click();
  await details.getByRole("button", { name: "Reschedule" }).click();
  const reschedule = page.getByRole("dialog", { name: "Reschedule Appointment" });
  await expect(reschedule.getByRole("button", { name: "Reschedule", exact: true })).toBeEnabled();
  await owner.api("POST", `${path}/cancel`, { version: 2 });
  await expect(reschedule.getByRole("alert")).toContainText("This appointment was cancelled.");
  await expect(reschedule.getByRole("button", { name: "Reschedule", exact: true })).toBeDisabled();
});

test("a past visit is entered on purpose, and never as a new booking @trial", async ({ owner }) => {
  const { page } = owner;
  await salonOf(owner);
  const yesterday = addDays(today, -1);
  await dayOf(page, yesterday);
  await page.getByRole("button", { name: "New", exact: true }).click();
  const dialog = createDialog(page);
  await dialog.getByLabel("Client Name").fill("Walk-in");
  await dialog.getByLabel("Phone").fill("+34 612 345 678");
  await dialog.getByRole("button", { name: "Create Appointment" }).click();
  await expect(dialog.getByText("Cannot schedule appointments in the past")).toBeVisible();
  await expect(dialog.getByText("Record a past visit?")).toBeVisible();
  await dialog.getByRole("button", { name: "Record it" }).click();
  await dialog.getByRole("combobox", { name: "Time", exact: true }).click();
  await dialog.getByRole("option", { name: /^11:00 AM/ }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Create Appointment" }).click();
  await expect(dialog).toBeHidden();
  await page
    .getByRole("button", { name: /Walk-in/ })
    .first()
    .click();
  await expect(detailsDialog(page).getByText("No messages yet.")).toBeVisible();
});
