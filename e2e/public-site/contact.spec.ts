import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectRefusals, test, waitForMail } from "../fixtures.ts";

/** Each problem is at its field, and is read out with it. */
const expectProblems = async (page: Page): Promise<void> => {
  const name = page.getByLabel("Name");
  await expect(name).toHaveAccessibleDescription("Invalid Name Please enter a valid name (1-100 characters)");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expect(page.getByLabel("Message")).toHaveAccessibleDescription(
    /Please enter a message with at least 10 characters/,
  );
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(3);
};

test("a visitor writes, is corrected, writes again, and the message arrives", async ({ page }) => {
  expectRefusals(page, /contact-messages/);
  const email = `visitor-${crypto.randomUUID()}@example.com`;
  await page.goto("/contact");
  await expectAccessible(page);
  await expect(page.getByText("9:00 AM to 5:00 PM EST")).toBeVisible();
  const send = page.getByRole("button", { name: "Send Message" });
  await send.click();
  const alert = page.getByRole("alert");
  await expectProblems(page);
  await expect(page.getByLabel("Name")).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel("Name").fill("Ana <Costa> 💈");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Message").fill("Do you have a plan for twelve chairs?");
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel("Message")).toHaveValue("Do you have a plan for twelve chairs?");

  await page.route("**/api/v1/contact-messages", (route) => route.abort(), { times: 1 });
  await send.click();
  await expect(alert).toContainText("Failed to send message. Please try again.");
  await send.click();
  await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
  await expect(page.getByText("We'll get back to you as soon as possible.")).toBeVisible();
  await expectAccessible(page);
  const mail = await waitForMail("support@daybook.localhost", new RegExp(email));
  expect(mail.text).toContain("Ana Costa 💈");
  expect(mail.text).toContain("twelve chairs");
});

test("the server's limit and a message with a thousand characters keep the text", async ({ page }) => {
  expectRefusals(page, /contact-messages/);
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Ana");
  await page.getByLabel("Email").fill("ana@example.com");
  await page.getByLabel("Message").fill("Do you have a plan?");
  const limited = { status: 429, json: { code: "too-many-requests", message: "" } };
  await page.route("**/api/v1/contact-messages", (route) => route.fulfill(limited), { times: 1 });
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert")).toContainText("Please try again in an hour");
  await expect(page.getByLabel("Message")).toHaveValue("Do you have a plan?");
});

test("the field for machines can't be seen or reached by keyboard, and says what it is", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByLabel("Please leave this field empty")).toHaveAttribute("name", "topic");
  const place = await page.locator("label", { hasText: "Please leave this field empty" }).boundingBox();
  expect(place).toMatchObject({ width: 1, height: 1 });
  await page.getByLabel("Message").focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Send Message" })).toBeFocused();
});

test.describe("the contact page without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor writes, is corrected with every word kept, and the message arrives", async ({ page }) => {
    expectRefusals(page, /\/contact/);
    const email = `visitor-${crypto.randomUUID()}@example.com`;
    await page.goto("/contact?lang=en");
    await page.getByLabel("Message").fill("short <b>");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expectProblems(page);
    await expect(page.getByLabel("Message")).toHaveValue("short <b>");

    await page.getByLabel("Name").fill('Ana "Costa" %CONTACT_MESSAGE%');
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Message").fill("Do you have a plan\nfor twelve chairs?");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page).toHaveURL("/contact?lang=en&sent=1");
    await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
    await expect(page.getByLabel("Name")).toBeHidden();
    const mail = await waitForMail("support@daybook.localhost", new RegExp(email));
    expect(mail.text).toContain("for twelve chairs?");
    await page.getByRole("link", { name: "Send another message" }).click();
    await expect(page.getByLabel("Message")).toHaveValue("");
  });

  test("in German the answer is German", async ({ page }) => {
    expectRefusals(page, /\/contact/);
    await page.goto("/contact?lang=de");
    await page.getByLabel("Name").fill("Jürgen Groß");
    await page.getByRole("button", { name: "Absenden" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByLabel("Name")).toHaveValue("Jürgen Groß");
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(2);
  });
});
