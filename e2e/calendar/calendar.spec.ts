import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import { buildAppointment } from "#server/testing/builders/build-appointment.ts";
import { buildAgent } from "#server/testing/builders/build-scheduling.ts";
import {
  databaseUrl,
  expect,
  expectAccessible,
  expectRefusals,
  type SignedIn,
  test,
  trialUnless,
} from "../fixtures.ts";
import { leftOf } from "../left-of.ts";
import { monday, today, zone } from "../week-ahead.ts";

/** The Monday after next week's: whatever the day of the run, nothing here is past. */

type Booked = { date?: string; status?: "confirmed" | "pending" | "cancelled" };

/** Half an hour for a client, wherever on the calendar. */
const place = (
  owner: SignedIn,
  agentId: string,
  clientName: string,
  time: string,
  { date = monday, status }: Booked = {},
) =>
  buildAppointment(databaseUrl(), {
    ownerId: owner.id,
    agentId,
    startsAt: Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).toInstant().toString(),
    clientName,
    ...(status ? { status } : {}),
  });

const book = (owner: SignedIn, agentId: string, clientName: string, time: string, date = monday) =>
  owner.api<{ appointment: { id: string } }>("POST", "/api/v1/appointments", {
    clientName,
    clientPhone: "+34 600 000 001",
    appointmentDate: date,
    appointmentTime: time,
    agentId,
    appointmentTypeId: null,
    overbook: true,
  });

const agentsOf = async (owner: SignedIn) => ({
  marta: await buildAgent(databaseUrl(), owner.id, { name: "Marta" }),
  joao: await buildAgent(databaseUrl(), owner.id, { name: "João" }),
});

