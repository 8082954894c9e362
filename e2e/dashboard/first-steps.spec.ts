import { asAdmin } from "#server/testing/apps/test-cluster.ts";
import { buildAgent, buildType } from "#server/testing/builders/build-scheduling.ts";
import { databaseUrl, expect, expectAccessible, test } from "../fixtures.ts";

test("a newcomer sees where to begin until all is done, and each step opens its form", async ({ owner }) => {
  const { page } = owner;
  await page.goto("/app");
  const start = page.getByRole("region", { name: "Start here" });
  const ownNumber = page.getByRole("link", { name: "Get your own number" });
  // As many as the text says, and no offer among them.
  await expect(start.getByText("Two quick steps")).toBeVisible();
  await expect(start.getByRole("link")).toHaveCount(2);
  await expectAccessible(page);
  await start.getByRole("link", { name: "Add your first agent" }).click();
  await expect(page.getByLabel("Full Name *")).toBeFocused();
  await page.getByLabel("Full Name *").fill("Marta");
  await page.getByLabel("Email *").fill("marta@example.com");
  await page.locator("form").getByRole("button", { name: "Add Agent" }).click();
  await expect(page.getByText("Agent added successfully")).toBeVisible();
  await page.getByRole("link", { name: "Calendar" }).click();
  await expect(start.getByText("Done: Add your first agent")).toBeVisible();
  await start.getByRole("link", { name: "Add your first appointment type" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await expect(page).toHaveURL(/tab=time$/);
  await page.getByLabel("Name", { exact: true }).fill("Haircut");
  await page.getByRole("button", { name: "Add Appointment Type" }).click();
  await expect(page.getByText("Appointment type added successfully!")).toBeVisible();
  await page.getByRole("link", { name: "Calendar" }).click();
  // The platform's number serves the business: nothing has to be done any more.
  const offer = page.getByRole("region", { name: "A number of your own" });
  await expect(offer.getByText("WhatsApp works")).toBeVisible();
  await expect(offer.getByText("Done:")).toHaveCount(0);
  await expect(ownNumber).toHaveAttribute("href", /onboarding/);
  await expect(ownNumber).toHaveAttribute("data-variant", "default");
  await expectAccessible(page);
  await asAdmin(databaseUrl(), (client) =>
    client.query(
      "insert into whatsapp_phone_numbers (user_id, phone_number, verification_status) values ($1, $2, 'verified')",
      [owner.id, `+34911${Date.now() % 1_000_000}`],
    ),
  );
  await page.goto("/app");
  await expect(page.getByRole("button", { name: /available$|closed$|past visit$/ }).first()).toBeVisible();
  await expect(start.or(offer)).toHaveCount(0);
});

test("a business whose time zone has no country is asked for one", async ({ signIn }) => {
  const { page, api, id } = await signIn({ timeZone: "UTC" });
  await buildAgent(databaseUrl(), id, { name: "Ana" });
  await buildType(databaseUrl(), id);
  await page.goto("/app");
  const question = page.getByRole("region", { name: "Which country are you in?" });
  await expect(question.getByRole("link")).toHaveCount(1);
  await question.getByRole("link", { name: "Say which country you're in" }).click();
  await page.getByRole("combobox", { name: "Country" }).fill("Spain");
  await page.getByRole("option", { name: "Spain" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  expect(await api("GET", "/api/v1/profile")).toMatchObject({ country: "ES", currency: "EUR" });
  await page.goto("/app");
  await expect(page.getByRole("region", { name: "A number of your own" })).toBeVisible();
  await expect(question).toHaveCount(0);
});

test.describe("late in the day on a phone", () => {
  test.use({ viewport: { width: 390, height: 600 } });

  test("a newcomer's day opens with where to begin, not at the present hour", async ({ signIn }) => {
    // Wherever it is six in the evening now.
    const offset = ((18 - new Date().getUTCHours() + 36) % 24) - 12;
    const timeZone = `Etc/GMT${offset > 0 ? "-" : "+"}${Math.abs(offset)}`;
    const { page } = await signIn({ timeZone });
    await page.goto("/app");
    await expect(page.locator("[data-now]").first()).toBeAttached();
    // As long as the page would take to move.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(page.getByRole("region", { name: "Start here" })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
