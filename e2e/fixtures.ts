import { hash } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { insertOwner, type OwnerOverrides, type TestOwner } from "#server/testing/builders/build-owner.ts";

export { expect };

/** A signed-in owner with a browser page, and the API called with the same session. */
export type SignedIn = Omit<TestOwner, "call"> & {
  page: Page;
  api<Body>(method: string, path: string, body?: unknown): Promise<Body>;
};

type Fixtures = {
  /** Signs in one more owner, in a browser context of its own. */
  signIn(overrides?: OwnerOverrides & { context?: BrowserContext }): Promise<SignedIn>;
  /** A fresh owner on a fresh account. */
  owner: SignedIn;
};

/**
 * A journey whose title ends with `@trial` is left out of `npm test` and run by `npm run proof:trials`
 * (CONTRIBUTING.md). Of several forms of one journey, this marks all but those of every day; most are in long trials only.
 */
export const trialUnless = (isEveryday: boolean, isLong = true): string =>
  isEveryday ? "" : isLong ? " @trial @form" : " @trial";

export const databaseUrl = (): string => process.env["E2E_DATABASE_URL"] ?? "";

export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName: _ }, use) => use(process.env["E2E_URL"] ?? ""),

  // Whatever a page complains about fails the test that opened it.
  page: async ({ page }, use) => {
    const complaints = collectComplaints(page);
    await use(page);
    expect(complaints, "the browser's console").toEqual([]);
  },

  signIn: async ({ browser, contextOptions }, use) => {
    const opened: { context: BrowserContext; complaints: string[] }[] = [];
    await use(async ({ context: given, ...overrides } = {}) => {
      const owner = await insertOwner(databaseUrl(), overrides);
      const baseURL = process.env["E2E_URL"] ?? "";
      const context = given ?? (await browser.newContext({ ...contextOptions, baseURL }));
      const [name = "", value = ""] = owner.cookie.split("=");
      await context.addCookies([{ name, value, url: baseURL, httpOnly: true, sameSite: "Lax" }]);
      const page = await context.newPage();
      opened.push({ context, complaints: collectComplaints(page) });
      return { ...owner, page, api: (method, path, body) => callApi(owner.cookie, method, path, body) };
    });
    for (const { context, complaints } of opened) {
      await context.close();
      expect(complaints, "the browser's console").toEqual([]);
    }
  },

  owner: async ({ signIn }, use) => use(await signIn()),
});

const callApi = async <Body>(cookie: string, method: string, path: string, body?: unknown): Promise<Body> => {
  const response = await fetch(`${process.env["E2E_URL"]}${path}`, {
    method,
    headers: {
      cookie,
      "x-daybook-request": "1",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return (response.status === 204 ? undefined : await response.json()) as Body;
};

/** A test that provokes a refusal says so; the browser reports each one as an error of its own. */
const expectedRefusals = new WeakMap<Page, RegExp>();

export const expectRefusals = (page: Page, pattern: RegExp): void => void expectedRefusals.set(page, pattern);

const collectComplaints = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    const text = `${message.text()} ${message.location().url}`;
    if (expectedRefusals.get(page)?.test(text) || text.startsWith("Service Worker registration blocked")) return;
    complaints.push(text);
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
};

/** WCAG 2.2 AA as far as axe can tell, on the page as it appears once what moves in has arrived. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // A page whose script is still on its way has no heading yet.
  await expect(page.locator("h1").first()).toBeAttached();
  await comeToRest(page);
  const seen = join(process.env["E2E_DATA_DIR"] ?? "", "accessible", hash("sha256", await describePlace(page)));
  if (existsSync(seen) && !process.env["LONG_TRIALS"]) return;
  // Only what is wrong is described: describing all that is right takes longer than finding out.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]);
  // Behind an open dialog nothing can be reached; what the dialog half covers isn't a target that is too small.
  if ((await page.locator('[role="dialog"][aria-modal="true"]').count()) > 0) axe.exclude("#root");
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.target.join(" ")) }))).toEqual([]);
  mkdirSync(seen, { recursive: true });
};

/** What was looked at once, in whichever journey: the same parts in the same colors and width aren't looked at twice. */
const describePlace = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const parts = [...document.body.querySelectorAll("*")].map(({ tagName, className, role }) =>
      [tagName, typeof className === "string" ? className : "", role].join("."),
    );
    return [
      location.pathname,
      innerWidth,
      document.documentElement.dataset["mantineColorScheme"],
      ...new Set(parts),
    ].join(" ");
  });

/** Colors in the middle of a fade are nobody's colors. What moves without end, like a spinner, isn't waited for. */
const comeToRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

type Received = {
  to: string;
  subject: string;
  text: string;
  html: string;
  calendars: { content: string }[];
  unsubscribe: string;
};

/** The newest mail to an address in the simulated inbox whose text matches. */
export const waitForMail = async (to: string, pattern = /(?:)/): Promise<Received> => {
  for (let attempt = 0; attempt < 60; attempt++) {
    const response = await fetch(`${process.env["E2E_URL"]}/simulator/api/mails`);
    const mails = (await response.json()) as Received[];
    const mail = mails.find((candidate) => candidate.to.includes(to) && pattern.test(candidate.text));
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no mail to ${to}`);
};
