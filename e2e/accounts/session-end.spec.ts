import type { Page } from "@playwright/test";
import { endSessionAt } from "../end-session.ts";
import { expect, expectRefusals, type SignedIn, test } from "../fixtures.ts";

/** The session ends, `submit` finds out, and the owner signs in again and comes back. */
const signInAgain = async ({ page }: SignedIn, submit: () => Promise<void>): Promise<void> => {
  const place = page.url();
  await endSessionAt(page, submit);
  await expect(page).toHaveURL(/\/auth\?next=/);
  await page.goto(place);
};

const dialog = (page: Page) => page.getByRole("dialog");

test("whatever was open and typed when the session ended is back @trial", async ({ owner }) => {
  const { page, api } = owner;
  expectRefusals(page, /status of 401/);
  await page.goto("/?tab=agents");
  await page.getByRole("button", { name: "Add Agent" }).click();
  await page.getByLabel("Full Name *").fill("Nadia");
  await page.getByLabel("Email *").fill("nadia@example.com");
  await signInAgain(owner, () => page.locator("form").getByRole("button", { name: "Add Agent" }).click());
  await expect(page.getByLabel("Full Name *")).toHaveValue("Nadia");
  await page.locator("form").getByRole("button", { name: "Add Agent" }).click();
  await expect(page.getByText("Agent added successfully")).toBeVisible();

  await page.getByRole("button", { name: "Edit Nadia's working hours" }).click();
  await dialog(page).getByLabel("Friday, end").fill("2 pm");
  await signInAgain(owner, () => dialog(page).getByRole("button", { name: "Save hours" }).click());
  await expect(dialog(page).getByLabel("Friday, end")).toHaveValue("2:00 PM");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Edit Nadia's working hours" }).click();
  await expect(dialog(page).getByLabel("Friday, end"), "given up on purpose, it is forgotten").toHaveValue("5:00 PM");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();

  await page.goto("/?tab=time");
  await page.getByLabel("Name", { exact: true }).fill("Shave");
  await signInAgain(owner, () => page.getByRole("button", { name: "Add Appointment Type" }).click());
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Shave");
  await page.getByRole("button", { name: "Add Appointment Type" }).click();
  await expect(page.getByRole("switch", { name: "Shave is active" })).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");

  await page.getByRole("button", { name: "Add Break - Tuesday" }).click();
  await dialog(page).getByLabel("Break Name (Optional)").fill("Siesta");
  await signInAgain(owner, () => dialog(page).getByRole("button", { name: "Add Break" }).click());
  await expect(page.getByRole("dialog", { name: "Add Break - Tuesday" })).toBeVisible();
  await expect(dialog(page).getByLabel("Break Name (Optional)")).toHaveValue("Siesta");
  await dialog(page).getByRole("button", { name: "Add Break" }).click();
  await expect(dialog(page)).toBeHidden();
  const { breaks } = await api<{ breaks: { breakName: string | null }[] }>("GET", "/api/v1/breaks");
  expect(breaks.map(({ breakName }) => breakName)).toEqual(["Siesta"]);

  await page.goto("/settings?tab=language");
  await page.getByRole("radio", { name: "Deutsch" }).check();
  await signInAgain(owner, () => page.getByRole("button", { name: "Save Language" }).click());
  await expect(page.getByRole("radio", { name: "Deutsch" })).toBeChecked();
});
