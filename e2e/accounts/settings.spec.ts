import type { Browser, Page } from "@playwright/test";
import { asAdmin } from "#server/testing/apps/test-cluster.ts";
import { buildAppointment } from "#server/testing/builders/build-appointment.ts";
import { buildAgent } from "#server/testing/builders/build-scheduling.ts";
import { totpCode } from "#server/testing/totp.ts";
import { databaseUrl, expect, expectAccessible, expectRefusals, test, waitForMail } from "../fixtures.ts";
import { monday } from "../week-ahead.ts";

const password = "a-long-day-7";

/** Signs up with a password and opens the mailed link, so that `page` is signed in. */
const signUp = async (page: Page): Promise<string> => {
  const email = `ana-${crypto.randomUUID()}@example.com`;
  await page.goto("/auth?mode=sign-up");
  await page.getByLabel("Full Name").fill("Ana Gómez");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByText("Please check your email to verify your account.")).toBeVisible();
  const { text } = await waitForMail(email);
  await page.goto(/http\S+verify-email\S+/.exec(text)?.[0] ?? "");
  await expect(page.getByRole("button", { name: /Account/ })).toBeVisible();
  return email;
};

const signIn = async (page: Page, email: string, typed = password): Promise<void> => {
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(typed);
  await page.getByRole("button", { name: "Log In", exact: true }).click();
};

const otherBrowser = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: process.env["E2E_URL"] ?? "" })).newPage();

/** Strangers have guessed at the password too often for it to be taken alone; with the code it is. */
const signInDespiteGuesses = async (browser: Browser, email: string, uri: string): Promise<void> => {
  await asAdmin(databaseUrl(), (client) =>
    client.query(
      `insert into rate_limits (key, window_start, hits) values ($1, now(), 1000)
       on conflict (key) do update set hits = 1000`,
      [`/sign-in/email for ${email}`],
    ),
  );
  const other = await otherBrowser(browser);
  await signIn(other, email);
  await expect(other.getByText("Too many attempts.")).toBeVisible();
  await expectAccessible(other);
  const code = totpCode(uri, 1);
  await other.getByLabel("Code").fill(code === "000000" ? "000001" : "000000");
  await other.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(other.getByText("Email, password or code is wrong")).toBeVisible();
  await other.getByLabel("Code").fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await other.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(other.getByRole("button", { name: /Account/ })).toBeVisible();
  await other.context().close();
};

const section = (page: Page, name: string) => page.getByRole("region", { name });

