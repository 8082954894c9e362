import { buildAgent } from "#server/testing/builders/build-scheduling.ts";
import { dayOf } from "../appointment-dialogs.ts";
import { databaseUrl, expect, expectAccessible, test } from "../fixtures.ts";
import { monday } from "../week-ahead.ts";

type TimeOff = { timeOff: { agentId: string; fromTime: string; toTime: string }[] };

test("an hour that is blocked while all agents are shown is blocked for the business, and says for whom", async ({
  owner,
}) => {
  const { page, api } = owner;
  const agentIds = [
    await buildAgent(databaseUrl(), owner.id, { name: "Ana" }),
    await buildAgent(databaseUrl(), owner.id, { name: "Ben" }),
  ];
  await dayOf(page);
  await page.getByRole("button", { name: /^3:00 PM.*available/ }).hover();
  await page.getByRole("button", { name: "Block 3:00 PM" }).click();
  const dialog = page.getByRole("dialog", { name: "Add time off or special days" });
  await expect(dialog.getByLabel("For", { exact: true })).toHaveValue("business");
  await expect(dialog.getByRole("switch", { name: "All day" })).not.toBeChecked();
  await expect(dialog).toContainText("No one can book Ana and Ben at this time.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  const { timeOff } = await api<TimeOff>("GET", `/api/v1/time-off?from=${monday}&to=${monday}`);
  expect(timeOff.map(({ agentId }) => agentId).toSorted()).toEqual(agentIds.toSorted());
  expect(timeOff).toMatchObject([{ fromTime: "15:00", toTime: "16:00" }, { fromTime: "15:00" }]);

  await page.goto(`/app?view=day&date=${monday}&agent=${agentIds[1]}`);
  await page.getByRole("button", { name: "Block 4:00 PM" }).click();
  await expect(dialog.getByLabel("For", { exact: true })).toHaveValue(agentIds[1] ?? "");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "No one can book Ben at this time anymore." })).toBeVisible();
});
