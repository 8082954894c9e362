import { buildAppointment } from "#server/testing/builders/build-appointment.ts";
import { readRows } from "#server/testing/read-rows.ts";
import { databaseUrl, expect, expectAccessible, test } from "../fixtures.ts";
import { openSalon } from "../open-salon.ts";
import { monday, zone } from "../week-ahead.ts";

test("a code from the settings, sent by phone, and the day is run by WhatsApp", async ({ owner, page: phone }) => {
  const { number } = await openSalon(owner);
  const [agent] = await readRows<{ id: string }>(databaseUrl(), "select id from agents where user_id = $1", [owner.id]);
  const time = { timeZone: zone, plainTime: "15:00" };
  const startsAt = Temporal.PlainDate.from(monday).toZonedDateTime(time).toInstant().toString();
  const booked = { ownerId: owner.id, agentId: agent?.id ?? "", startsAt, zone, clientName: "Maria Lopez" };
  const id = await buildAppointment(databaseUrl(), booked);

  const { page } = owner;
  await page.goto("/settings?tab=whatsapp");
  const card = page.getByRole("region", { name: "Run the day on WhatsApp" });
  await expect(card.getByText("No phone is verified.")).toBeVisible();
  await card.getByRole("button", { name: "Get a code" }).click();
  await expect(card.locator("code")).toBeInViewport();
  const code = (await card.locator("code").textContent()) ?? "";
  expect(code).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  await expect(card.getByRole("link", { name: "Open WhatsApp" })).toHaveAttribute("href", /wa\.me\/\d+\?text=Daybook/);
  await expectAccessible(page);

  await phone.goto("/simulator");
  await phone.getByLabel("Business", { exact: true }).selectOption(number);
  await phone.getByRole("button", { name: /^Owner/ }).click();
  const chat = phone.getByRole("log");
  const write = async (text: string) => {
    const field = phone.getByRole("textbox", { name: "Message" });
    await field.fill(text);
    await field.press("Enter");
  };
  await write(`Daybook ${code}`);
  await expect(chat.getByText(/this number now runs Salon Aurora/)).toBeVisible();
  // The screen hears of it by itself.
  await expect(card.getByText("Verified")).toBeVisible();
  await expect(card.locator("code")).toBeHidden();

  await write("today");
  await expect(chat.getByText(/Nothing booked today/)).toBeVisible();
  await write("move maria half an hour later");
  await expect(chat.getByText(/^Move Maria Lopez, Haircut/)).toBeVisible();
  await chat.getByRole("button", { name: "Yes" }).click();
  await expect(chat.getByText(/Done: moved/)).toBeVisible();
  const { appointment } = await owner.api<{ appointment: { startsAt: string } }>("GET", `/api/v1/appointments/${id}`);
  expect(appointment.startsAt).toBe(Temporal.Instant.from(startsAt).add({ minutes: 30 }).toString());

  // An agent's own phone; and the owner's, taken off again.
  await card.getByRole("button", { name: "Remove" }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(card.getByText("No phone is verified.")).toBeVisible();
  await page.goto("/app?tab=agents");
  await page
    .getByRole("button", { name: /WhatsApp/ })
    .first()
    .click();
  const ofAgent = page.getByRole("dialog", { name: "Run the day on WhatsApp" });
  await ofAgent.getByRole("button", { name: "Get a code" }).click();
  await expect(ofAgent.locator("code")).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/app?view=day&date=${monday}&appointment=${id}`);
  await expect(page.getByText(/by you on WhatsApp/)).toBeVisible();
});
