import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectRefusals, test, waitForMail } from "../fixtures.ts";
import { advanceDays, startOwnServer } from "../own-server.ts";
import { addAgents, answerPayPal, notificationWith, statusOf } from "./subscription-journey.ts";

test.describe.configure({ mode: "serial" });
startOwnServer();

const card = (page: Page) => page.getByRole("region", { name: "Active subscription" });

test("three agents, then five, then cancelled: access lasts to the paid date and no longer", async ({ owner }) => {
  const { page } = owner;
  await addAgents(owner, ["Agent 1", "Agent 2", "Agent 3"]);

  await page.goto("/app");
  await page.getByRole("link", { name: "Upgrade" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Subscription Plans");
  await expect(page.getByText("You have 3 active agents")).toBeVisible();
  await expect(page.getByText("3 agents × $17")).toBeVisible();
  await expect(card(page)).toBeHidden();
  await expectAccessible(page);

  await answerPayPal(page, "Approve");
  await expect(page).toHaveURL(/\/subscription-success$/);
  await expect(notificationWith(page, "Subscription Activated!")).toBeVisible();
  await expect(page.getByRole("link", { name: "Get your WhatsApp number" })).toHaveAttribute(
    "href",
    "/whatsapp-onboarding",
  );
  await expectAccessible(page);
  await page.getByRole("link", { name: "Manage Subscription" }).click();
  await expect(card(page)).toContainText("3 agents paid for · $51 per month");
  await expect(card(page)).toContainText("Next billing date: ");
  await expect(page.getByRole("button", { name: "Current plan" })).toBeDisabled();
  expect(await statusOf(owner)).toMatchObject({ subscribed: true, state: "active", maxAgents: 3 });

  await page.getByRole("button", { name: "One more agent" }).click();
  await page.getByRole("slider", { name: "Number of agents" }).press("ArrowRight");
  await expect(page.getByText("$85").first()).toBeVisible();
  await expect(page.getByText("PayPal will bill $85 per month instead of $51: $34 more.")).toBeVisible();
  await answerPayPal(page, "Approve");
  await expect(card(page)).toContainText("5 agents paid for · $85 per month");
  await expectAccessible(page);

  await page.goto("/settings?tab=subscription");
  await expect(page.getByText("Monthly Cost").locator("..")).toContainText("$85");
  await page.getByRole("button", { name: "Cancel Subscription" }).click();
  const question = page.getByRole("dialog", { name: "Cancel your subscription?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Cancel Subscription" }).click();
  await expect(notificationWith(page, "Your subscription has been successfully cancelled")).toBeVisible();
  await expect(page.getByText("Access until")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel Subscription" })).toBeHidden();

  await page.getByRole("link", { name: "Subscription Plans" }).first().click();
  await expect(card(page)).toContainText("Cancelled. You have access until ");
  expect(await statusOf(owner)).toMatchObject({ subscribed: true, state: "ending", activeAgents: 3 });

  await advanceDays(26);
  await page.goto("/app");
  await expect(page.getByText("Your subscription ends on ")).toBeVisible();
  expect(await statusOf(owner)).toMatchObject({ subscribed: true });

  await advanceDays(7);
  await page.goto("/subscription");
  await expect(page.getByRole("button", { name: "PayPal Subscribe" })).toBeVisible();
  await expect(card(page)).toBeHidden();
  await expect.poll(() => statusOf(owner)).toMatchObject({ subscribed: false, maxAgents: 1, activeAgents: 1 });
  await page.goto("/app");
  await expect(page.getByText("2 agents were deactivated")).toBeVisible();
  // The day opens at the present hour, which may leave the notice above, behind the header.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText("2 agents were deactivated")).toBeHidden();
  await waitForMail(owner.email, /deactivated/);
});

test("leaving PayPal's window costs nothing, and one can try again @trial", async ({ owner }) => {
  const { page } = owner;
  const chosen = page.getByRole("status", { name: "Number of agents" });
  await page.goto("/subscription");
  await page.getByRole("button", { name: "One more agent" }).click();
  await page.getByRole("button", { name: "One more agent" }).click();
  await expect(chosen).toHaveText("3");
  await page.reload();
  await expect(chosen).toHaveText("3");
  await answerPayPal(page, "Cancel");
  await expect(page).toHaveURL(/\/subscription-cancel/);
  await expect(page.getByText("No charge was made.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Try Again" }).click();
  await expect(page.getByRole("button", { name: "PayPal Subscribe" })).toBeVisible();
  await expect(chosen).toHaveText("3");
  expect(await statusOf(owner)).toMatchObject({ subscribed: false, state: "none" });
});

test("without PayPal's script the page says so, and loads it on asking @trial", async ({ owner }) => {
  const { page } = owner;
  expectRefusals(page, /sdk\/js|PayPal/);
  await page.route("**/simulator/paypal/sdk/js**", (route) => route.abort());
  await page.goto("/subscription");
  await expect(page.getByText("Failed to load PayPal SDK")).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/simulator/paypal/sdk/js**");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("button", { name: "PayPal Subscribe" })).toBeVisible();
});

test("while PayPal is away nothing is bought, and the page says so @trial", async ({ owner }) => {
  const { page } = owner;
  expectRefusals(page, /502|503/);
  await page.goto("/subscription");
  const button = page.getByRole("button", { name: "PayPal Subscribe" });
  await expect(button).toBeVisible();
  await owner.api("POST", "/simulator/api/paypal/modes", { away: true });
  try {
    await button.click();
    await expect(notificationWith(page, "Payment error")).toBeVisible();
    await expect(notificationWith(page, "There was an error processing your payment. Please try again.")).toBeVisible();
  } finally {
    await owner.api("POST", "/simulator/api/paypal/modes", { away: false });
  }
  await page.getByRole("button", { name: "Refresh status" }).click();
  await expect(notificationWith(page, "Subscription status is up to date")).toBeVisible();
  expect(await statusOf(owner)).toMatchObject({ subscribed: false });
});
