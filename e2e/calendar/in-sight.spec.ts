import { languages } from "#domain/languages.ts";
import { buildAgent, buildType } from "#server/testing/builders/build-scheduling.ts";
import { databaseUrl, expect, expectAccessible, type SignedIn, test } from "../fixtures.ts";
import { monday } from "../week-ahead.ts";

const buildTeam = ({ id }: SignedIn) =>
  Promise.all(["Marta", "João", "Ana", "Luis"].map((name) => buildAgent(databaseUrl(), id, { name })));

for (const language of languages) {
  test(`the calendar's bar has one row beside the open column: ${language} @trial`, async ({ owner }) => {
    const { page } = owner;
    await buildTeam(owner);
    await page.context().addCookies([{ name: "daybook-language", value: language, url: process.env["E2E_URL"] ?? "" }]);
    // A Wednesday in September is among the longest dates.
    await page.goto("/app?view=team&date=2027-09-29");
    await expect(page.locator("[data-event-id], [data-drag-slot-index]").first()).toBeVisible();
    const bar = page.locator("fieldset").first().locator("xpath=../..");
    const tops = await bar
      .getByRole("button")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().y));
    expect(tops.length).toBeGreaterThan(8);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(20);
  });
}

for (const [view, width] of [
  ["team", 1280],
  ["day", 1280],
  ["day", 390],
] as const) {
  test(`the date stays in sight while the ${view} is scrolled at ${width} px`, async ({ owner }) => {
    const { page } = owner;
    await buildTeam(owner);
    await page.setViewportSize({ width, height: 500 });
    await page.goto(`/app?view=${view}&date=${monday}`);
    await expect(page.getByRole("button", { name: /available$|Marta at 9:00 AM/ }).first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    const dateOf = (weekday: string) =>
      page.getByRole("heading", { level: 2, name: new RegExp(`^${weekday}`) }).first();
    await expect(dateOf("Mon")).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(dateOf("Tue")).toBeInViewport({ ratio: 1 });
    if (view === "team") await expect(page.getByText("Marta", { exact: true }).first()).toBeInViewport({ ratio: 1 });
  });
}

test("what is booked at one time says who comes, and all of it to a screen reader", async ({ owner }) => {
  const { page } = owner;
  const [marta = ""] = await buildTeam(owner);
  const appointmentTypeId = await buildType(databaseUrl(), owner.id, { name: "Cut", duration: 30, buffer: 0 });
  const clients = ["Wilhelmina", "Bo", "Oberhuber"];
  for (const [index, clientName] of clients.entries()) {
    await owner.api("POST", "/api/v1/appointments", {
      ...{ clientName, clientPhone: `+34 600 000 00${index}`, agentId: marta, appointmentTypeId },
      ...{ appointmentDate: monday, appointmentTime: "09:00", overbook: true },
    });
  }
  await page.goto(`/app?view=team&date=${monday}`);
  for (const client of clients) {
    const card = page.getByRole("button", { name: new RegExp(`9:00 AM.*${client}.*Cut`) });
    await expect(card).toHaveAttribute("title", `9:00 AM, ${client}, Cut, Confirmed`);
    const [name, time] = await Promise.all([
      card.getByText(client).boundingBox(),
      card.getByText("9:00 AM", { exact: true }).boundingBox(),
    ]);
    expect(name?.width ?? 0, client).toBeGreaterThan(client.length > 2 ? 30 : 10);
    expect(time?.width).toBe(1);
  }
  await expectAccessible(page);
});
