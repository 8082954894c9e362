import type { Locator, Page } from "@playwright/test";
import { expect, expectRefusals, test } from "../fixtures.ts";

const toasts = (page: Page) => page.locator(".mantine-Notifications-notification");

/** Whether no message is over the dialog, and both are on the screen as a whole. Many messages on a phone scroll. */
const isApart = async (page: Page, dialog: Locator): Promise<boolean> => {
  const box = await dialog.boundingBox();
  const size = page.viewportSize();
  if (!box || !size || box.y + box.height > size.height) return false;
  const seen = await toasts(page).evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const list = one.closest("[data-position]")?.getBoundingClientRect();
      return { left, right, top: Math.max(top, list?.top ?? top), bottom: Math.min(bottom, list?.bottom ?? bottom) };
    }),
  );
  const isOff = ({ left, right, bottom }: (typeof seen)[number]): boolean =>
    right <= box.x || left >= box.x + box.width || bottom <= box.y;
  return seen.every((one) => isOff(one) && one.top >= 0 && one.bottom <= size.height);
};

for (const viewport of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  test(`messages are beside an open dialog, not over it, at ${viewport.width} px`, async ({ owner }) => {
    const { page, api } = owner;
    await page.setViewportSize(viewport);
    await api("POST", "/api/v1/agents", { name: "Ana", email: "ana@x.org" });
    expectRefusals(page, /agents/);
    await page.route("**/api/v1/agents/*", (route) =>
      route.request().method() === "PATCH"
        ? route.fulfill({ status: 503, json: { error: { code: "unavailable", message: "Later" } } })
        : route.fallback(),
    );
    await page.goto("/?tab=agents");

    await page.getByRole("button", { name: "Delete Ana" }).click();
    const question = page.getByRole("dialog");
    for (const count of [1, 2, 3, 4]) {
      await question.getByRole("button", { name: "Deactivate" }).click();
      await expect(toasts(page)).toHaveCount(count);
    }
    await expect.poll(() => isApart(page, question)).toBe(true);
    // A fifth one waits its turn.
    await question.getByRole("button", { name: "Deactivate" }).click();
    await expect(toasts(page)).toHaveCount(4);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();

    if (viewport.width < 600) await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Try your bot" }).click();
    const drawer = page.getByRole("dialog", { name: "Try your bot" });
    await expect(drawer).toBeVisible();
    await expect.poll(() => isApart(page, drawer)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();

    // Fills the screen of a phone.
    await page.getByRole("button", { name: "Edit Ana's working hours" }).click();
    const hours = page.getByRole("dialog");
    await hours.getByLabel("Friday, end").fill("14:00");
    await hours.getByRole("button", { name: "Save hours" }).click();
    await expect.poll(() => toasts(page).count()).toBeGreaterThan(1);
    await expect.poll(() => isApart(page, hours)).toBe(true);
    await hours.getByLabel("Monday, start").fill("08:00");
  });
}
