import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { openSalon, recordPastVisit } from "../open-salon.ts";

/** Opens what a button, link or key opens, looks at it, and closes it by the keyboard. */
const lookAt = async (page: Page, name: string | RegExp, open: () => Promise<void>): Promise<void> => {
  await open();
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
};

const pressed = (locator: Locator) => () => locator.first().click();

test("dialogs that no other journey stops at are accessible, and close by the keyboard @trial", async ({ owner }) => {
  const { page } = owner;
  const button = (name: string | RegExp) => pressed(page.getByRole("button", { name }));
  await openSalon(owner);
  await recordPastVisit(owner, { clientName: "Carmen Ruiz", clientPhone: "+34 600 100 200" });

  await page.goto("/app?tab=agents");
  await lookAt(page, "Ana's working hours", button("Edit Ana's working hours"));
  await lookAt(page, "What Ana does", button("Ana's services"));
  await lookAt(page, "Time off: Ana", button(/Time off/));
  await lookAt(page, "Run the day on WhatsApp", button("WhatsApp"));
  await lookAt(page, "Delete agent", button("Delete Ana"));

  await page.goto("/app?tab=time");
  await lookAt(page, /Break.*Monday/, button("Add Break - Monday"));
  await lookAt(page, "Delete appointment type?", button("Delete Haircut"));

  await page.goto("/clients");
  await page.getByRole("link", { name: /Carmen Ruiz/ }).click();
  await lookAt(page, "Block Carmen Ruiz?", button("Block"));
  await lookAt(page, "Delete Carmen Ruiz?", button("Delete"));

  await page.goto("/settings?tab=whatsapp");
  await lookAt(page, "Cancel this number?", button("Cancel Number"));
  await page.goto("/settings?tab=account");
  await lookAt(page, "Log out everywhere?", button("Log out everywhere"));
  await page.goto("/whatsapp-links");
  await lookAt(page, "New link", button("New link"));
  await page.goto("/app");
  await lookAt(page, "Keyboard shortcuts", button("Keyboard shortcuts"));
});
