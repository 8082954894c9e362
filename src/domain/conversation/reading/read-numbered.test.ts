import { describe, expect, test } from "vitest";
import { readNumbered } from "./read-numbered.ts";

const slots = ["2026-11-20 10:00 ana", "2026-11-20 11:00 ana", "2026-11-21 12:00 luis", "otherDay", "wait"] as const;
const people = ["anyone", "ana", "luis", "addService"] as const;

const first = [
  ["the first one is fine", "the first one's fine", "first one sounds great", "yeah the first one would be perfect"],
  ["the first is ok for me", "ok let's do the first one then", "first one looks good to me", "1st one is grand thanks"],
  ["le premier ça va", "le premier c'est bon", "ok pour le premier c'est parfait", "le premier me convient très bien"],
  ["la première ça me va", "le premier, ça marche", "le 1er c'est très bien", "le premier serait idéal merci"],
  ["der erste ist gut", "der erste wäre super", "der erste ist ok", "das erste klingt gut", "ja der erste wär perfekt"],
  ["der erste passt mir gut", "erster ist in ordnung", "dann machen wir den ersten"],
  ["el primero está bien", "la primera me viene bien", "el primero me parece perfecto", "el primero es perfecto"],
  ["pues el primero me va genial", "la primera estaría bien", "el primero mismo"],
  ["o primeiro tá bom", "o primeiro está ótimo", "o primeiro serve pra mim", "o primeiro é perfeito"],
  ["a primeira tá ótima", "pode ser o primeiro mesmo", "o primeiro seria ótimo", "fica o primeiro então"],
].flat();

const second = [
  ["the second one is good", "second one would work", "the 2nd is fine by me"],
  ["le deuxième ça va", "le second c'est bon", "le 2e ça marche"],
  ["der zweite ist gut", "der zweite wäre mir lieber", "das zweite ist perfekt"],
  ["el segundo está bien", "la segunda me viene bien", "el segundo es mejor"],
  ["o segundo tá bom", "o segundo é melhor", "o segundo está ótimo"],
].flat();

const last = [
  ["the last one is fine", "last one works for me", "the last would be great"],
  ["le dernier ça va", "la dernière c'est bon", "le dernier me convient"],
  ["der letzte ist gut", "der letzte wäre super", "das letzte passt mir"],
  ["el último", "el último está bien", "la última me viene bien"],
  ["o último tá bom", "o último é perfeito", "a última está ótima"],
].flat();

describe("a row that is pointed at with a word of approval is that one", () => {
  test.each(first)("the first: %s", (text) => expect(readNumbered(text, slots)).toBe(slots[0]));
  test.each(second)("the second: %s", (text) => expect(readNumbered(text, slots)).toBe(slots[1]));
  test.each(last)("the last is a choice, no way around it: %s", (text) =>
    expect(readNumbered(text, slots)).toBe(slots[2]),
  );
  test.each(last)("nor another service: %s", (text) => expect(readNumbered(text, people)).toBe("luis"));
});

test.each(
  [
    ["the first one isn't good", "the first one is not great", "is there something before the first one"],
    ["le premier c'est pas bon", "le premier ne me va pas", "der erste ist nicht gut", "der erste ist zu früh"],
    ["el primero no me va bien", "el primero está mal", "o primeiro não serve", "o primeiro não tá bom"],
  ].flat(),
)("what is refused chooses nothing: %s", (text) => expect(readNumbered(text, slots)).toBeNull());
