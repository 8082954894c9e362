import { expect, expectAccessible, test } from "../fixtures.ts";
import { openSalon } from "../open-salon.ts";

test("today's agenda is read without a network, marked with its time, and gone after log-out @trial", async ({
  browser,
  signIn,
}) => {
  const context = await browser.newContext({ baseURL: process.env["E2E_URL"] ?? "", serviceWorkers: "allow" });
  const owner = await signIn({ context });
  const { page, api } = owner;
  await openSalon(owner);
  const { agents } = await api<{ agents: { id: string }[] }>("GET", "/api/v1/agents");
  const { appointmentTypes } = await api<{ appointmentTypes: { id: string }[] }>("GET", "/api/v1/appointment-types");
  const { now } = await api<{ now: string }>("GET", "/api/v1/me");
  const tomorrow = Temporal.Instant.from(now).toZonedDateTimeISO("Europe/Madrid").add({ days: 1 });
  await api("POST", "/api/v1/appointments", {
    clientName: "Olivia Offline",
    clientPhone: "+34 600 123 456",
    appointmentDate: tomorrow.toPlainDate().toString(),
    appointmentTime: "10:00",
    agentId: agents[0]?.id,
    appointmentTypeId: appointmentTypes[0]?.id,
  });
  await page.goto("/app");
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/app", { cacheName: "daybook-shell-1" })) !== undefined))
    .toBe(true);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }).includes("Olivia Offline")))
    .toBe(true);

  await context.setOffline(true);
  page.removeAllListeners("console");
  await page.reload();
  await expect(page.getByText(/Your calendar as of/)).toBeVisible();
  await expect(page.getByText("Olivia Offline")).toBeVisible();
  await expectAccessible(page);
  // Nothing of the API was kept.
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return lists.flat().filter((url) => !/\/(?:app|assets\/.+|color-scheme\.js)$/.test(url));
  });
  expect(kept).toEqual([]);

  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: /^Account/ }).click();
  await page.getByRole("menuitem", { name: "Log out", exact: true }).click();
  await expect(page).toHaveURL(/\/auth/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("Olivia Offline");
});
