import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { openSalon } from "../open-salon.ts";
import { tapOnPhone } from "../simulated-phone.ts";
import { today } from "../week-ahead.ts";

test("a client books on the phone by tapping, keyboard included, and each client has a chat of their own @trial", async ({
  owner,
  page,
}) => {
  const { number } = await openSalon(owner);
  await page.goto("/simulator");
  await expect(page.getByRole("heading", { name: "Test phone" })).toBeVisible();
  await page.getByLabel("Business", { exact: true }).selectOption(number);
  const chat = page.getByRole("log");
  await page.getByRole("button", { name: "Hello!" }).click();
  await expect(chat.getByText(/This is Salon Aurora/)).toBeVisible();
  await expectAccessible(page);

  await chat.getByRole("button", { name: "Book" }).click();
  await chat
    .getByRole("button", { name: /Choose/ })
    .last()
    .click();
  const sheet = page.getByRole("dialog");
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(chat.getByRole("button", { name: /Choose/ }).last()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(sheet.locator(":focus")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(sheet).toBeHidden();
  await expect(chat.getByRole("img", { name: "Read" }).last()).toBeVisible();
  await expect(page.getByText("typing…")).toHaveCount(0);

  await page.getByRole("button", { name: "Send something else" }).click();
  await page.getByRole("menuitem", { name: "Location" }).click();
  await expect(chat.getByText("Location", { exact: true })).toBeVisible();
  await expect(chat.getByText(/I can only read text messages/)).toBeVisible();

  await page.getByRole("button", { name: /^Chloé Martin/ }).click();
  await expect(page.getByRole("button", { name: "Hello!" })).toBeVisible();
  // Each suggestion is a free time: one tap sends it, and a yes books it.
  await expect(page.getByText("Try writing")).toBeVisible();
  const suggestions = page.getByRole("button", { name: /^Haircut (with Ana )?(tomorrow|on \w+day) at \d/ });
  await expect(suggestions).toHaveCount(3);
  const [suggested = ""] = await suggestions.allTextContents();
  await suggestions.first().click();
  await expect(chat.getByText(suggested, { exact: true })).toBeVisible();
  await tapOnPhone(page, "Confirm");
  type Booked = { appointments: { clientName: string }[] };
  const booked = () => owner.api<Booked>("GET", `/api/v1/appointments?from=${today}&to=${addDays(today, 7)}`);
  await expect.poll(async () => (await booked()).appointments).toMatchObject([{ clientName: "Chloé Martin" }]);
  const field = page.getByRole("textbox", { name: "Message" });
  await field.fill("Hola");
  await field.press("Enter");
  await expect(chat.getByText("Hola", { exact: true })).toBeVisible();
  await expect(chat.getByText(/Salon Aurora/).first()).toBeVisible();

  await page.getByRole("button", { name: /^Ana Torres/ }).click();
  await expect(chat.getByText("Location", { exact: true })).toBeVisible();
  await expect(chat.getByText("Hola", { exact: true })).toBeHidden();
  const { clients } = await owner.api<{ clients: unknown[] }>("GET", "/api/v1/clients");
  expect(clients).toHaveLength(2);
});

test("on a real phone it fills the screen; clients are added and the clock is moved in a drawer @trial", async ({
  owner,
  page,
}) => {
  const { number } = await openSalon(owner);
  // The clock is everybody's: here it only seems to move.
  const moves: unknown[] = [];
  await page.route("**/simulator/api/clock", async (route) => {
    if (route.request().method() === "POST") moves.push(route.request().postDataJSON());
    await route.fulfill({ json: { now: "2027-03-01T08:00:00Z" } });
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/simulator");
  await expect(page.getByRole("log")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Client, business and clock" }).click();
  await page.getByLabel("Business", { exact: true }).selectOption(number);
  await page.getByRole("button", { name: "Add a client" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Zoë");
  await page.getByLabel("Number", { exact: true }).fill("12");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText(/Please enter an international number/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "+1 day" }).click();
  await expect.poll(() => moves).toEqual([{ advanceMinutes: 1440 }]);
  await page.getByLabel("Number", { exact: true }).fill("+1 202 555 0199");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.reload();
  await page.getByRole("button", { name: "Client, business and clock" }).click();
  await expect(page.getByText("+12025550199")).toBeVisible();
});

test("without any business the phone says how to get one", async ({ page }) => {
  await page.route("**/simulator/api/businesses", (route) => route.fulfill({ json: [] }));
  await page.goto("/simulator");
  await expect(page.getByText("npm start -- --demo")).toBeVisible();
  await expectAccessible(page);
});
