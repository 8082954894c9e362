import { simulatedClients } from "#domain/clients/simulated-clients.ts";
import { botTexts } from "#locales/bot-texts.ts";
import { expect, type SignedIn, test } from "../fixtures.ts";
import { openSalon } from "../open-salon.ts";
import { advanceMinutes, startOwnServer } from "../own-server.ts";
import { tapOnPhone, writeOnPhone } from "../simulated-phone.ts";

startOwnServer();

const { name: client } = simulatedClients[0];

/** To ten in the morning: nobody is offered a time at night. */
const waitForMorning = async ({ api }: SignedIn): Promise<void> => {
  const { now, profile } = await api<{ now: string; profile: { timeZone: string } }>("GET", "/api/v1/me");
  const local = Temporal.Instant.from(now).toZonedDateTimeISO(profile.timeZone);
  const morning = local.with({ hour: 10, minute: 0 });
  const next = Temporal.ZonedDateTime.compare(morning, local) > 0 ? morning : morning.add({ days: 1 });
  await advanceMinutes(Math.ceil(next.since(local).total("minutes")));
};

/** Three in the afternoon on a working day ahead, which somebody has. */
const takeThree = async ({ api }: SignedIn) => {
  const { now } = await api<{ now: string }>("GET", "/api/v1/me");
  let date = Temporal.Instant.from(now).toZonedDateTimeISO("UTC").toPlainDate().add({ days: 3 });
  while (date.dayOfWeek > 5) date = date.add({ days: 1 });
  const { agents } = await api<{ agents: { id: string }[] }>("GET", "/api/v1/agents");
  const { appointmentTypes } = await api<{ appointmentTypes: { id: string }[] }>("GET", "/api/v1/appointment-types");
  const { appointment } = await api<{ appointment: { id: string; version: number } }>("POST", "/api/v1/appointments", {
    ...{
      clientName: "Rosa",
      clientPhone: "+34600111222",
      agentId: agents[0]?.id,
      appointmentTypeId: appointmentTypes[0]?.id,
    },
    ...{ appointmentDate: date.toString(), appointmentTime: "15:00" },
  });
  return { appointment, day: date.toLocaleString("en-US", { day: "numeric", month: "long" }), date: date.toString() };
};

test("a client waits for a full hour, is offered it when it opens, asks first, and takes it @trial", async ({
  owner,
  page,
}) => {
  const { number } = await openSalon(owner);
  await waitForMorning(owner);
  const { appointment, day, date } = await takeThree(owner);
  const { buttons, options } = botTexts.en;
  await page.goto("/simulator");
  await page.getByLabel("Business", { exact: true }).selectOption(number);
  await page.getByRole("button", { name: new RegExp(`^${client}`) }).click();
  const chat = page.getByRole("log");

  await writeOnPhone(page, `Haircut on ${day} at 3pm`);
  await tapOnPhone(page, buttons.choose);
  await page.getByRole("dialog").getByText(options.waitlist, { exact: true }).click();
  await tapOnPhone(page, buttons.joinList);
  await expect(chat.getByText(/You're on the waiting list/)).toBeVisible();
  await owner.page.goto("/clients");
  await owner.page.getByRole("link", { name: "Waitlist" }).click();
  const row = owner.page.getByRole("listitem").filter({ hasText: client });
  await expect(row).toContainText("Waiting");

  await owner.api("POST", `/api/v1/appointments/${appointment.id}/cancel`, { version: appointment.version });
  await expect(chat.getByText(/a time has opened at Salon Aurora/)).toBeVisible();
  // The owner's screen hears of each step by itself.
  await expect(row).toContainText("Offered until");
  await writeOnPhone(page, "do you do highlights too?");
  await expect(chat.getByText(/we don't offer that/)).toBeVisible();
  await expect(row).toContainText("Offered until");
  await tapOnPhone(page, buttons.takeOffer, 2);
  await expect(chat.getByText(/You're booked/)).toBeVisible();
  await expect(row).toContainText("Taken");
  const { appointments } = await owner.api<{ appointments: { clientName: string; status: string }[] }>(
    "GET",
    `/api/v1/appointments?from=${date}&to=${date}`,
  );
  expect(appointments.map(({ clientName, status }) => `${clientName} ${status}`).toSorted()).toEqual([
    `${client} confirmed`,
    "Rosa cancelled",
  ]);
});
