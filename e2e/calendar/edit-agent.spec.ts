import { buildType } from "#server/testing/builders/build-scheduling.ts";
import { databaseUrl, expect, expectAccessible, test } from "../fixtures.ts";

/** A picture of sixteen green pixels. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWOQr4qBIwbiOACKkw9RkM9ogAAAAABJRU5ErkJggg==",
  "base64",
);

test("an agent is edited with picture and color; two windows don't overwrite each other @trial", async ({ owner }) => {
  const { page, api } = owner;
  await api("POST", "/api/v1/agents", { name: "Ana Petsr", email: "ana@x.org", specialties: "Cuts" });
  await page.goto("/?tab=agents");
  // One word says whether the agent is active.
  await expect(page.getByText("Active", { exact: true })).toHaveCount(1);
  await expect(page.getByText("Takes appointments")).toHaveCount(0);
  await page.getByRole("button", { name: "Edit Ana Petsr", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Specialties (comma-separated)")).toHaveValue("Cuts");
  await dialog.getByLabel("Full Name *").fill("  ");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog.getByText("Name must be between 1 and 100 characters")).toBeVisible();
  await dialog.getByLabel("Full Name *").fill("Ana Peters");
  await dialog.getByLabel("Picture").setInputFiles({ name: "a.png", mimeType: "image/png", buffer: picture });
  await expect(dialog.locator("img")).toBeVisible();
  await dialog.getByRole("radio", { name: "Purple" }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Agent saved")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Ana Peters")).toBeVisible();
  await expect(page.locator("main img")).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Edit Ana Peters", exact: true }).click();
  await dialog.getByLabel("Phone").fill("+34 600 111 222");
  const { agents } = await api<{ agents: { id: string; version: number }[] }>("GET", "/api/v1/agents");
  await api("PATCH", `/api/v1/agents/${agents[0]?.id}`, { phone: "+34 600 999 999", version: agents[0]?.version });
  await expect(dialog.getByText("Changed in another window")).toBeVisible();
  await expect(dialog.getByLabel("Phone")).toHaveValue("+34 600 111 222");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("+34 600 11 12 22")).toBeVisible();
  await expect(page.locator("main img")).toHaveCount(0);
});

test("who an agent is, what they do and when, closed by accident, is back until it is cancelled @trial", async ({
  owner,
}) => {
  const { page, api } = owner;
  await api("POST", "/api/v1/agents", { name: "Ana", email: "ana@x.org" });
  await buildType(databaseUrl(), owner.id, { name: "Colour", duration: 60, buffer: 0 });
  await page.goto("/?tab=agents");
  const dialog = page.getByRole("dialog");
  const kept = dialog.getByText("You closed this without saving");

  const services = page.getByRole("button", { name: "Ana's services" });
  await services.click();
  await dialog.getByLabel("Colour: Duration (min)").fill("45");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await services.click();
  await expect(kept).toBeVisible();
  await expect(dialog.getByLabel("Colour: Duration (min)")).toHaveValue("45");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await services.click();
  await expect(dialog.getByLabel("Colour: Duration (min)")).toHaveValue("");
  await expect(kept).toBeHidden();
  await page.keyboard.press("Escape");

  const hours = page.getByRole("button", { name: "Edit Ana's working hours" });
  await hours.click();
  await dialog.getByLabel("Friday, end").fill("14:00");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await hours.click();
  await expect(kept).toBeVisible();
  await expect(dialog.getByLabel("Friday, end")).toHaveValue("2:00 PM");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Monday - Friday: 9:00 AM - 5:00 PM")).toBeVisible();

  const details = page.getByRole("button", { name: "Edit Ana", exact: true });
  await details.click();
  await dialog.getByLabel("Phone").fill("+34 600 111 222");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await details.click();
  await expect(kept).toBeVisible();
  await expect(dialog.getByLabel("Phone")).toHaveValue("+34 600 111 222");
});
