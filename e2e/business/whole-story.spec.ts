import { buildAgent, buildType } from "#server/testing/builders/build-scheduling.ts";
import { databaseUrl, expect, test } from "../fixtures.ts";
import { writeAs } from "../open-salon.ts";
import { advanceDays, startOwnServer } from "../own-server.ts";

startOwnServer();

test("a business pays for three agents, has its own number, and goes on after the last paid day @trial", async ({
  owner,
}) => {
  const { page, api } = owner;
  await buildAgent(databaseUrl(), owner.id, { name: "Ana" });
  await buildType(databaseUrl(), owner.id, { name: "Haircut", buffer: 0 });
  const pay = async () => {
    await page.getByRole("button", { name: "PayPal Subscribe" }).click();
    await page.getByRole("dialog", { name: "PayPal" }).getByRole("button", { name: "Approve" }).click();
  };
  const more = page.getByRole("button", { name: "One more agent" });
  const card = page.getByRole("region", { name: "Active subscription" });

  await page.goto("/subscription");
  await more.click();
  await more.click();
  await pay();
  await expect(page).toHaveURL(/\/subscription-success$/);

  await page.goto("/whatsapp-onboarding");
  await page.getByLabel("Business name").fill("Salon Aurora");
  for (const heading of ["Logo Upload", "Additional Settings", "Review"]) {
    await page.getByRole("button", { name: "Next", exact: true }).press("Enter");
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  }
  await page.getByRole("button", { name: "Create WhatsApp Number" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Your number is online" })).toBeVisible({ timeout: 60_000 });

  // A client finds the bot on the new number.
  const businesses = (await api<{ name: string; number: string }[]>("GET", "/simulator/api/businesses")) ?? [];
  const number = businesses.at(-1)?.number ?? "";
  const client = "+34611500123";
  const say = async (text: string) => (await writeAs(client, number, { text })).map((reply) => reply.text).join("\n");
  expect(await say("Haircut as soon as possible")).toContain("Shall I book this for you?");
  expect(await say("Carmen")).toContain("Name: Carmen");
  expect(await say("yes")).toContain("You're booked!");
  await page.goto("/clients");
  await expect(page.getByText("Carmen").first()).toBeVisible();

  await page.goto("/subscription");
  await expect(card).toContainText("3 agents paid for");
  // The picker starts at the agents that are active: one.
  for (let agents = 1; agents < 5; agents++) await more.click();
  await pay();
  await expect(card).toContainText("5 agents paid for");

  await page.goto("/settings?tab=subscription");
  await page.getByRole("button", { name: "Cancel Subscription" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel Subscription" }).click();
  await expect(page.getByText("Access until")).toBeVisible();
  await advanceDays(20);
  expect(await say("menu")).toContain("What would you like to do?");
  await advanceDays(13);
  expect(await say("menu")).toContain("Booking by chat is paused at");
});
