import type { Page } from "@playwright/test";
import { buildAgent } from "#server/testing/builders/build-scheduling.ts";
import { databaseUrl, expect, expectAccessible, expectRefusals, test } from "../fixtures.ts";
import { openSalon, recordPastVisit } from "../open-salon.ts";
import { monday } from "../week-ahead.ts";

/** The server says that it is down wherever the address matches, until that is mended; and how often it was asked. */
const breakDown = async (page: Page, pattern: RegExp) => {
  const body = { code: "unavailable", message: "", requestId: "" };
  let asked = 0;
  expectRefusals(page, pattern);
  await page.route(pattern, async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    asked += 1;
    await route.fulfill({ status: 503, json: body });
  });
  return { asked: () => asked, mend: () => page.unroute(pattern) };
};

const retryLimit = 3;

/** Nobody chats meanwhile: news of a client would have the lists asked for anew. */
const carmen = { clientName: "Carmen Ruiz", clientPhone: "+12025550177" };

/** One try and two more, after one and two seconds. */
const untilGivenUpMs = 5_000;

const places = [
  { what: "the clients", path: "/clients", pattern: /api\/v1\/clients(\?|$)/, shown: "Carmen Ruiz" },
  { what: "who waits", path: "/clients", pattern: /api\/v1\/clients\/waiting/, shown: "Carmen Ruiz", isQuiet: true },
  {
    what: "the feeds",
    path: "/settings?tab=calendars",
    pattern: /api\/v1\/feeds$/,
    shown: "Whole business",
  },
  { what: "the poster's number", path: "/whatsapp-poster", pattern: /whatsapp\/numbers/, shown: "Poster language" },
  {
    what: "what is sent by email",
    path: "/settings?tab=account",
    pattern: /api\/v1\/mail-settings/,
    shown: "My day, every morning",
  },
  { what: "the bot's voice", path: "/settings?tab=language", pattern: /api\/v1\/profile$/, shown: "Your greeting" },
  {
    what: "the team",
    path: `/app?view=team&date=${monday}`,
    pattern: /api\/v1\/agents$/,
    shown: "Book Ana at 10:30 AM",
  },
] as const;

for (const { what, path, pattern, shown, ...place } of places) {
  test(`${what} can't be read: it is said, asked for no more than thrice, and tried again @trial`, async ({
    owner,
  }) => {
    const { page } = owner;
    await openSalon(owner);
    await recordPastVisit(owner, carmen);
    const broken = await breakDown(page, pattern);
    await page.goto(path);
    const content = page.getByText(shown).or(page.getByLabel(shown)).first();
    if (!("isQuiet" in place)) {
      await expect(page.getByRole("button", { name: "Try again" }).first()).toBeVisible();
      await expect(content).toHaveCount(0);
    } else await expect(content).toBeVisible();
    await expectAccessible(page);
    await page.waitForTimeout(untilGivenUpMs);
    expect(broken.asked()).toBe(retryLimit);
    await broken.mend();
    if ("isQuiet" in place) return;
    await page.getByRole("button", { name: "Try again" }).first().click();
    await expect(content).toBeVisible();
  });
}

test("the next clients can't be read: it is said below those who are there, and tried again @trial", async ({
  owner,
}) => {
  const { page } = owner;
  await openSalon(owner);
  await recordPastVisit(owner, carmen);
  // A page of one, as if there were more.
  await page.route(/api\/v1\/clients\?*$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), nextCursor: "more" } });
  });
  const broken = await breakDown(page, /api\/v1\/clients\?cursor=more/);
  await page.goto("/clients");
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByText("The clients couldn't be loaded.")).toBeVisible();
  await expect(page.getByRole("link", { name: /Carmen Ruiz/ })).toBeVisible();
  await expectAccessible(page);
  await page.waitForTimeout(untilGivenUpMs);
  expect(broken.asked()).toBe(retryLimit);
  await broken.mend();
  await page.route(/api\/v1\/clients\?cursor=more/, (route) =>
    route.fulfill({ json: { clients: [], nextCursor: null, isPartial: false, total: 1, tags: [] } }),
  );
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("The clients couldn't be loaded.")).toBeHidden();
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
});

test("breaks can't be read: the calendar says so above the appointments, until they are there @trial", async ({
  owner,
}) => {
  const { page } = owner;
  await buildAgent(databaseUrl(), owner.id, { name: "Marta" });
  const broken = await breakDown(page, /api\/v1\/breaks/);
  for (const view of ["day", "week-grid", "month"]) {
    await page.goto(`/app?view=${view}&date=${monday}`);
    await expect(page.getByText(/^Business hours, breaks or time off couldn't be loaded/)).toBeVisible();
    await expectAccessible(page);
  }
  const retry = page.getByRole("button", { name: "Try again" });
  await expect(retry).toBeEnabled();
  await broken.mend();
  await retry.click();
  await expect(page.getByText(/^Business hours, breaks or time off couldn't be loaded/)).toBeHidden();
});

test("the clients' server takes the question and never answers: after a while it is said @trial", async ({ owner }) => {
  const { page } = owner;
  await page.route(/api\/v1\/clients(\?|$)/, () => undefined);
  await page.goto("/clients");
  await expect(page.getByRole("heading", { name: "Clients" })).toBeVisible();
  await expect(page.getByText("The clients couldn't be loaded.")).toBeVisible({ timeout: 30_000 });
});
