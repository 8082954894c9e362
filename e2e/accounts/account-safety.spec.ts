import { createHmac } from "node:crypto";
import type { Page } from "@playwright/test";
import { testSecret } from "#server/testing/builders/build-owner.ts";
import { buildAgent } from "#server/testing/builders/build-scheduling.ts";
import { buildSubscription } from "#server/testing/builders/build-subscription.ts";
import { createDialog, dayOf } from "../appointment-dialogs.ts";
import { databaseUrl, expect, expectAccessible, expectRefusals, test } from "../fixtures.ts";

const junk = ["x", '{"a":[1]}', "9999-99-99", "a,\u202e\u200b"];

test("junk in an address changes nothing that a page relies on @trial", async ({ owner, page: visitor }) => {
  const { page } = owner;
  for (const value of junk) {
    const given = encodeURIComponent(value);
    await page.goto(`/settings?tab=${given}&emailToken=`);
    await expect(page.getByRole("tab", { selected: true })).toHaveText("WhatsApp");
    await page.goto(`/app?tab=${given}&view=${given}&date=${given}&agent=${given}&appointment=${given}`);
    await expect(page.getByRole("navigation").locator("[aria-current]")).toHaveText("Calendar");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goto(`/clients?tag=${given}`);
    await expect(page.getByRole("searchbox")).toBeVisible();
    await page.goto(`/subscription-success?subscription_id=${given}`);
    await expect(page.getByRole("link", { name: "Go to Dashboard" })).toBeVisible();
    await page.goto(`/insights?days=${given}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await visitor.goto(`/auth?mode=${given}&next=${given}&error=&ended=${given}`);
    await expect(visitor.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  }
  await page.goto("/clients?search=0612345678");
  await expect(page.getByRole("searchbox")).toHaveValue("0612345678");
});

test("logging out removes every trace of a client from the browser, in all tabs @trial", async ({ owner }) => {
  const { page } = owner;
  await buildSubscription(databaseUrl(), owner.id, { maxAgents: 2 });
  await buildAgent(databaseUrl(), owner.id);
  const other = await page.context().newPage();
  await dayOf(other);
  await other.getByRole("button", { name: /^10:00 AM available/ }).click();
  await createDialog(other).getByLabel("Client Name").fill("Nadia Secret");
  await createDialog(other).getByLabel("Phone").fill("+34 600 777 888");
  await page.goto("/?tab=agents");
  await page.getByRole("button", { name: "Add Agent" }).click();
  await page.getByLabel("Full Name *").fill("Omar Secret");
  const typed = (tab: Page) => expect.poll(() => tab.evaluate(() => JSON.stringify(sessionStorage)));
  await typed(page).toContain("Omar Secret");
  await typed(other).toContain("Nadia Secret");
  await typed(other).toContain("777 888");
  await page.getByRole("button", { name: /Account/ }).click();
  await page.getByRole("menuitem", { name: "Log out", exact: true }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(other).toHaveURL(/\/auth/);
  for (const tab of [page, other]) {
    const kept = () => tab.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]));
    await expect.poll(kept).not.toMatch(/Secret|777 ?888/);
  }
});

test("a session that another device ended says why, once @trial", async ({ owner }) => {
  const { page, api, sessionId } = owner;
  expectRefusals(page, /status of 401/);
  await page.goto("/settings?tab=account");
  await expect(page.getByRole("heading", { name: "Delete account" })).toBeVisible();
  await api("DELETE", `/api/v1/account/sessions/${sessionId}`);
  await expect(page).toHaveURL(/\/auth\?.*ended=signed-out/);
  await expect(page.getByText("You were logged out from another device.")).toBeVisible();
  await expect(page.getByText("User not authenticated")).toHaveCount(1);
  await expectAccessible(page);
});

test("Log out everywhere is next to Log out", async ({ owner, signIn }) => {
  const { page, api } = owner;
  await signIn();
  await page.goto("/app");
  await page.getByRole("button", { name: /Account/ }).click();
  await page.getByRole("menuitem", { name: "Log out everywhere" }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(api("GET", "/api/v1/me")).rejects.toThrow("401");
});

/** A verification link as it was mailed two days ago. */
const oldLink = (email: string) => {
  const sentAt = Math.floor(Date.now() / 1000) - 48 * 3600;
  const parts = [{ alg: "HS256" }, { email, iat: sentAt, exp: sentAt + 24 * 3600 }];
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
  const signature = createHmac("sha256", testSecret).update(text).digest("base64url");
  return `/api/auth/verify-email?token=${text}.${signature}&callbackURL=/`;
};

test("a verification link that doesn't work says so and offers another; so does one to a new password @trial", async ({
  page,
}) => {
  await page.goto(oldLink("nobody-there@example.com"));
  await expect(page.getByRole("heading", { name: "This link has expired" })).toBeVisible();
  await expect(page.getByText("Verification links work for 24 hours. We can send you a new one.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send a new link" })).toBeVisible();
  await page.goto("/api/auth/verify-email?token=made-up&callbackURL=/");
  await expect(page.getByRole("heading", { name: "This link doesn't work" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Email").fill("nobody-there@example.com");
  await page.getByRole("button", { name: "Send a new link" }).click();
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await expect(page.getByText("If this address still needs to be verified, a new link is on its way.")).toBeVisible();
  await expect(page.getByText("We sent an email")).toHaveCount(0);

  await page.goto("/reset-password?token=a-token-that-nobody-was-sent");
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Request a new one" }).click();
  await expect(page.getByRole("button", { name: "Send Code" })).toBeVisible();
});

test("the code step is back after a reload; a wrong code is an error, and no more @trial", async ({ page }) => {
  expectRefusals(page, /status of 400/);
  await page.goto("/auth?mode=forgot-password");
  await page.getByLabel("Email").fill("reload@example.com");
  await page.getByRole("button", { name: "Send Code" }).click();
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  await page.reload();
  await expect(page.getByText("If reload@example.com has an account")).toBeVisible();
  await page.getByLabel("Access code").fill("000000");
  await page.getByRole("button", { name: "Verify Code" }).click();
  await expect(page.getByRole("alert")).toContainText("Error");
  await expect(page.getByText("Authentication Error")).toHaveCount(0);
  await page.getByRole("button", { name: "Use another address" }).click();
  await expect(page.getByRole("button", { name: "Send Code" })).toBeVisible();
});

test("a link that confirms a new address, opened signed out, explains itself", async ({ page }) => {
  await page.goto("/settings?tab=account&emailToken=a-token-from-a-mail");
  await expect(page.getByText("Log in to confirm your new email address.")).toBeVisible();
});
