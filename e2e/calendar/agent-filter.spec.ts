import { randomUUID } from "node:crypto";
import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import { buildAppointment } from "#server/testing/builders/build-appointment.ts";
import { buildAgent } from "#server/testing/builders/build-scheduling.ts";
import { databaseUrl, expect, type SignedIn, test } from "../fixtures.ts";
import { today, zone } from "../week-ahead.ts";

/** Each agent has one client today and one tomorrow. */
const salonOf = async (owner: SignedIn) => {
  const place = (agentId: string, clientName: string, date: string) =>
    buildAppointment(databaseUrl(), {
      ...{ ownerId: owner.id, agentId, clientName },
      startsAt: Temporal.PlainDateTime.from(`${date}T12:00`).toZonedDateTime(zone).toInstant().toString(),
    });
  const agents: string[] = [];
  for (const name of ["Marta", "João"]) {
    const id = await buildAgent(databaseUrl(), owner.id, { name });
    agents.push(id);
    await place(id, `${name}'s today`, today);
    await place(id, `${name}'s tomorrow`, addDays(today, 1));
  }
  return agents;
};

test("the agent filter rules every list on the page, in each view and on paper", async ({ owner }) => {
  const { page } = owner;
  const [marta] = await salonOf(owner);
  const side = page.getByRole("complementary");
  const theirs = page.getByText(/João's/);
  // Another day than today, so that today's list is beside it.
  await page.goto(`/app?view=day&date=${addDays(today, 1)}`);
  await expect(side.getByText(/João's today/)).toBeVisible();
  await expect(side.getByText(/João's tomorrow/)).toBeVisible();
  await expect(side.getByText(/2 appointments$/)).toBeVisible();

  await page.getByRole("button", { name: "Agent: All Agents" }).click();
  await page.getByRole("menuitemradio", { name: "Marta" }).click();
  for (const view of ["Day", "Week", "Month", "Team"]) {
    await page.getByRole("group", { name: "View" }).getByRole("button", { name: view }).click();
    await expect(page).toHaveURL(new RegExp(`view=${view.toLowerCase()}.*agent=${marta}`));
    await expect(side.getByText(/Marta's tomorrow/)).toBeVisible();
    await expect(side.getByText(/1 appointment$/)).toBeVisible();
    await expect(theirs).toHaveCount(0);
  }
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.getByText(/Marta's tomorrow/).filter({ visible: true })).toHaveCount(1);
  await expect(theirs).toHaveCount(0);
});

test("an agent who is gone filters nothing, in each view", async ({ owner }) => {
  const { page } = owner;
  await salonOf(owner);
  for (const view of ["day", "week", "team"]) {
    await page.goto(`/app?view=${view}&date=${today}&agent=${randomUUID()}`);
    await expect(page.getByRole("button", { name: "Agent: All Agents" })).toBeVisible();
    await expect(
      page
        .getByRole("main")
        .getByText(/João's today/)
        .first(),
    ).toBeAttached();
  }
});
