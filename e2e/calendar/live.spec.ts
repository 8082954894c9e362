import { buildAgent } from "#server/testing/builders/build-scheduling.ts";
import { dayOf, detailsDialog, rescheduleDialog } from "../appointment-dialogs.ts";
import { databaseUrl, expect, test } from "../fixtures.ts";
import { monday } from "../week-ahead.ts";

type Created = { appointment: { id: string; version: number } };

test("two browsers on one account see each other's change @trial", async ({ owner, browser }) => {
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

test("open dialogs follow agents who are deleted or deactivated elsewhere @trial", async ({ owner }) => {
  const { page, api } = owner;
  const agent = async (name: string) => ({ id: await buildAgent(databaseUrl(), owner.id, { name }), name });
  const [ana, luis] = [await agent("Ana"), await agent("Luis")];
  await api<Created>("POST", "/api/v1/appointments", {
    ...{ clientName: "Zoë Winter", clientPhone: "+34 612 345 678", appointmentDate: monday, appointmentTime: "12:00" },
    ...{ agentId: ana.id, appointmentTypeId: null },
  });
  await dayOf(page);
  await page
    .getByRole("button", { name: /Zoë Winter/ })
    .first()
    .click();
  await detailsDialog(page).getByRole("button", { name: "Reschedule" }).click();
  const dialog = rescheduleDialog(page);
  const field = dialog.getByRole("combobox", { name: "Agent" });
  await field.click();
  await page.getByRole("option", { name: "Luis" }).click();
  await expect(field).toHaveValue("Luis");
  await api("DELETE", `/api/v1/agents/${luis.id}`);
  await expect(field).toHaveValue("");
  await expect(dialog.getByText("Please select an agent")).toBeVisible();
  await field.click();
  await expect(page.getByRole("option", { name: "Luis" })).toHaveCount(0);
  await page.getByRole("option", { name: "Ana" }).click();
  await expect(dialog.getByText("Please select an agent")).toHaveCount(0);

  // The appointment's own agent is no choice either while they take no appointments.
  const mia = await agent("Mia");
  await api("PATCH", `/api/v1/agents/${ana.id}`, { version: 1, isActive: false });
  await expect(field).toHaveValue("");
  await expect(dialog.getByText("Please select an agent")).toBeVisible();
  await field.click();
  await expect(page.getByRole("option", { name: "Ana (not taking appointments)" })).toHaveAttribute(
    "data-combobox-disabled",
    "true",
  );
  await page.getByRole("option", { name: mia.name }).click();
  await expect(field).toHaveValue("Mia");
});