test("a day shows its hours, what is outside them and what overlaps, worst first", async ({ owner }) => {
  const { page } = owner;
  const { marta, joao } = await agentsOf(owner);
  await place(owner, marta, "Ana", "09:00");
  await place(owner, joao, "Ben", "09:15");
  await place(owner, marta, "Dora", "11:00", { status: "cancelled" });
  await place(owner, marta, "Early Bird", "07:30");
  await place(owner, joao, "Late Owl", "20:00");
  await book(owner, marta, "Cleo", "09:10");
  await page.goto(`/app?view=day&date=${monday}`);

  const pairs = page.getByRole("region", { name: "Overlapping appointments detected" }).getByRole("listitem");
  // Ana and Ben have one phone: the same person can't be with two agents.
  await expect(pairs).toHaveText([/Ana & Cleo.*both with Marta/, /Ana & Ben.*same client: Marta, João/]);
  await page.getByText("1 more at the same time, with different agents").click();
  await expect(page.getByText(/Cleo & Ben/)).toBeVisible();
  // Open from nine to five; nine o'clock is taken, the cancelled one's hour is free again.
  await expect(page.getByRole("button", { name: /available$/ })).toHaveCount(7);
  await expect(page.getByRole("button", { name: /closed$/ })).toHaveText([/^closed/, /^closed/, /^closed/]);
  await expect(page.getByRole("region", { name: "Earlier" }).getByRole("button", { name: /Early Bird/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Later" }).getByRole("button", { name: /Late Owl/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /Dora/ })).toContainText("Cancelled");
  await expect(page.getByRole("button", { name: /Cleo/ })).toContainText("Double-booked");
  await expect(page.getByText("5 appointments")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: /^2:00 PM available/ }).click();
  await expect(page.getByRole("dialog", { name: "Create New Appointment" })).toBeVisible();
});

test("the address keeps view, date and filter; reload and the back button follow it", async ({ owner }) => {
  const { page } = owner;
  const { joao } = await agentsOf(owner);
  await place(owner, joao, "Ben", "09:15");
  await page.goto(`/app?view=day&date=${monday}`);
  await page.getByRole("button", { name: "Agent: All Agents" }).click();
  await page.getByRole("menuitemradio", { name: "Marta" }).click();
  await expect(page).toHaveURL(/agent=/);
  await expect(page.getByRole("button", { name: /Ben/ })).toHaveCount(0);
  await page.getByRole("group", { name: "View" }).getByRole("button", { name: "Month" }).click();
  await expect(page.getByText("No appointments scheduled for Marta")).toBeVisible();
  await page.reload();
  await expect(page.getByText("No appointments scheduled for Marta")).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await expect(page).toHaveURL(/view=day/);
  await page.goBack();
  await expect(page).not.toHaveURL(/agent=/);
  await expect(page.getByRole("button", { name: /Ben/ })).toBeVisible();
  await page.goto("/app?view=year&date=2027-02-30&agent=marta");
  await expect(page.getByRole("button", { name: "Today", pressed: true })).toBeVisible();
});

for (const { width, limit } of [
  { width: 1280, limit: 3 },
  { width: 390, limit: 2 },
]) {
  test.describe(`the calendar at ${width} px${trialUnless(width === 1280, false)}`, () => {
    test.use({ viewport: { width, height: 850 } });

    test(`a week shows ${limit} a day, how many more, overlaps and free days`, async ({ signIn }) => {
      const owner = await signIn();
      const { page } = owner;
      await page.setViewportSize({ width, height: 850 });
      const { marta, joao } = await agentsOf(owner);
      for (const hour of ["09", "10", "11", "12", "13"]) await place(owner, marta, `Client ${hour}`, `${hour}:00`);
      await place(owner, joao, "Twin", "13:15");
      await place(owner, joao, "Alone", "10:00", { date: addDays(monday, 2) });
      await page.goto(`/app?view=week&date=${monday}`);

      const days = page.getByRole("listitem").filter({ has: page.locator("[aria-pressed]") });
      await expect(days).toHaveCount(7);
      const first = days.first();
      await expect(first.getByRole("button", { name: /Client|Twin/ })).toHaveCount(limit);
      await expect(first.getByText("Overlap")).toBeVisible();
      await expect(page.getByText("Overlap", { exact: true })).toHaveCount(1);
      await expect(page.getByText("Available", { exact: true })).toHaveCount(3);
      await expect(page.getByText("Closed", { exact: true })).toHaveCount(2);
      await expectAccessible(page);

      await days.nth(2).getByRole("button").first().click();
      await expect(page).toHaveURL(new RegExp(`view=week&date=${addDays(monday, 2)}`));
      await first.getByRole("button", { name: `+${6 - limit} more` }).click();
      await expect(page).toHaveURL(new RegExp(`view=day&date=${monday}`));
      await expect(page.getByRole("button", { name: /Client 13/ })).toBeVisible();
    });

    test("a month highlights its days and lists the selected one", async ({ signIn }) => {
      const owner = await signIn();
      const { page } = owner;
      await page.setViewportSize({ width, height: 850 });
      const { marta } = await agentsOf(owner);
      await place(owner, marta, "Ana", "09:00");
      await place(owner, marta, "Ben", "10:00", { status: "pending" });
      await page.goto(`/app?view=month&date=${addDays(monday, 1)}`);
      await expect(page.getByText("No appointments scheduled").first()).toBeVisible();
      const busy = page.getByRole("table", { name: "Month" }).getByRole("button", { name: /2 appointments/ });
      await expect(busy).toHaveCount(1);
      await busy.click();
      await expect(page.getByRole("button", { name: /Ana.*Marta/ })).toBeVisible();
      await expect(page.getByRole("button", { name: /Ben/ })).toContainText("Pending");
      await expectAccessible(page);

      await busy.press("ArrowDown");
      await expect(page).toHaveURL(new RegExp(`date=${addDays(monday, 7)}`));
      await expect(page.getByRole("table").locator(":focus")).toHaveAttribute("aria-pressed", "true");
      await expect(page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).resolves.toBe(true);
    });
  });
}

test("the keys leaf, switch, book and explain themselves, but not under a dialog", async ({ owner }) => {
  const { page } = owner;
  await agentsOf(owner);
  await page.goto(`/app?view=day&date=${monday}`);
  const shown = (view: string, date: string) => expect(page).toHaveURL(new RegExp(`view=${view}&date=${date}`));
  await expect(page.getByRole("button", { name: /available$/ })).toHaveCount(8);
  await page.keyboard.press("ArrowRight");
  await shown("day", addDays(monday, 1));
  await page.keyboard.press("ArrowDown");
  await shown("day", addDays(monday, 8));
  await page.keyboard.press("w");
  await shown("week", addDays(monday, 8));
  await page.keyboard.press("ArrowLeft");
  await shown("week", addDays(monday, 1));
  await page.keyboard.press("m");
  await shown("month", addDays(monday, 1));
  await page.keyboard.press("t");
  await shown("month", today);
  await page.keyboard.press("d");
  await shown("day", today);

  await page.keyboard.press("Shift+?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await shown("day", today);
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog", { name: "Create New Appointment" })).toBeVisible();
});

test("beside the calendar: today's, and at most five of the next seven days", async ({ owner }) => {
  const { page } = owner;
  const { marta, joao } = await agentsOf(owner);
  await page.goto("/app?view=day");
  await expect(page.getByRole("heading", { name: "Today's Appointments" })).toHaveCount(0);
  await place(owner, marta, "Noon", "12:00", { date: today });
  for (const hour of ["09", "10", "11", "12"])
    await place(owner, marta, `Next ${hour}`, `${hour}:00`, { date: addDays(today, 1) });
  await place(owner, joao, "Fell away", "09:00", { date: addDays(today, 2), status: "cancelled" });
  for (const hour of ["09", "10"]) await place(owner, joao, `Week ${hour}`, `${hour}:00`, { date: addDays(today, 7) });
  await place(owner, joao, "Too far", "09:00", { date: addDays(today, 8) });
  await page.goto(`/app?view=day&date=${monday}&agent=${joao}`);
  const todays = page.getByRole("region", { name: "Today's Appointments" });
  const upcoming = page.getByRole("region", { name: "Upcoming" }).getByRole("button");
  // The filter rules every list.
  await expect(upcoming).toHaveText([/Week 09/, /Week 10/]);
  await expect(todays).toHaveCount(0);
  await page.goto(`/app?view=day&date=${monday}&agent=${marta}`);
  await expect(upcoming).toHaveText([/Next 09/, /Next 10/, /Next 11/, /Next 12/]);
  await page.goto(`/app?view=day&date=${monday}`);
  await expect(todays.getByRole("button", { name: /Noon/ })).toBeVisible();
  await expect(upcoming).toHaveText([/Next 09/, /Next 10/, /Next 11/, /Next 12/, /Week 09/]);
});

test("the side column can be put away, which the browser remembers, and New stays at hand @trial", async ({
  owner,
}) => {
  const { page } = owner;
  await page.goto("/");
  const column = page.getByRole("complementary");
  await expect(column).toBeVisible();
  await page.getByRole("button", { name: "Hide side column" }).click();
  await expect(column).toBeHidden();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("button", { name: "Show side column" })).toBeVisible();
  await expect(column).toBeHidden();
  const cookie = (await page.context().cookies()).find(({ name }) => name === "sidebar_state");
  expect(cookie?.value).toBe("false");
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(7 * 24 * 3600);
  await page.getByRole("button", { name: "New", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Create New Appointment" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Show side column" }).click();
  await expect(column).toBeVisible();
});

test("a booking made elsewhere appears by itself and glows once", async ({ owner }) => {
  const { page } = owner;
  const { marta } = await agentsOf(owner);
  await page.goto(`/app?view=day&date=${monday}`);
  await expect(page.getByRole("button", { name: /available$/ })).toHaveCount(8);
  await page.waitForTimeout(500);
  await book(owner, marta, "From afar", "10:00");
  const card = page.getByRole("button", { name: /From afar/ });
  await expect(card).toBeVisible();
  await expect(card).toHaveAttribute("data-fresh");
  await expect(card).not.toHaveAttribute("data-fresh", { timeout: 5_000 });
});

test("the calendar shows no names when they can't be read, nothing when nothing can, and recovers @trial", async ({
  owner,
}) => {
  const { page } = owner;
  const { marta } = await agentsOf(owner);
  await place(owner, marta, "Ana", "09:00");
  expectRefusals(page, /api\/v1\/appointments/);
  const answer = (status: number) => ({ status, json: { code: "internal", message: "", requestId: "" } });
  await page.route(/\/api\/v1\/appointments\?/, (route) => route.fulfill(answer(500)));
  await page.goto(`/app?view=day&date=${monday}`);
  await expect(page.getByRole("button", { name: /Client Name Hidden/ })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/\/api\/v1\/appointments\?/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: /Ana/ })).toBeVisible();
  await expect(page.getByText("Client Name Hidden")).toHaveCount(0);

  await page.route(/\/api\/v1\/appointments/, (route) => route.fulfill(answer(503)));
  await page.reload();
  await expect(page.getByText("Failed to load data. Please try again.")).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: "Try again" }), "when it isn't tried by itself any more").toBeVisible();
  await page.unroute(/\/api\/v1\/appointments/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: /Ana/ })).toBeVisible();
});

