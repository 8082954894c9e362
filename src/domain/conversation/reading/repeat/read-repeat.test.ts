import { expect, test } from "vitest";
import type { Language } from "../../../languages.ts";
import { readRepeat } from "./read-repeat.ts";
import type { RepeatReading } from "./repeat-reading.ts";

const context = { today: "2026-11-18", nowTime: "10:00" };

/** A reading in one line: `4 week x5`, `month 1.4 until 2026-12-25`, with Monday as 0. */
const textOf = ({ rhythm, end, isUnfit, isOpen, isHabit, isEndless }: RepeatReading): string =>
  [
    isHabit && "habit",
    isUnfit && "unfit",
    isOpen && "open",
    rhythm && `${rhythm.every} ${rhythm.unit}${rhythm.nth ? ` ${rhythm.nth.nth}.${rhythm.nth.weekday}` : ""}`,
    end?.by === "count" && `x${end.count}`,
    end?.by === "until" && `until ${end.until}`,
    end?.by === "span" && `for ${end.amount} ${end.unit}`,
    isEndless && "endless",
  ]
    .filter(Boolean)
    .join(" ");

const cases: readonly (readonly [Language, string, string])[] = [
  ["en", "every four weeks", "4 week"],
  ["en", "every 4th week", "4 week"],
  ["en", "every other Tuesday at 10 until Christmas", "2 week until 2026-12-25"],
  ["en", "every second Tuesday of the month", "1 month 2.1"],
  ["en", "the last Thursday of each month", "1 month -1.3"],
  ["en", "monthly on the first Friday", "1 month 1.4"],
  ["en", "weekly, five times", "1 week x5"],
  ["en", "every 6 weeks for 3 months", "6 week for 3 month"],
  ["en", "fortnightly until further notice", "2 week endless"],
  ["en", "four-weekly", "4 week"],
  ["en", "every 4 or 5 weeks", "open"],
  ["en", "every Monday, Wednesday and Friday", "unfit"],
  ["en", "three times a week", "unfit"],
  ["en", "I usually come every month", "habit 1 month"],
  ["en", "same slot each fortnight", "2 week"],
  ["en", "always on Thursdays at 10, every two weeks", "2 week"],
  ["de", "alle drei Wochen zum Haarschnitt, immer mittwochs 17 Uhr", "3 week"],
  ["es", "los martes a las 10, cada dos semanas", "2 week"],
  ["fr", "tous les mardis à 10h, une semaine sur deux", "2 week"],
  ["pt", "sempre às terças 10h, de 2 em 2 semanas", "2 week"],
  ["en", "week in week out", "1 week"],
  ["es", "semana por medio", "2 week"],
  ["es", "martes por medio", "2 week"],
  ["es", "cada par de semanas", "2 week"],
  ["fr", "un mardi sur trois", "3 week"],
  ["fr", "à la quinzaine", "2 week"],
  ["es", "cada quince días", "2 week"],
  ["es", "de cuatro en cuatro semanas", "4 week"],
  ["es", "el último jueves de cada mes", "1 month -1.3"],
  ["es", "cada dos martes", "2 week"],
  ["es", "quincenal, 6 veces", "2 week x6"],
  ["es", "todas las semanas hasta fin de año", "1 week until 2026-12-31"],
  ["es", "todos los lunes y jueves", "unfit"],
  ["fr", "tous les quinze jours", "2 week"],
  ["fr", "un mardi sur deux", "2 week"],
  ["fr", "aux trois semaines", "3 week"],
  ["fr", "chaque premier vendredi du mois", "1 month 1.4"],
  ["fr", "toutes les six semaines, cinq fois en tout", "6 week x5"],
  ["fr", "deux fois par semaine", "unfit"],
  ["de", "alle vier Wochen", "4 week"],
  ["de", "jede zweite Woche", "2 week"],
  ["de", "jeden dritten Donnerstag im Monat", "1 month 3.3"],
  ["de", "14-tägig", "2 week"],
  ["de", "im Abstand von sechs Wochen", "6 week"],
  ["de", "wöchentlich für zwei Monate", "1 week for 2 month"],
  ["de", "jeden Montag und Donnerstag", "unfit"],
  ["pt", "a cada 3 semanas", "3 week"],
  ["pt", "de quinze em quinze dias", "2 week"],
  ["pt", "toda primeira sexta do mês", "1 month 1.4"],
  ["pt", "quinzenalmente, 5 vezes no total", "2 week x5"],
  ["pt", "mensalmente até ao fim do ano", "1 month until 2026-12-31"],
  ["pt", "toda segunda e quinta", "unfit"],
];

test.each(cases)("a repetition in %s is read: %s", (language, text, expected) => {
  const found = readRepeat(text, language, context);
  expect(found && textOf(found.reading)).toBe(expected);
});

test.each<[Language, string]>([
  ["en", "haircut on Friday at 10"],
  ["en", "can you repeat that?"],
  ["es", "el viernes a las diez"],
  ["fr", "vendredi à dix heures"],
  ["de", "am Freitag um zehn"],
  ["pt", "na sexta às dez"],
])("%s: nothing about coming again in %s", (language, text) => {
  expect(readRepeat(text, language, context)).toBeNull();
});

test("what was read is taken out, the day it begins with stays", () => {
  expect(readRepeat("every other Tuesday at 10, until Christmas", "en", context)?.rest).toBe("Tuesday at 10");
});

test("how many, or not at all, counts alone only while a series is on the table", () => {
  expect(readRepeat("only 3 times", "en", context)).toBeNull();
  const during = { ...context, isRepeating: true };
  expect(readRepeat("only 3 times", "en", during)?.reading.end).toEqual({ by: "count", count: 3 });
  expect(readRepeat("just the one", "en", during)?.reading.isSingle).toBe(true);
});
