import { expect, test } from "vitest";
import { respellName, saysLetters } from "./respell-name.ts";

test.each<[string, string, string | null]>([
  ["it's with a K", "Catarina", "Katarina"],
  ["with a C not a K", "Karl", "Carl"],
  ["nein, mit th", "Tomas", "Thomas"],
  ["nein, mit th", "Tomas Wirth", "Thomas Wirth"],
  ["se escribe con hache", "Elena", "Helena"],
  ["sin hache", "Johan", "Joan"],
  ["com y, por favor", "Igor", "Ygor"],
  ["avec deux l", "Isabele", "Isabelle"],
  ["mit zwei n bitte", "Johana", "Johanna"],
  ["with ph", "Stefan", "Stephan"],
  ["con zeta", "Vanesa Lopes", null],
  ["with a K", "Erik", null],
  ["perfect, thanks", "Erik", null],
  ["con 2 a las 10:30", "Erik", null],
])("%s makes %s %j", (text, name, respelled) => {
  expect(respellName(text, name)).toBe(respelled);
});

test.each<[string, boolean]>([
  ["it's with a K", true],
  ["con hache", true],
  ["yes, with Ana", false],
  ["no a las 5", false],
])("%s speaks of letters: %s", (text, isSaid) => {
  expect(saysLetters(text)).toBe(isSaid);
});
