import type { Locator, Page } from "@playwright/test";
import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import { buildAgent, buildType } from "#server/testing/builders/build-scheduling.ts";
import { alertWith, createDialog, dayOf, detailsDialog, rescheduleDialog } from "../appointment-dialogs.ts";
import { endSessionAt } from "../end-session.ts";
import { databaseUrl, expect, expectAccessible, expectRefusals, type SignedIn, test } from "../fixtures.ts";
import { monday, today } from "../week-ahead.ts";

const sunday = addDays(monday, 6);

type Change = { appointment: { id: string; version: number }; notice: { status: string } | null };

/** Marta cuts hair for 45 minutes; João works too. */
const salonOf = async (owner: SignedIn) => ({
  marta: await buildAgent(databaseUrl(), owner.id, { name: "Marta" }),
  joao: await buildAgent(databaseUrl(), owner.id, { name: "João" }),
  haircut: await buildType(databaseUrl(), owner.id, { name: "Haircut", duration: 45, buffer: 0 }),
});

type Salon = Awaited<ReturnType<typeof salonOf>>;

const book = (owner: SignedIn, { marta, haircut }: Salon, clientName: string, time: string) =>
  owner.api<Change>("POST", "/api/v1/appointments", {
    clientName,
    clientPhone: "+34 600 000 001",
    appointmentDate: monday,
    appointmentTime: time,
    agentId: marta,
    appointmentTypeId: haircut,
  });

const pressNew = async (page: Page) => {
  await expect(page.getByRole("button", { name: "New", exact: true })).toBeVisible();
  await page.keyboard.press("n");
};

const choose = async (dialog: Locator, label: string, option: string | RegExp) => {
  await dialog.getByRole("combobox", { name: label, exact: true }).click();
  await dialog.getByRole("option", { name: option }).click();
};

/** The toast may claim that the client was notified only when a notice is on its way. */
const expectTruth = async (owner: SignedIn, appointmentId: string, said: Locator) => {
  type Details = { notices: { status: string }[] };
  const { notices } = await owner.api<Details>("GET", `/api/v1/appointments/${appointmentId}`);
  const isNotified = notices.some(({ status }) => !["not_sent", "failed", "superseded"].includes(status));
  await expect(said).toContainText(isNotified ? "and the client has been notified." : "The client was not notified:");
};

test("an hour's click opens the form with it, and the first booking is a small event", async ({ owner }) => {
  const { page } = owner;
  await salonOf(owner);
  await dayOf(page);
  await page.getByRole("button", { name: /^10:00 AM available/ }).click();
  const dialog = createDialog(page);
  await expect(dialog.getByLabel("Client Name")).toBeFocused();
  await expect(dialog.getByRole("combobox", { name: "Time", exact: true })).toHaveValue("10:00 AM");
  await expect(dialog.getByRole("combobox", { name: "Appointment type" })).toHaveValue("Haircut");
  await expect(dialog.getByLabel("Duration")).toHaveValue("45 minutes");
  await expect(dialog.getByLabel("Duration")).toHaveAttribute("readonly", "");
  await expect(dialog.getByRole("combobox", { name: "Agent" })).toHaveValue(/Marta|João/);
  await expectAccessible(page);
  await dialog.getByLabel("Client Name").fill("سارة بنت أحمد");
  await dialog.getByLabel("Phone").fill("+34 612 345 678");
  await dialog.getByRole("button", { name: "Create Appointment" }).click();
  await expect(dialog).toBeHidden();
  await expect(alertWith(page, "Your first booking!")).toContainText("10:00 AM");
  await expect(page.getByRole("button", { name: /سارة/ }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^10:00 AM/ })).toHaveCount(1);
  await pressNew(page);
  await dialog.getByLabel("Client Name").fill("Ben");
  await dialog.getByLabel("Phone").fill("(030) 123-456");
  await choose(dialog, "Agent", "Anyone");
  await choose(dialog, "Time", /^10:00 AM/);
  await dialog.getByRole("button", { name: "Create Appointment" }).click();
  await expect(alertWith(page, "Appointment Created")).toContainText("Ben");
});

