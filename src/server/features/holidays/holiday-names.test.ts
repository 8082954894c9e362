import Holidays from "date-holidays";
import { expect, test } from "vitest";
import { readWhen } from "#domain/conversation/dates/read-when.ts";
import type { Language } from "#domain/languages.ts";

// Clients say the public holidays of the coming year by the names the calendar knows them by.

const today = { today: "2026-11-18", nowTime: "10:00" };
const lastDay = "2027-11-17";

const countries: Record<Language, string> = {
  en: "US GB IE CA AU NZ IN ZA MT",
  es: "ES MX AR CO CL PE UY EC BO VE PY CR GT SV HN NI DO PA",
  fr: "FR BE CH CA LU MC",
  de: "DE AT CH LI LU BE",
  pt: "PT BR",
};

/** Days off that nobody calls by that name, and dates the calendar has wrong or moves to a Monday. */
const unsaid = new Set([
  "ZA Public Holiday",
  "AR Paso a la Inmortalidad del General D. Manuel Belgrano",
  "CO La Asunción",
  "CL Feriado Adicional Fiestas Patrias",
  "EC Independencia de Guayaquil",
  "VE Fin del Año",
  "GT Fin del Año",
  "PY Día de la Independencia",
  "GT Día de las Fuerzas Armadas",
  "HN Día del Soldado",
  "DO Día de los Reyes Magos",
  "DO Día de la Constitución",
  "PA Carnaval",
  "PA Día de la Separación (de Colombia)",
  "LI Feiertagsbrücke",
]);

const namesIn = (country: string, language: Language): [name: string, date: string][] => {
  const calendar = new Holidays(country);
  const days = [2026, 2027].flatMap((year) => calendar.getHolidays(year, language));
  return days
    .filter(({ type, substitute }) => type === "public" && !substitute)
    .map(({ name, date }): [string, string] => [name, date.slice(0, 10)])
    .filter(([name, date]) => date >= today.today && date <= lastDay && !unsaid.has(`${country} ${name}`))
    .filter(([name]) => !/substitut|sustitut|ersatz/i.test(name))
    .filter(([name], at, all) => all.findIndex(([other]) => other === name) === at);
};

const places = Object.entries(countries).flatMap(([language, list]) =>
  list.split(" ").map((country): [Language, string] => [language as Language, country]),
);

test.each(places)("in %s the public holidays of %s are read by their names", (language, country) => {
  const names = namesIn(country, language);
  const read = names.map(([name]) => [name, readWhen(name, language, { ...today, country }).date]);
  expect(read).toEqual(names.map(([name, date]) => [name, { kind: "day", date }]));
  expect(names.length).toBeGreaterThan(3);
});
