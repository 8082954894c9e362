import { expect, test } from "vitest";
import { openWhatsAppApp } from "../../../testing/apps/whatsapp-app.ts";
import { buildSalon, openPhoneOf } from "../../../testing/builders/build-salon.ts";
import { readRows } from "../../../testing/read-rows.ts";

// A Monday, nine in the morning in Madrid.
const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: "2027-03-01T08:00:00Z" });

const storedFor = async (ownerId: string, phone: string): Promise<string | null | undefined> => {
  const [row] = await readRows<{ language: string | null }>(
    app.adminUrl,
    "select language from clients where user_id = $1 and channel_address = $2",
    [ownerId, phone],
  );
  return row?.language;
};

test("a client of an English salon who writes German is answered, remembered and confirmed in German", async () => {
  const { owner, number } = await buildSalon(app);
  const phone = await openPhoneOf(app, number, "+34633347001");
  const [greeting] = await phone.write("hello");
  expect(greeting?.text).toContain("What would you like to do?");
  expect(await storedFor(owner.id, phone.number)).toBeNull();
  const [summary] = await phone.write("habt ihr am 5.3. nachmittags um drei was frei für einen haircut?");
  expect(summary?.text).toContain("Freitag, 5. März 2027");
  expect(await storedFor(owner.id, phone.number)).toBe("de");
  expect(summary?.text).toContain("15:00 Uhr");
  const [done] = await phone.write("ok");
  expect(done?.text).toContain("Freitag, 5. März 2027");
  const [english] = await phone.write("English");
  expect(english?.text).toContain("let's continue in English");
  expect(await storedFor(owner.id, phone.number)).toBe("en");
  const [pointedOut] = await phone.write("wann habe ich noch mal meinen termin?");
  expect(pointedOut?.text).toMatch(/^Deutsch\? „Deutsch“ schreiben\.\n/);
  expect(await storedFor(owner.id, phone.number)).toBe("en");
});

test("the language is stored together with what the same message books", async () => {
  const { owner, number } = await buildSalon(app);
  const phone = await openPhoneOf(app, number, "+34633347002");
  await phone.write("haircut tomorrow at 3pm");
  const [done] = await phone.write("sí, perfecto, muchas gracias");
  expect(done?.text).toContain("2 de marzo");
  expect(await storedFor(owner.id, phone.number)).toBe("es");
  const booked = await readRows(app.adminUrl, "select status from appointments where user_id = $1", [owner.id]);
  expect(booked).toEqual([{ status: "confirmed" }]);
});
