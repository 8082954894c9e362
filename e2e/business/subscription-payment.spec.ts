import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectRefusals, type SignedIn, test, waitForMail } from "../fixtures.ts";
import { openUnpaidSalon, writeAs } from "../open-salon.ts";
import { advanceDays, startOwnServer } from "../own-server.ts";
import { addAgents, answerPayPal, notificationWith, statusOf } from "./subscription-journey.ts";

test.describe.configure({ mode: "serial" });
startOwnServer();

type Simulated = { sid: string; customId: string; status: string; payments: { refundedAt: string | null }[] };

const subscriptionsOf = async (owner: SignedIn): Promise<Simulated[]> =>
  (await owner.api<Simulated[]>("GET", "/simulator/api/paypal/subscriptions")).filter(
    ({ customId }) => customId === owner.id,
  );

const banner = (page: Page) => page.getByRole("main").getByRole("region", { name: "Payment failed" }).first();

const subscribe = async (owner: SignedIn, agents: number): Promise<string> => {
  const { subscription } = await owner.api<{ subscription: string }>("POST", "/api/v1/subscription/checkout", {
    agents,
  });
  await owner.api("POST", `/simulator/paypal/subscriptions/${subscription}/approve`);
  await owner.api("POST", "/api/v1/subscription/confirm", { subscription });
  return subscription;
};

