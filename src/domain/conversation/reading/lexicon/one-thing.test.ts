import { expect, test } from "vitest";
import { toWords } from "../../phrases/read-phrases.ts";
import { foldText } from "../../words/fold-text.ts";
import { deletesOneThing } from "./one-thing.ts";

const isOneThing = (text: string): boolean => deletesOneThing(toWords(foldText(text)));

test.each([
  "delete my last message",
  "borradme de la agenda",
  "effacez-moi du planning de vendredi",
  "löscht mich aus dem Kalender",
  "tira meu nome da coloração",
  "take my name off Friday",
])("an appointment or a place in the calendar goes, and nothing about the person: %s", (text) => {
  expect(isOneThing(text)).toBe(true);
});

test.each([
  "please delete my name from your system",
  "tira meu nome do cadastro",
  "supprimez mon nom de vos fichiers",
  "löscht meinen Namen aus der Kartei",
  "delete me from your calendar and delete all my data",
  "delete everything you know about me",
])("what is known about a person goes: %s", (text) => {
  expect(isOneThing(text)).toBe(false);
});
