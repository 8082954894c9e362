import { describe, expect, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { englishSalon } from "../visits/english-salon.ts";
import { playTurns } from "./play-turns.ts";

/** What was said first, what was said then, and the day that is meant. */
const rows: readonly (readonly [Language, string, string, string])[] = [
  ["en", "haircut the week of 14 December please", "tuesday works", "2026-12-15"],
  ["en", "can i get a haircut next week", "friday morning", "2026-11-27"],
  ["en", "haircut on 17 december", "actually make it the 18th, morning", "2026-12-18"],
  ["en", "haircut week commencing 7 dec", "thursday would suit", "2026-12-10"],
  ["en", "fringe trim dec 21", "hm better the 22nd", "2026-12-22"],
  ["en", "haircut with luis next week … does he work mondays?", "ok friday then", "2026-11-27"],
  ["de", "Haarschnitt in der Woche vom 14. Dezember", "Dienstag passt", "2026-12-15"],
  ["de", "Haare schneiden nächste Woche bitte", "Freitag früh", "2026-11-27"],
  ["de", "Haarschnitt am 17. Dezember", "lieber doch am 18., vormittags", "2026-12-18"],
  ["de", "Haarschnitt in KW 50", "Donnerstag wär gut", "2026-12-10"],
  ["de", "Haarschnitt übernächste Woche", "Mittwoch?", "2026-12-02"],
  ["de", "Pony schneiden am 21.12.", "oder am 22.?", "2026-12-22"],
  ["de", "Haarschnitt bei Luis nächste Woche … arbeitet er montags?", "gut dann Freitag", "2026-11-27"],
  ["es", "corte la semana del 7 de diciembre", "el jueves me va bien", "2026-12-10"],
  ["es", "corte la semana que viene", "viernes por la mañana", "2026-11-27"],
  ["es", "corte el 17 de diciembre", "mejor el 18, por la mañana", "2026-12-18"],
  ["es", "flequillo el 21 de diciembre", "o el 22", "2026-12-22"],
  ["es", "corte la primera semana de enero", "el miércoles", "2027-01-06"],
  ["es", "corte con luis la semana que viene … ¿trabaja los lunes?", "entonces el viernes", "2026-11-27"],
  ["fr", "une coupe la semaine du 14 décembre", "mardi c'est bon", "2026-12-15"],
  ["fr", "une coupe la semaine prochaine", "vendredi matin", "2026-11-27"],
  ["fr", "coupe le 17 décembre", "plutôt le 18, le matin", "2026-12-18"],
  ["fr", "frange le 21 décembre", "ou bien le 22", "2026-12-22"],
  ["fr", "coupe la première semaine de janvier", "mercredi", "2027-01-06"],
  ["fr", "coupe avec luis la semaine prochaine … il bosse le lundi ?", "vendredi alors", "2026-11-27"],
  ["pt", "corte na semana de 14 de dezembro", "terça tá bom", "2026-12-15"],
  ["pt", "corte semana que vem", "sexta de manhã", "2026-11-27"],
  ["pt", "corte dia 17 de dezembro", "melhor dia 18, de manhã", "2026-12-18"],
  ["pt", "franja dia 21 de dezembro", "ou no dia 22", "2026-12-22"],
  ["pt", "corte na primeira semana de janeiro", "quarta", "2027-01-06"],
  ["pt", "corte com o luis semana que vem … ele trabalha segunda?", "então sexta", "2026-11-27"],
];

describe("a bare day belongs to the days on the table", () => {
  test.each(rows)("%s: %s; %s", (language, first, then, date) => {
    const { state, seen } = playTurns(englishSalon(language), [...first.split(" … "), then]);
    expect([state.draft?.date, state.slot?.date], seen).toContain(date);
  });
});

/** Luis doesn't work on Mondays, and Ana not on Saturdays. */
const questions: readonly (readonly [Language, string, string])[] = [
  ["en", "haircut with luis next week", "does he do mondays"],
  ["de", "Haarschnitt bei Luis nächste Woche", "hat Luis donnerstags frei?"],
  ["en", "haircut with luis next week", "does he work mondays?"],
  ["en", "haircut with ana next week", "is she in on saturdays?"],
  ["de", "Haarschnitt bei Luis nächste Woche", "arbeitet er montags?"],
  ["de", "Haarschnitt bei Ana nächste Woche", "ist sie samstags auch da?"],
  ["es", "corte con luis la semana que viene", "¿trabaja los lunes?"],
  ["es", "corte con ana la semana que viene", "está los sábados?"],
  ["fr", "coupe avec luis la semaine prochaine", "il bosse le lundi ?"],
  ["fr", "coupe avec ana la semaine prochaine", "elle est là le samedi?"],
  ["pt", "corte com o luis semana que vem", "ele trabalha segunda?"],
  ["pt", "corte com a ana semana que vem", "ela tá aí aos sábados?"],
];

describe("whether somebody works on a day is answered, and is no choice", () => {
  test.each(questions)("%s: %s; %s", (language, first, question) => {
    const { state, seen, keys } = playTurns(englishSalon(language), [first, question]);
    expect(keys, seen).toContain("info.agentDays");
    expect(state.draft?.range, seen).toEqual({ from: "2026-11-23", to: "2026-11-29" });
  });

  test("what is asked of the house, or agreed to, is something else", () => {
    for (const question of ["¿atienden también los domingos?", "sí claro, ¿trabaja los sábados?"])
      expect(playTurns(englishSalon("es"), ["corte con ana la semana que viene", question]).keys).not.toContain(
        "info.agentDays",
      );
  });
});
