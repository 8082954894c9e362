import { expect, expectAccessible, expectRefusals, test, waitForMail } from "../fixtures.ts";

test("a forgotten password: a mailed code signs in and leads to the settings", async ({ page, signIn }) => {
  const account = await signIn();
  await page.goto("/auth");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email").fill(account.email);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send Code" }).click();
  await expect(page.getByText("Please check your email for the access code.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /You can send another code in/ })).toBeDisabled();

  expectRefusals(page, /sign-in\/email-otp/);
  await page.getByLabel("Access code").fill("000000");
  await page.getByRole("button", { name: "Verify Code" }).click();
  await expect(page.getByRole("alert").getByText("Error", { exact: true })).toBeVisible();
  await expectAccessible(page);

  const mail = await waitForMail(account.email);
  const code = /\b\d{6}\b/.exec(mail.text)?.[0] ?? "";
  await page.getByLabel("Access code").fill(code);
  await page.getByRole("button", { name: "Verify Code" }).click();
  await expect(page).toHaveURL(/\/settings/);
  await expect(page.getByText("You're now logged in. Go to Settings > Account to change your password.")).toBeVisible();
});

test("an unknown address gets the same answer", async ({ page }) => {
  await page.goto("/auth?mode=forgot-password");
  await page.getByLabel("Email").fill(`nobody-${crypto.randomUUID()}@example.com`);
  await page.getByRole("button", { name: "Send Code" }).click();
  await expect(page.getByText("Please check your email for the access code.").first()).toBeVisible();
  await page.getByRole("link", { name: "Back to sign in" }).click();
  await expect(page.getByRole("button", { name: "Log In", exact: true })).toBeVisible();
});

test("a mailed link sets a new password, once, and ends every session @trial", async ({ page, signIn }) => {
  const account = await signIn();
  await account.page.goto("/");
  await page.goto("/auth?mode=forgot-password");
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("button", { name: "Send Code" }).click();
  await page.getByRole("button", { name: "Email me a link instead" }).click();
  await expect(page.getByText("If the address has an account, a link is on its way.")).toBeVisible();
  const mail = await waitForMail(account.email, /reset-password/);
  const link = /http\S+reset-password\?token=[\w-]+/.exec(mail.text)?.[0] ?? "";

  await page.goto(link);
  await expectAccessible(page);
  await page.getByLabel("New password").fill("short");
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(page.getByText("Password must be at least 6 characters long")).toBeVisible();
  await page.getByLabel("New password").fill("a-new-day-42");
  await page.getByLabel("Confirm password").fill("another-day-42");
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await page.getByLabel("Confirm password").fill("a-new-day-42");
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(page).toHaveURL(/\/auth/);
  // The session that was open elsewhere has ended, and its page knows.
  await expect(account.page).toHaveURL(/\/auth/);

  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill("a-new-day-42");
  await page.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(page.getByRole("link", { name: "Calendar" })).toBeVisible();
});
