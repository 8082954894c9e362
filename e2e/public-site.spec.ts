import { expect, expectAccessible, expectRefusals, test, waitForMail } from "./fixtures.ts";

const pages = ["/", "/getting-started", "/contact", "/privacy", "/cookie-policy"];

test("a visitor finds every page, and the way to signing in", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/appointments booked on WhatsApp/);
  await expectAccessible(page);
  for (const feature of ["Smart Scheduling", "WhatsApp Integration", "Time Slot Management", "Client Management"])
    await expect(page.getByRole("heading", { name: feature })).toBeVisible();
  await expect(page.getByText("$17", { exact: true })).toBeVisible();
  await page.getByText("Do my clients need an app?").click();
  await expect(page.getByText(/as they do anyway/)).toBeVisible();

  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Getting Started" }).click();
  const steps = ["Create Account", "Subscribe Your Agent", "Create Agent", "Create Schedule", "Get WhatsApp Number"];
  await expect(page.getByRole("main").getByRole("listitem").getByRole("heading")).toHaveText(steps);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/landing");

  await header.getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByText(/deleted within 30 days/)).toBeVisible();
  await expect(page.getByText(/children under 13/)).toBeVisible();
  await expectAccessible(page);

  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("Terms of Service")).toBeVisible();
  await expect(footer.getByRole("link", { name: "Terms of Service" })).toHaveCount(0);
  await footer.getByRole("link", { name: "Cookie Policy" }).click();
  await expect(page.getByText("Up to 7 days")).toBeVisible();
  await expect(page.getByText("sidebar_state")).toBeVisible();
  await expectAccessible(page);

  await page.goto("/landing");
  await header.getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/auth");
});

test("Watch Demo plays in a dialog, with captions, and stops with it", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Watch Demo" }).click();
  const dialog = page.getByRole("dialog", { name: "See Daybook at work" });
  await expect(dialog).toBeVisible();
  const video = page.locator("#demo video");
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0);
  expect(await video.evaluate((film: HTMLVideoElement) => film.textTracks[0]?.cues?.length)).toBe(5);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(await video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
  await expect(page.getByRole("link", { name: "Watch Demo" })).toBeFocused();
});

test("the language is chosen on a public page and kept in the app, and the other way round", async ({ page }) => {
  await page.goto("/contact");
  await page.locator("summary", { hasText: "English" }).click();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kontakt" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.goto("/auth");
  await expect(page.getByRole("button", { name: "Anmelden", exact: true })).toBeVisible();
  await page.getByRole("button", { name: /Sprache/ }).click();
  await page.getByRole("menuitemradio", { name: "Français" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.goto("/privacy");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("a visitor writes, is corrected, writes again, and the message arrives", async ({ page }) => {
  expectRefusals(page, /contact-messages/);
  const email = `visitor-${crypto.randomUUID()}@example.com`;
  await page.goto("/contact");
  await expectAccessible(page);
  await expect(page.getByText("9:00 AM to 5:00 PM EST")).toBeVisible();
  const send = page.getByRole("button", { name: "Send Message" });
  await send.click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Please enter a valid name (1-100 characters)");
  await expect(alert).toContainText("Please enter a valid email address");
  await expect(alert).toContainText("Please enter a message with at least 10 characters");
  await expect(page.getByLabel("Name")).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel("Name").fill("Ana <Costa> 💈");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Message").fill("Do you have a plan for twelve chairs?");
  await expect(alert).toBeHidden();
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

test.describe("on a phone, in German and dark", () => {
  test.use({ viewport: { width: 320, height: 640 }, colorScheme: "dark" });

  test("every page fits and is accessible", async ({ page }) => {
    for (const path of pages) {
      await page.goto(`${path}?lang=de`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      await expectAccessible(page);
    }
    await page.locator("summary[aria-label=Hauptmenü]").click();
    await page.getByRole("banner").getByRole("link", { name: "Kontakt" }).click();
    await expect(page).toHaveURL("/contact");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the pages read well, languages switch, and the contact page says how to write", async ({ page }) => {
    await page.goto("/contact?lang=es");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(page.getByRole("link", { name: "support@daybook.localhost" })).toBeVisible();
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });
});

test("a signed-in owner is sent from the landing page to the dashboard", async ({ owner }) => {
  await owner.page.goto("/landing");
  await expect(owner.page).toHaveURL("/app");
  await expect(owner.page.getByRole("tab", { name: "Calendar" })).toBeVisible();
});