test("a new password signs out every other device @trial", async ({ page, browser }) => {
  expectRefusals(page, /account\/password/);
  const email = await signUp(page);
  const other = await otherBrowser(browser);
  await signIn(other, email);
  await expect(other.getByRole("button", { name: /Account/ })).toBeVisible();

  await page.getByRole("button", { name: /Account/ }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await expect(page).toHaveTitle(/WhatsApp · Settings/);
  await page.getByRole("tab", { name: "Account" }).click();
  await expect(page).toHaveTitle(/Account · Settings/);
  const form = section(page, "Change password");
  await expect(section(page, "Where you're logged in").getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);

  await form.getByLabel("New password", { exact: true }).fill("short");
  await form.getByLabel("Confirm new password").fill("other");
  await form.getByRole("button", { name: "Update password" }).click();
  await expect(form.getByText("Please enter your current password")).toBeVisible();
  await expect(form.getByText("Password must be at least 6 characters long")).toBeVisible();
  await expect(form.getByText("New passwords do not match")).toBeVisible();

  await form.getByLabel("Current password").fill("not-the-one-9");
  await form.getByLabel("New password", { exact: true }).fill("another-day-8");
  await form.getByLabel("Confirm new password").fill("another-day-8");
  await form.getByRole("button", { name: "Update password" }).click();
  await expect(form.getByText("This isn't your current password")).toBeVisible();
  await expect(form.getByLabel("New password", { exact: true })).toHaveValue("another-day-8");

  await form.getByLabel("Current password").fill(password);
  await form.getByRole("button", { name: "Update password" }).click();
  await expect(page.getByText("Your password has been changed.")).toBeVisible();
  await expect(section(page, "Where you're logged in").getByRole("listitem")).toHaveCount(1);
  await other.goto("/profile");
  await expect(other).toHaveURL(/\/auth/);
  await signIn(other, email, "another-day-8");
  await expect(other.getByRole("button", { name: /Account/ })).toBeVisible();
  await other.context().close();
});

test("two-factor is set up with an app, asked at the next sign-in and turned off again @trial", async ({
  page,
  browser,
}) => {
  expectRefusals(page, /two-factor/);
  const email = await signUp(page);
  await page.goto("/settings?tab=account");
  const card = section(page, "Two-factor authentication");
  await expect(card.getByText("Off", { exact: true })).toBeVisible();
  await card.getByRole("button", { name: "Turn on" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current password").fill("not-the-one-9");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("This isn't your current password")).toBeVisible();
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: "Continue" }).click();

  await expect(dialog.getByRole("img", { name: /QR code/ })).toBeVisible();
  await expect(dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")).toHaveCount(10);
  await expectAccessible(page);
  const secret = ((await dialog.locator("code").textContent()) ?? "").replace(/\s/g, "");
  const uri = `otpauth://totp/Daybook?secret=${secret}`;
  const wrongCode = totpCode(uri) === "000000" ? "000001" : "000000";
  await dialog.getByLabel("Six-digit code").fill(wrongCode);
  await dialog.getByRole("button", { name: "Confirm and turn on" }).click();
  await expect(dialog.getByText("That code isn't right.")).toBeVisible();
  await dialog.getByLabel("Six-digit code").fill(totpCode(uri));
  await dialog.getByRole("button", { name: "Confirm and turn on" }).click();
  await expect(card.getByText("On", { exact: true })).toBeVisible();

  const other = await otherBrowser(browser);
  await signIn(other, email);
  await expect(other).toHaveURL(/mode=two-factor/);
  await other.getByLabel("Code", { exact: true }).fill(wrongCode);
  await other.getByRole("button", { name: "Verify Code" }).click();
  await expect(other.getByRole("alert").getByText("Error", { exact: true })).toBeVisible();
  await expect(other.getByText("Authentication Error")).toHaveCount(0);
  await other.context().close();
  await signInDespiteGuesses(browser, email, uri);

  await card.getByRole("button", { name: "New recovery codes" }).click();
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  await dialog.getByRole("button", { name: "I've saved them" }).click();

  await card.getByRole("button", { name: "Turn off" }).click();
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: "Turn off" }).click();
  await expect(card.getByText("Off", { exact: true })).toBeVisible();
});

test("a new address takes effect once it is confirmed there @trial", async ({ page }) => {
  const email = await signUp(page);
  const newEmail = `new-${email}`;
  await page.goto("/settings?tab=account");
  const card = section(page, "Email address");
  await card.getByLabel("New email address").fill(newEmail);
  await card.getByLabel("Current password").fill(password);
  await card.getByRole("button", { name: "Change email" }).click();
  await expect(card.getByText(`Waiting for ${newEmail} to be confirmed`)).toBeVisible();

  const { text } = await waitForMail(newEmail);
  await page.goto(/http\S+emailToken=[\w-]+/.exec(text)?.[0] ?? "");
  await expect(page.getByText(`Your email address is now ${newEmail}.`)).toBeVisible();
  await expect(page).not.toHaveURL(/emailToken/);
  await expect(card.getByText(newEmail, { exact: true })).toBeVisible();
  await expect(card.getByText("Waiting for")).toBeHidden();
});

