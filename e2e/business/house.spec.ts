import { expect, expectAccessible, test } from "../fixtures.ts";

test("an answer written once is given by the bot, changed, deleted and brought back @trial", async ({ owner }) => {
  const { page, api } = owner;
  await page.goto("/settings?tab=language");
  await expect(page.getByText("No answers yet. What do your clients often ask?")).toBeVisible();
  await page.getByRole("button", { name: "Parking" }).click();
  const dialog = page.getByRole("dialog", { name: "New answer" });
  await expect(dialog.getByLabel("Topic")).toHaveValue("Parking");
  await expect(dialog.getByText("The bot knows this topic's words in all five languages.")).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Please write the answer")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Answer").fill("Behind the house: https://park.example");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Behind the house: https://park.example")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  // Half under the sticky menu, a target may look too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  const line = /^I'm the automatic assistant of .+ Write “team” to reach a person\.$/;
  await expect(page.getByText("Always below the greeting")).toBeVisible();
  await expect(page.getByText(line)).toBeVisible();
  await page.getByLabel("Your greeting").fill("Welcome to the barn!");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("The bot now speaks this way.")).toBeVisible();

  await page.getByRole("button", { name: "Try your bot" }).click();
  const phone = page.getByRole("dialog", { name: "Try your bot" });
  const field = phone.getByRole("textbox", { name: "Message" });
  await field.fill("hello");
  await field.press("Enter");
  await expect(phone.getByText("Welcome to the barn!")).toBeVisible();
  await field.fill("¿hay aparcamiento?");
  await field.press("Enter");
  await expect(phone.getByText("Behind the house: https://park.example")).toBeVisible();
  await expect(phone.getByRole("link", { name: "https://park.example" })).toHaveCount(0);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Delete “Parking”" }).click();
  await expect(page.getByText("Answer deleted")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Edit “Parking”" })).toBeVisible();
  const read = () => api<{ answers: { answer: string }[] }>("GET", "/api/v1/house-answers");
  await expect
    .poll(async () => (await read()).answers)
    .toMatchObject([{ answer: "Behind the house: https://park.example" }]);
});
