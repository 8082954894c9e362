import { expect, expectAccessible, type SignedIn, test } from "../fixtures.ts";

/** A zone in which it is about noon now, so that today has a morning and an afternoon. */
const noonZone = (): string => {
  const ahead = 12 - new Date().getUTCHours();
  return `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
};

const book = ({ api }: SignedIn, agentId: string, clientName: string, when: object) =>
  api("POST", "/api/v1/appointments", {
    ...{ agentId, clientName, clientPhone: "+34 600 100 200", appointmentTypeId: null, overbook: true },
    ...when,
  });

test("a day that goes wrong: a no-show taken back, running late undone, and someone ill @trial", async ({ signIn }) => {
  const timeZone = noonZone();
  const owner = await signIn({ timeZone });
  const { page, api } = owner;
  const { id: agentId } = await api<{ id: string }>("POST", "/api/v1/agents", { name: "Ana", email: "ana@x.org" });
  const appointmentDate = Temporal.Now.plainDateISO(timeZone).toString();
  await book(owner, agentId, "Carmen Ruiz", { appointmentDate, appointmentTime: "10:00", isPastVisit: true });
  await book(owner, agentId, "Dora Diaz", { appointmentDate, appointmentTime: "14:00" });
  await book(owner, agentId, "Eva Egea", {
    ...{ appointmentDate, appointmentTime: "14:30", clientPhone: "+34 600 100 201" },
  });
  await page.goto(`/app?view=day&date=${appointmentDate}`);

  const outcome = page.getByRole("group", { name: "Carmen Ruiz: How did it go?" });
  await outcome.getByRole("button", { name: "No-show" }).click();
  await expect(outcome.getByRole("button", { name: "No-show" })).toHaveAttribute("aria-pressed", "true");
  await page
    .getByRole("button", { name: /Carmen Ruiz/ })
    .first()
    .click();
  const details = page.getByRole("dialog");
  await expect(details.getByText("Marked as no-show by you")).toBeVisible();
  await details.getByRole("button", { name: "Undo last change" }).click();
  await details.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(details.getByText("Mark removed by you (undone)")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();

  // Running late and ill are said from wherever the phone is.
  await page.setViewportSize({ width: 390, height: 844 });
  const more = page.getByRole("button", { name: "More for this day" });
  await more.click();
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "Running late…" }).click();
  const late = page.getByRole("dialog", { name: "Running late" });
  await expect(late.getByRole("button", { name: "Move 2 appointments" })).toBeVisible();
  await expectAccessible(page);
  await late.getByRole("button", { name: "Move 2 appointments" }).click();
  await expect(late.getByText("Moved", { exact: true })).toHaveCount(2);
  await late.getByRole("button", { name: "Undo all" }).click();
  await expect(late.getByText(/Undone: every appointment is back where it was/)).toBeVisible();
  await late.getByRole("button", { name: "Close" }).last().click();
  await expect(more).toBeFocused();

  await more.click();
  await page.getByRole("menuitem", { name: "Someone is sick…" }).click();
  const ill = page.getByRole("dialog", { name: "Someone is sick" });
  // A part of the day: until two nobody has an appointment.
  await ill.getByRole("switch", { name: "All day" }).press("Space");
  await ill.getByLabel("Until").fill("11:00");
  await expect(ill.getByText("End time must be after start time")).toBeVisible();
  await ill.getByLabel("Until").fill("14:00");
  await expect(ill.getByText("No one is affected")).toBeVisible();
  await expect(ill.getByRole("button", { name: "Block this time" })).toBeEnabled();
  await ill.getByRole("switch", { name: "All day" }).press("Space");
  await ill
    .getByRole("combobox", { name: "What to do for Eva Egea" })
    .selectOption({ label: "Cancel the appointment" });
  await expectAccessible(page);
  await page.clock.install();
  await ill.getByRole("button", { name: "Send to 2 clients" }).click();
  await expect(ill.getByText("Waiting for an answer")).toBeVisible();
  await expect(ill.getByText("Cancelled", { exact: true })).toBeVisible();
  const waits = ill.getByText("The messages go out in a few seconds");
  await expect(waits).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(waits).toBeHidden();

  // One of them changes: what is taken back is the rest.
  const { appointments } = await api<{ appointments: { id: string; clientName: string; version: number }[] }>(
    "GET",
    `/api/v1/appointments?from=${appointmentDate}&to=2099-01-01`,
  );
  const dora = appointments.find(({ clientName }) => clientName === "Dora Diaz");
  await api("POST", `/api/v1/appointments/${dora?.id}/confirm`, { version: dora?.version });
  await expect(ill.getByText("Accepted", { exact: true })).toBeVisible();
  await expect(ill.getByText("1 appointment stays as it is")).toBeVisible();
  await expectAccessible(page);
  await ill.getByRole("button", { name: "Undo the other one" }).click();
  await expect(ill.getByText("Undone for everyone who hadn't answered yet")).toBeVisible();
  await expect(ill.getByText("As before", { exact: true })).toHaveCount(1);
});
