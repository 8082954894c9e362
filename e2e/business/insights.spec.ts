import { expect, expectAccessible, test } from "../fixtures.ts";
import { openSalon, writeAs } from "../open-salon.ts";

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
  await writeAs(from, number, { text: "Cleo" });
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
});
