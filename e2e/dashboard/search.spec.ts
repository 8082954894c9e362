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
  // The client may stand before the appointment.
  if ((await visitRow.getAttribute("aria-selected")) !== "true") await page.keyboard.press("ArrowDown");
  await expect(visitRow).toHaveAttribute("aria-selected", "true");
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
