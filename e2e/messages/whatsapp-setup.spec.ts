import type { Page } from "@playwright/test";
import sharp from "sharp";
import { buildSubscription } from "#server/testing/builders/build-subscription.ts";
import { databaseUrl, expect, expectAccessible, expectRefusals, test } from "../fixtures.ts";

const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#1f7a5c" } })
    .png()
    .toBuffer();

/** The simulated shop for numbers, for the whole server: its tests run one after the other. */
const setModes = async (modes: object): Promise<void> => {
  const response = await fetch(`${process.env["E2E_URL"]}/simulator/api/whatsapp/modes`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(modes),
  });
  expect(response.ok).toBe(true);
};

// By keyboard: a toast may be over a button for a moment.
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const chooseLogo = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });

test.describe.configure({ mode: "serial" });
test.beforeAll(() => setModes({ senderSeconds: 3 }));

test("without a subscription there is no number @trial", async ({ owner: { page } }) => {
  await page.goto("/app");
  await page.getByRole("link", { name: "WhatsApp Setup" }).click();
  await expect(page.getByRole("heading", { name: "Premium Subscription Required" })).toBeVisible();
  await expect(page.getByRole("link", { name: "View Subscription Plans" })).toHaveAttribute("href", "/subscription");
  await expectAccessible(page);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Subscription Required" })).toBeVisible();
  await expectAccessible(page);
});

