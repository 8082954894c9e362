import type { Page } from "@playwright/test";
import type { Me } from "#contract/account/account.ts";
import { buildSubscription } from "#server/testing/builders/build-subscription.ts";
import { databaseUrl, expect, expectAccessible, test } from "../fixtures.ts";

const places = [
  ["/app", "Calendar"],
  ["/", "Calendar"],
  ["/app?tab=agents", "Agents"],
  ["/app?tab=time", "Time Settings"],
  ["/clients", "Clients"],
  ["/insights", "Insights"],
  ["/settings", null],
  ["/settings?tab=agents", null],
  ["/profile", null],
  ["/subscription", null],
  ["/whatsapp-onboarding", null],
] as const;

test("one navigation on every page, with the current place marked @trial", async ({ owner }) => {
  test.slow();
  const { page } = owner;
  // Without the stream nothing is fetched again: what is asked for twice is asked for by two parts of one page.
  await page.route("**/api/v1/events*", () => {});
  let asked: string[] = [];
  page.on("request", (request) => {
    // What the page before still asks for while this one is being opened isn't this one's.
    if (request.isNavigationRequest()) asked = [];
    if (request.url().includes("/api/")) asked.push(`${request.method()} ${request.url()}`);
  });
  for (const [path, current] of places) {
    await page.goto(path);
    const nav = page.getByRole("navigation", { name: "Main menu" });
    await expect(nav.getByRole("link")).toHaveText(["Calendar", "Clients", "Agents", "Time Settings", "Insights"]);
    await expect(nav.locator("[aria-current=page]"), path).toHaveText(current === null ? [] : [current]);
    expect(asked, `${path} asks for nothing twice`).toEqual([...new Set(asked)]);
  }
  await page.getByRole("link", { name: "Time Settings" }).click();
  await expect(page).toHaveURL(/tab=time/);
  await expect(page.getByRole("heading", { name: "Time Settings", level: 2 })).toBeVisible();
  await page.getByRole("link", { name: "Clients" }).click();
  await expect(page).toHaveURL(/\/clients/);
  await page.goBack();
  await expect(page.getByRole("navigation").locator("[aria-current]")).toHaveText("Time Settings");
});

test.describe("the navigation on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a bar at the thumb, New in its middle, the rest behind More", async ({ owner }) => {
    const { page } = owner;
    await page.goto("/insights");
    const bar = page.getByRole("navigation", { name: "Main menu" });
    await expect(bar.getByRole("link")).toHaveText(["Calendar", "Clients", "Agents"]);
    await expectAccessible(page);
    await bar.getByRole("button", { name: "More" }).click();
    const sheet = page.getByRole("dialog", { name: "More" });
    await expect(sheet.getByRole("link", { name: "Insights" })).toHaveAttribute("aria-current", "page");
    await expect(sheet.getByText("Manage appointments via WhatsApp")).toBeVisible();
    for (const name of ["Time", "WhatsApp Setup", "Upgrade", "Settings", "Profile"]) {
      await expect(sheet.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expectAccessible(page);
    await sheet.getByRole("link", { name: "Time", exact: true }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("heading", { name: "Time Settings", level: 2 })).toBeVisible();

    await bar.getByRole("button", { name: "More" }).click();
    await sheet.getByRole("button", { name: "Try your bot" }).click();
    await expect(page.getByRole("dialog", { name: "Try your bot" })).toBeVisible();
    await page.keyboard.press("Escape");

    await bar.getByRole("button", { name: "New" }).click();
    await expect(page.getByRole("dialog", { name: "Create New Appointment" })).toBeVisible();
    await expect(page).not.toHaveURL(/form=/);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await bar.getByRole("button", { name: "New" }).click();
    await expect(page.getByRole("dialog", { name: "Create New Appointment" })).toBeVisible();
  });
});

/** Answers as the server would to someone else. */
const answerSession = (page: Page, change: (me: Me) => Partial<Me>) =>
  page.route("**/api/v1/session", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, me: { ...answer.me, ...change(answer.me) } } });
  });

test("Setup and Upgrade speak up only while there is something to do; the administrator has neither", async ({
  owner,
}) => {
  const { page } = owner;
  const words = page.getByRole("banner").getByText(/WhatsApp Setup|Upgrade/);
  await page.goto("/app");
  // The platform's number serves the business: an own one is an offer.
  await expect(page.getByRole("banner").getByText("WhatsApp Ready")).toBeVisible();
  await expect(words).toHaveText(["Upgrade"]);
  const setup = page.getByRole("banner").getByRole("link", { name: "WhatsApp Setup" });
  await expect(setup).toHaveAttribute("title", /a number of your own/);
  await buildSubscription(databaseUrl(), owner.id, { maxAgents: 5 });
  await page.reload();
  await expect(setup).toBeVisible();
  await expect(words).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Upgrade" })).toBeVisible();

  await answerSession(page, () => ({ isAdministrator: true, business: null }));
  await page.goto("/settings");
  const ways = page.getByRole("navigation", { name: "Main menu" }).getByRole("link");
  await expect(ways).toHaveText(["Administration", "Settings", "Profile"]);
  await expect(page.getByRole("link", { name: /WhatsApp Setup|Upgrade|WhatsApp not set up/ })).toHaveCount(0);
  await expect(page.getByText("WhatsApp Ready")).toHaveCount(0);
  // An answer that is under way may outlast the test.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("the badge says what is so, and leads to the wizard when nothing is set up", async ({ owner }) => {
  const { page } = owner;
  let isWhatsAppReady = true;
  await answerSession(page, ({ business }) => ({
    business: business && { ...business, isWhatsAppReady, isSetupDue: !isWhatsAppReady },
  }));
  await page.goto("/app");
  await expect(page.getByRole("banner").getByText("WhatsApp Ready")).toBeVisible();
  isWhatsAppReady = false;
  await page.reload();
  await expect(page.getByRole("banner").getByText("WhatsApp Setup")).toBeVisible();
  await expect(page.getByRole("link", { name: "Get your WhatsApp number" })).toBeVisible();
  await page.getByRole("link", { name: "WhatsApp not set up" }).click();
  await expect(page).toHaveURL(/whatsapp-onboarding/);
  await expect(page.getByText("WhatsApp Ready")).toHaveCount(0);
  // An answer that is under way may outlast the test.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
