import { describe, expect, test } from "vitest";
import { type Language, languages } from "../languages.ts";
import { playCommands } from "./testing/play-commands.ts";

/** The day that is shown is Friday 5 March; the block is of hours on it. */
const said: Record<Language, { show: string; block: readonly string[]; whole: string; own: string; answer: string }> = {
  en: {
    show: "what's on Friday?",
    block: ["block that day 2 to 4", "block 2 to 4 that day", "please block 14:00 to 16:00 on that day"],
    whole: "block that day",
    own: "Thursday I'm at the bank, block that day 2 to 4",
    answer: "Thursday",
  },
  es: {
    show: "¿qué hay el viernes?",
    block: ["bloquea ese día de 2 a 4", "bloquea de 14 a 16 ese día"],
    whole: "bloquea ese día",
    own: "el jueves voy al banco, bloquea ese día de 2 a 4",
    answer: "el jueves",
  },
  fr: {
    show: "qu'est-ce que j'ai vendredi ?",
    block: ["bloque ce jour-là de 14 à 16", "bloque de 14h à 16h ce jour-là"],
    whole: "bloque ce jour-là",
    own: "jeudi je suis à la banque, bloque ce jour-là de 14h à 16h",
    answer: "jeudi",
  },
  de: {
    show: "was ist am Freitag?",
    block: ["sperr an dem Tag 14 bis 16 Uhr", "blockier an diesem Tag 14 bis 16", "blockier den Tag 14 bis 16"],
    whole: "blockier den Tag",
    own: "Donnerstag bin ich bei der Bank, sperr an dem Tag 14 bis 16 Uhr",
    answer: "Donnerstag",
  },
  pt: {
    show: "o que tem na sexta?",
    block: ["bloqueia esse dia das 14 às 16", "bloqueia das 14h às 16h nesse dia"],
    whole: "bloqueia esse dia",
    own: "quinta vou ao banco, bloqueia esse dia das 14 às 16",
    answer: "quinta",
  },
};

const asked =
  "ask date 2027-03-02 2027-03-03 2027-03-04 2027-03-05 2027-03-06 2027-03-07 2027-03-08 2027-03-09 2027-03-10 2027-03-11";

describe.each(languages)("%s: that day", (language) => {
  const { show, block, whole, own, answer } = said[language];

  test.each(block)("is the day just shown: %s", (text) => {
    expect(playCommands(language, [show, text])[1]).toBe("read back block ana 2027-03-05 2027-03-05 14:00 16:00");
  });

  test("is asked for when none was shown within ten minutes", () => {
    const read = "read back block ana 2027-03-04 2027-03-04 14:00 16:00";
    for (const text of block) {
      expect(playCommands(language, [text, answer])).toEqual([asked, read]);
      expect(playCommands(language, [show, `+11 ${text}`]).at(-1)).toBe(asked);
    }
  });

  test("is blocked whole, and may be named in the message itself", () => {
    expect(playCommands(language, [show, whole])[1]).toBe("read back block ana 2027-03-05 2027-03-05");
    expect(playCommands(language, [show, own])[1]).toBe("read back block ana 2027-03-04 2027-03-04 14:00 16:00");
  });

  test("is the day that was read back, too", () => {
    expect(playCommands(language, [show, block[0] ?? "", whole]).at(-1)).toBe(
      "read back block ana 2027-03-05 2027-03-05",
    );
  });
});

test.each([
  ["who's free that day?", "free 2027-03-05 ana lukas"],
  ["move Maria to that day at 5", "read back move maria 2027-03-05 17:00"],
  ["cancel Maria that day", "say noneOfName"],
])("other commands point to it as well: %s", (text, expected) => {
  expect(playCommands("en", ["what's on Friday?", text])[1]).toBe(expected);
});

test.each<[Language, string, string]>([
  ["en", "block that afternoon", "block Friday afternoon"],
  ["en", "block that same morning", "block Friday morning"],
  ["es", "bloquea esa tarde", "bloquea el viernes por la tarde"],
  ["fr", "bloque cet après-midi-là", "bloque vendredi après-midi"],
  ["fr", "bloque ce matin-là", "bloque vendredi matin"],
  ["de", "sperr an dem Nachmittag", "sperr am Freitag Nachmittag"],
  ["de", "blockier den Vormittag", "blockier am Freitag Vormittag"],
  ["pt", "bloqueia nessa tarde", "bloqueia na sexta à tarde"],
])("%s: a part of the day just shown is meant, too: %s", (language, text, named) => {
  const [expected] = playCommands(language, [named]);
  expect(expected).toMatch(/^read back block ana 2027-03-05 2027-03-05 \S+/);
  expect(playCommands(language, [said[language].show, text])[1]).toBe(expected);
});

test("any other day may be the answer", () => {
  const played = playCommands("en", ["block that day 2 to 4", "20 March"]);
  expect(played[1]).toBe("read back block ana 2027-03-20 2027-03-20 14:00 16:00");
});
