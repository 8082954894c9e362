import { expect, expectAccessible, expectRefusals, test, trialUnless } from "../fixtures.ts";

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`agents are added, switched, given hours and deleted at ${viewport.width} px${trialUnless(viewport.width === 1280)}`, async ({
    owner,
  }) => {
    const { page } = owner;
    await page.setViewportSize(viewport);
    await page.goto("/?tab=agents");
    await expect(page.getByRole("heading", { name: "No agents yet" })).toBeVisible();
    await expect(
      page.getByText("Add your first booking agent to get started with WhatsApp appointments."),
    ).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("button", { name: "Add Your First Agent" }).click();
    const form = page.locator("form");
    await form.getByRole("button", { name: "Add Agent" }).click();
    await expect(page.getByText("Name must be between 1 and 100 characters")).toBeVisible();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expect(page.getByText("Validation Error")).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel("Full Name *").fill("Ana María Peña");
    await expect(page.getByText("Name must be between 1 and 100 characters")).toBeHidden();
    await form.getByLabel("Email *").fill("ANA@Example.com");
    await form.getByLabel("Phone").fill("+34 612 345 678");
    await form.getByLabel("Specialties (comma-separated)").fill("Haircut, , Beard trim");
    await form.getByRole("button", { name: "Add Agent" }).click();
    await expect(page.getByText("Agent added successfully")).toBeVisible();
    await expect(page.getByText("ana@example.com")).toBeVisible();
    await expect(page.getByText("Beard trim")).toBeVisible();
    await expect(page.getByText("Monday - Friday: 9:00 AM - 5:00 PM")).toBeVisible();
    await expect(page.getByText("Configured for WhatsApp booking")).toBeVisible();

    await page.getByRole("button", { name: "Edit Ana María Peña's working hours" }).click();
    await page.getByLabel("Friday, end").fill("14:00");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save hours" }).click();
    await expect(page.getByText("Friday: 9:00 AM - 2:00 PM", { exact: true })).toBeVisible();

    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("switch", { name: "Ana María Peña takes appointments" }).press("Space");
    await expect(page.getByText("Agent deactivated")).toBeVisible();
    await expect(page.getByText("Inactive", { exact: true })).toBeVisible();

    await page.getByRole("button", { name: "Delete Ana María Peña" }).click();
    await expect(
      page.getByText(
        "Are you sure you want to delete Ana María Peña? This will permanently delete the agent and all their past and present appointments. This action cannot be undone.",
      ),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page.getByText("Agent and all associated appointments have been deleted")).toBeVisible();
    await expect(page.getByRole("heading", { name: "No agents yet" })).toBeVisible();
  });
}

test("the plan's limit is said, and the switch goes back", async ({ owner }) => {
  const { page, api } = owner;
  const first = await api<{ id: string; version: number }>("POST", "/api/v1/agents", {
    name: "Ana",
    email: "ana@x.org",
  });
  await api("PATCH", `/api/v1/agents/${first.id}`, { isActive: false, version: first.version });
  await api("POST", "/api/v1/agents", { name: "Luis", email: "luis@x.org" });
  expectRefusals(page, /agents/);
  await page.goto("/?tab=agents");
  const toggle = page.getByRole("switch", { name: "Ana takes appointments" });
  await toggle.press("Space");
  await expect(page.getByText("Your plan doesn't include another active agent.")).toBeVisible();
  await expect(toggle).not.toBeChecked();
});

test("the plan's limit is said before the form for another agent is filled in", async ({ owner }) => {
  const { page, api } = owner;
  await api("POST", "/api/v1/agents", { name: "Ana", email: "ana@x.org" });
  await page.goto("/?tab=agents");
  await page.getByRole("button", { name: "Add Agent" }).click();
  const limit = page.getByRole("alert").filter({ hasText: "Your plan doesn't include another active agent." });
  await expect(limit.getByRole("link", { name: "Upgrade" })).toHaveAttribute("href", "/subscription");
  await expect(page.getByLabel("Full Name *")).toHaveCount(0);
  await expectAccessible(page);
});

test("the agents tab speaks German @trial", async ({ signIn }) => {
  const { page } = await signIn({ language: "de" });
  await page.goto("/?tab=agents");
  await expect(page.getByRole("heading", { name: "Noch keine Mitarbeiter" })).toBeVisible();
  await page.getByRole("button", { name: "Ersten Mitarbeiter hinzufügen" }).click();
  await expect(page.getByLabel("Schwerpunkte (durch Kommas getrennt)")).toBeVisible();
  await expectAccessible(page);
});
