import { expect, test } from "vitest";
import { spokenReading } from "../../testing/spoken-reading.ts";

// Exact days and hours in short messages, and times that are refused beside them.

test.each([
  ["morning! would the 3rd of next month suit, say ten past two", "2026-12-03 14:10"],
  ["i'm only in town friday and saturday, whichever, before 12", "2026-11-20|2026-11-21 ~00:00-12:00 ?"],
  ["could i swing by in half an hour", "2026-11-18 10:30"],
  ["tuesday arvo, not too late", "2026-11-24 ~afternoon"],
  ["put me down for the last friday in november, four thirty", "2026-11-27 16:30"],
  ["one o'clock on thursday, or quarter past if that's easier", "2026-11-19 13:00|13:15 ?"],
  ["day before yesterday i called, nobody answered. anyway friday 10?", "2026-11-20 10:00"],
  ["after the 25th but before the 1st", "2026-11-26..2026-11-30"],
  ["i need 3 appointments lol, first one friday 9am", "2026-11-20 09:00"],
  ["let's go with dec 9, eleven-thirty", "2026-12-09 11:30"],
  ["the twelfth month the fourth day haha. 4/12 at 5pm", "2026-12-04|2027-04-12 17:00 ?"],
  ["sunday roast then haircut monday lol, 1.30pm", "2026-11-22|2026-11-23 13:30 ?"],
  ["can it be later in the day on the 24th, from about 4", "2026-11-24 ~16:00-24:00"],
  ["midday-ish this friday", "2026-11-20 ~noon"],
  ["a week before christmas eve, at 10", "2026-12-17 10:00"],
  ["the tuesday following the bank holiday.. im joking, tues 24th 2 pm", "2026-11-24 14:00"],
  ["two thirty, not three thirty, friday", "2026-11-20 14:30"],
  ["Fri. 20 Nov. 3 p.m.", "2026-11-20 15:00"],
  ["i'll be there thursday between half 2 and 3", "2026-11-19 ~14:30-15:00"],
  ["she said you do kids for 15 quid, is sat 10.30 ok", "2026-11-21 10:30"],
])("the phrase %s means %s", (text, expected) => {
  expect(spokenReading(text, "en")).toBe(expected);
});
