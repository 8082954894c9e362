import { expect, expectAccessible, test, waitForMail } from "../fixtures.ts";

test("a visitor who signs in with OpenID gets an account and arrives where they were going, the second time too @trial", async ({
  page,
}) => {
  await page.goto("/app?tab=agents");
  await expect(page).toHaveURL(/\/auth\?next=/);
  await expect(page.getByRole("button", { name: "Continue with Salon ID" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue with Salon ID" }).click();
  await expect(page).toHaveURL(/\/app\?tab=agents$/);
  await expect(page.getByRole("heading", { name: "Agent Management" })).toBeVisible();

  await page.getByRole("button", { name: /Account/ }).click();
  await expect(page.getByRole("menu", { name: "Account: Sol Peluquera" })).toBeVisible();
  await page.getByRole("menuitem", { name: "Log out", exact: true }).click();
  await expect(page).toHaveURL(/\/auth$/);

  await page.getByRole("button", { name: "Continue with Salon ID" }).click();
  await expect(page.getByRole("button", { name: /Account/ })).toBeVisible();
  await page.goto("/settings?tab=account");
  await expect(page.getByText("sol@example.com").first()).toBeVisible();
  await expect(page.getByText("Your account has no password yet")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Turn on" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Delete account..." })).toBeDisabled();
  await expect(page.getByLabel("Current password")).toHaveCount(0);
  await expectAccessible(page);

  // An owner without a password proves who they are by a mailed code, and may leave.
  await page.getByRole("button", { name: "Email me a code" }).click();
  const { text } = await waitForMail("sol@example.com", /confirmation code/i);
  await page.getByLabel("Code from the email").fill(/\b\d{6}\b/.exec(text)?.[0] ?? "");
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await page.getByRole("button", { name: "Delete account..." }).click();
  await page.getByLabel("I understand that my account and its data will be deleted").check();
  await page.getByRole("dialog").getByRole("button", { name: "Delete account", exact: true }).click();
  await expect(page).toHaveURL(/\/auth$/);
});
