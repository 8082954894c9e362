import { expect, expectAccessible, test } from "../fixtures.ts";
import { openSalon, recordPastVisit, writeAs } from "../open-salon.ts";

test("a currency is chosen, shown with the price, said by the bot and counted by Insights @trial", async ({
  owner,
}) => {
  const { page } = owner;
  const { number } = await openSalon(owner);
  await page.goto("/profile");
  const currency = page.getByRole("combobox", { name: "Currency" });
  await expect(currency).toHaveValue(/EUR/);
  await currency.fill("swiss");
  await page.getByRole("option", { name: /CHF/ }).click();
  await expect(page.getByText("Amounts aren't converted")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();

  await page.goto("/app?tab=time");
  await page.getByRole("button", { name: /^Edit/ }).first().click();
  await page.getByRole("button", { name: "Description, price and more" }).first().click();
  await page.getByLabel("Price (Optional)").first().fill("1'038,5");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/CHF\s1.038\.50/)).toBeVisible();

  const replies = await writeAs("+41600700800", number, { text: "How much is a haircut?", profileName: "Cleo" });
  expect(replies.map(({ text }) => text).join("\n")).toMatch(/CHF\s1.038\.50/);

  await recordPastVisit(owner, { clientName: "Cleo", clientPhone: "+41600700800" });
  await page.goto("/insights");
  await expect(page.getByRole("heading", { name: "Revenue (CHF)" })).toBeVisible();
  await expect(page.getByText(/CHF\s1.038\.50/).first()).toBeVisible();
  await expectAccessible(page);
});
