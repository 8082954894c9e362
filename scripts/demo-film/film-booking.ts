import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "@playwright/test";
import type { Language } from "#domain/languages.ts";
import { filmClient as client } from "./film-client.ts";
import { captionHeight, type FilmShot, filmScale, panelSize } from "./film-cuts.ts";
import { filmWords } from "./film-words.ts";

const agent = "Mateo Ferrari";
const day = "2027-05-05";

type AgentList = { agents: { id: string; name: string }[] };

/** A client books by chat while the owner's calendar is open. */
export const filmBooking = async (browser: Browser, signInUrl: string, language: Language): Promise<FilmShot[]> => {
  const { origin } = new URL(signInUrl);
  const { sentence, captions } = filmWords[language];
  const context = await browser.newContext({
    viewport: { width: panelSize.width / filmScale, height: panelSize.height / filmScale },
    deviceScaleFactor: filmScale,
    colorScheme: "light",
    locale: language === "en" ? "en-US" : language,
  });
  // A machine that does other things meanwhile needs its time.
  context.setDefaultTimeout(180_000);
  const [calendar, phone, title] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await title.setViewportSize({ width: panelSize.width / filmScale, height: captionHeight / filmScale });
  const captionOf = createCaptions(title);
  await calendar.goto(signInUrl);
  const { agents } = (await (await context.request.get(`${origin}/api/v1/agents`)).json()) as AgentList;
  const agentId = agents.find(({ name }) => name === agent)?.id;
  await calendar.goto(`${origin}/app?view=day&date=${day}&agent=${agentId}`);
  await phone.addInitScript((known) => {
    localStorage.setItem("daybook-phone-clients", JSON.stringify([known]));
  }, client);
  await phone.goto(`${origin}/simulator`);
  const field = phone.getByRole("textbox").last();
  await field.waitFor();

  const shots: FilmShot[] = [];
  const shoot = async (seconds: number, caption: string, shows: FilmShot["shows"]): Promise<void> => {
    const [left, right] = await Promise.all([phone.screenshot(), calendar.screenshot()]);
    shots.push({ chat: left, calendar: right, caption: await captionOf(caption), seconds, shows });
  };

  await showAfternoon(calendar);
  await shoot(3, captions.before, "calendar");
  await shoot(0.8, captions.ask, "chat");
  for (let typed = 2; typed < sentence.length; typed += 2) {
    await field.fill(sentence.slice(0, typed));
    await shoot(0.1, captions.ask, "chat");
  }
  await field.fill(sentence);
  await shoot(0.6, captions.ask, "chat");
  await field.press("Enter");
  const options = phone.getByRole("log").getByRole("button");
  await options.first().waitFor();
  await phone.waitForTimeout(1_500);
  await shoot(4.5, captions.summary, "chat");
  // Confirm, change, leave: in this order in every language.
  await options.nth((await options.count()) - 3).click();
  const booked = calendar.getByText(client.name).first();
  await booked.waitFor();
  await phone.waitForTimeout(900);
  await shoot(2.5, captions.booked, "chat");
  await booked.scrollIntoViewIfNeeded();
  await shoot(3.5, captions.booked, "calendar");
  await booked.click();
  await calendar.getByRole("dialog").waitFor();
  await calendar.waitForTimeout(900);
  await shoot(4.5, captions.details, "calendar");
  await context.close();
  return shots;
};

/** Scrolls until the free hour is in the upper part of the picture. */
const showAfternoon = async (page: Page): Promise<void> => {
  const hour = page.getByText(/^(2:00 PM|14:00|14 ?h(00)?)$/).first();
  await hour.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await page.waitForTimeout(500);
};

/** Large words on the film's ground, in the app's own type. */
const createCaptions = (page: Page): ((text: string) => Promise<Buffer>) => {
  const font = readFileSync(
    fileURLToPath(import.meta.resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2")),
  ).toString("base64");
  const made = new Map<string, Buffer>();
  return async (text) => {
    const known = made.get(text);
    if (known) return known;
    await page.setContent(`<style>
      @font-face { font-family: F; src: url(data:font/woff2;base64,${font}); font-weight: 300 900 }
      body { margin: 0; height: ${captionHeight / filmScale}px; display: grid; place-items: center; background: #e4e0d7;
        color: #1d2b25; font: 600 18px/1.25 F; text-align: center; text-wrap: balance; padding-inline: 12px }
    </style><p style="margin:0"></p>`);
    await page.locator("p").evaluate((element, words) => {
      element.textContent = words;
    }, text);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const picture = await page.screenshot();
    made.set(text, picture);
    return picture;
  };
};
