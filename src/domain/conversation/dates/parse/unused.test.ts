import { expect, test } from "vitest";
import type { Language } from "../../../languages.ts";
import { readWhen } from "../read-when.ts";

// A Wednesday.
const wednesday = { today: "2026-11-18", nowTime: "10:00" };

const read = (language: Language, text: string) => readWhen(text, language, wednesday);

test.each([
  ["en", "friday 20 11 37", ["37"]],
  ["en", "the 25th after 7, 3 4", ["3", "4"]],
  ["en", "friday not before the meeting", ["before"]],
  ["en", "the tuesday before my birthday", ["before"]],
  ["en", "two weeks before the wedding", []],
  ["en", "friday between 3 and", ["between", "3"]],
  ["en", "friday march", ["march"]],
  ["es", "el martes antes de mi boda", ["antes"]],
  ["de", "am Freitag vor dem Urlaub", ["vor"]],
  ["fr", "vendredi avant les vacances", ["avant"]],
  ["pt", "sexta antes da viagem", ["antes"]],
] as const)('the %s phrase "%s" leaves %j unused', (language, text, unused) => {
  const reading = read(language, text);
  expect(reading.unused.map((piece) => piece.text)).toEqual(unused);
  expect(reading.isCertain).toBe(unused.length === 0);
});

test.each([
  ["en", "friday before 5 unless it rains at 3"],
  ["en", "tomorrow, the 25th"],
  ["en", "3/12"],
  ["en", "next friday"],
  ["de", "übernächsten Freitag"],
  ["pt", "dia 5 às 15h e dia 6 às 16h"],
] as const)("the %s phrase “%s” isn't certain", (language, text) => {
  expect(read(language, text).isCertain).toBe(false);
});

test.each([
  ["en", "friday at 3pm for 2 people"],
  ["en", "the third friday of december at half past two, my son is 8 years old"],
  ["es", "el viernes a las 15:00, habitación 12"],
  ["es", "corte de pelo el viernes a las 15:00, no sé a qué hora cierras"],
  ["fr", "je passe vendredi à 15h pour une coupe de cheveux"],
  ["de", "am Freitag um 15 Uhr, ich bin nicht sicher ob das geht"],
  ["pt", "corte de cabelo na sexta às 15h, meu nome é Ana da Silva"],
  ["en", "not sure about the price, but Friday at 3pm by the way"],
  ["fr", "vendredi à 15h pour 2 personnes"],
  ["de", "Freitag um 15 Uhr für 2 Personen"],
  ["pt", "sexta às 15h para 2 pessoas"],
] as const)('the %s phrase "%s" is certain', (language, text) => {
  expect(read(language, text).isCertain).toBe(true);
});

test("the pieces that were used point into the text as it was sent", () => {
  const text = "  ¿Hola?   Ｆriday — at 3 PM, please 🙂";
  const pieces = read("en", text).spans.map(({ start, end }) => text.slice(start, end));
  expect(pieces).toEqual(["Ｆriday", "at 3 PM"]);
  const german = "Schönen Tag! Übermorgen, früh am Morgen";
  expect(read("de", german).spans.map(({ start, end }) => german.slice(start, end))).toEqual([
    "Übermorgen",
    "früh am Morgen",
  ]);
});

test("days that don't suit are named", () => {
  expect(read("en", "any day but Monday").except).toEqual(["Monday"]);
  expect(read("de", "jeden Tag außer Montag und Dienstag").except).toEqual(["Monday", "Tuesday"]);
  expect(read("es", "el lunes, pero no el 30").except).toEqual(["2026-11-30"]);
  expect(read("en", "Friday at 3pm").except).toBeUndefined();
});

test.each([
  ["en", "see you Friday!"],
  ["en", "right so, see you thursday, bye bye bye"],
  ["es", "nos vemos el viernes"],
  ["es", "gracias, hasta mañana"],
  ["es", "bueno chau, hasta el sábado, besos a Ana"],
  ["fr", "à lundi, merci"],
  ["fr", "allez à samedi, gros bisous à Luis"],
  ["de", "Bis Freitag!"],
  ["de", "Tschüss, bis Freitag, und Grüße an Ana"],
  ["pt", "até sexta, obrigada"],
  ["pt", "bom descanso e até segunda, gente!"],
] as const)("%s: %s is a farewell that asks for no day", (language, text) => {
  const reading = read(language, text);
  expect(reading.isFarewell).toBe(true);
  expect(reading.date).toBeUndefined();
});

test("a request beside a farewell's words keeps its day", () => {
  expect(read("en", "Hi Ana, can I see you on Friday?").date).toEqual({ kind: "day", date: "2026-11-20" });
  expect(read("de", "Sehen wir uns am Freitag? Ich brauche einen Termin").date).toEqual({
    kind: "day",
    date: "2026-11-20",
  });
});

test("asked for a day, or with more in the sentence, it is none", () => {
  expect(readWhen("bis Freitag", "de", { ...wednesday, expect: "day" })).not.toHaveProperty("isFarewell");
  expect(read("de", "Bis Freitag brauche ich einen Termin")).not.toHaveProperty("isFarewell");
  expect(read("en", "Monday at 3pm, see you Friday").date).toEqual({ kind: "day", date: "2026-11-23" });
});

test("two readings are offered to ask with", () => {
  expect(read("en", "3/12 at 3pm").alternatives).toEqual([
    { date: { kind: "day", date: "2026-12-03" }, time: { kind: "exact", time: "15:00" } },
    { date: { kind: "day", date: "2027-03-12" }, time: { kind: "exact", time: "15:00" } },
  ]);
  expect(read("en", "about ten am").time).toEqual({ kind: "exact", time: "10:00", isAround: true });
  expect(read("en", "from the 25th on").date).toMatchObject({ kind: "range", isOpen: true });
});
