/**
 * What a perfect receptionist does, as far as a program can tell. `series`: the dates that are read back; `moved`: where each of
 * several goes; `cancelled`: the days that would go; `name`: on the summary; `kept`: how often it is to come again.
 */
export type RepeatCheck = {
  series?: string;
  moved?: string;
  cancelled?: string;
  name?: string;
  kept?: string;
  step?: "menu" | "erase" | "cancel" | "appointment" | "summary" | "time" | "type";
  command?: "sendData" | "requestHuman" | "erase";
};

const data: RepeatCheck = { command: "sendData" };
const asked: RepeatCheck = { step: "erase" };
const chat: RepeatCheck = { step: "menu" };

/** By the id of each conversation; in the salon of the tests, with what is in each. */
export const checksOfRound10: Readonly<Record<string, RepeatCheck>> = {
  "en-809": { series: "11-19 12-17 01-14" },
  "en-810": { series: "11-24 12-08 12-22" },
  "en-811": { series: "12-11 01-08" },
  "en-812": { series: "11-23 11-30 12-07 12-14", name: "Fergus Doyle" },
  "en-813": { kept: "1 month" },
  "en-814": { cancelled: "12-09 12-23" },
  "en-815": { moved: "11-24 15:00, 12-01 15:00, 12-08 15:00" },
  "en-816": chat,
  "en-817": data,
  "en-818": data,
  "en-819": data,
  "en-820": chat,
  "en-821": asked,
  "en-822": asked,
  "en-823": { cancelled: "11-27" },
  "en-824": chat,
  "de-809": { series: "12-02 12-23 01-13" },
  "de-810": { series: "11-23 12-07 12-21" },
  "de-811": { series: "11-24 12-29" },
  "de-812": { series: "11-26 12-03 12-10", name: "Ulrike Brandstätter" },
  "de-813": { kept: "4 week" },
  "de-814": { cancelled: "12-10 12-24" },
  "de-815": { step: "summary" },
  "de-816": chat,
  "de-817": data,
  "de-818": data,
  "de-819": data,
  "de-820": { step: "appointment" },
  "de-821": asked,
  "de-822": asked,
  "de-823": { cancelled: "11-25" },
  "de-824": asked,
  "es-809": { series: "11-24 12-22", name: "Elvira Pons" },
  "es-810": { series: "12-07 01-04", name: "Nelson Quiroga" },
  "es-811": { series: "11-24 12-08 12-22", name: "Facundo Ledesma" },
  "es-812": { series: "11-26 12-03 12-10 12-17", name: "Amparo Gil" },
  "es-813": { kept: "2 week" },
  "es-814": { cancelled: "11-24 12-08 12-22" },
  "es-815": { moved: "11-26 11:00, 12-03 11:00, 12-10 11:00" },
  "es-816": chat,
  "es-817": data,
  "es-818": data,
  "es-819": data,
  "es-820": { step: "appointment" },
  "es-821": asked,
  "es-822": asked,
  "es-823": { cancelled: "11-25" },
  "es-824": chat,
  "fr-809": { series: "11-23 12-14 01-04", name: "Gauthier Lambert" },
  "fr-810": { series: "12-09 01-13", name: "Ludovic Pelletier" },
  "fr-811": { series: "12-01 12-15", name: "Sidonie Claes" },
  "fr-812": { series: "11-27 12-04 12-11", name: "Élodie Wauters" },
  "fr-813": { kept: "1 week" },
  "fr-814": { cancelled: "12-09 12-23" },
  "fr-815": { moved: "11-27 15:00, 12-04 15:00" },
  "fr-816": chat,
  "fr-817": data,
  "fr-818": data,
  "fr-819": data,
  "fr-820": chat,
  "fr-821": asked,
  "fr-822": asked,
  "fr-823": asked,
  "fr-824": { cancelled: "11-26" },
  "pt-809": { series: "11-26 12-24", name: "Silvana Teles" },
  "pt-810": { series: "12-08 01-12", name: "Alcides Mourão" },
  "pt-811": { series: "11-25 12-09 12-23", name: "Leonor Bettencourt" },
  "pt-812": { series: "11-23 11-30 12-07", name: "Dandara Lima" },
  "pt-813": { kept: "1 month" },
  "pt-814": { cancelled: "11-24 12-01 12-08" },
  "pt-815": { moved: "11-23 09:30, 12-07 09:30, 12-21 09:30" },
  "pt-816": chat,
  "pt-817": data,
  "pt-818": data,
  "pt-819": data,
  "pt-820": { step: "appointment" },
  "pt-821": asked,
  "pt-822": asked,
  "pt-823": { cancelled: "11-24" },
  "pt-824": chat,
};
