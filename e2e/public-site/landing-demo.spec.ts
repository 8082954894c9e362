import { expect, expectAccessible, test, trialUnless } from "../fixtures.ts";

test.use({ reducedMotion: "no-preference" });

test("a visitor books with the demo bot and sees it in the calendar, with nothing kept", async ({ page }) => {
  await page.goto("/?lang=en");
  await page.getByRole("link", { name: "Try it now" }).click();
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .join(),
    );
  expect(await scripts()).not.toContain("run-landing-demo");
  const section = page.locator("#landing-demo");
  await section.getByRole("button", { name: "Start chatting" }).click();
  await section.getByRole("list", { name: "Suggestions" }).getByRole("button").first().click();
  const chat = section.getByRole("log");
  await expect(chat).toContainText(/Haircut with Ana tomorrow at/);
  await chat.getByRole("button", { name: "Confirm" }).click();
  await expect(chat).toContainText("You're booked!");
  const calendar = section.getByRole("region", { name: "Corner Barbers calendar" });
  await expect(calendar.getByRole("listitem").filter({ hasText: "just booked" })).toContainText("Maria Lopez");
  await expect(section.getByRole("status")).toContainText("Added to the calendar: Haircut with Ana");
  await expectAccessible(page);

  await section.getByRole("button", { name: "Start over" }).click();
  await expect(calendar).not.toContainText("Maria Lopez");
  await expect(chat).not.toContainText("You're booked!");
  await section.getByRole("list", { name: "Suggestions" }).getByRole("button").first().click();
  await chat.getByRole("button", { name: "Confirm" }).click();
  await section.getByRole("link", { name: "Make it yours" }).click();
  await expect(page).toHaveURL("/auth?mode=sign-up");
});

test("the demo is used by keyboard, in one's own words, and its booking cancelled", async ({ page }) => {
  await page.goto("/?lang=en");
  await page.getByRole("button", { name: "Start chatting" }).press("Enter");
  const chat = page.getByRole("log");
  await expect(chat).toBeFocused();
  const field = page.getByRole("textbox", { name: "Write a message" });
  await field.fill("<b>Beard trim</b> with Tom in 3 days at 4 pm please");
  await field.press("Enter");
  await expect(chat).toContainText("<b>Beard trim</b>");
  await chat.getByRole("button", { name: "Confirm" }).press("Enter");
  await expect(page.locator("#landing-demo").getByText("just booked")).toBeVisible();
  await field.fill("Cancel my appointment");
  await field.press("Enter");
  await chat.locator("button:enabled").first().press("Enter");
  await expect(page.locator("#landing-demo").getByText("just booked")).toBeHidden();
  await expect(page.getByRole("status").last()).toContainText("Removed from the calendar: Beard trim with Tom");
});

test.describe("on a small phone, in the dark", () => {
  test.use({ viewport: { width: 320, height: 640 }, colorScheme: "dark", reducedMotion: "reduce" });

  for (const language of ["en", "es", "fr", "de", "pt"]) {
    test(`it fits and books in ${language}${trialUnless(language === "de")}`, async ({ page }) => {
      await page.goto(`/?lang=${language}`);
      await page.locator("[data-landing-demo-start]").click();
      await page.locator("[data-landing-demo-suggestions] button").last().click();
      // The first answer that can be tapped always leads on.
      for (let taps = 0; taps < 3 && (await page.locator("[data-landing-demo-done]").isHidden()); taps++) {
        await page.locator("[data-landing-demo-chat] li button:enabled").first().click();
        await expect(page.locator("[data-landing-demo-chat] > :last-child")).not.toHaveClass(/mine|typing/);
      }
      await expect(page.locator("[data-landing-demo-done]")).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expectAccessible(page);
    });
  }
});

test("a code that doesn't arrive can be asked for again", async ({ page }) => {
  await page.goto("/?lang=en");
  await page.route(
    "**/assets/run-landing-demo*",
    (route) => route.fulfill({ status: 200, contentType: "text/javascript", body: "throw 1" }),
    { times: 1 },
  );
  const start = page.getByRole("button", { name: "Start chatting" });
  await start.click();
  await expect(page.getByText("That didn't go through. Please try again.").first()).toBeVisible();
  await expect(start).toBeEnabled();
});

test.describe("the landing page's demo without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no button that does nothing", async ({ page }) => {
    await page.goto("/?lang=en");
    await expect(page.locator("#landing-demo")).toBeHidden();
    await expect(page.getByRole("link", { name: "Try it now" })).toBeHidden();
    await expect(page.getByRole("img", { name: /A client asks for a haircut/ })).toBeVisible();
  });
});
