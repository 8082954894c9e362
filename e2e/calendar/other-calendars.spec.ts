import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buildAgent } from "#server/testing/builders/build-scheduling.ts";
import { databaseUrl, expect, expectAccessible, expectRefusals, test } from "../fixtures.ts";
import { monday } from "../week-ahead.ts";

/** A calendar on this machine, in which Marta is at the dentist's. */
const startCalendar = async () => {
  const day = monday.replaceAll("-", "");
  const lines = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:dentist", `DTSTART:${day}T100000`, `DTEND:${day}T110000`];
  const server = createServer(
    (_, response) => void response.end([...lines, "END:VEVENT", "END:VCALENDAR"].join("\r\n")),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/marta.ics` };
};

test("appointments are offered to other calendars, and busy times come from them", async ({ owner }) => {
  const { page } = owner;
  await buildAgent(databaseUrl(), owner.id, { name: "Marta" });
  const { server, address } = await startCalendar();
  expectRefusals(page, /api\/v1\/calendars/);
  await page.goto("/settings?tab=calendars");

  await page.getByRole("button", { name: "Get an address for Marta" }).click();
  const feed = page.getByRole("group", { name: "Marta" });
  const secret = feed.getByLabel("Secret address");
  const first = await secret.inputValue();
  expect(first).toMatch(/\/feeds\/[\w-]{43}\.ics$/);
  expect((await page.request.get(first)).status()).toBe(200);
  await feed.getByRole("button", { name: "New address" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "New address" }).click();
  await expect(secret).not.toHaveValue(first);
  expect((await page.request.get(first)).status()).toBe(404);

  await page.getByRole("button", { name: "Connect a calendar" }).click();
  await page.getByLabel("iCal address").last().fill("https://192.168.1.1/a.ics");
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(page.getByText("This address points to a private network and can't be used")).toBeVisible();
  await page.getByLabel("iCal address").last().fill(address);
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(page.getByRole("group", { name: "Personal" })).toContainText("Synced just now");
  await expectAccessible(page);
  server.close();

  await page.goto(`/app?view=day&date=${monday}`);
  await expect(page.getByText("Marta: Busy (Personal)")).toBeVisible();
});
