import { expect, test } from "../fixtures.ts";

type Created = { appointment: { id: string; version: number } };

test("two browsers on one account see each other's change", async ({ owner, browser }) => {
  const { page, api } = owner;
  const agent = await api<{ id: string }>("POST", "/api/v1/agents", { name: "Ana", email: "ana@x.org" });
  const { now, profile } = await api<{ now: string; profile: { timeZone: string } }>("GET", "/api/v1/me");
  const tomorrow = Temporal.Instant.from(now)
    .toZonedDateTimeISO(profile.timeZone)
    .toPlainDate()
    .add({ days: 1 })
    .toString();
  const elsewhere = await browser.newContext({ baseURL: process.env["E2E_URL"] ?? "" });
  await elsewhere.addCookies(await page.context().cookies());
  const other = await elsewhere.newPage();
  for (const each of [page, other]) await each.goto(`/app?view=day&date=${tomorrow}`);
  await expect(other.getByText(/^(available|closed)$/).first()).toBeVisible();

  const { appointment } = await api<Created>("POST", "/api/v1/appointments", {
    clientName: "Zoë Winter",
    clientPhone: "+34 612 345 678",
    appointmentDate: tomorrow,
    appointmentTime: "12:00",
    agentId: agent.id,
    appointmentTypeId: null,
  });
  await expect(page.getByText("Zoë Winter").first()).toBeVisible();
  await expect(other.getByText("Zoë Winter").first()).toBeVisible();
  await api("POST", `/api/v1/appointments/${appointment.id}/cancel`, { version: appointment.version });
  await expect(other.getByText("Cancelled").first()).toBeVisible();
  await elsewhere.close();
});
