/**
 * What a perfect receptionist does, as far as a program can tell: `dates` of a series that is read back or booked, the command
 * that was carried out, where the conversation stands, or what must not have been asked. `given`: the state before.
 */
export type Check = {
  given?: "offer" | "waiting";
  dates?: string;
  command?: "sendData" | "erase" | "takeOffer" | "passOffer";
  step?: "erase" | "waitlist" | "waiting" | "time" | "type" | "day";
  not?: "erase";
};

const data: Check = { command: "sendData" };
const asked: Check = { step: "erase" };
const erased: Check = { command: "erase" };
const kept: Check = { not: "erase" };
const joins: Check = { step: "waitlist" };
const waits: Check = { given: "waiting", step: "waiting" };
const takes: Check = { given: "offer", command: "takeOffer" };
const passes: Check = { given: "offer", command: "passOffer" };
const series = (dates: string): Check => ({ dates });
const firstFridays = series("12-04 01-01");

/** By the id of each conversation; in the salon of the tests, with Friday and Saturday full for those about the waitlist. */
export const checksOfRound8: Readonly<Record<string, Check>> = {
  "en-801": joins,
  "en-802": joins,
  "en-803": joins,
  "en-805": takes,
  "en-807": series("11-26 12-24"),
  "en-808": series("12-12 01-09"),
  "en-809": series("11-25 12-09 12-23"),
  "en-810": series("11-23 11-30 12-07 12-14 12-21"),
  "en-811": series("11-27 12-18 01-08"),
  "en-815": data,
  "en-816": data,
  "en-817": data,
  "en-818": asked,
  "en-819": kept,
  "en-820": erased,
  "es-801": joins,
  "es-802": joins,
  "es-803": waits,
  "es-804": waits,
  "es-805": takes,
  "es-807": series("11-24 12-22"),
  "es-808": firstFridays,
  "es-809": series("11-23 12-07 12-21"),
  "es-810": series("11-25 12-09 12-23 01-06"),
  "es-814": series("11-28 12-05 12-12 12-19 12-26"),
  "es-815": data,
  "es-816": data,
  "es-817": data,
  "es-818": asked,
  "es-819": erased,
  "es-820": kept,
  "fr-801": joins,
  "fr-802": joins,
  "fr-803": waits,
  "fr-804": waits,
  "fr-805": takes,
  "fr-806": passes,
  "fr-807": series("11-24 12-22"),
  "fr-808": series("12-10 01-14"),
  "fr-809": { step: "type" },
  "fr-810": series("11-26 12-03 12-10 12-17 12-24"),
  "fr-811": { step: "time" },
  "fr-814": series("12-15 01-15"),
  "fr-815": data,
  "fr-816": data,
  "fr-817": data,
  "fr-818": asked,
  "fr-819": kept,
  "fr-820": erased,
  "de-801": joins,
  "de-802": joins,
  "de-803": waits,
  "de-804": waits,
  "de-807": series("11-24 12-22"),
  "de-808": series("12-01 01-05"),
  "de-809": series("11-23 11-30 12-07 12-14 12-21"),
  "de-810": series("11-26 12-10"),
  "de-814": series("11-20 11-27 12-04"),
  "de-815": data,
  "de-816": data,
  "de-817": data,
  "de-818": asked,
  "de-819": erased,
  "de-820": kept,
  "pt-801": joins,
  "pt-802": joins,
  "pt-803": waits,
  "pt-804": waits,
  "pt-805": takes,
  "pt-807": series("11-24 12-22"),
  "pt-808": series("12-02 01-06"),
  "pt-809": series("11-24 12-08 12-22"),
  "pt-810": series("11-26 12-03 12-10 12-17 12-24"),
  "pt-811": { step: "type" },
  "pt-812": series("11-23 01-04"),
  "pt-815": data,
  "pt-816": data,
  "pt-817": data,
  "pt-818": asked,
  "pt-819": kept,
  "pt-820": erased,
};
