import { expect, expectAccessible, expectRefusals, test } from "../fixtures.ts";
import { openSalon, writeAs } from "../open-salon.ts";
import { openPhone, tapOnPhone, writeOnPhone } from "../simulated-phone.ts";

const question = "Do you use vegan dye?";

test("a client's question reaches the owner, the bot gives the answer, and gives it by itself the next time", async ({
  owner,
  page: phone,
}) => {
  const { page } = owner;
  const { number } = await openSalon(owner);
  await page.goto("/clients");
  await openPhone(phone, number, "Ana Torres");
  await writeOnPhone(phone, question);
  await tapOnPhone(phone, "Ask the team");
  const chat = phone.getByRole("log");
  await expect(chat.getByText("Done, I've asked the team.")).toBeVisible();
  await writeOnPhone(phone, "Is your dye vegan?");
  await expect(chat.getByText("That question is with the team.")).toBeVisible();

  // Without a reload, with the words of the question.
  await expect(page.getByText("1 person is waiting for your reply.")).toBeVisible();
  await expect(page.getByText(`Asks: ${question}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: /Ana Torres/ }).click();
  const card = page.getByRole("region", { name: "Question for the team" });
  await expect(card.getByText(question)).toBeVisible();
  await expectAccessible(page);
  await card.getByLabel("Answer as the bot").fill("Yes, all of it.");
  await card.getByRole("button", { name: "Send answer" }).click();
  await expect(card).toBeHidden();
  await expect(chat.getByText(`You asked: “${question}” — the team says: Yes, all of it.`)).toBeVisible();
  await expect(page.getByText(/The bot is paused/)).toBeHidden();

  await expectAccessible(page);
  await page.getByRole("button", { name: "Keep this answer" }).click();
  const dialog = page.getByRole("dialog", { name: "New answer" });
  await expect(dialog.getByLabel("Topic")).toHaveValue(question);
  await expect(dialog.getByLabel("Answer")).toHaveValue("Yes, all of it.");
  await expectAccessible(page);
  await dialog.getByLabel("Topic").fill("Vegan dye");
  await dialog.getByLabel("Answer").fill("All our dyes are vegan.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Keep this answer" })).toBeHidden();
  await writeOnPhone(phone, "is the dye vegan?");
  await expect(chat.getByText("All our dyes are vegan.")).toBeVisible();
});

test("of two who answer at once one wins, and the other is told", async ({ owner }) => {
  const { page } = owner;
  const { number } = await openSalon(owner);
  const from = "+12025550181";
  await writeAs(from, number, { text: question });
  await writeAs(from, number, { text: "yes please" });
  await page.goto("/clients");
  await page.getByRole("link", { name: /Carmen Ruiz/ }).click();
  const card = page.getByRole("region", { name: "Question for the team" });
  await card.getByLabel("Answer as the bot").fill("Only the red one.");
  const { clients } = await owner.api<{ clients: { questions: { id: string }[] }[] }>("GET", "/api/v1/clients");
  expectRefusals(page, /client-questions/);
  await owner.api("POST", `/api/v1/client-questions/${clients[0]?.questions[0]?.id}/answer`, { text: "Yes." });
  await expect(page.getByText("Someone else was faster")).toBeVisible();
  await expect(page.getByText(/Your text wasn't sent: Only the red one\./)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByText("Someone else was faster")).toBeHidden();
  await expect(page.getByRole("log").getByText("the team says: Yes.")).toBeVisible();
});
