import { addDays, epochDayOf } from "../../../../scheduling/clock/calendar-date.ts";
import { weekdayIndexOf } from "../../../../scheduling/clock/weekday.ts";
import { easter, type FeastRule, listedIn, mondayFrom, nth, on } from "./feast-rules.ts";

/** Feasts of one country or of a part of it, which nobody else calls by these names. */
export const nationalFeasts: Readonly<Record<string, FeastRule>> = {
  mlkDay: nth(3, 0, 1),
  waitangi: on(2, 6),
  kingsBirthday: nth(2, 0, 6),
  matariki: listedIn(["2026-07-10", "2027-06-25", "2028-07-14", "2029-07-06", "2030-06-21"]),
  // The first Monday of February, unless the 1st is a Friday.
  stBrigid: (year) => (weekdayIndexOf(epochDayOf(`${year}-02-01`)) === 4 ? `${year}-02-01` : nth(1, 0, 2)(year)),
  europeDay: on(5, 9),
  stJoseph: on(3, 19),
  juarez: nth(3, 0, 3),
  revolutionMx: nth(3, 0, 11),
  memoryAr: on(3, 24),
  malvinas: on(4, 2),
  sanMartinAr: nth(3, 0, 8),
  diversityAr: nth(2, 0, 10),
  sovereigntyAr: on(11, 20),
  sacredHeart: easter(68),
  boyaca: on(8, 7),
  cartagena: mondayFrom(on(11, 11)),
  navalGlories: on(5, 21),
  indigenousCl: on(6, 21),
  virgenCarmen: on(7, 16),
  armyGlories: on(9, 19),
  airForcePe: on(7, 23),
  junin: on(8, 6),
  santaRosa: on(8, 30),
  angamos: on(10, 8),
  ayacucho: on(12, 9),
  pichincha: on(5, 24),
  andalucia: on(2, 28),
  balears: on(3, 1),
  castillaLeon: on(4, 23),
  madrid: on(5, 2),
  galicianLetters: on(5, 17),
  canarias: on(5, 30),
  castillaMancha: on(5, 31),
  rioja: on(6, 9),
  asturias: on(9, 8),
  diada: on(9, 11),
  saoPaulo: on(1, 25),
  bahia: on(7, 2),
  constitutionalistBr: on(7, 9),
  farroupilha: on(9, 20),
};

/** Chile moves some feasts of the middle of the week to its Monday, and those of a Friday to the next. */
const mondayNear =
  (month: number, day: number): FeastRule =>
  (year) => {
    const date = on(month, day)(year);
    const weekday = weekdayIndexOf(epochDayOf(date));
    return weekday > 4 ? date : addDays(date, weekday === 4 ? 3 : -weekday);
  };

/** The same names on other days. */
export const nationalDays: Readonly<Record<string, Readonly<Record<string, FeastRule>>>> = {
  kingsBirthday: { NZ: nth(1, 0, 6) },
  fathersDayJoseph: { CO: mondayFrom(on(3, 19)) },
  sacredHeart: { CO: easter(71) },
  stPeter: { CO: mondayFrom(on(6, 29)), CL: mondayNear(6, 29) },
  hispanidad: { CO: mondayFrom(on(10, 12)), CL: mondayNear(10, 12) },
  flagDay: { AR: on(6, 20), PE: on(6, 7), MX: on(2, 24), US: on(6, 14) },
  repentanceDe: { CH: nth(3, 6, 9) },
};