for (const width of [1280, 768, 320]) {
  test(`in German at ${width} px, with the longest names and those written from the right${trialUnless(width === 320)}`, async ({
    signIn,
  }) => {
    const owner = await signIn({ language: "de" });
    const { page } = owner;
    await page.setViewportSize({ width, height: 850 });
    const { marta, joao } = await agentsOf(owner);
    await place(owner, marta, "Maximiliane-".repeat(9).slice(0, 100), "09:00");
    await place(owner, joao, "محمد عبد الرحمن", "09:00");
    await page.goto(`/app?view=day&date=${monday}`);
    await expect(page.getByRole("button", { name: "Neu", exact: true }), "booking is never far").toBeInViewport();
    const ways = await Promise.all(
      (await page.getByRole("navigation").getByRole("link").all()).map((link) => link.boundingBox()),
    );
    expect(new Set(ways.map((box) => box?.y)).size, "the ways stand in one line").toBe(1);
    for (const [view, words] of [
      ["Tag", "Termine überschneiden sich"],
      ["Woche", "Überlappt"],
      ["Monat", "2 Termine"],
    ] as const) {
      await page.getByRole("group", { name: "Ansicht" }).getByRole("button", { name: view }).click();
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByRole("button", { name: /محمد/ }).first()).toContainText("09:00");
      const [name, time] = await Promise.all(
        [/محمد عبد الرحمن/, "09:00"].map((text) => leftOf(page.getByRole("button", { name: /محمد/ }).first(), text)),
      );
      expect(Math.abs((name ?? 0) - (time ?? 0)), "the name begins where the time does").toBeLessThan(4);
      await expect(page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).resolves.toBe(true);
      await expectAccessible(page);
    }
  });
}

test("on paper the day is a list", async ({ owner }) => {
  const { page } = owner;
  const { marta } = await agentsOf(owner);
  await place(owner, marta, "Ana", "09:00");
  await page.goto(`/app?view=week&date=${monday}`);
  await expect(page.getByRole("button", { name: /Ana/ })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(page.getByRole("row")).toHaveText([/Time.*Client.*Phone/, /9:00 AM.*Ana.*Marta.*Confirmed/]);
  await expect(page.getByRole("banner")).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: "screen" });
  await expect(page.getByRole("row")).toHaveCount(0);
});
