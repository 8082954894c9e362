import { expect, test } from "vitest";
import type { Language } from "../../languages.ts";
import { kindOfWordAnywhere } from "../words/word-kind.ts";
import { correctName } from "./correct-name.ts";
import { findNames } from "./find-names.ts";
import { meantNames } from "./meant-names.ts";

const corrected = (language: Language, current: string, text: string, isYes = false): string | null => {
  const kindOf = (word: string) => kindOfWordAnywhere(word, language);
  const found = findNames(text, { context: "shown", language, kindOf });
  return correctName(text, current, meantNames(text, found, { current, isYes }));
};

test.each<[Language, string, string, string]>([
  ["en", "Ada Lowell", "it's Ida, not Ada. the surname is right", "Ida Lowell"],
  ["en", "Jhon Pearce", "sorry, John not Jhon. John Pearce", "John Pearce"],
  ["en", "Lindsay", "it's Lyndsey, with a y first and an e at the end", "Lyndsey"],
  ["es", "Maite Olabarri", "es Maitane, no Maite; el apellido está bien", "Maitane Olabarri"],
  ["es", "Raúl Prieto Paz", "el apellido es Nieto, no Prieto", "Raúl Nieto Paz"],
  ["fr", "Solange Roy", "le prénom c'est Solène, le reste est juste", "Solène Roy"],
  ["de", "Hannes Lindner", "bitte Johannes statt Hannes", "Johannes Lindner"],
  ["de", "Sören Maier", "Maier mit ey, also Meyer", "Sören Meyer"],
  ["pt", "Jéssica Peixoto", "no lugar de Jéssica coloca Geysa", "Geysa Peixoto"],
  ["de", "Stefan Meier", "Ups, das war die Autokorrektur: Stephan mit ph und Maier mit ai", "Stephan Maier"],
  ["en", "Steven Clark", "oops, Stephen with a ph and Clarke with an e", "Stephen Clarke"],
  ["es", "Elena Baca", "Helena con hache y Vaca con uve", "Helena Vaca"],
  ["fr", "Mathieu Simon", "Matthieu avec deux t et Symon avec un y", "Matthieu Symon"],
  ["pt", "Tiago Luis", "Thiago com h e Luiz com z", "Thiago Luiz"],
  [
    "pt",
    "Carla Simões",
    "Falta aí um bocado ao nome, é Carla Simões Rato. E passe para o meio-dia",
    "Carla Simões Rato",
  ],
])("a corrected name, %s: %s: %s becomes %s", (language, current, text, name) => {
  expect(corrected(language, current, text)).toBe(name);
});

test.each<[Language, string, boolean]>([
  ["en", "yes please, my Bernadette will be over the moon", true],
  ["es", "mejor no, tengo zumba", false],
  ["fr", "oui c'est ben correct", true],
  ["de", "da hat der Kleine Schwimmkurs, lieber später", false],
  ["pt", "isso, vou avisar a Zefinha", true],
])("%s: %s changes no name", (language, text, isYes) => {
  expect(corrected(language, "María", text, isYes)).toBeNull();
});
