import { expect, expectAccessible, expectRefusals, test, waitForMail } from "../fixtures.ts";

const newAddress = () => `ana-${crypto.randomUUID()}@example.com`;

test("a visitor signs up, verifies by mail, sees the dashboard in her language and signs out", async ({ page }) => {
  const email = newAddress();
  await page.goto("/app");
  await expect(page).toHaveURL(/\/auth/);
  await expectAccessible(page);

  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Get Started" }).first().click();
  await page.getByLabel("Full Name").fill("Ana Gómez");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a-long-day-7");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByText("Please check your email to verify your account.")).toBeVisible();

  const mail = await waitForMail(email);
  const link = /http\S+verify-email\S+/.exec(mail.text)?.[0] ?? "";
  await page.goto(link);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("button", { name: /Account/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: /Language/ }).click();
  await page.getByRole("menuitemradio", { name: "Deutsch" }).click();
  await expect(page.getByText("Termine über WhatsApp verwalten")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Termine über WhatsApp verwalten")).toBeVisible();

  await page.getByRole("button", { name: /Konto/ }).click();
  await page.getByRole("menuitem", { name: "Abmelden", exact: true }).click();
  await expect(page).toHaveURL(/\/auth/);
  await page.goBack();
  await expect(page).toHaveURL(/\/auth/);

  // The mail is opened again: the link has done its work, and a new one would do nothing more.
  await page.goto(link);
  await expect(page.getByText("Dieser Link wurde schon benutzt, Ihre Adresse ist bestätigt.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Anmelden", exact: true })).toBeVisible();
});

test("signing in says no more than that it failed", async ({ page }) => {
  expectRefusals(page, /api\/auth/);
  await page.goto("/auth");
  await page.getByLabel("Email").fill(newAddress());
  await page.getByLabel("Password", { exact: true }).fill("not-the-one-9");
  await page.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(page.getByText("Authentication Error")).toBeVisible();
  await expectAccessible(page);
});

test("an unknown page is found to be missing, kindly", async ({ page }) => {
  expectRefusals(page, /no-such-page/);
  await page.goto("/no-such-page");
  await expect(page.getByText("404")).toBeVisible();
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).not.toHaveURL(/no-such-page/);
});

test("two tabs share one sign-out, and the other remembers its place @trial", async ({ owner }) => {
  const { page } = owner;
  await page.goto("/");
  const second = await page.context().newPage();
  await second.goto("/?tab=time");
  await expect(second.getByRole("button", { name: /Account/ })).toBeVisible();
  await page.getByRole("button", { name: /Account/ }).click();
  await page.getByRole("menuitem", { name: "Log out", exact: true }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(second).toHaveURL(`/auth?next=${encodeURIComponent("/?tab=time")}`);
});
