import type { Page } from "@playwright/test";
import { monday } from "./week-ahead.ts";

export const dayOf = (page: Page, date = monday) => page.goto(`/app?view=day&date=${date}`);
export const createDialog = (page: Page) => page.getByRole("dialog", { name: "Create New Appointment" });
export const detailsDialog = (page: Page) => page.getByRole("dialog", { name: "Appointment Details" });
export const rescheduleDialog = (page: Page) => page.getByRole("dialog", { name: "Reschedule Appointment" });
export const alertWith = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text }).first();
