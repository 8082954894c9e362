import { expect, expectAccessible, test } from "../fixtures.ts";

const pages = ["/", "/getting-started", "/contact", "/privacy", "/cookie-policy"];

test("a visitor finds every page, and the way to signing in", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/appointments booked on WhatsApp/);
  await expectAccessible(page);
  for (const feature of ["Smart Scheduling", "WhatsApp Integration", "Time Slot Management", "Client Management"])
    await expect(page.getByRole("heading", { name: feature })).toBeVisible();
  await expect(page.getByText("$17", { exact: true })).toBeVisible();
  await page.getByText("Do my clients need an app?").click();
  await expect(page.getByText(/which they already use/)).toBeVisible();

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
  await expect(page.getByText(/over https, each of these names begins with __Host-/)).toBeVisible();
  await expectAccessible(page);

  await page.goto("/landing");
  await header.getByRole("link", { name: "Log In" }).click();
  await expect(page).toHaveURL("/auth");
});

test("Watch Demo plays in a dialog and stops with it", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(fetched.filter((path) => path.startsWith("/demo/"))).toEqual([]);
  await page.getByRole("link", { name: "Watch Demo" }).click();
  const dialog = page.getByRole("dialog", { name: "See Daybook in action" });
  await expect(dialog).toBeVisible();
  const video = page.locator("#demo video");
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0);
  expect(new URL(await video.evaluate((film: HTMLVideoElement) => film.currentSrc)).pathname).toMatch(
    /^\/demo\/en\/wide\.(mp4|webm)$/,
  );
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(await video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
  await expect(page.getByRole("link", { name: "Watch Demo" })).toBeFocused();
});

test("the film is in the page's language, and on a phone it shows one thing at a time, whole on the screen @trial", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (const language of ["de", "es", "fr", "pt"]) {
    await page.goto(`/?lang=${language}`);
    await page.locator("[data-opens=demo]").click();
    const video = page.locator("#demo video");
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0);
    expect(new URL(await video.evaluate((film: HTMLVideoElement) => film.currentSrc)).pathname).toMatch(
      new RegExp(`^/demo/${language}/tall\\.(mp4|webm)$`),
    );
    expect(await video.getAttribute("poster")).toBe(`/demo/${language}/tall.jpg`);
    const box = await video.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(664);
    await expectAccessible(page);
  }
});

test("of each film's two forms a browser is offered the smaller one first", async ({ request }) => {
  for (const language of ["en", "de", "es", "fr", "pt"]) {
    const html = await (await request.get(`/?lang=${language}`)).text();
    const sizes = await Promise.all(
      [...html.matchAll(/<source src="([^"]+)"/g)].map(async ([, address = ""]) => {
        const answer = await request.head(address);
        expect(answer.status(), address).toBe(200);
        return Number(answer.headers()["content-length"]);
      }),
    );
    const [tall = 0, tallNext = 0, wide = 0, wideNext = 0, ...others] = sizes;
    expect([tall < tallNext, wide < wideNext, others], language).toEqual([true, true, []]);
  }
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

test.describe("the public pages fit on a phone, in German and dark", () => {
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

test.describe("the public pages' header", () => {
  test("is one row from the smallest phone on, in every language @trial", async ({ page }) => {
    for (const language of ["en", "es", "fr", "de", "pt"]) {
      await page.goto(`/privacy?lang=${language}`);
      for (const width of [
        320, 345, 360, 375, 390, 412, 440, 479, 480, 520, 600, 767, 768, 800, 900, 991, 992, 1024, 1440,
      ]) {
        await page.setViewportSize({ width, height: 700 });
        const row = await page.evaluate(() => {
          const header = document.querySelector("header");
          const parts = [...(header?.querySelectorAll("a, summary") ?? [])].filter((part) => part.checkVisibility());
          const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ width: shown }) => shown > 0);
          const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
          return {
            spread: Math.max(...middles) - Math.min(...middles),
            tallest: Math.max(...boxes.map(({ height }) => height)),
            overflow: document.documentElement.scrollWidth - innerWidth,
          };
        });
        const where = `${language} at ${width} px`;
        expect(row.spread, where).toBeLessThan(3);
        expect(row.tallest, where).toBeLessThan(52);
        expect(row.overflow, where).toBeLessThanOrEqual(0);
      }
    }
  });
});

test.describe("public pages without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the pages read well, and languages switch", async ({ page }) => {
    await page.goto("/contact?lang=es");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });
});

test("a signed-in owner is sent from the landing page to the dashboard", async ({ owner }) => {
  await owner.page.goto("/landing");
  await expect(owner.page).toHaveURL("/app");
  await expect(owner.page.getByRole("link", { name: "Calendar" })).toBeVisible();
});
