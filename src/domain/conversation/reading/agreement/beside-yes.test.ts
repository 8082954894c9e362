import { describe, expect, test } from "vitest";
import { besideYes, isTakenBack } from "./beside-yes.ts";
import { beginsWithYes, readReservations } from "./read-agreement.ts";

describe("what is said beside a yes", () => {
  test.each<[string, string | null]>([
    ["Yes, book it. And how long are you open?", "how long are you open?"],
    ["sí, perfecto, ¿y dónde quedan?", "¿y dónde quedan?"],
    ["oui c'est bon, vous prenez la carte ?", "vous prenez la carte ?"],
    ["ja gern, ich freu mich schon", "ich freu mich schon"],
    ["isso mesmo, pode marcar! quanto fica?", "quanto fica?"],
    ["yes it's my only day off", "it's my only day off"],
    ["yes please, thanks", null],
    ["ok", null],
    ["maybe yes, tomorrow", null],
    ["where are you?", null],
  ])("%s → %s", (text, rest) => {
    expect(besideYes(text)).toBe(rest);
  });

  test.each([
    "but rather later",
    "pero mejor otro día",
    "mais plutôt jeudi",
    "aber lieber um drei",
    "mas outro dia",
    "not yet",
  ])("%s takes it back", (rest) => {
    expect(isTakenBack(rest)).toBe(true);
  });

  test.each(["is it far, but not too far?", "my dog won't recognise me at all", "ich freu mich schon", "até já"])(
    "%s takes nothing back",
    (rest) => {
      expect(isTakenBack(rest)).toBe(false);
    },
  );
});

test.each(["fin", "fino", "conf", "jxa", "okra"])("one odd word, %s, is no yes", (text) => {
  expect(readReservations(text).isGarbled).toBe(true);
});

test.each(["meu nome saiu errado kkkk", "that would be a yes", "kkkkk"])("%s doesn't begin with a yes", (text) => {
  expect(beginsWithYes(text)).toBe(false);
});
