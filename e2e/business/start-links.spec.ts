import { asAdmin } from "#server/testing/apps/test-cluster.ts";
import { databaseUrl, expect, expectAccessible, test } from "../fixtures.ts";
import { openSalon, writeAs } from "../open-salon.ts";

test("a campaign's link begins the chat with its service, and Insights says what it brought @trial", async ({
  owner,
}) => {
  const { page } = owner;
  const { number } = await openSalon(owner);
  await page.goto("/whatsapp-links");
  await expect(page.getByText("No links yet")).toBeVisible();
  await page.getByRole("button", { name: "New link" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Spring flyer");
  await page.getByRole("combobox", { name: "Starts with this service" }).click();
  await page.getByRole("option").first().click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Spring flyer")).toBeVisible();
  await expectAccessible(page);

  const { links } = await owner.api<{ links: { code: string }[] }>("GET", "/api/v1/start-links");
  await page.getByRole("link", { name: "Poster", exact: true }).click();
  await page.getByLabel("Poster language").selectOption("de");
  await expect(page.getByRole("heading", { name: "Termin per WhatsApp" })).toBeVisible();

  const from = "+34600700811";
  const code = links[0]?.code ?? "";
  await writeAs(from, number, { text: `as soon as possible (Start: ${code})`, profileName: "Cleo" });
  await writeAs(from, number, { text: "Confirm" });
  await expect
    .poll(async () => (await owner.api<{ links: unknown[] }>("GET", "/api/v1/start-links")).links)
    .toMatchObject([{ appointments: 1 }]);
  // Whether the first free time is today depends on the hour; Insights looks back.
  await asAdmin(databaseUrl(), (client) =>
    client.query("update appointments set appointment_date = current_date - 1 where user_id = $1", [owner.id]),
  );
  await page.goto("/insights?days=7");
  const origins = page.locator("section", { hasText: "Where bookings came from" });
  await expect(origins.getByText("Spring flyer")).toBeVisible();
  await expectAccessible(page);
  await origins.getByRole("link", { name: "Links and posters" }).click();
  await expect(page.getByText("1 booking")).toBeVisible();

  await page.getByRole("button", { name: /Spring flyer/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No links yet")).toBeVisible();
});
