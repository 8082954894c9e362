import { type Language, languages } from "#domain/languages.ts";
import { botTexts } from "#locales/bot-texts.ts";
import { expect, type SignedIn, test, trialUnless } from "../fixtures.ts";
import { openSalon } from "../open-salon.ts";
import { advanceMinutes, startOwnServer } from "../own-server.ts";
import { openPhone, tapOnPhone, writeOnPhone } from "../simulated-phone.ts";

test.describe.configure({ mode: "serial" });
startOwnServer();

type Me = { now: string; profile: { timeZone: string } };

const nowOf = async ({ api }: SignedIn): Promise<Temporal.ZonedDateTime> => {
  const { now, profile } = await api<Me>("GET", "/api/v1/me");
  return Temporal.Instant.from(now).toZonedDateTimeISO(profile.timeZone);
};

/** A working day, some days ahead: nobody is off then. */
const workingDay = async (owner: SignedIn): Promise<Temporal.PlainDate> => {
  let date = (await nowOf(owner)).toPlainDate().add({ days: 3 });
  while (date.dayOfWeek > 5) date = date.add({ days: 1 });
  return date;
};

/** `24 de noviembre`, as people write it. */
const inWords = (date: Temporal.PlainDate, language: Language): string =>
  new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(`${date}T12:00:00Z`),
  );

const sentence: Record<Language, (date: string) => string> = {
  en: (date) => `Haircut on ${date} at 3pm`,
  es: (date) => `Haircut el ${date} a las 15`,
  fr: (date) => `Haircut le ${date} à 15h`,
  de: (date) => `Haircut am ${date} um 15 Uhr`,
  pt: (date) => `Haircut dia ${date} às 15h`,
};

for (const language of languages) {
  test(`booked on the phone in ${language}, seen on the calendar without reload${trialUnless(language === "en", language !== "de")}`, async ({
    owner,
    page,
  }) => {
    const { number } = await openSalon(owner);
    await owner.api("PUT", "/api/v1/bot-language", { preferredLanguage: language });
    const date = await workingDay(owner);
    await owner.page.goto(`/app?view=day&date=${date}`);
    await expect(owner.page.getByText("available").first()).toBeVisible();

    await openPhone(page, number, "Ana Torres");
    await writeOnPhone(page, sentence[language](inWords(date, language)));
    // The name that WhatsApp knows is in the read-back.
    await expect(page.getByRole("log").getByText(/Ana Torres/)).toBeVisible();
    await tapOnPhone(page, botTexts[language].buttons.confirm);
    await expect(page.getByRole("log").getByText("✅")).toBeVisible();
    await expect(owner.page.getByText("Ana Torres").first()).toBeVisible();
  });
}

type Listed = { appointments: { id: string; version: number; status: string; appointmentTime: string }[] };

test("moved and cancelled from both sides, each notified to the other", async ({ owner, page }) => {
  const { number } = await openSalon(owner);
  const date = await workingDay(owner);
  const list = async () =>
    (await owner.api<Listed>("GET", `/api/v1/appointments?from=${date}&to=${date}`)).appointments[0];
  await owner.page.goto(`/app?view=day&date=${date}`);
  await openPhone(page, number, "Ana Torres");
  const chat = page.getByRole("log");
  await writeOnPhone(page, sentence.en(inWords(date, "en")));
  await tapOnPhone(page, "Confirm");
  await expect(owner.page.getByText("Ana Torres").first()).toBeVisible();

  // The client moves it …
  await writeOnPhone(page, "my appointments");
  await tapOnPhone(page, "Reschedule");
  await writeOnPhone(page, `${inWords(date, "en")} at 11am`);
  await tapOnPhone(page, "Confirm", 2);
  await expect(chat.getByText(/has been moved/)).toBeVisible();
  await expect.poll(async () => (await list())?.appointmentTime).toBe("11:00");

  // … the owner moves it …
  const before = await list();
  await owner.api("POST", `/api/v1/appointments/${before?.id}/reschedule`, {
    version: before?.version,
    appointmentDate: String(date),
    appointmentTime: "12:30",
  });
  await expect(chat.getByText(/has been rescheduled/)).toBeVisible();

  // … and the client gives it up.
  await writeOnPhone(page, "my appointments");
  await tapOnPhone(page, "Cancel appointment", 2);
  await tapOnPhone(page, "Yes, cancel it");
  await expect(chat.getByText(/has been cancelled/)).toBeVisible();
  await expect(owner.page.getByText("Cancelled").first()).toBeVisible();
  expect((await list())?.status).toBe("cancelled");
});

test("a reminder comes a day before, and its buttons work", async ({ owner, page }) => {
  const { number } = await openSalon(owner);
  const date = await workingDay(owner);
  await openPhone(page, number, "Ana Torres");
  const chat = page.getByRole("log");
  await writeOnPhone(page, sentence.en(inWords(date, "en")));
  await tapOnPhone(page, "Confirm");
  await expect(chat.getByText("✅")).toBeVisible();

  const now = await nowOf(owner);
  const dueAt = date.toZonedDateTime({ timeZone: now.timeZoneId, plainTime: "15:00" }).subtract({ hours: 24 });
  await advanceMinutes(Math.ceil(now.until(dueAt, { largestUnit: "minutes" }).total("minutes")) + 1);
  await expect(chat.getByText(/this is a reminder of your appointment/)).toBeVisible({ timeout: 20_000 });
  await tapOnPhone(page, "Confirm", 2);
  await expect(chat.getByText(/Thank you! See you on/)).toBeVisible();
});
