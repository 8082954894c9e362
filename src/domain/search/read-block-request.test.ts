import { describe, expect, test } from "vitest";
import type { Language } from "../languages.ts";
import { readBlockRequest } from "./read-block-request.ts";

// A Monday.
const now = { today: "2027-03-01", nowTime: "10:00" };
const read = (typed: string, language: Language) => {
  const request = readBlockRequest(typed, language, now);
  return (
    request &&
    [request.from, request.to, ...(request.hours ? [`${request.hours.from}-${request.hours.until}`] : [])].join(" ")
  );
};

describe("what an owner wants to block", () => {
  test.each([
    ["en", "block tomorrow", "2027-03-02 2027-03-02"],
    ["en", "Block Friday", "2027-03-05 2027-03-05"],
    ["en", "block march 15", "2027-03-15 2027-03-15"],
    ["en", "close today", "2027-03-01 2027-03-01"],
    ["es", "bloquear mañana", "2027-03-02 2027-03-02"],
    ["es", "cerrar el viernes", "2027-03-05 2027-03-05"],
    ["fr", "bloquer demain", "2027-03-02 2027-03-02"],
    ["fr", "fermé vendredi", "2027-03-05 2027-03-05"],
    ["de", "sperren morgen", "2027-03-02 2027-03-02"],
    ["de", "übermorgen sperren", null],
    ["de", "geschlossen am Freitag", "2027-03-05 2027-03-05"],
    ["pt", "bloquear amanhã", "2027-03-02 2027-03-02"],
    ["pt", "fechar sexta", "2027-03-05 2027-03-05"],
    ["en", "block", null],
    ["en", "blocks of wood", null],
    ["en", "tomorrow", null],
    ["en", "Maria Block", null],
  ] as [Language, string, string | null][])("%s: %s", (language, typed, expected) => {
    expect(read(typed, language)).toBe(expected);
  });

  test("part of a day, where both ends were said", () => {
    expect(read("block tomorrow afternoon", "en")).toBe("2027-03-02 2027-03-02 12:00-18:00");
  });
});
