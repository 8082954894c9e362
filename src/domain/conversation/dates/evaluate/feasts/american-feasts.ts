import { addDays, epochDayOf } from "../../../../scheduling/clock/calendar-date.ts";
import { weekdayIndexOf } from "../../../../scheduling/clock/weekday.ts";
import { easterPlus, type FeastRule, mondayFrom, nthWeekday, onDate } from "./feast-rules.ts";

/** Argentina moves some feasts to the Monday that is nearest. */
const mondayBeside =
  (month: number, day: number): FeastRule =>
  (year) => {
    const date = onDate(month, day)(year);
    const weekday = weekdayIndexOf(epochDayOf(date));
    if (weekday === 1 || weekday === 2) return addDays(date, -weekday);
    return weekday === 3 || weekday === 4 ? addDays(date, 7 - weekday) : date;
  };

/** Feasts of Latin America, and of smaller countries elsewhere, that have names of their own. */
export const americanFeasts: Readonly<Record<string, FeastRule>> = {
  guemes: mondayBeside(6, 17),
  chiquinquira: mondayFrom(onDate(7, 9)),
  quito: onDate(8, 10),
  guayaquil: onDate(10, 9),
  cuenca: onDate(11, 3),
  plurinational: onDate(1, 22),
  andeanNewYear: onDate(6, 21),
  venezuela1810: onDate(4, 19),
  carabobo: onDate(6, 24),
  bolivar: onDate(7, 24),
  indigenousResistance: onDate(10, 12),
  caacupe: onDate(12, 8),
  heroesPy: onDate(3, 1),
  chacoPeace: onDate(6, 12),
  boqueron: onDate(9, 29),
  santamaria: onDate(4, 11),
  nicoya: onDate(7, 25),
  virgenAngeles: onDate(8, 2),
  salvadorDelMundo: onDate(8, 6),
  americas: onDate(4, 14),
  sanJacinto: onDate(9, 14),
  altagracia: onDate(1, 21),
  mercedes: onDate(9, 24),
  mourningPa: onDate(12, 20),
  martyrsPa: onDate(1, 9),
  separationPa: onDate(11, 3),
  colon: onDate(11, 5),
  rebellionCu: onDate(7, 26),
  ambedkar: onDate(4, 14),
  reconciliation: onDate(12, 16),
  humanRightsDay: onDate(3, 21),
  youthDay: onDate(6, 16),
  heritageDay: onDate(9, 24),
  stPaulMt: onDate(2, 10),
  nativity: onDate(9, 8),
  princeMc: onDate(11, 19),
  devota: onDate(1, 27),
};

/** The same names on other days. */
export const americanDays: Readonly<Record<string, Readonly<Record<string, FeastRule>>>> = {
  constitutionDay: { ES: onDate(12, 6), MX: nthWeekday(1, 0, 2), UY: onDate(7, 18), DO: onDate(11, 6) },
  sovereigntyAr: { AR: mondayBeside(11, 20) },
  quito: { PA: onDate(11, 10) },
  revolutionMx: { GT: onDate(10, 20) },
  revolutionDay: { CU: onDate(1, 1), NI: onDate(7, 19) },
  armyDay: { GT: onDate(6, 30), HN: onDate(10, 21) },
  duarte: { DO: mondayBeside(1, 26) },
  restorationDay: { DO: onDate(8, 16) },
  freedomDay: { ZA: onDate(4, 27), MT: onDate(3, 31) },
  nationalWomensDay: { ZA: onDate(8, 9) },
  victoryDay: { MT: onDate(9, 8) },
  familyDay: { ZA: easterPlus(1) },
  republicDay: { IN: onDate(1, 26), BR: onDate(11, 15), PT: onDate(10, 5), MT: onDate(12, 13) },
};
