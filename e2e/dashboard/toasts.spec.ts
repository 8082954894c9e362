import type { Locator, Page } from "@playwright/test";
import { expect, expectRefusals, test } from "../fixtures.ts";

const toasts = (page: Page) => page.locator(".mantine-Notifications-notification");

/** Whether no message is over the dialog, and both are on the screen as a whole. */
const isApart = async (page: Page, dialog: Locator): Promise<boolean> => {
  const [box, ...messages] = await Promise.all([
    dialog.boundingBox(),
    ...(await toasts(page).all()).map((one) => one.boundingBox()),
  ]);
  const size = page.viewportSize();
  if (!box || !size || box.y + box.height > size.height) return false;
  return messages.every(
    (one) =>
      one !== null &&
      (one.x + one.width <= box.x || one.x >= box.x + box.width || one.y + one.height <= box.y) &&
      one.y >= 0 &&
      one.y + one.height <= size.height,
  );
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
    for (const count of [1, 2]) {
      await question.getByRole("button", { name: "Deactivate" }).click();
      await expect(toasts(page)).toHaveCount(count);
    }
    await expect.poll(() => isApart(page, question)).toBe(true);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();

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
