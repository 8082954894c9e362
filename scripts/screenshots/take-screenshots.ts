import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { filmClient } from "../demo-film/film-client.ts";
import { withDemo } from "../demo-film/with-demo.ts";
import { ensureBrowser } from "../ensure-browser.ts";

/**
 * Takes the README's pictures of the demo business: `npx node scripts/screenshots/take-screenshots.ts`. Needs a built web
 * client and a font with emoji. Look at each before you keep it; run it when a screen in them has changed.
 */
const outDir = join(import.meta.dirname, "../../docs/screenshots");
/** A Friday morning in the salon: each agent works that day. */
const clock = "2026-11-20T10:20:00Z";
/** Who asks for a person in the demo's chats; on the test phone she can go on. */
const joana = { name: "Joana Figueiredo", phone: "+33639980138" };

const save = async (picture: Buffer, name: string): Promise<void> => {
  await sharp(picture).png({ compressionLevel: 9 }).toFile(join(outDir, name));
};

const takeDashboard = async (page: Page, origin: string): Promise<void> => {
  await page.setViewportSize({ width: 1440, height: 1012 });
  await page.goto(`${origin}/app?view=team`);
  await page.getByText("Lunch").first().waitFor();
  await settle(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await save(await page.screenshot(), "dashboard.png");
};

const takePhone = async (phone: Page, origin: string): Promise<void> => {
  await phone.setViewportSize({ width: 1280, height: 1080 });
  await openPhone(phone, origin, filmClient);
  await write(phone, "Haircut tomorrow at 3 pm");
  await phone.getByRole("log").getByRole("button", { name: "Confirm" }).click();
  await phone.getByText("You're booked!").waitFor();
  await settle(phone);
  await showWholeOffer(phone);
  const screen = await phone.getByRole("log").boundingBox();
  if (!screen) throw new Error("The phone has no chat to take a picture of.");
  // The phone's case around its chat, its head and its field, and a margin.
  const clip = { x: screen.x - 35, y: screen.y - 135, width: screen.width + 70, height: screen.height + 225 };
  await save(await phone.screenshot({ clip }), "phone.png");
};

const takeClient = async (owner: Page, phone: Page, origin: string): Promise<void> => {
  await owner.setViewportSize({ width: 1280, height: 860 });
  await owner.goto(`${origin}/clients`);
  await owner.getByText("Wants to talk").first().click();
  await write(owner, "Hello Joana, this is Luna. How can I help?");
  await openPhone(phone, origin, joana);
  await write(phone, "Could you do my sister's hair for her wedding?");
  await owner.getByText("her wedding?").waitFor();
  await write(owner, "With pleasure! Which day is it?");
  await owner.getByPlaceholder("Message", { exact: true }).blur();
  await showWholeChat(owner);
  await save(await owner.screenshot(), "client.png");
};

const openPhone = async (phone: Page, origin: string, client: typeof filmClient): Promise<void> => {
  await phone.addInitScript((known) => {
    localStorage.setItem("daybook-phone-clients", JSON.stringify([known]));
  }, client);
  await phone.goto(`${origin}/simulator`);
};

/** The phone becomes a little longer, so that its head doesn't cut what the bot offered. */
const showWholeOffer = async (phone: Page): Promise<void> => {
  await phone.getByText("Shall I book this").evaluate((offer) => {
    const log = offer.closest("[role=log]");
    const hidden = (log?.getBoundingClientRect().top ?? 0) + 14 - offer.getBoundingClientRect().top;
    for (let part = log?.parentElement; part; part = part.parentElement)
      if (part.offsetHeight === 832) part.style.height = `${832 + Math.max(0, hidden)}px`;
    log?.scrollTo(0, log.scrollHeight);
  });
  await settle(phone);
};

/** The window is made as high as the chat needs. */
const showWholeChat = async (page: Page): Promise<void> => {
  await settle(page);
  const hidden = await page.getByRole("log").evaluate((log) => log.scrollHeight - log.clientHeight);
  const size = page.viewportSize();
  if (hidden <= 0 || !size) return;
  await page.setViewportSize({ width: size.width, height: size.height + hidden });
  await settle(page);
};

const write = async (page: Page, text: string): Promise<void> => {
  const field = page.getByPlaceholder("Message", { exact: true });
  await field.fill(text);
  await field.press("Enter");
  await page.getByText(text).last().waitFor();
};

/** Fonts, shapes of what was on its way, and marks that a message was read. */
const settle = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(3_000);
};

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
await withDemo(
  "en",
  async (signInUrl) => {
    const { origin } = new URL(signInUrl);
    const context: BrowserContext = await browser.newContext({
      ...{ colorScheme: "light", locale: "en-US", timezoneId: "Europe/Madrid", reducedMotion: "reduce" },
    });
    context.setDefaultTimeout(40_000);
    const [owner, phone] = [await context.newPage(), await context.newPage()];
    await owner.goto(signInUrl);
    await owner.getByText("Luna Ortega").first().waitFor();
    await takeDashboard(owner, origin);
    await takePhone(phone, origin);
    await takeClient(owner, phone, origin);
    await context.close();
  },
  clock,
);
await browser.close();
