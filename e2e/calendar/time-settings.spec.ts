import type { Page } from "@playwright/test";
import { buildAppointment } from "#server/testing/builders/build-appointment.ts";
import { buildAgent } from "#server/testing/builders/build-scheduling.ts";
import { endSessionAt } from "../end-session.ts";
import { databaseUrl, expect, expectAccessible, expectRefusals, type SignedIn, test } from "../fixtures.ts";

const openTimeSettings = async (page: Page): Promise<void> => {
  await page.goto("/?tab=time");
  await expect(page.getByRole("heading", { name: "Time Settings", level: 2 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save Settings" })).toBeVisible();
};

const unsaved = (page: Page) => page.getByRole("status").filter({ hasText: "Unsaved changes" });

const toast = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

type Types = {
  appointmentTypes: { name: string; durationMinutes: number; bufferMinutes: number; isActive: boolean }[];
};
type Week = { days: { dayOfWeek: string; isOpen: boolean; startTime: string; endTime: string }[]; revision: string };

const monday = async (owner: SignedIn) => {
  const week = await owner.api<Week>("GET", "/api/v1/business-hours");
  return { ...week.days[0], revision: week.revision };
};

test("an appointment type is added, edited, switched off and deleted", async ({ owner }) => {
  const { page } = owner;
  await openTimeSettings(page);
  await expect(page.getByText("Configure appointment durations and business hours")).toBeVisible();
  await expect(page.getByText("No appointment types yet")).toBeVisible();

  const add = page.getByRole("button", { name: "Add Appointment Type" });
  await add.click();
  await expect(toast(page, "Please enter a name for the appointment type")).toBeVisible();

  await page.getByLabel("Name", { exact: true }).fill("Haircut");
  await page.getByLabel("Duration (minutes)").fill("about an hour");
  await page.getByLabel("Buffer (minutes)").fill("");
  await add.click();
  await expect(toast(page, "Appointment type added successfully!")).toBeVisible();
  await expect(page.getByText("30 min · 10 min buffer")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");

  await page.getByRole("button", { name: "Edit Haircut" }).click();
  const row = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Save", exact: true }) });
  await row.getByLabel("Duration (minutes)").fill("3");
  await row.getByRole("button", { name: "Save", exact: true }).click();
  await expect(row.getByText("Please enter 5 to 720 minutes")).toBeVisible();
  await row.getByLabel("Duration (minutes)").fill("45");
  await row
    .getByLabel("Price (Optional)")
    .or(row.getByRole("button", { name: "Description, price and more" }))
    .first()
    .click();
  await row.getByLabel("Price (Optional)").fill("34.5");
  await expectAccessible(page);
  await row.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("45 min · 10 min buffer · €34.50")).toBeVisible();

  await page.getByRole("switch", { name: "Haircut is active" }).press("Space");
  await expect(page.getByText("Inactive", { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await owner.api<Types>("GET", "/api/v1/appointment-types")).appointmentTypes[0]?.isActive)
    .toBe(false);

  await page.getByRole("button", { name: "Delete Haircut" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete appointment type?" });
  await expect(dialog).toContainText("Are you sure you want to delete Haircut?");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Appointment type deleted successfully!")).toBeVisible();
  await expect(page.getByText("No appointment types yet")).toBeVisible();
});

test("business hours wait for Save Settings, and nobody leaves them behind by accident", async ({ owner }) => {
  const { page } = owner;
  await openTimeSettings(page);
  const start = page.getByLabel("Monday: Start Time");
  const end = page.getByLabel("Monday: End Time");
  await expect(start).toHaveValue("9:00 AM");
  await expect(page.getByLabel("Saturday: Start Time")).toBeHidden();

  await start.fill("8:30");
  await end.fill("8");
  await expect(unsaved(page)).toBeVisible();
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(toast(page, "Failed to save settings: Monday: End time must be after start time")).toBeVisible();
  await expect(end).toBeFocused();

  await page.getByRole("link", { name: "Agents" }).click();
  const guard = page.getByRole("dialog", { name: "Leave without saving?" });
  await expectAccessible(page);
  await guard.getByRole("button", { name: "Keep editing" }).click();
  await expect(start).toHaveValue("8:30 AM");
  expect((await monday(owner)).startTime).toBe("09:00");

  await end.fill("16:00");
  await expect(page.getByText("End time must be after start time", { exact: true })).toBeHidden();
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(toast(page, "Settings saved successfully!")).toBeVisible();
  await expect(unsaved(page)).toBeHidden();
  await expect.poll(() => monday(owner)).toMatchObject({ isOpen: true, startTime: "08:30", endTime: "16:00" });

  await page.getByRole("switch", { name: "Monday: open" }).press("Space");
  await page.getByRole("link", { name: "Calendar" }).click();
  await guard.getByRole("button", { name: "Discard and leave" }).click();
  await expect(page).not.toHaveURL(/tab=time/);
  await openTimeSettings(page);
  await expect(start).toHaveValue("8:30 AM");
  await expect(unsaved(page)).toBeHidden();
});

test("a break is added, refused, edited, switched off, deleted and brought back @trial", async ({ owner }) => {
  const { page } = owner;
  await openTimeSettings(page);
  await expect(page.getByRole("button", { name: "Add Break - Sunday" })).toBeHidden();
  await page.getByRole("button", { name: "Add Break - Monday" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Break - Monday" });
  const start = dialog.getByLabel("Start Time");
  const end = dialog.getByLabel("End Time");
  await expect(start).toHaveValue("12:00 PM");
  await expect(end).toHaveValue("1:00 PM");

  const submit = dialog.getByRole("button", { name: "Add Break" });
  await start.fill("");
  await end.fill("");
  await submit.click();
  await expect(dialog.getByText("Start time is required")).toBeVisible();
  await expect(dialog.getByText("End time is required")).toBeVisible();
  await start.fill("12:30");
  await end.fill("12:15");
  await expect(dialog.getByText("Start time is required")).toBeHidden();
  await submit.click();
  await expect(dialog.getByText("End time must be after start time")).toBeVisible();
  await expectAccessible(page);
  await end.fill("13:15");
  await dialog.getByLabel("Break Name (Optional)").fill("Lunch");
  await submit.click();
  await expect(toast(page, "Break added successfully!")).toBeVisible();
  const breaks = page.getByRole("list", { name: "Breaks on Monday" });
  await expect(breaks).toContainText("12:30 PM – 1:15 PM");

  await page.getByRole("button", { name: /^Edit Lunch/ }).click();
  const editor = page.getByRole("dialog", { name: "Edit Break - Monday" });
  await editor.getByLabel("Start Time").fill("12:45");
  await editor.getByRole("button", { name: "Update Break" }).click();
  await expect(breaks).toContainText("12:45 PM – 1:15 PM");
  await expect(editor).toBeHidden();

  await page.getByRole("switch", { name: /^Lunch.* is active/ }).press("Space");
  await expect(breaks).toBeHidden();
  await page.getByRole("switch", { name: "Show inactive breaks" }).press("Space");
  await expect(breaks.getByText("Inactive")).toBeVisible();
  await page.getByRole("button", { name: /^Delete Lunch/ }).click();
  await expect(toast(page, "Break deleted successfully!")).toBeVisible();
  await expect(breaks).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(breaks).toContainText("Lunch");
  await expect(breaks.getByText("Inactive")).toBeVisible();
});

test("what was saved elsewhere is never overwritten unseen, and nothing typed is lost @trial", async ({ owner }) => {
  const { page } = owner;
  await openTimeSettings(page);
  await page.getByLabel("Monday: Start Time").fill("10");
  await page.keyboard.press("Tab");
  const { days, revision } = await owner.api<Week>("GET", "/api/v1/business-hours");
  const elsewhere = days.map((day) => ({
    ...day,
    ...(day.dayOfWeek === "Monday" && { startTime: "07:00" }),
    ...(day.dayOfWeek === "Tuesday" && { startTime: "07:30" }),
  }));
  await owner.api("PUT", "/api/v1/business-hours", { days: elsewhere, revision });

  await expect(page.getByText("This was changed in the meantime: Monday.")).toBeVisible();
  await expect(page.getByLabel("Monday: Start Time")).toHaveValue("10:00 AM");
  await expect(page.getByLabel("Tuesday: Start Time")).toHaveValue("7:30 AM");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(toast(page, "Failed to save settings: This was changed somewhere else in the meantime.")).toBeVisible();
  expect((await monday(owner)).startTime).toBe("07:00");

  await page.getByRole("button", { name: "Keep mine" }).click();
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(toast(page, "Settings saved successfully!")).toBeVisible();
  expect((await monday(owner)).startTime).toBe("10:00");
});

test("a refused change says so and is taken back; an ended session keeps what was typed @trial", async ({ owner }) => {
  const { page } = owner;
  expectRefusals(page, /status of (401|500)/);
  await owner.api("POST", "/api/v1/appointment-types", {
    name: "Shave",
    durationMinutes: 20,
    bufferMinutes: 0,
  });
  await openTimeSettings(page);
  await page.route("**/api/v1/appointment-types/*", (route) => route.fulfill({ status: 500, body: "" }));
  const active = page.getByRole("switch", { name: "Shave is active" });
  await active.press("Space");
  await expect(toast(page, "Failed to update appointment type: An unexpected error occurred")).toBeVisible();
  await expect(active).toBeChecked();

  await page.getByLabel("Friday: End Time").fill("3 pm");
  await endSessionAt(page, () => page.getByRole("button", { name: "Save Settings" }).click());
  await openTimeSettings(page);
  await expect(page.getByLabel("Friday: End Time")).toHaveValue("3:00 PM");
  await expect(unsaved(page)).toBeVisible();
});

test("booking rules and the preview agree, and another zone is confirmed first @trial", async ({ owner }) => {
  const { page } = owner;
  await openTimeSettings(page);
  await expect(page.getByText("No one takes appointments yet. Add an agent or activate one.").first()).toBeVisible();
  const agent = await owner.api<{ id: string }>("POST", "/api/v1/agents", { name: "Bo", email: "bo@example.com" });
  const times = page.getByRole("list", { name: "Bookable times" });
  await expect(times.getByText("9:00 AM", { exact: true })).toBeVisible();
  await expect(page.getByText(/clocks go (forward|back)/)).toBeVisible();

  const workday = await nextMonday(owner);
  await owner.api("POST", "/api/v1/appointments", {
    agentId: agent.id,
    clientName: "Carla Ruiz",
    clientPhone: "+34 600 111 222",
    appointmentDate: workday,
    appointmentTime: "10:00",
    appointmentTypeId: null,
  });
  await page.getByLabel("Minimum notice").selectOption({ label: "1 day" });
  await page.getByLabel("Clients can change or cancel until").selectOption({ label: "12 hours before" });
  await page.getByLabel("Bookings per client at a time").selectOption("3");
  await page.getByRole("combobox", { name: "Time zone" }).fill("new york");
  await page.getByRole("option", { name: "America/New York" }).click();
  await page.getByRole("button", { name: "Save Settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Change the time zone?" });
  await expect(dialog).toContainText("1 upcoming appointment will show a different time.");
  await expect(dialog).toContainText("Carla Ruiz");
  await expect(dialog).toContainText("10:00 AM");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(unsaved(page)).toBeVisible();
  await page.getByRole("button", { name: "Save Settings" }).click();
  await dialog.getByRole("button", { name: "Change time zone" }).click();
  await expect(toast(page, "Settings saved successfully!")).toBeVisible();
  expect(await owner.api("GET", "/api/v1/profile")).toMatchObject({
    timeZone: "America/New_York",
    minimumNoticeMinutes: 1440,
    cancelCutoffHours: 12,
    maxActiveBookings: 3,
  });
});

const nextMonday = async (owner: SignedIn): Promise<string> => {
  const { me } = await owner.api<{ me: { now: string } }>("GET", "/api/v1/session");
  const today = Temporal.Instant.from(me.now).toZonedDateTimeISO("Europe/Madrid").toPlainDate();
  return today.add({ days: 8 - today.dayOfWeek }).toString();
};

test.describe("time settings on a phone, in German", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("types, hours and breaks are set up @trial", async ({ signIn }) => {
    const owner = await signIn({ language: "de" });
    const { page } = owner;
    await page.goto("/?tab=time");
    await page.getByRole("button", { name: "Mehr" }).click();
    await expect(page.getByRole("link", { name: "Zeiten" })).toHaveAttribute("aria-current", "page");
    await page.getByRole("link", { name: "Zeiten" }).click();
    await expect(page.getByRole("heading", { name: "Zeiteinstellungen" })).toBeVisible();
    await page.getByLabel("Name", { exact: true }).fill("Bartpflege mit heißem Handtuch und Kopfmassage");
    await page.getByRole("button", { name: "Terminart hinzufügen" }).click();
    await expect(page.getByText("30 Min. · 10 Min. Puffer")).toBeVisible();

    await page.getByRole("button", { name: "Pause hinzufügen - Donnerstag" }).click();
    const dialog = page.getByRole("dialog", { name: "Pause hinzufügen - Donnerstag" });
    await expect(dialog.getByLabel("Startzeit")).toHaveValue("12:00");
    await dialog.getByRole("button", { name: "Pause hinzufügen" }).click();
    await expect(page.getByText("12:00 – 13:00")).toBeVisible();

    await page.getByRole("switch", { name: "Samstag: geöffnet" }).press("Space");
    await page.getByLabel("Samstag: Endzeit").fill("14 Uhr");
    await page.getByRole("button", { name: "Einstellungen speichern" }).click();
    await expect(toast(page, "Einstellungen gespeichert!")).toBeVisible();
    await expect(page.getByRole("button", { name: "Pause hinzufügen - Samstag" })).toBeVisible();
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test("open until midnight, and a break up to it; unsaved hours outlive a reload, which says so @trial", async ({
  owner,
}) => {
  const { page } = owner;
  await openTimeSettings(page);
  const end = page.getByLabel("Monday: End Time");
  await end.fill("12 am");
  await page.keyboard.press("Tab");
  await expect(end).toHaveValue("12:00 AM");
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  // The browser asks, in its own words, whether to leave what isn't saved: it isn't saved afterwards, and not lost either.
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
  await expect(page.getByText("You left this page without saving.")).toBeVisible();
  await expect(end).toHaveValue("12:00 AM");
  expect(await monday(owner)).toMatchObject({ endTime: "17:00" });
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(toast(page, "Settings saved successfully!")).toBeVisible();
  await expect(page.getByText("You left this page without saving")).toBeHidden();
  expect(await monday(owner)).toMatchObject({ startTime: "09:00", endTime: "24:00" });
  await page.reload();
  await expect(end).toHaveValue("12:00 AM");
  expect(asked).toHaveLength(1);

  const late = Temporal.PlainDateTime.from(`${await nextMonday(owner)}T23:00`).toZonedDateTime("Europe/Madrid");
  await buildAppointment(databaseUrl(), {
    ...{ ownerId: owner.id, agentId: await buildAgent(databaseUrl(), owner.id) },
    ...{ clientName: "Carla Ruiz", startsAt: late.toInstant().toString() },
  });
  await page.getByRole("button", { name: "Add Break - Monday" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Break - Monday" });
  await dialog.getByLabel("Start Time").fill("22:30");
  await dialog.getByLabel("End Time").fill("24:00");
  await dialog.getByRole("button", { name: "Add Break" }).click();
  await expect(dialog.getByText("This break overlaps")).toBeVisible();
  await expect(dialog.getByRole("alert")).toContainText(/Carla Ruiz, .+ at 11:00 PM/);
  await expect(dialog.getByRole("alert")).toContainText("Existing appointments stay as they are.");
  await dialog.getByRole("button", { name: "Save anyway" }).click();
  const breaks = page.getByRole("list", { name: "Breaks on Monday" });
  await expect(breaks).toContainText("10:30 PM – 12:00 AM");
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: "Add Break - Monday" }).click();
  await dialog.getByLabel("Start Time").fill("23:00");
  await dialog.getByLabel("End Time").fill("23:30");
  await dialog.getByRole("button", { name: "Add Break" }).click();
  await expect(dialog.getByText("This break overlaps")).toBeVisible();
  await expect(dialog.getByRole("alert")).toContainText("Break, 10:30 PM – 12:00 AM");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save anyway" }).click();
  await expect(breaks).toContainText("11:00 PM – 11:30 PM");
});