test("the form says what is missing, and stops saying it as the field is edited", async ({ owner }) => {
  const { page } = owner;
  await buildAgent(databaseUrl(), owner.id, { name: "Marta", isActive: false });
  await dayOf(page, addDays(today, -1));
  await pressNew(page);
  const dialog = createDialog(page);
  // Without any type, the standard appointment takes its place.
  await expect(dialog.getByRole("combobox", { name: "Appointment type" })).toHaveValue("Standard Appointment");
  await expect(dialog.getByLabel("Duration")).toHaveValue("30 minutes");
  await dialog.getByRole("button", { name: "Create Appointment" }).click();
  for (const text of [
    "Client name is required",
    "Phone number is required",
    "Cannot schedule appointments in the past",
    "Please select a time",
    "Please select an agent",
  ]) {
    await expect(dialog.getByText(text)).toBeVisible();
  }
  await expect(dialog.getByLabel("Client Name")).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel("Client Name").fill("A");
  await expect(dialog.getByText("Client name is required")).toBeHidden();
  await dialog.getByLabel("Phone").fill("call me");
  await expect(dialog.getByText("Phone number is required")).toBeHidden();
  await dialog.getByRole("button", { name: "Create Appointment" }).click();
  await expect(dialog.getByText("Please enter a valid phone number")).toBeVisible();
});

