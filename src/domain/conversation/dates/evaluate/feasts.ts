import { addDays, epochDayOf } from "../../../scheduling/clock/calendar-date.ts";
import { weekdayIndexOf } from "../../../scheduling/clock/weekday.ts";

/** The date of a feast in a year, as a country keeps it; null when nobody there knows it. */
export const feastDate = (name: string, year: number, country: string): string | null => {
  const rule = byCountry[name]?.[country] ?? everywhere[name];
  return rule ? rule(year) : null;
};

type FeastRule = (year: number) => string;

const on =
  (month: number, day: number): FeastRule =>
  (year) =>
    `${year}-${pad(month)}-${pad(day)}`;

/** Days after Easter Sunday; before it when negative. */
const easter =
  (days: number): FeastRule =>
  (year) =>
    addDays(easterSunday(year), days);

/** The nth weekday of a month, Monday 0; -1 is the last. */
const nth =
  (nthOne: number, weekday: number, month: number): FeastRule =>
  (year) =>
    nthOne > 0 ? addDays(firstOn(`${year}-${pad(month)}-01`, weekday), 7 * (nthOne - 1)) : lastOf(year, month, weekday);

/** Sundays before Christmas Eve, the fourth of Advent being the first. */
const advent =
  (sunday: number): FeastRule =>
  (year) =>
    addDays(lastOn(`${year}-12-24`, 6), -7 * (4 - sunday));

const pad = (value: number): string => String(value).padStart(2, "0");

const firstOn = (date: string, weekday: number): string =>
  addDays(date, (weekday - weekdayIndexOf(epochDayOf(date)) + 7) % 7);

const lastOn = (date: string, weekday: number): string =>
  addDays(date, -((weekdayIndexOf(epochDayOf(date)) - weekday + 7) % 7));

const lastOf = (year: number, month: number, weekday: number): string =>
  lastOn(addDays(month === 12 ? `${year + 1}-01-01` : `${year}-${pad(month + 1)}-01`, -1), weekday);

/** Gregorian Easter, by the anonymous rule of 1876. */
const easterSunday = (year: number): string => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return `${year}-${pad(Math.floor(sum / 31))}-${pad((sum % 31) + 1)}`;
};

const everywhere: Readonly<Record<string, FeastRule>> = {
  newYear: on(1, 1),
  newYearsEve: on(12, 31),
  epiphany: on(1, 6),
  candlemas: on(2, 2),
  valentine: on(2, 14),
  womensDay: on(3, 8),
  fathersDayJoseph: on(3, 19),
  stPatrick: on(3, 17),
  stGeorge: on(4, 23),
  carnivalMonday: easter(-48),
  carnivalTuesday: easter(-47),
  carnivalThursday: easter(-52),
  ashWednesday: easter(-46),
  palmSunday: easter(-7),
  maundyThursday: easter(-3),
  goodFriday: easter(-2),
  holySaturday: easter(-1),
  easter: easter(0),
  easterMonday: easter(1),
  ascension: easter(39),
  pentecost: easter(49),
  whitMonday: easter(50),
  corpusChristi: easter(60),
  labourDay: on(5, 1),
  stJohn: on(6, 24),
  assumption: on(8, 15),
  allSaints: on(11, 1),
  allSouls: on(11, 2),
  halloween: on(10, 31),
  stMartin: on(11, 11),
  stNicholas: on(12, 6),
  immaculate: on(12, 8),
  christmasEve: on(12, 24),
  christmas: on(12, 25),
  boxingDay: on(12, 26),
  advent1: advent(1),
  advent2: advent(2),
  advent3: advent(3),
  advent4: advent(4),
  thanksgiving: nth(4, 3, 11),
  blackFriday: (year) => addDays(nth(4, 3, 11)(year), 1),
  memorialDay: nth(-1, 0, 5),
  presidentsDay: nth(3, 0, 2),
  mlkDay: nth(3, 0, 1),
  juneteenth: on(6, 19),
  columbusDay: nth(2, 0, 10),
  veteransDay: on(11, 11),
  independenceUs: on(7, 4),
  guyFawkes: on(11, 5),
  republicIn: on(1, 26),
  independenceIn: on(8, 15),
  gandhi: on(10, 2),
  germanUnity: on(10, 3),
  reformation: on(10, 31),
  austriaDay: on(10, 26),
  swissDay: on(8, 1),
  bastille: on(7, 14),
  victory1945: on(5, 8),
  armistice: on(11, 11),
  hispanidad: on(10, 12),
  constitutionEs: on(12, 6),
  holyInnocents: on(12, 28),
  deadDay: on(11, 2),
  guadalupe: on(12, 12),
  independenceMx: on(9, 16),
  mayRevolution: on(5, 25),
  independenceAr: on(7, 9),
  tiradentes: on(4, 21),
  independenceBr: on(9, 7),
  childrensDayBr: on(10, 12),
  republicBr: on(11, 15),
  blackAwareness: on(11, 20),
  lovers: on(6, 12),
  freedomPt: on(4, 25),
  portugalDay: on(6, 10),
  republicPt: on(10, 5),
  restorationPt: on(12, 1),
  stAnthony: on(6, 13),
  stJeanQuebec: on(6, 24),
  canadaDay: on(7, 1),
  motherDay: nth(2, 6, 5),
  fatherDay: nth(3, 6, 6),
};

/** Feasts that countries keep on days of their own. */
const byCountry: Readonly<Record<string, Readonly<Record<string, FeastRule>>>> = {
  labourDay: { US: nth(1, 0, 9), CA: nth(1, 0, 9) },
  thanksgiving: { CA: nth(2, 0, 10) },
  motherDay: {
    GB: easter(-21),
    IE: easter(-21),
    ES: nth(1, 6, 5),
    PT: nth(1, 6, 5),
    FR: (year) => (nth(-1, 6, 5)(year) === easter(49)(year) ? nth(1, 6, 6)(year) : nth(-1, 6, 5)(year)),
    MX: on(5, 10),
    AR: nth(3, 6, 10),
  },
  fatherDay: { ES: on(3, 19), PT: on(3, 19), DE: easter(39), AT: nth(2, 6, 6), CH: nth(1, 6, 6), BR: nth(2, 6, 8) },
  nationalDay: {
    ES: on(10, 12),
    MX: on(9, 16),
    AR: on(7, 9),
    FR: on(7, 14),
    CA: on(7, 1),
    DE: on(10, 3),
    AT: on(10, 26),
    CH: on(8, 1),
    BR: on(9, 7),
    PT: on(6, 10),
    US: on(7, 4),
    IN: on(8, 15),
    CO: on(7, 20),
    CL: on(9, 18),
    PE: on(7, 28),
    BE: on(7, 21),
  },
  independenceDay: {
    US: on(7, 4),
    IN: on(8, 15),
    MX: on(9, 16),
    AR: on(7, 9),
    BR: on(9, 7),
    CO: on(7, 20),
    CL: on(9, 18),
    PE: on(7, 28),
    PT: on(12, 1),
  },
  childrensDay: { BR: on(10, 12), PT: on(6, 1), MX: on(4, 30), AR: nth(3, 6, 8), DE: on(6, 1) },
  bankHolidayAugust: { GB: nth(-1, 0, 8) },
  constitutionDay: { ES: on(12, 6), MX: on(2, 5) },
  republicDay: { IN: on(1, 26), BR: on(11, 15), PT: on(10, 5) },
};
