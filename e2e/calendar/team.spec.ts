import { buildAgent, buildType } from "#server/testing/builders/build-scheduling.ts";
import { databaseUrl, expect, expectAccessible, type SignedIn, test } from "../fixtures.ts";
import { monday } from "../week-ahead.ts";

/** Of the first service, if there is one. */
const book = async (owner: SignedIn, agentId: string, clientName: string, appointmentTime: string) => {
  type Types = { appointmentTypes: { id: string }[] };
  const { appointmentTypes } = await owner.api<Types>("GET", "/api/v1/appointment-types");
  return owner.api<{ appointment: { id: string } }>("POST", "/api/v1/appointments", {
    clientName,
    clientPhone: "+34 600 000 001",
    appointmentDate: monday,
    appointmentTime,
    agentId,
    appointmentTypeId: appointmentTypes[0]?.id ?? null,
  });
};

const teamOf = async (owner: SignedIn) => {
  const marta = await buildAgent(databaseUrl(), owner.id, { name: "Marta" });
  const joao = await buildAgent(databaseUrl(), owner.id, { name: "João" });
  const { appointment } = await book(owner, marta, "Ana", "10:00");
  await owner.page.goto(`/app?view=team&date=${monday}`);
  const card = owner.page.locator(`[data-event-id="${appointment.id}"]`);
  await expect(card).toBeVisible();
  const stored = async () => {
    type Details = { appointment: { agentId: string; appointmentTime: string }; notices: { status: string }[] };
    const { appointment: now, notices } = await owner.api<Details>("GET", `/api/v1/appointments/${appointment.id}`);
    return { agentId: now.agentId, time: now.appointmentTime, notices: notices.map(({ status }) => status) };
  };
  return { marta, joao, card, stored, slot: (name: string) => owner.page.getByRole("button", { name, exact: true }) };
};

test("a drop to another agent is asked about, done, and undone before the client hears of it", async ({ owner }) => {
  const { page } = owner;
  const { marta, joao, card, stored, slot } = await teamOf(owner);
  await expectAccessible(page);
  await card.dragTo(slot("Book João at 11:30 AM"));
  const question = page.getByRole("dialog", { name: "Move this appointment?" });
  await expect(question).toContainText("10:00 AM with Marta");
  await expect(question).toContainText("11:30 AM with João");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Don't move it" }).click();
  expect(await stored()).toMatchObject({ agentId: marta, time: "10:00" });

  await card.dragTo(slot("Book João at 11:30 AM"));
  await question.getByRole("button", { name: "Reschedule" }).click();
  const moved = page.locator(".mantine-Notifications-notification").filter({ hasText: "Appointment Rescheduled" });
  await expect(moved).toContainText("Ana is now at 11:30 AM with João.");
  expect(await stored()).toMatchObject({ agentId: joao, time: "11:30" });

  await moved.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".mantine-Notifications-notification").filter({ hasText: "Move undone" })).toContainText(
    "back at 10:00 AM with Marta",
  );
  const after = await stored();
  expect(after).toMatchObject({ agentId: marta, time: "10:00" });
  expect(after.notices).not.toContain("sent");
});

test("a drop in the same column moves in time; onto another appointment it is refused and nothing moves @trial", async ({
  owner,
}) => {
  const { page } = owner;
  const { marta, joao, card, stored, slot } = await teamOf(owner);
  await card.dragTo(slot("Book Marta at 12:00 PM"));
  await page.getByRole("dialog").getByRole("button", { name: "Reschedule" }).click();
  await expect(
    page.locator(".mantine-Notifications-notification").filter({ hasText: "Ana is now at 12:00 PM with Marta." }),
  ).toBeVisible();
  expect(await stored()).toMatchObject({ agentId: marta, time: "12:00" });

  const { appointment: other } = await book(owner, joao, "Ben", "12:00");
  const bens = page.locator(`[data-event-id="${other.id}"]`);
  await expect(bens).toBeVisible();
  await card.dragTo(bens);
  // Said at once: nobody is asked about a move that can't be.
  await expect(
    page.locator(".mantine-Notifications-notification").filter({ hasText: "Scheduling Conflict" }),
  ).toContainText("12:00 PM with João: taken.");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await stored()).toMatchObject({ agentId: marta, time: "12:00" });
});