test("times: taken ones with the reason, breaks left out, a closed day under its own heading", async ({ owner }) => {
  const { page } = owner;
  const salon = await salonOf(owner);
  await book(owner, salon, "Ana", "09:00");
  await owner.api("POST", "/api/v1/breaks", {
    dayOfWeek: "Monday",
    startTime: "12:00",
    endTime: "13:00",
    breakName: "Lunch",
  });
  await dayOf(page);
  await pressNew(page);
  const dialog = createDialog(page);
  await choose(dialog, "Agent", "Marta");
  await dialog.getByRole("combobox", { name: "Time", exact: true }).click();
  await expect(dialog.getByRole("option", { name: /^9:00 AM/ })).toContainText("taken");
  await expect(dialog.getByRole("option", { name: /^10:00 AM/ })).not.toHaveAttribute("data-combobox-disabled");
  await expect(dialog.getByRole("option", { name: /^12:00 PM/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: /^Date:/ }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: written(sunday) }).click();
  await expect(dialog.getByText("You're closed at this time.")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Time", exact: true }).click();
  await expect(dialog.getByRole("group", { name: "Outside business hours" })).toBeVisible();
  await expect(dialog.getByRole("option")).toHaveCount(19);
});

/** "Sunday, March 7, 2027" */
const written = (date: string) =>
  Temporal.PlainDate.from(date).toLocaleString("en-US", {
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
  });

test("a conflict is refused, and then may be meant", async ({ owner }) => {
  const { page } = owner;
  expectRefusals(page, /409/);
  const salon = await salonOf(owner);
  await dayOf(page);
  await page.getByRole("button", { name: /^11:00 AM available/ }).click();
  const dialog = createDialog(page);
  await dialog.getByLabel("Client Name").fill("Ben");
  await dialog.getByLabel("Phone").fill("+34 612 345 678");
  await choose(dialog, "Agent", "Marta");
  await book(owner, salon, "Ana", "11:00");
  await dialog.getByRole("button", { name: "Create Appointment" }).click();
  await expect(alertWith(page, "Scheduling Conflict")).toContainText(
    "This agent already has an appointment at the selected time. Please choose a different time slot.",
  );
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Book anyway" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: /Ben/ }).first()).toContainText("Double-booked");
});

test("a slow or lost line: busy, never twice, nothing typed is gone @trial", async ({ owner }) => {
  const { page } = owner;
  expectRefusals(page, /ERR_FAILED/);
  await salonOf(owner);
  const keys: (string | undefined)[] = [];
  await page.route("**/api/v1/appointments", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length === 1) {
      // The request arrives, its answer doesn't.
      await route.fetch();
      return route.abort("failed");
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await dayOf(page);
  await page.getByRole("button", { name: /^10:00 AM available/ }).click();
  const dialog = createDialog(page);
  await dialog.getByLabel("Client Name").fill("Ana");
  await dialog.getByLabel("Phone").fill("+34 612 345 678");
  const submit = dialog.getByRole("button", { name: "Create Appointment" });
  await submit.click();
  await expect(alertWith(page, "Error")).toContainText("Failed to create appointment. Please try again.");
  await expect(dialog.getByLabel("Client Name")).toHaveValue("Ana");
  await submit.dblclick();
  await expect(dialog.getByRole("button", { name: "Creating..." })).toBeDisabled();
  await expect(dialog).toBeHidden();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  await expect(
    page.getByRole("button", { name: /Ana/, exact: false }).and(page.locator("[data-size=full]")),
  ).toHaveCount(1);
});

test("details: cancelling asks once, tells the truth and can be taken back", async ({ owner }) => {
  const { page } = owner;
  const { appointment } = await book(owner, await salonOf(owner), "Ana", "10:00");
  await dayOf(page);
  const card = page.getByRole("button", { name: /Ana/ }).first();
  await card.click();
  const dialog = detailsDialog(page);
  await expect(dialog).toContainText(written(monday));
  await expect(dialog).toContainText("10:00 AM – 10:45 AM");
  await expect(dialog).toContainText("Marta");
  await expect(dialog.getByRole("link", { name: "+34 600 00 00 01" })).toHaveAttribute("href", "tel:+34600000001");
  await expect(dialog.getByRole("link", { name: "Message on WhatsApp" })).toHaveAttribute(
    "href",
    "https://wa.me/34600000001",
  );
  // The reader's clock is in New York.
  await expect(dialog).toContainText("Times are in Madrid");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(dialog.getByRole("button", { name: "Cancel appointment" })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await dialog.getByRole("button", { name: "Cancel", exact: true }).click();
  await dialog.getByRole("button", { name: "Cancel appointment" }).click();
  await expectTruth(owner, appointment.id, alertWith(page, "Appointment Cancelled"));
  await expect(dialog.getByText("Cancelled", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Reschedule" })).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Cancel", exact: true })).toHaveCount(0);
  await expect(dialog.getByText(/^Cancellation:/)).toBeVisible();
  await dialog.getByRole("button", { name: "Restore" }).click();
  await expect(alertWith(page, "Appointment Restored")).toBeVisible();
  await expect(dialog.getByText("Confirmed", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await expect(card).toBeFocused();
});

test("rescheduling needs both, offers 21 times, and the details show what happened to the notice", async ({
  owner,
}) => {
  const { page } = owner;
  const salon = await salonOf(owner);
  const { appointment } = await book(owner, salon, "Ana", "10:00");
  await book(owner, salon, "Ben", "14:00");
  await dayOf(page);
  await page.getByRole("button", { name: /Ana/ }).first().click();
  await detailsDialog(page).getByRole("button", { name: "Reschedule" }).click();
  const dialog = rescheduleDialog(page);
  await dialog.getByRole("button", { name: "Reschedule", exact: true }).click();
  await expect(alertWith(page, "Missing Information")).toContainText("Please select both date and time");
  await dialog.getByRole("combobox", { name: "New time" }).click();
  await expect(dialog.getByRole("option")).toHaveCount(21);
  await expect(dialog.getByRole("option", { name: /^2:00 PM/ })).toContainText("taken");
  await expect(dialog.getByRole("option", { name: /^10:00 AM/ })).toContainText("current time");
  await expectAccessible(page);
  await dialog.getByRole("option", { name: /^3:30 PM/ }).click();
  await dialog.getByRole("button", { name: "Reschedule", exact: true }).click();
  await expectTruth(owner, appointment.id, alertWith(page, "Appointment Rescheduled"));
  await expect(detailsDialog(page)).toContainText("3:30 PM – 4:15 PM");
  await expect(detailsDialog(page).getByText(/^New time:/)).toBeVisible();
});

test("a change made elsewhere isn't overwritten @trial", async ({ owner }) => {
  const { page } = owner;
  expectRefusals(page, /409/);
  const { appointment } = await book(owner, await salonOf(owner), "Ana", "10:00");
  await dayOf(page);
  await page.getByRole("button", { name: /Ana/ }).first().click();
  await detailsDialog(page).getByRole("button", { name: "Reschedule" }).click();
  const dialog = rescheduleDialog(page);
  await choose(dialog, "New time", /^3:30 PM/);
  // Another tab moves it at the very moment this one does.
  const path = `/api/v1/appointments/${appointment.id}/reschedule`;
  await page.route(`**${path}`, async (route) => {
    const move = { appointmentDate: monday, appointmentTime: "16:30", version: appointment.version };
    await owner.api("POST", path, move).catch(() => undefined);
    await route.continue();
  });
  await dialog.getByRole("button", { name: "Reschedule", exact: true }).click();
  await expect(alertWith(page, "Error")).toContainText("This was changed somewhere else in the meantime.");
  await expect(dialog).toContainText("4:30 PM");
  await expect(dialog.getByRole("combobox", { name: "New time" })).toHaveValue("3:30 PM");
  await expect(dialog.getByRole("button", { name: "Reschedule", exact: true })).toBeDisabled();
  await dialog.getByRole("button", { name: "Got it" }).click();
  await dialog.getByRole("button", { name: "Reschedule", exact: true }).click();
  await expect(alertWith(page, "Appointment Rescheduled")).toBeVisible();
});

test("a session that ends in mid-form: sign in again, and the form is as it was @trial", async ({ owner }) => {
  const { page } = owner;
  expectRefusals(page, /401/);
  await salonOf(owner);
  await dayOf(page);
  await page.getByRole("button", { name: /^10:00 AM available/ }).click();
  const dialog = createDialog(page);
  await dialog.getByLabel("Client Name").fill("Ana");
  await dialog.getByLabel("Phone").fill("+34 612 345 678");
  await choose(dialog, "Agent", "João");
  await endSessionAt(page, async () => {
    await dialog.getByRole("button", { name: "Create Appointment" }).click();
    await expect(alertWith(page, "Authentication required")).toContainText("Please log in to create appointments");
  });
  await dayOf(page);
  await expect(dialog.getByLabel("Client Name")).toHaveValue("Ana");
  await expect(dialog.getByRole("combobox", { name: "Agent" })).toHaveValue("João");
  await expect(dialog.getByRole("combobox", { name: "Time", exact: true })).toHaveValue("10:00 AM");
  await dialog.getByRole("button", { name: "Create Appointment" }).click();
  await expect(page.getByRole("button", { name: /Ana/ }).first()).toBeVisible();
});

test("an appointment is created, rescheduled and cancelled without a mouse", async ({ owner }) => {
  const { page } = owner;
  await salonOf(owner);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await dayOf(page);
  await pressNew(page);
  await expect(createDialog(page).getByLabel("Client Name")).toBeFocused();
  await page.keyboard.type("Ana");
  await press("Tab");
  await page.keyboard.type("+34 612 345 678");
  // No address is given, type, duration and agent keep what was preselected, and no service is added.
  await press("Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab");
  const time = createDialog(page).getByRole("combobox", { name: "Time", exact: true });
  await expect(time).toBeFocused();
  const option = page.getByRole("option").first();
  await press("ArrowDown");
  // The times of this day are asked for when the dialog opens.
  await expect(option).toBeVisible();
  await press("ArrowDown", "Enter");
  await expect(time).not.toHaveValue("");
  await createDialog(page).getByRole("button", { name: "Create Appointment" }).press("Enter");
  await expect(createDialog(page)).toBeHidden();
  const card = page.getByRole("button", { name: /Ana/ }).first();
  await card.focus();
  await press("Enter");
  const reschedule = detailsDialog(page).getByRole("button", { name: "Reschedule" });
  await reschedule.focus();
  await press("Enter");
  const newTime = rescheduleDialog(page).getByRole("combobox", { name: "New time" });
  await newTime.focus();
  await press("ArrowDown");
  await expect(option).toBeVisible();
  await press("Enter");
  await expect(newTime).toHaveValue("8:00 AM");
  await rescheduleDialog(page).getByRole("button", { name: "Reschedule", exact: true }).press("Enter");
  await expect(detailsDialog(page)).toContainText("8:00 AM – 8:45 AM");
  await detailsDialog(page).getByRole("button", { name: "Cancel", exact: true }).focus();
  await press("Enter");
  await expect(detailsDialog(page).getByRole("button", { name: "Keep it" })).toBeFocused();
  await press("Tab", "Enter");
  await expect(detailsDialog(page).getByText("Cancelled", { exact: true })).toBeVisible();
  await press("Escape");
  await expect(detailsDialog(page)).toBeHidden();
});

test.describe("appointments on a phone, in German", () => {
  test("the dialogs fill the screen and say it in German @trial", async ({ signIn, browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: "de-DE",
      baseURL: process.env.E2E_URL ?? "",
    });
    const owner = await signIn({ language: "de", context });
    const { page } = owner;
    await salonOf(owner);
    await dayOf(page);
    await page.getByRole("button", { name: /^10:00 frei/ }).click();
    const dialog = page.getByRole("dialog", { name: "Neuen Termin anlegen" });
    await expect(dialog.getByRole("combobox", { name: "Uhrzeit" })).toHaveValue("10:00");
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 });
    await dialog.getByRole("button", { name: "Termin anlegen" }).click();
    await expect(dialog.getByText("Bitte geben Sie den Namen ein")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Name").fill("Ana ".repeat(25).trim());
    await dialog.getByLabel("Telefon").fill("0151 2345678");
    await dialog.getByRole("button", { name: "Termin anlegen" }).click();
    await page
      .getByRole("button", { name: /Ana Ana/ })
      .first()
      .click();
    const details = page.getByRole("dialog", { name: "Termindetails" });
    await expect(details.getByRole("link", { name: "0151 2345678" })).toBeVisible();
    await expectAccessible(page);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide, "nothing runs off the side").toBe(false);
    await details.getByRole("button", { name: "Absagen" }).click();
    await details.getByRole("button", { name: "Termin absagen" }).click();
    await expect(details.getByText("Abgesagt", { exact: true }).or(details.getByText("Storniert"))).toBeVisible();
  });
});
