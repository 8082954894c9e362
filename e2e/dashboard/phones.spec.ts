import type { Page } from "@playwright/test";
import { languages } from "#domain/languages.ts";
import { buildAppointment } from "#server/testing/builders/build-appointment.ts";
import { buildAgent } from "#server/testing/builders/build-scheduling.ts";
import { databaseUrl, expect, type SignedIn, test, trialUnless } from "../fixtures.ts";
import { monday, zone } from "../week-ahead.ts";

const at = (time: string) =>
  Temporal.PlainDateTime.from(`${monday}T${time}`).toZonedDateTime(zone).toInstant().toString();

/** A day that begins late, on which one client is booked with two agents at once. */
const fillDay = async ({ id }: SignedIn) => {
  const agents = [
    await buildAgent(databaseUrl(), id, { name: "Maximiliane Oberhuber" }),
    await buildAgent(databaseUrl(), id, { name: "João" }),
  ];
  for (const [index, agentId] of agents.entries()) {
    for (const time of ["12:00", "14:00", "17:00"]) {
      await buildAppointment(databaseUrl(), {
        ownerId: id,
        agentId,
        startsAt: at(time),
        clientName: `Client ${index}`,
      });
    }
  }
};

/** The things in a header that can be seen, by the middle of each: all in one row. */
const headerRow = (page: Page) =>
  page.getByRole("banner").evaluate((header) => {
    const box = header.getBoundingClientRect();
    const middles = [...header.querySelectorAll("a, button, summary, svg, img")]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ top, height }) => Math.abs(top + height / 2 - (box.top + box.height / 2)));
    return { height: box.height, furthest: Math.max(...middles) };
  });

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

for (const width of [320, 390]) {
  for (const language of languages) {
    test(`at ${width} px in ${language}: a header in one row, the day at once, nothing cut or covered${trialUnless(width === 320 && language === "de", language !== "de")}`, async ({
      signIn,
      page: visitor,
    }) => {
      const owner = await signIn({ language });
      const { page } = owner;
      await page.setViewportSize({ width, height: 844 });
      await fillDay(owner);
      await page.goto(`/app?view=day&date=${monday}`);
      const card = page.getByRole("button", { name: /Client \d/ }).first();
      await expect(card).toBeVisible();
      const { height, furthest } = await headerRow(page);
      expect(height, "the header is one row").toBeLessThanOrEqual(60);
      expect(furthest, "nothing stands in a second one").toBeLessThan(16);
      const top = (await card.boundingBox())?.y ?? 0;
      expect(top - height, "the first appointment is near").toBeLessThanOrEqual(200);
      expect(await isWide(page)).toBe(false);

      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const bar = await page.getByRole("navigation").boundingBox();
      const ends = await page
        .getByRole("main")
        .getByRole("button")
        .evaluateAll((buttons) => Math.max(...buttons.map((button) => button.getBoundingClientRect().bottom)));
      expect(ends, "New covers no button").toBeLessThanOrEqual(bar?.y ?? 0);

      await page.goto("/settings");
      await expect(page.getByRole("tab")).toHaveCount(9);
      for (const tab of await page.getByRole("tab").all()) {
        const box = await tab.boundingBox();
        expect(box?.x ?? -1, "no tab is cut").toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        expect(await tab.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      }

      await visitor.setViewportSize({ width, height: 844 });
      await visitor.goto(`/contact?lang=${language}`);
      const site = await headerRow(visitor);
      expect(site.height, "the public header too").toBeLessThanOrEqual(72);
      expect(site.furthest).toBeLessThan(16);
      expect(await isWide(visitor)).toBe(false);
    });
  }
}