test("a card that is taken at its end keeps its length, and moves as far as the pointer", async ({ owner }) => {
  const { page } = owner;
  await buildType(databaseUrl(), owner.id, { name: "Coloring", duration: 90, buffer: 0 });
  const { marta, card, stored } = await teamOf(owner);
  const box = await card.boundingBox();
  if (!box) throw new Error("the card isn't drawn");
  const hour = box.height / 1.5;
  const x = box.x + box.width / 2;
  const grab = box.y + box.height - 6;
  await page.mouse.move(x, grab);
  await page.mouse.down();
  await page.mouse.move(x, grab + hour);
  await page.mouse.move(x, grab + hour * 1.25);
  const preview = page.getByText("11:15 AM – 12:45 PM");
  await expect(preview).toBeVisible();
  const shown = await preview.boundingBox();
  expect(Math.abs((shown?.height ?? 0) - box.height)).toBeLessThan(8);
  await page.mouse.up();
  await expect(preview).toHaveCount(0);
  const question = page.getByRole("dialog", { name: "Move this appointment?" });
  await expect(question).toContainText("11:15 AM with Marta");
  await question.getByRole("button", { name: "Reschedule" }).click();
  await expect.poll(stored).toMatchObject({ agentId: marta, time: "11:15" });
});

test("without a mouse: a free half hour books, an appointment opens and goes to another agent @trial", async ({
  owner,
}) => {
  const { page } = owner;
  const { joao, card, slot, stored } = await teamOf(owner);
  await slot("Book João at 8:00 AM").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const create = page.getByRole("dialog", { name: "Create New Appointment" });
  await expect(create.getByRole("combobox", { name: "Agent" })).toHaveValue("João");
  await expect(create.getByRole("combobox", { name: "Time", exact: true })).toHaveValue("9:00 AM");
  await page.keyboard.press("Escape");
  await expect(slot("Book João at 9:00 AM")).toBeFocused();
  await card.focus();
  await page.keyboard.press("Enter");
  await page
    .getByRole("dialog", { name: "Appointment Details" })
    .getByRole("button", { name: "Reschedule" })
    .press("Enter");
  const reschedule = page.getByRole("dialog", { name: "Reschedule Appointment" });
  const agent = reschedule.getByRole("combobox", { name: "Agent" });
  // Down until it is shown: the first press opens the list, unless the dialog was still taking the focus.
  await expect(async () => {
    await agent.press("ArrowDown");
    const chosen = { timeout: 500 };
    await expect(page.getByRole("option", { name: "João" })).toHaveAttribute("data-combobox-selected", "true", chosen);
  }).toPass();
  await agent.press("Enter");
  await expect(agent).toHaveValue("João");
  await expectAccessible(page);
  // With someone else the same hour is a new place.
  await reschedule.getByRole("combobox", { name: "New time" }).click();
  await reschedule.getByRole("option", { name: /^10:00 AM/ }).click();
  await reschedule.getByRole("button", { name: "Reschedule", exact: true }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Appointment Details" })).toContainText("João");
  expect(await stored()).toMatchObject({ agentId: joao, time: "10:00" });
});

test("breaks are drawn, and a drop on one, on time off or outside the hours says so before it is made @trial", async ({
  owner,
}) => {
  const { page } = owner;
  await owner.api("POST", "/api/v1/breaks", {
    dayOfWeek: "Monday",
    startTime: "11:30",
    endTime: "12:30",
    breakName: "Siesta",
  });
  const workingHours = { Monday: { start: "14:00", end: "17:00" } };
  await buildAgent(databaseUrl(), owner.id, { name: "Lea", workingHours });
  const { marta, joao, card, stored, slot } = await teamOf(owner);
  await owner.api("POST", "/api/v1/time-off", {
    ...{ agentId: joao, kind: "off", from: monday, to: monday, fromTime: "13:30", toTime: "15:00" },
    ...{ privateReason: "Dentist", knownAppointmentIds: [] },
  });
  await expect(page.getByText("Dentist")).toBeVisible();
  await expect(page.getByText("Siesta")).toHaveCount(3);
  await expectAccessible(page);
  const question = page.getByRole("dialog", { name: "Move this appointment?" });
  await card.dragTo(slot("Book João at 8:00 AM"));
  await expect(question).toContainText("Outside business hours");
  await question.getByRole("button", { name: "Don't move it" }).click();
  await card.dragTo(slot("Book João at 11:30 AM"));
  await expect(question).toContainText("Break");
  await question.getByRole("button", { name: "Don't move it" }).click();
  await card.dragTo(slot("Book João at 2:00 PM"));
  await expect(question).toContainText("Time off");
  await question.getByRole("button", { name: "Don't move it" }).click();
  await card.dragTo(slot("Book Lea at 10:30 AM"));
  await expect(question).toContainText("Not working");
  await question.getByRole("button", { name: "Don't move it" }).click();
  expect(await stored()).toMatchObject({ agentId: marta, time: "10:00" });
  await card.dragTo(slot("Book João at 11:30 AM"));
  await question.getByRole("button", { name: "Reschedule" }).click();
  await expect.poll(stored).toMatchObject({ agentId: joao, time: "11:30" });
});
