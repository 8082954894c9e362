import type { Page, Route } from "@playwright/test";
import { expect } from "./fixtures.ts";

const everyCall = "**/api/v1/**";

/** The session ends unseen: what the page reads by itself waits until `submit` has been refused. Then it is back. */
export const endSessionAt = async (page: Page, submit: () => Promise<void>): Promise<void> => {
  const readsMayGo = Promise.withResolvers<void>();
  const hold = async (route: Route): Promise<void> => {
    if (route.request().method() === "GET") await readsMayGo.promise;
    await route.fallback();
  };
  await page.route(everyCall, hold);
  const context = page.context();
  const cookies = await context.cookies();
  await context.clearCookies();
  await submit();
  readsMayGo.resolve();
  await expect(page).toHaveURL(/\/auth/);
  await page.unroute(everyCall, hold);
  await context.addCookies(cookies);
};
