import { expect, test } from "vitest";
import { readWhen } from "../../read-when.ts";

const context = { today: "2026-11-18", nowTime: "10:00" };

test.each([
  ["pt", "vou mais cedo para a terra"],
  ["pt", "trago a cesta e o sabao"],
  ["de", "ich bin auf Montage"],
  ["es", "si vienes traigo las lunas"],
  ["de", "im Ausweis steht Johann"],
  ["es", "soy Pascual"],
  ["pt", "é o Pascoal"],
  ["fr", "c'est de la marde"],
  ["en", "it's a match made in a marsh"],
] as const)("%s: a real word is no slip of a day: %s", (language, text) => {
  expect(readWhen(text, language, context).date).toBeUndefined();
});

test.each([
  ["en", "not before 11 on Thursday please, I'm on nights", 660],
  ["fr", "mardi dans la matinée si possible, j'ai les petits l'après midi", 0],
  ["en", "Tuesday morning, I've got the kids in the afternoon", 0],
] as const)("%s: what one has to do otherwise isn't wanted: %s", (language, text, fromMinute) => {
  expect(readWhen(text, language, context).time).toMatchObject({ kind: "window", fromMinute });
});