test("one device is signed out from another, and then all of them @trial", async ({ page, browser }) => {
  const email = await signUp(page);
  const other = await otherBrowser(browser);
  await signIn(other, email);
  await expect(other.getByRole("button", { name: /Account/ })).toBeVisible();
  await other.context().close();

  await page.goto("/settings?tab=account");
  const card = section(page, "Where you're logged in");
  await expect(card.getByText("This device")).toBeVisible();
  await card.getByRole("button", { name: /^Log out:/ }).click();
  await expect(card.getByRole("listitem")).toHaveCount(1);
  await card.getByRole("button", { name: "Log out everywhere" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Log out everywhere" }).click();
  await expect(page).toHaveURL(/\/auth$/);
});

test("a support ticket is sent, keeps what was typed when refused, and leaves its number @trial", async ({ owner }) => {
  const { page } = owner;
  await page.goto("/settings?tab=support");
  const { user } = await owner.api<{ user: { name: string; email: string } }>("GET", "/api/v1/me");
  await expect(page.getByLabel("Your Name")).toHaveValue(user.name);
  await expect(page.getByLabel("Email Address")).toHaveValue(user.email);
  await page.getByLabel("Your Name").fill("Ana");
  await page.getByRole("button", { name: "Submit Ticket" }).click();
  await expect(page.getByText("Please fill in all fields")).toBeVisible();
  await page.getByLabel("Issue Description").fill("The calendar is empty.\nIt wasn't yesterday.");

  expectRefusals(page, /support-tickets/);
  await page.route("**/api/v1/support-tickets", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("button", { name: "Submit Ticket" }).click();
  await expect(page.getByText("Submission Failed")).toBeVisible();
  await expect(page.getByText("Failed to submit your support ticket. Please try again.")).toBeVisible();
  await page.unroute("**/api/v1/support-tickets");
  await page.reload();
  await expect(page.getByLabel("Issue Description")).toHaveValue("The calendar is empty.\nIt wasn't yesterday.");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Submit Ticket" }).click();
  await expect(page.getByRole("heading", { name: "Ticket Submitted" })).toBeFocused();
  const reference = await page.getByText(/^DB-\d{4}-\d{6}$/).textContent();
  await expectAccessible(page);
  const mail = await waitForMail(user.email);
  expect(mail.text).toContain(reference);
  await page.getByRole("button", { name: "Submit another ticket" }).click();
  await expect(page.getByLabel("Issue Description")).toHaveValue("");
});

test("the bot's language is chosen apart from the reader's @trial", async ({ owner }) => {
  const { page } = owner;
  await page.goto("/settings");
  await page.getByRole("tab", { name: "Language" }).click();
  await expect(page).toHaveURL(/tab=language/);
  await expect(page.getByRole("radio", { name: "English" })).toBeChecked();
  await page.getByText("Español").click();
  await page.getByRole("button", { name: "Save Language" }).click();
  await expect(page.getByText("Responses will be sent in Spanish.")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Español" })).toBeChecked();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();

  expectRefusals(page, /bot-language/);
  await page.route("**/api/v1/bot-language", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByText("Deutsch").click();
  await page.getByRole("button", { name: "Save Language" }).click();
  await expect(page.getByText("Failed to update language preference")).toBeVisible();
});

test("an owner leaves: password, a deliberate tick, and nobody gets in any more @trial", async ({ page }) => {
  expectRefusals(page, /api\/auth/);
  const email = await signUp(page);
  await page.goto("/settings?tab=account");
  await expect(page.getByRole("link", { name: "Download data" })).toHaveAttribute("href", "/api/v1/account/export");
  const { user } = (await (await page.request.get("/api/v1/me")).json()) as { user: { id: string } };
  const agentId = await buildAgent(databaseUrl(), user.id);
  for (const [hour, clientPhone] of ["+34 633 000 001", "+34 633 000 001", "12"].entries()) {
    const startsAt = `${monday}T1${hour}:00:00Z`;
    await buildAppointment(databaseUrl(), { ownerId: user.id, agentId, startsAt, clientPhone });
  }
  await page.getByRole("button", { name: "Delete account..." }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Right away: 3 upcoming appointments are cancelled.");
  await expect(dialog).toContainText("1 client is notified on WhatsApp.");
  await expect(dialog).toContainText("1 client can't be reached on WhatsApp and won't be notified.");
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(dialog.getByText("Please confirm this first")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(/I understand/).check();
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByText("Goodbye, and thank you")).toBeVisible();
  await signIn(page, email);
  await expect(page.getByText("Authentication Error")).toBeVisible();
});

test("what is sent by email is chosen with a switch, kept, and taken back when saving fails @trial", async ({
  owner,
}) => {
  const { page } = owner;
  expectRefusals(page, /mail-settings/);
  await page.goto("/settings?tab=account");
  const myDay = page.getByRole("switch", { name: "My day, every morning" });
  await expect(page.getByRole("switch", { name: "When a client is waiting for me" })).toBeChecked();
  await expect(myDay).not.toBeChecked();
  await myDay.click();
  await expect(myDay).toBeChecked();
  await expectAccessible(page);
  await page.reload();
  await expect(myDay).toBeChecked();

  await page.route("**/api/v1/mail-settings", (route) => route.abort(), { times: 1 });
  await myDay.click();
  await expect(page.getByText("Failed to save your choice")).toBeVisible();
  await expect(myDay).toBeChecked();
});