test("a renewal fails: shown at once, a week of grace, then a pause, and once paid all is as before @trial", async ({
  owner,
}) => {
  test.slow();
  const { page } = owner;
  const { number } = await openUnpaidSalon(owner);
  await addAgents(owner, ["Ben"]);
  const subscription = await subscribe(owner, 2);
  const say = async (text: string) =>
    (await writeAs("+34611500123", number, { text })).map((reply) => reply.text).join("\n");
  expect(await say("menu")).toContain("What would you like to do?");
  await page.goto("/app");
  await expect(page.getByRole("main")).toBeVisible();
  await owner.api("POST", `/simulator/api/paypal/subscriptions/${subscription}/decline`);
  await advanceDays(32);

  // On the page that is open, and on every other.
  await expect(banner(page)).toContainText("PayPal couldn't collect your last payment. Everything keeps working until");
  await waitForMail(owner.email, /couldn't collect the payment for your subscription/);
  await expectAccessible(page);
  for (const path of ["/settings", "/clients", "/profile", "/insights"]) {
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
  }
  expect(await statusOf(owner)).toMatchObject({ state: "pastDue", subscribed: true, maxAgents: 2, activeAgents: 2 });
  expect(await say("menu")).toContain("What would you like to do?");
  await page.goto("/settings?tab=subscription");
  await expect(page.getByText("You don't have a subscription")).toBeHidden();
  await expect(page.getByText("Payment failed", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await advanceDays(8);
  await expect(banner(page)).toContainText("Booking by chat is paused because PayPal couldn't collect");
  await expect.poll(() => statusOf(owner)).toMatchObject({ state: "paused", subscribed: false, activeAgents: 1 });
  await waitForMail(owner.email, /booking by chat is paused, and only one agent can be active/);
  expect(await say("menu")).toContain("Booking by chat is paused at Salon Aurora right now.");

  await page.goto("/settings?tab=whatsapp");
  await expect(page.getByText("so WhatsApp booking is paused")).toBeVisible();
  await expect(page.getByText("Subscription Required")).toBeHidden();
  await page.goto("/subscription");
  await expect(page.getByRole("link", { name: "Fix payment with PayPal" })).toHaveCount(1);
  const card = page.getByRole("region", { name: "Booking by chat is paused" });
  await expect(card).toContainText("Your calendar and everything in it stay as they are.");
  await expectAccessible(page);
  const [payPal] = await Promise.all([
    page.context().waitForEvent("page"),
    card.getByRole("link", { name: "Fix payment with PayPal" }).click(),
  ]);
  // Back without having done anything: it says so, and the way stays open.
  await card.getByRole("button", { name: "Check payment" }).click();
  await expect(notificationWith(page, "PayPal still couldn't collect the payment")).toBeVisible();
  await payPal.getByRole("button", { name: "Use another card" }).click();
  await expect(payPal.getByText("Your new card is saved")).toBeVisible();
  await payPal.close();
  await card.getByRole("button", { name: "Check payment" }).click();
  await expect(notificationWith(page, "Thank you, the payment went through.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Active subscription" })).toContainText("2 agents paid for");
  expect(await statusOf(owner)).toMatchObject({ state: "active", subscribed: true, activeAgents: 2 });
  await waitForMail(owner.email, /overdue payment went through/);
  expect(await say("menu")).toContain("What would you like to do?");
});

test("instead of mending, one can start over; the unpaid one is billed no more @trial", async ({ owner }) => {
  const { page } = owner;
  const old = await subscribe(owner, 1);
  await owner.api("POST", `/simulator/api/paypal/subscriptions/${old}/decline`);
  await advanceDays(32);
  await page.goto("/app");
  await banner(page).getByRole("link", { name: "Subscribe again" }).click();
  await expect(page.getByText("A new subscription is billed right away. It replaces the unpaid one")).toBeVisible();
  await answerPayPal(page, "Approve");
  await expect(page).toHaveURL(/\/subscription-success/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, your subscription is active!");
  await expect(banner(page)).toBeHidden();
  await expect
    .poll(async () => (await subscriptionsOf(owner)).map(({ status }) => status).sort())
    .toEqual(["ACTIVE", "CANCELLED"]);
});

test("two tabs that both approve: the second is cancelled and refunded, and the owner hears of it @trial", async ({
  owner,
}) => {
  const { page } = owner;
  expectRefusals(page, /409/);
  const other = await page.context().newPage();
  await page.goto("/subscription?agents=2");
  await other.goto("/subscription?agents=4");
  for (const tab of [page, other]) await tab.getByRole("button", { name: "PayPal Subscribe" }).click();
  await other.getByRole("dialog", { name: "PayPal" }).getByRole("button", { name: "Approve" }).click();
  await expect(other).toHaveURL(/\/subscription-success/);
  await page.getByRole("dialog", { name: "PayPal" }).getByRole("button", { name: "Approve" }).click();
  await expect(notificationWith(page, "You already have a subscription")).toBeVisible();
  await waitForMail(owner.email, /second subscription was approved/);
  expect(await statusOf(owner)).toMatchObject({ state: "active", maxAgents: 4 });
  const all = await subscriptionsOf(owner);
  expect(all.map(({ status }) => status).sort()).toEqual(["ACTIVE", "CANCELLED"]);
  expect(all.find(({ status }) => status === "CANCELLED")?.payments.every(({ refundedAt }) => refundedAt)).toBe(true);
});

test("a payment that takes a while shows by itself @trial", async ({ owner }) => {
  const { page } = owner;
  await owner.api("POST", "/simulator/api/paypal/modes", { lateActivation: true });
  try {
    await page.goto("/subscription?agents=2");
    await answerPayPal(page, "Approve");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Processing Payment");
    const [begun] = await subscriptionsOf(owner);
    await owner.api("POST", `/simulator/api/paypal/subscriptions/${begun?.sid}/activate`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, your subscription is active!");
    await expect(notificationWith(page, "Subscription Activated!")).toBeVisible();
  } finally {
    await owner.api("POST", "/simulator/api/paypal/modes", { lateActivation: false });
  }
});

test("fewer agents: who goes is named, it waits for the date, and can be taken back @trial", async ({ owner }) => {
  const { page } = owner;
  await addAgents(owner, ["Ana", "Ben", "Cy"]);
  await subscribe(owner, 3);
  const lower = async () => {
    await page.goto("/subscription?agents=1");
    await expect(page.getByText("Your newest agents will be deactivated then: Ben and Cy.")).toBeVisible();
    await answerPayPal(page, "Approve");
    await expect(notificationWith(page, "Your plan changes to fewer agents on")).toBeVisible();
  };
  await lower();
  const card = page.getByRole("region", { name: "Active subscription" });
  await expect(card).toContainText("3 agents paid for");
  await expect(card).toContainText(/Starting .*: 1 agent/);
  await waitForMail(owner.email, /Ben, Cy/);
  expect(await statusOf(owner)).toMatchObject({ maxAgents: 3, activeAgents: 3 });
  await page.goto("/settings?tab=subscription");
  await expect(page.getByText("Planned change").locator("..")).toContainText("1 agent");
  await expectAccessible(page);

  await page.goto("/subscription");
  await card.getByRole("button", { name: "Keep 3 agents" }).click();
  await expect(page.getByText("This cancels the planned change")).toBeVisible();
  await answerPayPal(page, "Approve");
  await expect(notificationWith(page, "Your plan stays the same.")).toBeVisible();
  await expect(card).not.toContainText("1 agent");

  await lower();
  await advanceDays(32);
  await expect.poll(() => statusOf(owner)).toMatchObject({ maxAgents: 1, activeAgents: 1 });
  await expect(card).toContainText("1 agent paid for");
});

test("while PayPal is away, each place says so in its words, and nothing changes @trial", async ({ owner }) => {
  const { page } = owner;
  expectRefusals(page, /502|503|sdk\/js|PayPal/);
  await subscribe(owner, 2);
  await owner.api("POST", "/simulator/api/paypal/modes", { away: true });
  try {
    await page.goto("/settings?tab=subscription");
    await page.getByRole("button", { name: "Refresh status" }).click();
    await expect(notificationWith(page, "Failed to check subscription status")).toBeVisible();
    await page.getByRole("button", { name: "Cancel Subscription" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel Subscription" }).click();
    await expect(
      notificationWith(page, "Failed to cancel subscription. Please try again or contact support."),
    ).toBeVisible();
    await page.goto("/subscription?agents=5");
    await expect(page.getByText("Failed to load PayPal SDK")).toBeVisible();
    await page.goto("/subscription-success");
    await expect(notificationWith(page, "Checking Subscription")).toBeVisible();
  } finally {
    await owner.api("POST", "/simulator/api/paypal/modes", { away: false });
  }
  expect(await statusOf(owner)).toMatchObject({ state: "active" });
});
