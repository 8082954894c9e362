import { expect, expectAccessible, expectRefusals, test } from "../fixtures.ts";
import { openSalon, writeAs } from "../open-salon.ts";

test("the waitlist: empty, somebody added by hand, a time offered, and taken off again", async ({ owner }) => {
  const { page, api } = owner;
  const { number } = await openSalon(owner);
  expectRefusals(page, /api\/v1\/waitlist/);
  await writeAs("+34612555001", number, { text: "hello, I'm Carmen Ruiz" });

  await page.goto("/clients");
  await page.getByRole("link", { name: "Waitlist" }).click();
  await expect(page.getByRole("heading", { name: "Waitlist", level: 1 })).toBeVisible();
  await expect(page.getByText("No one is waiting")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Add to waitlist" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a client to the waitlist" });
  await dialog.getByLabel("Client").and(page.locator("input")).fill("Nobody at all");
  await expect(page.getByRole("option", { name: "No one found" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Client").and(page.locator("input")).fill("Carmen");
  await page.getByRole("option", { name: /Carmen/ }).click();
  await dialog.getByRole("button", { name: /^To:/ }).click();
  await page.getByRole("button", { name: "Next", exact: true }).last().click();
  await page.getByRole("button", { name: /\b15,/ }).first().click();

  // Nobody works at night: nothing could ever open.
  await dialog.getByLabel("Earliest start").fill("3:00");
  await dialog.getByLabel("Latest start").fill("4:00");
  await dialog.getByRole("button", { name: "Add to waitlist" }).click();
  await expect(dialog.getByText("Nothing can open then: you're closed, or it's too close to the time")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Add anyway" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Earliest start").fill("");
  await dialog.getByLabel("Latest start").fill("");
  await dialog.getByRole("button", { name: "Add to waitlist" }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole("listitem").filter({ hasText: "Carmen" });
  await expect(row).toContainText("Waiting");

  // Without a time the dialog says what is missing, and what is waited for.
  await row.getByRole("button", { name: "Offer a time" }).click();
  const offer = page.getByRole("dialog", { name: /^Offer Carmen/ });
  await expect(offer.getByText(/^Waiting for .*, any time\.$/)).toBeVisible();
  await offer.getByRole("button", { name: "Offer a time" }).click();
  await expect(offer.getByText("Please select a time")).toBeVisible();
  await expectAccessible(page);
  await offer.getByRole("button", { name: "Cancel" }).click();
  await expect(offer).toBeHidden();

  const { entries } = await api<{ entries: { id: string; from: string }[] }>("GET", "/api/v1/waitlist");
  const { agents } = await api<{ agents: { id: string }[] }>("GET", "/api/v1/agents");
  const date = Temporal.PlainDate.from(entries[0]?.from ?? "").add({ days: 7 });
  const slot = { agentId: agents[0]?.id, appointmentDate: date.toString(), appointmentTime: "11:00" };
  await api("POST", `/api/v1/waitlist/${entries[0]?.id}/offer`, slot);
  await expect(row).toContainText("Offered until");
  // Wherever the offer was made, the owner is told, and can take it back.
  const told = page.getByRole("alert").filter({ hasText: /^WaitlistOffered to Carmen.*11:00 AM with Ana/ });
  await expectAccessible(page);
  await told.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "The offer was taken back." })).toBeVisible();
  await expect(row).toContainText("Waiting");
  await api("POST", `/api/v1/waitlist/${entries[0]?.id}/offer`, slot);
  await row.getByRole("button", { name: "Take back offer" }).click();
  await expect(row).toContainText("Waiting");

  // The calendar shows what is held; the name of a deleted agent is no id.
  await api("POST", `/api/v1/waitlist/${entries[0]?.id}/offer`, slot);
  await page.goto(`/app?view=day&date=${date}`);
  await expect(page.getByText("Ana: Held for Carmen")).toBeVisible();
  await api("DELETE", `/api/v1/agents/${agents[0]?.id}`);
  await page.goto("/clients/waitlist");
  await expect(row).toContainText("with a former agent");
  await expect(row).not.toContainText(agents[0]?.id ?? "");

  await row.getByRole("button", { name: "Remove" }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("No one is waiting")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Carmen" })).toContainText("Removed");
});
