import type { Page } from "@playwright/test";
import { buildAgent } from "#server/testing/builders/build-scheduling.ts";
import { databaseUrl, type SignedIn } from "../fixtures.ts";

export type Status = { subscribed: boolean; state: string; maxAgents: number; activeAgents: number };

export const statusOf = ({ api }: SignedIn) => api<Status>("GET", "/api/v1/subscription");

export const notificationWith = (page: Page, text: string) =>
  page.locator(".mantine-Notifications-notification").filter({ hasText: text });

export const answerPayPal = async (page: Page, answer: "Approve" | "Cancel"): Promise<void> => {
  await page.getByRole("button", { name: "PayPal Subscribe" }).click();
  await page.getByRole("dialog", { name: "PayPal" }).getByRole("button", { name: answer }).click();
};

export const addAgents = async (owner: SignedIn, names: readonly string[]): Promise<void> => {
  for (const name of names) await buildAgent(databaseUrl(), owner.id, { name });
};
