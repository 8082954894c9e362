import { expect, test } from "vitest";
import { allPhrases } from "./all-phrases.ts";
import { readIntents } from "./read-intents.ts";
import { readLanguage } from "./read-language.ts";
import { readPhrases } from "./read-phrases.ts";

test.each([
  ["Menu", "menu"],
  ["MENÚ!", "menu"],
  ["atrás", "back"],
  ["zurück bitte", "back"],
  ["Annuler", "leave"],
  ["cancelr", "leave"],
  ["HELP", "help"],
  ["Stop.", "stop"],
  ["BAJA", "stop"],
  ["arrêt", "stop"],
  ["abmelden", "stop"],
  ["parar", "stop"],
  ["alta", "start"],
  ["démarrer", "start"],
  ["starten", "start"],
  ["começar", "start"],
  ["👍🏽", "yes"],
  ["Sí, por favor", "yes"],
  ["d'accord", "yes"],
  ["Confrim", "yes"],
  ["bestätign", "yes"],
  ["n'importe qui", "anyone"],
  ["tanto faz", "anyone"],
  ["Meine Termine", "mine"],
])("the phrase %s is read as %s", (text, phrase) => {
  expect([...readPhrases(text)]).toContain(phrase);
});

test("of two phrases that a slip may have come from, the nearer one was meant", () => {
  // "Regresar" is two slips away, "Reservar" one.
  expect([...readPhrases("Resrevar")]).toEqual(["book"]);
});

test.each([
  "stpo",
  "strat",
  "starr",
  "bajo",
  "Clara",
  "ist",
  "tomorrow",
  "Ana",
  "",
  "   ",
  "🎉",
  "yesterday at noon",
  "ich bin 35",
  "ich bin Mai",
  "ich bin's",
  "c'est moi",
])("%j neither stops, starts nor confirms", (text) => {
  const phrases = readPhrases(text);
  expect(phrases.has("stop") || phrases.has("start") || phrases.has("yes")).toBe(false);
});

test.each(["perdón", "perdona"])('the phrase "%s" asks to talk to nobody', (text) => {
  expect([...readPhrases(text)]).not.toContain("talk");
});

test("every phrase is written as it is compared: folded, words alone", () => {
  for (const { whole } of Object.values(allPhrases)) {
    for (const phrase of Object.values(whole).flat()) {
      expect(phrase).toMatch(/^[a-z0-9]+(?: [a-z0-9]+)*$/);
      expect([phrase, readPhrases(phrase).size > 0]).toEqual([phrase, true]);
    }
  }
});

test("nothing that silences the bot means anything else", () => {
  for (const { whole } of Object.values(allPhrases)) {
    for (const phrase of [...whole.stop, ...whole.start])
      expect([phrase, readPhrases(phrase).size]).toEqual([phrase, 1]);
  }
});

test.each([
  ["English", "en"],
  ["auf Deutsch bitte", "de"],
  ["en español por favor", "es"],
  ["français", "fr"],
  ["PORTUGUÊS", "pt"],
  ["german", "de"],
  ["English breakfast", null],
  ["hello", null],
])('the message "%s" asks for the language %s', (text, language) => {
  expect(readLanguage(text)).toBe(language);
});

test("a person may be called Germán", () => {
  expect(readLanguage("Germán", { isName: true })).toBeNull();
  expect(readLanguage("Deutsch", { isName: true })).toBe("de");
});

test.each([
  ["I'd like to cancel my appointment on Friday", "cancelIt"],
  ["no puedo ir mañana", "cancelIt"],
  ["je dois annuler mon rdv", "cancelIt"],
  ["Ich muss meinen Termin am Freitag absagen", "cancelIt"],
  ["preciso desmarcar", "cancelIt"],
  ["can I reschedule", "move"],
  ["quiero cambiar mi cita", "move"],
  ["déplacer mon rendez-vous", "move"],
  ["Termin verschieben bitte", "move"],
  ["dá para remarcar?", "move"],
  ["when is my next appointment?", "mine"],
  ["¿cuándo es mi cita?", "mine"],
  ["wann ist mein Termin", "mine"],
  ["can I talk to someone", "talk"],
  ["quiero hablar con alguien", "talk"],
  ["haben Sie morgen etwas frei?", "book"],
  ["tem horário hoje?", "book"],
])('the message "%s" has the intent %s', (text, intent) => {
  expect([...readIntents(text)]).toContain(intent);
});
