import { expect, expectAccessible, expectRefusals, type SignedIn, test } from "../fixtures.ts";
import { openSalon, writeAs } from "../open-salon.ts";

const carmen = "+12025550177";

test("someone asks for a person: the owner sees it, answers, hands back, takes notes and blocks", async ({ owner }) => {
  const { page } = owner;
  const { number } = await openSalon(owner);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Clients" })).toBeVisible();
  await writeAs(carmen, number, { text: "I want to talk to a person" });

  // Without a reload.
  await page.getByRole("link", { name: "Clients: 1 waiting for your reply" }).click();
  await expect(page.getByText("1 person is waiting for your reply.")).toBeVisible();
  await expect(page.getByText("Wants to talk")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: /Carmen Ruiz/ }).click();
  await expect(page).toHaveURL(/\/clients\/[0-9a-f-]{36}$/);
  const chat = page.getByRole("log");
  await expect(chat.getByText("I want to talk to a person")).toBeVisible();
  await expectAccessible(page);

  const field = page.getByRole("textbox", { name: "Message" });
  await field.fill("Hi Carmen, how can I help?");
  await field.press("Enter");
  await expect(chat.getByText("Hi Carmen, how can I help?")).toBeVisible();
  await expect(field).toHaveValue("");
  await expect(page.getByText(/The bot is paused for this client until/)).toBeVisible();
  expect(await writeAs(carmen, number, { text: "Do you have parking?" })).toEqual([]);
  await expect(chat.getByText("Do you have parking?")).toBeVisible();
  await page.getByRole("button", { name: "Hand back to the bot" }).click();
  await expect(page.getByText(/The bot is paused/)).toBeHidden();

  await page.getByLabel("Notes").fill("Comes by car.");
  await page.getByRole("link", { name: "All clients" }).click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("The client's details were saved.")).toBeVisible();

  await page.getByRole("button", { name: "Block" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Block" }).click();
  await expect(page.getByText("Blocked", { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.reload();
  await expect(page.getByLabel("Notes")).toHaveValue("Comes by car.");
  await expect(page.getByRole("button", { name: "Unblock" })).toBeVisible();
});

test("clients are found by name and number, on a phone too", async ({ owner }) => {
  const { page } = owner;
  const { number } = await openSalon(owner);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/clients");
  await expect(page.getByText("No clients yet")).toBeVisible();
  await expectAccessible(page);
  await writeAs(carmen, number, { text: "Hello" });
  await writeAs("+12025550178", number, { text: "Hello", profileName: "Yosef Cohen" });
  await expect(page.getByRole("link", { name: /Yosef Cohen/ })).toBeVisible();
  await page.getByRole("searchbox").fill("carm");
  await expect(page.getByRole("link", { name: /Yosef Cohen/ })).toBeHidden();
  await expect(page.getByRole("link", { name: /Carmen Ruiz/ })).toBeVisible();
  await page.getByRole("searchbox").fill("nobody at all");
  await expect(page.getByText("No clients found for “nobody at all”.")).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).last().click();
  await expect(page.getByRole("link", { name: /Yosef Cohen/ })).toBeVisible();
  expectRefusals(page, /00000000-0000-4000-8000-000000000000/);
  await page.goto("/clients/00000000-0000-4000-8000-000000000000");
  await expect(page.getByText("This client doesn't exist or has been deleted.")).toBeVisible();
});

test("the owner tries the bot: a test booking appears, marked, and is removed in one click @trial", async ({
  owner,
}) => {
  const { page } = owner;
  await openSalon(owner);
  await page.goto("/");
  await page.getByRole("button", { name: "Try your bot" }).click();
  const drawer = page.getByRole("dialog", { name: "Try your bot" });
  await drawer.getByRole("button", { name: "Hello!" }).click();
  await expect(drawer.getByText(/This is Salon Aurora/)).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole("button", { name: "Book" }).click();
  const opener = drawer.getByRole("button", { name: /Choose/ });
  await opener.click();
  const sheet = page.getByRole("dialog", { name: /Choose/ });
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await bookFirstTime(owner);

  await expect(drawer.getByText("1 test booking in your calendar")).toBeVisible();
  await page.goto(`/?view=day&date=${await testBookingDate(owner)}`);
  await expect(page.getByRole("button", { name: /Haircut/ }).first()).toContainText("Test");
  await page.getByRole("button", { name: "Try your bot" }).click();
  const { clients } = await owner.api<{ clients: unknown[] }>("GET", "/api/v1/clients");
  expect(clients).toEqual([]);
  await drawer.getByRole("button", { name: "Remove test bookings" }).click();
  await expect(page.getByText("1 test booking removed.")).toBeVisible();
  await expect(drawer.getByText(/in your calendar/)).toBeHidden();
  await drawer.getByRole("button", { name: "Start over" }).click();
  await expect(drawer.getByRole("button", { name: "Hello!" })).toBeVisible();
});

const testBookingDate = async ({ api }: SignedIn): Promise<string> => {
  const { now } = await api<{ now: string }>("GET", "/api/v1/me");
  const today = Temporal.Instant.from(now).toZonedDateTimeISO("Europe/Madrid").toPlainDate();
  type Listed = { appointments: { appointmentDate: string; isTest: boolean }[] };
  const { appointments } = await api<Listed>("GET", `/api/v1/appointments?from=${today}&to=${today.add({ days: 30 })}`);
  expect(appointments.map(({ isTest }) => isTest)).toEqual([true]);
  return appointments[0]?.appointmentDate ?? "";
};

/** Takes what is offered first, down to the confirmation. */
const bookFirstTime = async ({ page }: SignedIn): Promise<void> => {
  const chat = page.getByRole("log");
  const field = page.getByRole("textbox", { name: "Message" });
  await field.fill("as soon as possible");
  await field.press("Enter");
  const confirm = chat.getByRole("button", { name: "Confirm" });
  const name = chat.getByText(/name/i).last();
  await expect(confirm.or(name)).toBeVisible();
  if (!(await confirm.isVisible())) {
    await field.fill("Testa Kunde");
    await field.press("Enter");
  }
  await confirm.last().click();
};
