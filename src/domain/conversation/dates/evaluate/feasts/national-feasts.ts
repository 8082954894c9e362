import { addDays, epochDayOf } from "../../../../scheduling/clock/calendar-date.ts";
import { weekdayIndexOf } from "../../../../scheduling/clock/weekday.ts";
import { easterPlus, type FeastRule, listedIn, mondayFrom, nthWeekday, onDate } from "./feast-rules.ts";

/** Feasts of one country or of a part of it, which nobody else calls by these names. */
export const nationalFeasts: Readonly<Record<string, FeastRule>> = {
  mlkDay: nthWeekday(3, 0, 1),
  waitangi: onDate(2, 6),
  kingsBirthday: nthWeekday(2, 0, 6),
  matariki: listedIn(["2026-07-10", "2027-06-25", "2028-07-14", "2029-07-06", "2030-06-21"]),
  // The first Monday of February, unless the 1st is a Friday.
  stBrigid: (year) => (weekdayIndexOf(epochDayOf(`${year}-02-01`)) === 4 ? `${year}-02-01` : nthWeekday(1, 0, 2)(year)),
  europeDay: onDate(5, 9),
  stJoseph: onDate(3, 19),
  juarez: nthWeekday(3, 0, 3),
  revolutionMx: nthWeekday(3, 0, 11),
  memoryAr: onDate(3, 24),
  malvinas: onDate(4, 2),
  sanMartinAr: nthWeekday(3, 0, 8),
  diversityAr: nthWeekday(2, 0, 10),
  sovereigntyAr: onDate(11, 20),
  sacredHeart: easterPlus(68),
  boyaca: onDate(8, 7),
  cartagena: mondayFrom(onDate(11, 11)),
  navalGlories: onDate(5, 21),
  indigenousCl: onDate(6, 21),
  virgenCarmen: onDate(7, 16),
  armyGlories: onDate(9, 19),
  airForcePe: onDate(7, 23),
  junin: onDate(8, 6),
  santaRosa: onDate(8, 30),
  angamos: onDate(10, 8),
  ayacucho: onDate(12, 9),
  pichincha: onDate(5, 24),
  andalucia: onDate(2, 28),
  balears: onDate(3, 1),
  castillaLeon: onDate(4, 23),
  madrid: onDate(5, 2),
  galicianLetters: onDate(5, 17),
  canarias: onDate(5, 30),
  castillaMancha: onDate(5, 31),
  rioja: onDate(6, 9),
  asturias: onDate(9, 8),
  diada: onDate(9, 11),
  saoPaulo: onDate(1, 25),
  bahia: onDate(7, 2),
  constitutionalistBr: onDate(7, 9),
  farroupilha: onDate(9, 20),
};

/** Chile moves some feasts of the middle of the week to its Monday, and those of a Friday to the next. */
const mondayNear =
  (month: number, day: number): FeastRule =>
  (year) => {
    const date = onDate(month, day)(year);
    const weekday = weekdayIndexOf(epochDayOf(date));
    return weekday > 4 ? date : addDays(date, weekday === 4 ? 3 : -weekday);
  };

/** The same names on other days. */
export const nationalDays: Readonly<Record<string, Readonly<Record<string, FeastRule>>>> = {
  kingsBirthday: { NZ: nthWeekday(1, 0, 6) },
  fathersDayJoseph: { CO: mondayFrom(onDate(3, 19)) },
  sacredHeart: { CO: easterPlus(71) },
  stPeter: { CO: mondayFrom(onDate(6, 29)), CL: mondayNear(6, 29) },
  hispanidad: { CO: mondayFrom(onDate(10, 12)), CL: mondayNear(10, 12) },
  flagDay: { AR: onDate(6, 20), PE: onDate(6, 7), MX: onDate(2, 24), US: onDate(6, 14) },
  repentanceDe: { CH: nthWeekday(3, 6, 9) },
};
