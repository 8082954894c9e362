import type { Page } from "@playwright/test";
import { buildAgent } from "#server/testing/builders/build-scheduling.ts";
import { databaseUrl, expect, expectAccessible, expectRefusals, test } from "../fixtures.ts";
import { monday } from "../week-ahead.ts";

const toast = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

const journey = async (page: Page): Promise<void> => {
  await page.goto("/");
  await page.getByRole("button", { name: /^Account/ }).click();
  await page.getByRole("menuitem", { name: "Profile" }).click();
  await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Time zone" })).toHaveValue("Europe/Madrid");
  await expectAccessible(page);

  const name = page.getByLabel("Company Name");
  await name.fill("  Café مقهى Luna  ");
  await page.getByRole("combobox", { name: "Time zone" }).fill("lisbon");
  await page.getByRole("option", { name: "Europe/Lisbon" }).click();
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("button", { name: "Keep editing" }).click();

  await page.getByLabel("Contact Phone").fill("+34 612 345 678");
  await page.getByLabel("Contact Email").fill("hello@");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await page.getByLabel("Contact Email").fill("hello@luna.example");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(toast(page, "Profile updated successfully")).toBeVisible();
  await expect(name).toHaveValue("Café مقهى Luna");
  await expect(page.getByRole("banner")).toContainText("Café مقهى Luna");
  await page.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/\/$/);
};

test("another zone says first which appointments read differently @trial", async ({ owner }) => {
  const { page, api } = owner;
  const agentId = await buildAgent(databaseUrl(), owner.id, { name: "Ana" });
  await api("POST", "/api/v1/appointments", {
    ...{ clientName: "Zoë Winter", clientPhone: "+34 612 345 678", agentId, appointmentTypeId: null },
    ...{ appointmentDate: monday, appointmentTime: "12:00" },
  });
  await page.goto("/profile");
  await page.getByRole("combobox", { name: "Time zone" }).fill("lisbon");
  await page.getByRole("option", { name: "Europe/Lisbon" }).click();
  await page.getByRole("button", { name: "Save Profile" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("row", { name: /Zoë Winter.*12:00 PM.*11:00 AM/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page);
});

test("the company's name and zone are saved", async ({ owner }) => {
  await journey(owner.page);
  expect(await owner.api("GET", "/api/v1/profile")).toMatchObject({
    companyName: "Café مقهى Luna",
    timeZone: "Europe/Lisbon",
    contactPhone: "+34 612 345 678",
    contactEmail: "hello@luna.example",
  });
});

test.describe("the profile on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the company's name and zone are saved @trial", async ({ owner }) => {
    await journey(owner.page);
  });
});

test("what can't be loaded or saved is said, and the words typed stay @trial", async ({ owner }) => {
  const { page } = owner;
  expectRefusals(page, /status of 500/);
  let isBroken = true;
  await page.route("**/api/v1/profile", (route) =>
    isBroken ? route.fulfill({ status: 500, body: "" }) : route.fallback(),
  );
  await page.goto("/profile");
  await expect(toast(page, "Failed to load profile information").first()).toBeVisible({ timeout: 20_000 });
  isBroken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  const name = page.getByLabel("Company Name");
  await name.fill("Salon Ada");

  isBroken = true;
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(toast(page, "Failed to save profile")).toBeVisible();
  await expect(name).toHaveValue("Salon Ada");
  isBroken = false;
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(toast(page, "Profile updated successfully")).toBeVisible();
});
