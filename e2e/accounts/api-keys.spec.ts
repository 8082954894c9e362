import { expect, expectAccessible, test } from "../fixtures.ts";

test("a key is made, copied, used and revoked", async ({ owner, request }) => {
  const { page } = owner;
  await page.goto("/settings?tab=api");
  await expect(page.getByText("No keys yet.")).toBeVisible();
  await page.getByRole("button", { name: "Create key" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create key" }).click();
  await expect(dialog.getByText("Please enter a name for the key")).toBeVisible();
  await dialog.getByLabel("Name").fill("Website");
  await dialog.getByRole("radio", { name: "Read", exact: true }).check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Create key" }).click();
  const secret = await dialog.getByLabel("API key Website").inputValue();
  expect(secret).toMatch(/^daybook_/);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Done" }).click();
  const key = page.getByRole("listitem").filter({ hasText: "Website" });
  await expect(key).toContainText(`ends in ${secret.slice(-4)}`);
  await expect(key).toContainText("Never used");
  await expect(page.getByText(secret)).toHaveCount(0);

  const ask = () => request.get("/api/v1/agents", { headers: { authorization: `Bearer ${secret}` } });
  expect((await ask()).status()).toBe(200);
  const headers = { authorization: `Bearer ${secret}`, accept: "application/json, text/event-stream" };
  const data = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
  expect(await (await request.post("/mcp", { headers, data })).text()).toContain("find_free_times");
  await expect(key).toContainText("Last used");
  await expectAccessible(page);
  await key.getByRole("button", { name: "Revoke Website" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("No keys yet.")).toBeVisible();
  expect((await ask()).status()).toBe(401);
});
