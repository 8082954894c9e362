import type { Page } from "@playwright/test";
import { buildAgent, buildType } from "#server/testing/builders/build-scheduling.ts";
import { alertWith, createDialog, detailsDialog } from "../appointment-dialogs.ts";
import { databaseUrl, expect, type SignedIn, test } from "../fixtures.ts";
import { monday } from "../week-ahead.ts";

/** What the page is refused from now on. */
const refusalsOf = (page: Page): string[] => {
  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  return refused;
};

const salonOf = async ({ id, api }: SignedIn) => {
  const agents = [
    await buildAgent(databaseUrl(), id, { name: "Marta" }),
    await buildAgent(databaseUrl(), id, { name: "João" }),
  ];
  const types = [
    await buildType(databaseUrl(), id, { name: "Braids", buffer: 0 }),
    await buildType(databaseUrl(), id, { name: "Cut", buffer: 0 }),
  ];
  const { appointment } = await api<{ appointment: { id: string } }>("POST", "/api/v1/appointments", {
    ...{ clientName: "Ana", clientPhone: "+34 612 345 678", agentId: agents[0], appointmentTypeId: types[0] },
    ...{ appointmentDate: monday, appointmentTime: "10:00" },
  });
  return { agents, types, appointment };
};

/** Holds the page's event stream back until it is let go, as on a slow line. */
const holdStream = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/v1/events*", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** Nothing more is fetched. */
const settle = async (page: Page): Promise<void> => {
  const count = () => page.evaluate(() => performance.getEntriesByType("resource").length);
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = await count();
        const isQuiet = now === before;
        before = now;
        return isQuiet;
      },
      { intervals: [700] },
    )
    .toBe(true);
};

test("what is deleted here isn't asked for any more @trial", async ({ owner }) => {
  const { page } = owner;
  const { agents } = await salonOf(owner);
  const refused = refusalsOf(page);

  await page.goto("/app?tab=time");
  await expect(page.getByRole("button", { name: "Delete Braids" })).toBeVisible();
  await settle(page);
  for (const name of ["Braids", "Cut"]) {
    await page.getByRole("button", { name: `Delete ${name}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("button", { name: `Delete ${name}` })).toHaveCount(0);
    await settle(page);
  }
  await page.goto(`/app?view=day&date=${monday}&agent=${agents[0]}`);
  await expect(page.getByRole("button", { name: /Ana/ }).first()).toBeVisible();
  await page.getByRole("link", { name: "Agents" }).click();
  await page.getByRole("button", { name: "Delete Marta" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(alertWith(page, "Agent and all associated appointments have been deleted")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Agent: All Agents" })).toBeVisible();
  await settle(page);

  await page.goto("/clients");
  await page.getByRole("link", { name: /Ana/ }).first().click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete client" }).click();
  await expect(page).toHaveURL(/\/clients$/);
  await settle(page);
  expect(refused).toEqual([]);
});

test("what is deleted elsewhere leaves open dialogs without it, and isn't asked for @trial", async ({ owner }) => {
  const { page } = owner;
  const { agents, types, appointment } = await salonOf(owner);
  const refused = refusalsOf(page);
  await page.goto(`/app?view=day&date=${monday}&form=appointment`);
  const dialog = createDialog(page);
  const type = dialog.getByRole("combobox", { name: "Appointment type" });
  const agent = dialog.getByRole("combobox", { name: "Agent" });
  await type.click();
  await page.getByRole("option", { name: "Braids" }).click();
  await agent.click();
  await page.getByRole("option", { name: "Marta" }).click();
  await expect(type).toHaveValue("Braids");
  await owner.api("DELETE", `/api/v1/appointment-types/${types[0]}`);
  await expect(type).toHaveValue("");
  await settle(page);
  await expect(dialog.getByText("Failed to load data")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Create Appointment" }).click();
  await expect(type).toHaveAttribute("aria-invalid", "true");
  await type.click();
  await page.getByRole("option", { name: "Cut" }).click();
  await dialog.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("button", { name: /available$/ }).first()).toBeVisible();

  await page.goto(`/app?view=day&date=${monday}&appointment=${appointment.id}`);
  await expect(detailsDialog(page).getByRole("heading", { name: "Ana" })).toBeVisible();
  await owner.api("DELETE", `/api/v1/agents/${agents[0]}`);
  await expect(detailsDialog(page).getByText("This appointment no longer exists.")).toBeVisible();
  await settle(page);
  expect(refused).toEqual([]);
});

test("what is deleted elsewhere before the event stream opens isn't asked for either @trial", async ({ owner }) => {
  const { page } = owner;
  const { agents, appointment } = await salonOf(owner);
  const refused = refusalsOf(page);
  const letGo = await holdStream(page);
  const otherTab = await page.context().newPage();
  for (const tab of [page, otherTab]) {
    await tab.goto(`/app?view=day&date=${monday}&appointment=${appointment.id}`);
    await expect(detailsDialog(tab).getByRole("heading", { name: "Ana" })).toBeVisible();
    await settle(tab);
  }
  await owner.api("DELETE", `/api/v1/agents/${agents[0]}`);
  // By now the server has told everyone whose stream is open.
  await expect(detailsDialog(otherTab).getByText("This appointment no longer exists.")).toBeVisible();
  letGo();
  await expect(detailsDialog(page).getByText("This appointment no longer exists.")).toBeVisible();
  await settle(page);
  expect(refused).toEqual([]);
});
