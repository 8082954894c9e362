import { readRows } from "#server/testing/read-rows.ts";
import { databaseUrl, expect, expectAccessible, test } from "../fixtures.ts";
import { openSalon } from "../open-salon.ts";
import { monday } from "../week-ahead.ts";

/** Of the business's own page, as it was saved in Settings. */
const openBookingPage = async (owner: { api: (method: string, path: string, body?: unknown) => Promise<unknown> }) => {
  const slug = `salon-${crypto.randomUUID().slice(0, 8)}`;
  await owner.api("PUT", "/api/v1/booking-page", { slug, isOn: true, asksNote: true, version: 0 });
  return slug;
};

test("an owner switches the page on, and a visitor sees it", async ({ owner, browser }) => {
  const { page } = owner;
  await openSalon(owner);
  await page.goto("/settings?tab=page");
  await page.getByRole("switch", { name: "Take bookings on this page" }).click({ force: true });
  const slug = `aurora-${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel("Address", { exact: true }).fill("api");
  await page.getByRole("button", { name: "Save page" }).click();
  await expect(page.getByText("This address isn't available. Choose another one.")).toBeVisible();
  await page.getByLabel("Address", { exact: true }).fill(slug);
  await page.getByRole("button", { name: "Save page" }).click();
  await expect(page.getByRole("link", { name: "Open page" })).toHaveAttribute("href", new RegExp(`/b/${slug}$`));
  await expect(page.getByRole("img", { name: "QR code of the booking page" })).toBeVisible();
  await expectAccessible(page);

  const visitor = await browser.newPage({
    baseURL: process.env["E2E_URL"] ?? "",
    colorScheme: "dark",
    viewport: { width: 390, height: 844 },
  });
  await visitor.goto(`/b/${slug}`);
  await expect(visitor.getByRole("heading", { name: "Book at Salon Aurora" })).toBeVisible();
  await expect(visitor.getByRole("link", { name: "Book Haircut" })).toBeVisible();
  await expectAccessible(visitor);
  await visitor.close();
});

test.describe("without scripts, in German, on a telephone", () => {
  test.use({ javaScriptEnabled: false, locale: "de-DE", viewport: { width: 390, height: 844 } });

  test("a visitor books, moves and cancels, right to the row", async ({ page, owner, browser }) => {
    await openSalon(owner);
    const slug = await openBookingPage(owner);
    // The same pages, seen by a browser in which axe can run.
    const seen = await browser.newPage({
      javaScriptEnabled: true,
      locale: "de-DE",
      viewport: { width: 390, height: 844 },
    });
    const expectPageAccessible = async () => {
      await seen.goto(page.url());
      await expectAccessible(seen);
      const beyond = await seen.locator("html").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(beyond).toBeLessThanOrEqual(0);
    };
    const row = async () =>
      (
        await readRows<{ status: string; source: string; name: string; phone: string; note: string; at: string }>(
          databaseUrl(),
          `select status, source, client_name as name, client_address as phone, client_note as note,
             appointment_date || ' ' || to_char(appointment_time, 'HH24:MI') as at
             from appointments where user_id = $1`,
          [owner.id],
        )
      )[0];

    await page.goto(`/b/${slug}`);
    await expectPageAccessible();
    await page.getByRole("link", { name: "Haircut buchen" }).click();
    await expectPageAccessible();
    await page.goto(`${page.url()}&from=${monday}&date=${monday}`);
    await page.getByRole("link", { name: "10:00" }).click();
    await page.getByLabel("Name").fill("Jürgen Groß-Özdemir");
    await page.getByLabel("Telefonnummer").fill("612 345 678");
    await page.getByLabel("Nachricht an uns").fill("Bitte leise");
    await page.getByLabel(/darf meine Angaben speichern/).check();
    await expectPageAccessible();
    await page.getByRole("button", { name: "Termin buchen" }).click();
    await expect(page.getByRole("heading", { name: "Ihr Termin ist gebucht" })).toBeVisible();
    await expectPageAccessible();
    expect(await row()).toEqual({
      ...{ status: "confirmed", source: "web", name: "Jürgen Groß-Özdemir", phone: "+34612345678" },
      ...{ note: "Bitte leise", at: `${monday} 10:00` },
    });

    await page.getByRole("link", { name: "Verschieben" }).click();
    await page.goto(`${page.url()}?from=${monday}&date=${monday}`);
    await page.getByRole("link", { name: "12:00" }).click();
    await page.getByRole("button", { name: "Verschieben" }).click();
    await expect(page.getByText("Der Termin ist verschoben.")).toBeVisible();
    expect(await row()).toMatchObject({ at: `${monday} 12:00` });

    await page.getByRole("link", { name: "Absagen" }).click();
    await expectPageAccessible();
    await page.getByRole("button", { name: "Ja, absagen" }).click();
    await expect(page.getByRole("heading", { name: "Dieser Termin ist abgesagt" })).toBeVisible();
    expect(await row()).toMatchObject({ status: "cancelled" });
    await seen.close();
  });
});
