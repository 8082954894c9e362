import { describe, expect, test } from "vitest";
import type { Language } from "../../../languages.ts";
import { readWhen } from "../../dates/read-when.ts";
import { toWords } from "../../phrases/read-phrases.ts";
import { foldedWords, foldText } from "../../words/fold-text.ts";
import { contrastedDay } from "./contrasted-day.ts";
import { otherThanTable } from "./other-than-table.ts";
import { unwantedAgents } from "./unwanted-agents.ts";

describe("of two bare numbers the one that is turned down says what the other is", () => {
  /** The day that is meant while the first of December at eleven is being booked. */
  const dayIn = (language: Language, text: string, bookingTime = "11:00") => {
    const when = readWhen(text, language, { today: "2026-11-18", nowTime: "10:00" });
    return contrastedDay(when, toWords(foldText(text)), { bookingDate: "2026-12-01", bookingTime }).date;
  };

  test.each<[Language, string]>([
    ["pt", "enganei-me no dia: é 2 e não 1"],
    ["pt", "não é 1, é 2"],
    ["en", "2 not 1, sorry"],
    ["es", "es 2 y no 1"],
    ["fr", "erreur de jour, 2 et pas 1"],
    ["de", "falscher Tag, 2 statt 1"],
  ])("%s: %s", (language, text) => {
    expect(dayIn(language, text)).toEqual({ kind: "day", date: "2026-12-02" });
  });

  test.each<[Language, string]>([
    ["en", "11 not 10"],
    ["en", "2 of us, not 1 person"],
    ["de", "um 12 und nicht um 11"],
    ["es", "somos 2, no 3"],
  ])("%s: %s says nothing about the day", (language, text) => {
    expect(dayIn(language, text)).toBeUndefined();
  });

  test("where it may be the hour as well, the message has to say so", () => {
    expect(dayIn("en", "2 not 1", "13:00")).toBeUndefined();
    expect(dayIn("en", "wrong day, 2 not 1", "13:00")).toEqual({ kind: "day", date: "2026-12-02" });
  });
});

describe("under a read-back, of two days or hours the one that isn't on the table is meant", () => {
  const table = { bookingDate: "2026-11-20", bookingTime: "15:00" };
  const otherIn = (language: Language, text: string) => {
    const read = (part: string, expected?: "time") =>
      readWhen(part, language, { today: "2026-11-18", nowTime: "10:00", ...(expected && { expect: expected }) });
    return otherThanTable(text, table, { isCorrection: false, read });
  };

  test.each<[Language, string, string]>([
    ["en", "3? I said 4", "16:00"],
    ["en", "4:30, not 3", "16:30"],
    ["es", "habéis puesto las 3 y no, son las 4 y media", "16:30"],
    ["fr", "15h ? j'avais dit 16h", "16:00"],
    ["fr", "c'est 16h, pas 15h", "16:00"],
    ["de", "mach vier draus, nicht drei", "16:00"],
    ["de", "da steht 15 Uhr, soll aber 16:30 sein", "16:30"],
    ["pt", "Quase! É 16h, não 15h. O resto tá certinho", "16:00"],
    ["pt", "são quatro, não três", "16:00"],
    ["en", "typed 3, meant 4", "16:00"],
    ["en", "I put 3 and wanted to put 4", "16:00"],
    ["es", "he escrito 15 y quería escribir 16", "16:00"],
    ["fr", "j'ai mis 15 et je voulais mettre 16", "16:00"],
    ["de", "15 getippt, 16 gemeint", "16:00"],
    ["pt", "digitei 15 e queria digitar 16", "16:00"],
  ])("%s: %s", (language, text, time) => {
    const said = otherIn(language, text)?.time;
    expect(said?.kind === "halfDay" ? said.times : [said?.kind === "exact" && said.time]).toContain(time);
  });

  test.each<[Language, string]>([
    ["en", "I wrote Friday but meant Tuesday"],
    ["es", "puse viernes pero quería decir martes"],
    ["fr", "j'ai écrit vendredi mais dans ma tête c'était mardi"],
    ["de", "hab Freitag getippt, meinte aber Dienstag"],
    ["pt", "escrevi sexta mas queria dizer terça"],
  ])("%s: %s", (language, text) => {
    expect(otherIn(language, text)).toEqual({ date: { kind: "day", date: "2026-11-24" } });
  });

  test.each<[Language, string]>([
    ["en", "not 4 and not 5"],
    ["en", "3 is fine, must be out by 4 but no rush"],
    ["en", "it's for 2 people, not 3 of us"],
    ["es", "no a las 3, mejor a las 4 o a las 5"],
    ["de", "nicht dass ich um 15 Uhr vor der Tür stehe"],
    ["fr", "15h c'est parfait mais je viendrai avec deux amis"],
    ["pt", "não esquece, 15h"],
  ])("%s: %s leaves it open", (language, text) => {
    expect(otherIn(language, text)).toBeNull();
  });
});

describe("people who are named because they aren't wanted", () => {
  const unwanted = (text: string) => {
    const words = foldedWords(text);
    const people = ["ana", "luis"].map((id) => ({ id, at: words.indexOf(id) }));
    return [...unwantedAgents(text, people)];
  };

  test.each([
    ["with Ana, not Luis", "luis"],
    ["with Ana rather than Luis", "luis"],
    ["Ana please because Luis talks too much", "luis"],
    ["it has to be Ana, Luis makes me nervous", "luis"],
    ["con Luis, que con Ana me da la risa", "ana"],
    ["con Luis, con Ana no", "ana"],
    ["avec Ana, et personne d'autre, Luis me rate toujours", "luis"],
    ["bei Luis, nicht bei Ana", "ana"],
    ["só com o Luis, com a Ana não quero", "ana"],
    ["com a Ana em vez do Luis", "luis"],
  ])("%s", (text, id) => {
    expect(unwanted(text)).toEqual([id]);
  });

  test.each([
    "with Ana or Luis",
    "mit Ana, wenn nicht dann mit Luis",
    "corte con Ana y color con Luis",
    "Ana, and Luis is fine too",
    "avec Ana ou Luis, peu importe",
    "nicht bei Ana und nicht bei Luis",
    "não sei se com a Ana ou com o Luis",
  ])("%s leaves it open", (text) => {
    expect(unwanted(text)).toEqual([]);
  });
});
