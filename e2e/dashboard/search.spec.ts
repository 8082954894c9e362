import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { openSalon, recordPastVisit } from "../open-salon.ts";

test("with the keyboard alone, a client's appointment, a setting and an action are found", async ({ owner }) => {
  const { page } = owner;
  await openSalon(owner);
  await recordPastVisit(owner, { clientName: "José Núñez", clientPhone: "+34 600 123 456" });
  await page.goto("/insights");
  await expect(page.getByRole("button", { name: "Search" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  const field = page.getByRole("combobox", { name: "Search" });
  await expect(field).toBeFocused();
  await expect(page.getByRole("option", { name: "New appointment" })).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await page.keyboard.type("nunez jose");
  await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  const visitRow = page.getByRole("option", { name: /José Núñez.+Haircut/ });
  await expect(visitRow).toBeVisible();
  // The client may be before the appointment.
  if ((await visitRow.getAttribute("aria-selected")) !== "true") await page.keyboard.press("ArrowDown");
  await expect(visitRow).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Appointment Details" })).toContainText("José Núñez");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.keyboard.press("ControlOrMeta+k");
  await expect(field).toBeFocused();
  await page.keyboard.type("00 123 45");
  await expect(visitRow).toBeVisible();
  await field.fill("no such thing");
  await expect(page.getByText("Nothing found for “no such thing”")).toBeVisible();
  await field.fill("opening hours");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/tab=time/);
  await expect(page.getByRole("heading", { name: "Business Hours" })).toBeVisible();
});

/** Presses a key in the very moment an element appears, before the browser has painted it. */
const pressAsSoonAs = (page: Page, selector: string, key: { key: string; ctrlKey?: true }) =>
  page.addInitScript(
    ([wanted, init]) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector(wanted)) return;
        observer.disconnect();
        document.body.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true }));
      }).observe(document, { childList: true, subtree: true });
    },
    [selector, key] as const,
  );

test("keys work from the moment that what they are for is seen", async ({ owner }) => {
  const { page } = owner;
  await pressAsSoonAs(page, "[aria-keyshortcuts='Control+K']", { key: "k", ctrlKey: true });
  await page.goto("/insights");
  await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
});

test("the calendar's keys work as soon as its views are seen", async ({ owner }) => {
  const { page } = owner;
  await pressAsSoonAs(page, "fieldset [aria-pressed]", { key: "m" });
  await page.goto("/app?view=day");
  await expect(page).toHaveURL(/view=month/);
});

test("what is typed before the search or a dialog has come isn't lost, and leafs through nothing @trial", async ({
  owner,
}) => {
  const { page } = owner;
  const { promise: online, resolve: goOnline } = Promise.withResolvers<void>();
  await page.goto("/app?view=day");
  await expect(page.getByRole("button", { name: "Search" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.route(/search-dialog.*\.js/, async (route) => {
    await online;
    await route.continue();
  });
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("mend wn");
  await page.keyboard.press("Backspace");
  await expect(page).toHaveURL(/view=day/);
  goOnline();
  const field = page.getByRole("combobox", { name: "Search" });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("mend w");
  await page.keyboard.type("x");
  await expect(field).toHaveValue("mend wx");
});
