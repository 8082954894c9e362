import type { Page } from "@playwright/test";
import { simulatedClients } from "#domain/clients/simulated-clients.ts";
import { type Language, languages } from "#domain/languages.ts";
import { botTexts } from "#locales/bot-texts.ts";
import { clientDataTexts } from "#locales/client-data-texts.ts";
import { asAdmin } from "#server/testing/apps/test-cluster.ts";
import {
  databaseUrl,
  expect,
  expectAccessible,
  expectRefusals,
  type SignedIn,
  test,
  trialUnless,
} from "../fixtures.ts";
import { openSalon, recordPastVisit } from "../open-salon.ts";
import { openPhone, writeOnPhone } from "../simulated-phone.ts";

const { name: client, phone } = simulatedClients[0];

const tap = (page: Page, name: string): Promise<void> =>
  page.getByRole("log").getByRole("button", { name, exact: true }).last().click();

/** The address in the bot's last answer, once there is one. */
const linkIn = async (page: Page): Promise<string> => {
  const reply = page
    .getByRole("log")
    .getByText(/\/my-data\//)
    .last();
  await expect(reply).toBeVisible();
  return /https?:\/\/\S+\/my-data\/[\w-]{43}/.exec((await reply.textContent()) ?? "")?.[0] ?? "";
};

/** On a working day, some days ahead. */
const bookAhead = async (page: Page, { api }: SignedIn): Promise<void> => {
  const { now } = await api<{ now: string }>("GET", "/api/v1/me");
  let date = Temporal.Instant.from(now).toZonedDateTimeISO("UTC").toPlainDate().add({ days: 3 });
  while (date.dayOfWeek > 5) date = date.add({ days: 1 });
  const day = date.toLocaleString("en-US", { day: "numeric", month: "long" });
  await writeOnPhone(page, `Haircut on ${day} at 3pm`);
  await tap(page, botTexts.en.buttons.confirm);
  await expect(page.getByRole("log").getByText("✅")).toBeVisible();
};

const clientsOf = async ({ api }: SignedIn): Promise<{ id: string; name: string | null }[]> =>
  (await api<{ clients: { id: string; name: string | null }[] }>("GET", "/api/v1/clients")).clients;

type Listed = { appointments: { clientName: string; status: string }[] };

const dataRequests: Record<Language, string> = {
  en: "my data",
  es: "mis datos",
  fr: "mes données",
  de: "meine Daten",
  pt: "os meus dados",
};

for (const language of languages) {
  test(`"my data" in ${language} is answered with a page that can be read${trialUnless(language === "en")}`, async ({
    owner,
    page,
    context,
  }) => {
    const { number } = await openSalon(owner);
    await owner.api("PUT", "/api/v1/bot-language", { preferredLanguage: language });
    await openPhone(page, number, client);
    await writeOnPhone(page, dataRequests[language]);
    const read = await context.newPage();
    await read.goto(await linkIn(page));
    const texts = clientDataTexts[language];
    await expect(read.getByRole("heading", { level: 1 })).toHaveText(
      texts.title.replace("{{business}}", "Salon Aurora"),
    );
    await expect(read.getByRole("listitem").filter({ hasText: dataRequests[language] }).first()).toBeVisible();
    await expect(read.locator("html")).toHaveAttribute("lang", language);
    await expectAccessible(read);
  });
}

test("a client reads their data by a link from the chat, as a page and a file, until it expires @trial", async ({
  owner,
  page,
  context,
}) => {
  const { number } = await openSalon(owner);
  await openPhone(page, number, client);
  await bookAhead(page, owner);
  const [stored] = await clientsOf(owner);
  await owner.api("PATCH", `/api/v1/clients/${stored?.id}`, { notes: "pays late" });

  await writeOnPhone(page, "what do you know about me?");
  const link = await linkIn(page);
  const read = await context.newPage();
  await read.goto(link);
  await expect(read.getByRole("heading", { name: "Your data at Salon Aurora" })).toBeVisible();
  await expect(read.getByText(client).first()).toBeVisible();
  await expect(read.getByRole("listitem").filter({ hasText: "Haircut" }).first()).toContainText("Confirmed");
  await expect(read.getByRole("listitem").filter({ hasText: "what do you know about me?" })).toBeVisible();
  await expect(read.getByText("pays late")).toHaveCount(0);
  await expectAccessible(read);
  const [file] = await Promise.all([
    read.waitForEvent("download"),
    read.getByRole("link", { name: "Download as a file (JSON)" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("my-data.json");
  const stream = await file.createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  expect(JSON.parse(Buffer.concat(chunks).toString("utf8"))).toMatchObject({
    business: "Salon Aurora",
    client: { name: client },
    appointments: [{ service: "Haircut", status: "confirmed" }],
  });

  // The clock is everybody's: the link's own time is up instead.
  await asAdmin(databaseUrl(), (admin) =>
    admin.query("update client_data_links set expires_at = now() - interval '1 minute' where user_id = $1", [owner.id]),
  );
  expectRefusals(read, /404/);
  await read.goto(link);
  await expect(read.getByRole("heading", { name: "This link has expired" })).toBeVisible();
  await expect(read.getByText(client)).toHaveCount(0);
  await expectAccessible(read);
});

test("a client has everything deleted in the chat: read back first, a booking in hand ended, past visits kept nameless @trial", async ({
  owner,
  page,
}) => {
  const { number } = await openSalon(owner);
  await openPhone(page, number, client);
  const chat = page.getByRole("log");
  await bookAhead(page, owner);
  await owner.page.goto("/clients");
  await expect(owner.page.getByRole("link", { name: new RegExp(client) }).first()).toBeVisible();
  const [stored] = await clientsOf(owner);
  await recordPastVisit(owner, { clientName: client, clientPhone: phone });

  // In the middle of another booking.
  await writeOnPhone(page, "another haircut please");
  await expect(chat.getByText("another haircut please")).toBeVisible();
  await writeOnPhone(page, "delete me");
  await expect(chat.getByText(/I'll delete your name, your number and our whole chat/)).toBeVisible();
  await expect(chat.getByText(/Your upcoming appointment will be cancelled/)).toBeVisible();
  await writeOnPhone(page, "no, keep it");
  await expect(chat.getByText("All right, nothing was deleted.")).toBeVisible();
  expect((await clientsOf(owner)).map(({ id }) => id)).toContain(stored?.id);

  // The first question's button is still in the chat: the second one is waited for.
  await writeOnPhone(page, "delete me");
  await expect(chat.getByRole("button", { name: botTexts.en.buttons.yesErase, exact: true })).toHaveCount(2);
  await tap(page, botTexts.en.buttons.yesErase);
  await expect(chat.getByText(/^Done. Your name, your number and our chat are deleted/)).toBeVisible();
  // The owner's screen hears of it by itself.
  await expect(owner.page.getByRole("link", { name: new RegExp(client) })).toHaveCount(0);
  expect(await clientsOf(owner)).toEqual([]);
  const { now } = await owner.api<{ now: string }>("GET", "/api/v1/me");
  const today = Temporal.Instant.from(now).toZonedDateTimeISO("UTC").toPlainDate();
  const dates = `from=${today.subtract({ days: 3 })}&to=${today.add({ days: 10 })}`;
  const { appointments } = await owner.api<Listed>("GET", `/api/v1/appointments?${dates}`);
  expect(appointments.map(({ clientName, status }) => `${clientName} ${status}`).toSorted()).toEqual([
    "— cancelled",
    "— confirmed",
  ]);
});
