import { buildAppointment } from "#server/testing/builders/build-appointment.ts";
import { buildAgent } from "#server/testing/builders/build-scheduling.ts";
import { databaseUrl, expect, expectAccessible, test } from "../fixtures.ts";
import { openSalon, writeAs } from "../open-salon.ts";
import { today, zone } from "../week-ahead.ts";

test("the owner sees what the days brought, live, and how it was booked", async ({ owner }) => {
  const { page } = owner;
  const { number } = await openSalon(owner);
  await page.goto("/");
  await page.getByRole("link", { name: "Insights" }).click();
  await expect(page).toHaveURL("/insights");
  await expect(page.getByText(/No appointments in this period yet/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Book an appointment" })).toHaveAttribute("href", /form=appointment/);
  await expectAccessible(page);

  const from = "+34600700800";
  await writeAs(from, number, { text: "haircut as soon as possible", profileName: "Cleo" });
  await writeAs(from, number, { text: "Confirm" });
  const ahead = page.locator("div", { has: page.getByText("Booked ahead", { exact: true }) }).last();
  const today = page.locator("div", { has: page.getByText("Appointments", { exact: true }) }).last();
  // Whether the first free time is today depends on the hour.
  await expect(ahead.or(today).getByText("1", { exact: true })).toBeVisible();

  await expect(page.getByText("There are no earlier days to compare with yet.")).toHaveCount(1);

  await page.getByText("7 days", { exact: true }).click();
  await expect(page).toHaveURL("/insights?days=7");
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("radio", { name: "7 days" })).toBeChecked();

  await page.getByRole("button", { name: "Report for the accountant" }).click();
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("dialog").getByRole("link", { name: "Download" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^appointments-\d{4}-\d\d-01-\d{4}-\d\d-\d\d\.csv$/);
});

test("a bar is as high as its share of the highest, also near the top", async ({ owner }) => {
  const { page } = owner;
  const agentId = await buildAgent(databaseUrl(), owner.id, { name: "Ana" });
  const morning = Temporal.PlainDate.from(today)
    .subtract({ days: 3 })
    .toZonedDateTime({ timeZone: zone, plainTime: "08:00" });
  const bookings = [10, 9, 5].flatMap((count, place) =>
    Array.from({ length: count }, (_, index) => morning.with({ hour: 8 + place, minute: index * 6 })),
  );
  for (const startsAt of bookings) {
    await buildAppointment(databaseUrl(), {
      ownerId: owner.id,
      agentId,
      startsAt: startsAt.toInstant().toString(),
      durationMinutes: 5,
    });
  }
  await page.goto("/insights");
  const pillars = page.getByRole("table", { name: /^Times of day/ }).locator("td > [aria-hidden]:last-child");
  await expect(pillars.first()).toBeVisible();
  const heights = await pillars.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  const [highest = 0, second = 0, third = 0] = heights;
  expect(second / highest).toBeCloseTo(0.9, 2);
  expect(third / highest).toBeCloseTo(0.5, 2);
});
