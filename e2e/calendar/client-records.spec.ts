import { readFile } from "node:fs/promises";
import { expect, expectAccessible, type SignedIn, test } from "../fixtures.ts";

const agentOf = async ({ api }: SignedIn): Promise<string> =>
  (await api<{ id: string }>("POST", "/api/v1/agents", { name: "Ana", email: "ana@x.org" })).id;

const book = ({ api }: SignedIn, agentId: string, clientName: string, clientPhone: string, time: string) =>
  api("POST", "/api/v1/appointments", {
    ...{ agentId, clientName, clientPhone, appointmentDate: "2099-03-02", appointmentTime: time },
    ...{ appointmentTypeId: null, overbook: true },
  });

test("clients who never wrote: tags, notes, merging, a file in with a wrong line, undone, a file out @trial", async ({
  signIn,
}) => {
  const owner = await signIn({ timeZone: "Europe/Madrid" });
  const { page } = owner;
  const agentId = await agentOf(owner);
  await book(owner, agentId, "Carmen Ruiz", "600 100 200", "10:00");
  await book(owner, agentId, "Carmen R.", "600 100 201", "11:00");
  await page.goto("/clients");
  const list = page.getByRole("list", { name: "List of clients" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(list.getByText("+34 600 10 02 00")).toBeVisible();
  await expect(page.getByText("2 clients")).toBeVisible();

  await list.getByRole("link", { name: /Carmen Ruiz/ }).click();
  await page.getByLabel("Notes").fill("Allergic to latex");
  await page.getByRole("combobox", { name: "Tags" }).fill("vip");
  await page.getByRole("combobox", { name: "Tags" }).press("Enter");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("The client's details were saved.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Merge", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Choose: Carmen R." }).click();
  await expect(dialog.getByText(/Carmen Ruiz, \+34 600 10 02 00: .* 0 visits/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Merge records" }).click();
  await expect(dialog).toBeHidden();
  // Both are still to come, and no visits yet.
  const coming = page.getByRole("list", { name: "Upcoming" }).getByRole("listitem");
  await expect(coming).toHaveCount(2);
  await expect(page.getByText("+34 600 10 02 01", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Separate Carmen R. again" }).click();
  await expect(coming).toHaveCount(1);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("link", { name: "All clients" }).click();
  await page.getByText("vip · 1").click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await page.getByText("vip · 1").click();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await page.getByRole("button", { name: "Import" }).click();
  const text = "Nombre;Teléfono;Etiquetas\nCarmen Ruiz;600 100 200;nueva\nLuis;12;\nEva;600 100 202;";
  const file = { name: "clients.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
  await dialog.getByLabel("Choose a CSV file").setInputFiles(file);
  await expect(dialog.getByText("the phone number can't be read")).toBeVisible();
  await expect(dialog.getByText("Line 3")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Import 2" }).click();
  await expect(page.getByText("1 added, 1 updated.")).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Undo import" }).click();
  await expect(page.getByText("1 removed, 1 restored.")).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(2);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export" }).click(),
  ]);
  const out = await readFile(await download.path(), "utf8");
  expect(out).toContain("Carmen Ruiz,'+34 600 10 02 00,,vip,Allergic to latex,0,0,,2099-03-02");
});
