import { addDays, epochDayOf } from "../../../../scheduling/clock/calendar-date.ts";
import { weekdayIndexOf } from "../../../../scheduling/clock/weekday.ts";
import { easter, type FeastRule, mondayFrom, nth, on } from "./feast-rules.ts";

/** Argentina moves some feasts to the Monday that is nearest. */
const mondayBeside =
  (month: number, day: number): FeastRule =>
  (year) => {
    const date = on(month, day)(year);
    const weekday = weekdayIndexOf(epochDayOf(date));
    if (weekday === 1 || weekday === 2) return addDays(date, -weekday);
    return weekday === 3 || weekday === 4 ? addDays(date, 7 - weekday) : date;
  };

/** Feasts of Latin America, and of smaller countries elsewhere, that have names of their own. */
export const americanFeasts: Readonly<Record<string, FeastRule>> = {
  guemes: mondayBeside(6, 17),
  chiquinquira: mondayFrom(on(7, 9)),
  quito: on(8, 10),
  guayaquil: on(10, 9),
  cuenca: on(11, 3),
  plurinational: on(1, 22),
  andeanNewYear: on(6, 21),
  venezuela1810: on(4, 19),
  carabobo: on(6, 24),
  bolivar: on(7, 24),
  indigenousResistance: on(10, 12),
  caacupe: on(12, 8),
  heroesPy: on(3, 1),
  chacoPeace: on(6, 12),
  boqueron: on(9, 29),
  santamaria: on(4, 11),
  nicoya: on(7, 25),
  virgenAngeles: on(8, 2),
  salvadorDelMundo: on(8, 6),
  americas: on(4, 14),
  sanJacinto: on(9, 14),
  altagracia: on(1, 21),
  mercedes: on(9, 24),
  mourningPa: on(12, 20),
  martyrsPa: on(1, 9),
  separationPa: on(11, 3),
  colon: on(11, 5),
  rebellionCu: on(7, 26),
  ambedkar: on(4, 14),
  reconciliation: on(12, 16),
  humanRightsDay: on(3, 21),
  youthDay: on(6, 16),
  heritageDay: on(9, 24),
  stPaulMt: on(2, 10),
  nativity: on(9, 8),
  princeMc: on(11, 19),
  devota: on(1, 27),
};

/** The same names on other days. */
export const americanDays: Readonly<Record<string, Readonly<Record<string, FeastRule>>>> = {
  constitutionDay: { ES: on(12, 6), MX: nth(1, 0, 2), UY: on(7, 18), DO: on(11, 6) },
  sovereigntyAr: { AR: mondayBeside(11, 20) },
  quito: { PA: on(11, 10) },
  revolutionMx: { GT: on(10, 20) },
  revolutionDay: { CU: on(1, 1), NI: on(7, 19) },
  armyDay: { GT: on(6, 30), HN: on(10, 21) },
  duarte: { DO: mondayBeside(1, 26) },
  restorationDay: { DO: on(8, 16) },
  freedomDay: { ZA: on(4, 27), MT: on(3, 31) },
  nationalWomensDay: { ZA: on(8, 9) },
  victoryDay: { MT: on(9, 8) },
  familyDay: { ZA: easter(1) },
  republicDay: { IN: on(1, 26), BR: on(11, 15), PT: on(10, 5), MT: on(12, 13) },
};
