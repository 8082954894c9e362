import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Opens the chat of one of the simulated clients with a business's number. */
export const openPhone = async (page: Page, number: string, client: string): Promise<void> => {
  await page.goto("/simulator");
  await page.getByLabel("Business", { exact: true }).selectOption(number);
  await page.getByRole("button", { name: new RegExp(`^${client}`) }).click();
};

/** Sends a message, and waits until it is in the chat. */
export const writeOnPhone = async (page: Page, text: string): Promise<void> => {
  const field = page.getByRole("textbox", { name: "Message" });
  await field.fill(text);
  await field.press("Enter");
  await expect(page.getByRole("log").getByText(text, { exact: true }).last()).toBeVisible();
};

/** Taps the newest of these buttons, once there are this many: an earlier menu may have had one, too. */
export const tapOnPhone = async (page: Page, name: string, count = 1): Promise<void> => {
  const buttons = page.getByRole("log").getByRole("button", { name, exact: true });
  await expect(buttons).toHaveCount(count);
  await buttons.last().click();
};