test("the wizard leads from a logo to a number that is online, and the number is given back", async ({ owner }) => {
  const { page } = owner;
  await buildSubscription(databaseUrl(), owner.id, { maxAgents: 3 });
  await page.goto("/settings");
  await page.getByRole("link", { name: "Start Setup" }).click();

  await expect(page.getByRole("heading", { name: "Business Information" })).toBeVisible();
  await expect(button(page, "Previous")).toBeDisabled();
  await button(page, "Next").press("Enter");
  await expect(page.getByText("Please enter the name of your business")).toBeVisible();
  await expect(page.getByLabel("Business name")).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel("Business name").fill("Salon Ada");
  await page.getByLabel("Business email").fill("hello@salon.example");
  const country = page.getByLabel("Country for your number");
  await expect(country.getByRole("option")).toHaveText(["United States", "Germany"]);
  await country.selectOption("Germany");
  await page.reload();
  await expect(page.getByLabel("Business name")).toHaveValue("Salon Ada");
  await expect(country).toHaveValue("DE");
  await button(page, "Next").press("Enter");

  await expect(page.getByRole("heading", { name: "Logo Upload" })).toBeFocused();
  await chooseLogo(page, "logo.png", "image/png", Buffer.from("GIF89a, but called a PNG"));
  await expect(page.getByText("Please upload a JPG or PNG image")).toBeVisible();
  await chooseLogo(page, "logo.png", "image/png", Buffer.concat([await picture(9, 9), Buffer.alloc(5_242_880)]));
  await expect(page.getByText("Please upload an image smaller than 5MB")).toBeVisible();
  await chooseLogo(page, "logo.png", "image/png", await picture(900, 600));
  // Once it is stored, nothing on the page changes any more.
  await expect(page.getByRole("img", { name: "Preview of your logo" })).toHaveAttribute("src", /^\/files\//);
  await expectAccessible(page);
  await button(page, "Next").press("Enter");

  await expect(page.getByRole("heading", { name: "Additional Settings" })).toBeFocused();
  await page.getByLabel("Website").fill("salon.example");
  await page.getByRole("combobox", { name: "Category" }).click();
  await page.getByRole("option", { name: "Beauty, Spa and Salon" }).click();
  await expectAccessible(page);
  await button(page, "Next").press("Enter");

  await expect(page.getByRole("heading", { name: "Review" })).toBeFocused();
  await expect(page.getByText("Beauty, Spa and Salon")).toBeVisible();
  await expect(page.getByText("Germany", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("img", { name: "Preview of your logo" })).toHaveAttribute("src", /^\/files\//);
  await expectAccessible(page);
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/registrations"),
  );
  await button(page, "Create WhatsApp Number").press("Enter");
  // The simulated shop has American numbers only, whatever it is asked for.
  expect((await sent).postDataJSON()).toMatchObject({ country: "DE" });

  await expect(page.getByRole("heading", { name: "Your number is being set up" })).toBeVisible();
  await expectAccessible(page);
  const settings = await page.context().newPage();
  await settings.goto("/settings");
  await expect(page.getByRole("heading", { name: "Your number is online" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Your WhatsApp business number has been created successfully.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the chat" })).toHaveAttribute("href", /^https:\/\/wa\.me\/1\d+$/);
  await expectAccessible(page);
  await expect(settings.getByText("Verified", { exact: true })).toBeVisible();
  await settings.close();

  await button(page, "Start New Setup").press("Enter");
  await expect(page.getByRole("heading", { name: "WhatsApp Number Already Active" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to Settings" }).click();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Print QR poster" }).click();
  await page.getByLabel("Poster language").selectOption("de");
  await expect(page.getByRole("heading", { name: "Termin per WhatsApp" })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/settings");
  await button(page, "Cancel Number").press("Enter");
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Cancel Number" }).press("Enter");
  await expect(page.getByText("WhatsApp number cancelled and released")).toBeVisible();
  await expect(page.getByText("Cancelled", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Start Setup" })).toBeVisible();
});

test("the wizard names country and price, and the browser's Back stays inside it @trial", async ({ owner }) => {
  const { page } = owner;
  await buildSubscription(databaseUrl(), owner.id, { maxAgents: 3 });
  // Most operators buy numbers in one country: then it is said, and there is nothing to choose.
  await page.route("**/api/v1/whatsapp/onboarding", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), countries: ["US"] } });
  });
  await page.goto("/settings");
  await page.getByRole("link", { name: "Start Setup" }).click();
  await expect(page.getByText("The country for your number: United States.")).toBeVisible();
  await expect(page.getByText("$17 per agent per month, number included.")).toBeVisible();
  await page.getByLabel("Business name").fill("Salon Ada");
  await button(page, "Next").press("Enter");
  await expect(page.getByRole("heading", { name: "Logo Upload" })).toBeVisible();
  await expect(page).toHaveURL(/step=2$/);
  await chooseLogo(page, "logo.png", "image/png", await picture(700, 700));
  const preview = page.getByRole("img", { name: "Preview of your logo" });
  // Stored as soon as it is chosen, and still there after a reload.
  await expect(preview).toHaveAttribute("src", /^\/files\//);
  await page.reload();
  await expect(preview).toHaveAttribute("src", /^\/files\//);
  await button(page, "Previous").press("Enter");
  await expect(page.getByLabel("Business name")).toHaveValue("Salon Ada");
  await button(page, "Next").press("Enter");
  await expect(preview).toBeVisible();
  await button(page, "Next").press("Enter");
  await expect(page.getByRole("heading", { name: "Additional Settings" })).toBeVisible();
  await page.getByLabel("Website").fill("salon.example");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Logo Upload" })).toBeVisible();
  await expect(preview).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Business Information" })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", { name: "Logo Upload" })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel("Website")).toHaveValue("salon.example");
  await page.reload();
  await expect(page.getByLabel("Website")).toHaveValue("salon.example");
  await button(page, "Next").press("Enter");
  await expect(page.getByRole("heading", { name: "Review" })).toBeVisible();
  await expect(page.getByText("United States", { exact: true })).toBeVisible();
  await expect(page.getByText("$17 per agent per month, number included.")).toBeVisible();
  await expectAccessible(page);
});

test("a refusal by WhatsApp leads back to the review, with everything kept @trial", async ({ owner }) => {
  const { page } = owner;
  await buildSubscription(databaseUrl(), owner.id, { maxAgents: 3 });
  await setModes({ sender: "refused" });
  await page.goto("/whatsapp-onboarding");
  await page.getByLabel("Business name").fill("Salón <Ñandú> & Söhne");
  for (const heading of ["Logo Upload", "Additional Settings", "Review"]) {
    await button(page, "Next").press("Enter");
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  }
  await button(page, "Create WhatsApp Number").press("Enter");
  await expect(page.getByRole("alert").getByText("WhatsApp didn't accept this profile.")).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole("main").getByText("Salón <Ñandú> & Söhne")).toBeVisible();
  await expectAccessible(page);
  await setModes({ sender: "accepted" });
  await button(page, "Create WhatsApp Number").press("Enter");
  await expect(page.getByRole("heading", { name: "Your number is online" })).toBeVisible({ timeout: 30_000 });

  // Only for this page: other tests need the provider meanwhile.
  const refusal = { code: "provider-failed", message: "" };
  await page.route("**/release", (route) => route.fulfill({ status: 502, json: refusal }));
  expectRefusals(page, /502/);
  await page.goto("/settings");
  await button(page, "Cancel Number").press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel Number" }).press("Enter");
  await expect(page.getByText("Failed to cancel WhatsApp number. Please try again or contact support.")).toBeVisible();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
});
