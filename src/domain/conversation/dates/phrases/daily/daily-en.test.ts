import { expect, test } from "vitest";
import { spokenReading } from "../../testing/spoken-reading.ts";

// As people type on the phone: when they can and when they can't, limits, contrasts, slips, feasts, regional forms, and
// numbers that are no dates.

test.each<[string, string]>([
  ["fri by 10:30 pls", "2026-11-20 10:30 ?"],
  ["can be there by quarter past nine on saturday", "2026-11-21 09:15"],
  ["need to be out by 3 on monday so anything before", "2026-11-23 ~00:00-15:00"],
  ["I'm free till 1 tomorrow", "2026-11-19 ~00:00-13:00"],
  ["i work till 5 thurs so after that only", "2026-11-19 ~17:00-24:00 ?"],
  ["can't before 4 on friday soz", "2026-11-20 ~16:00-24:00"],
  ["off from 3 on on tuesday", "2026-11-24 ~15:00-24:00"],
  ["anything but monday next week", "2026-11-23..2026-11-29 not 2026-11-23"],
  ["rather friday than thursday, elevenish", "2026-11-20 11:00 not Thursday"],
  ["not thursday, friday. same time 10am", "2026-11-20 10:00 not Thursday"],
  ["the 24th… no hang on the 25th at half 2", "2026-11-25 14:30"],
  ["thursday the 25th at 4", "2026-11-25|2026-11-26 16:00 ?"],
  ["tues or weds next week whenever", "2026-11-24|2026-11-25 ?"],
  ["any day except friday this week, afternoons", "2026-11-18..2026-11-22 ~afternoon not 2026-11-20"],
  ["tmrw b4 11", "2026-11-19 ~00:00-11:00"],
  ["saturday 11", "2026-11-21 11:00"],
  ["friday 20", "2026-11-20"],
  ["mon 9", "2026-11-23 09:00"],
  ["2 kids, 7 and 9, need cuts on sat morning", "2026-11-21 ~morning ?"],
  ["its 25 quid right? thursday 3pm", "2026-11-19 15:00 ?"],
  ["i was last in about 3 years ago lol. tomorrow at 10 ok?", "2026-11-19 10:00"],
  ["my number is 07700 900123, friday 2pm", "2026-11-20 14:00"],
  ["see you friday!", "-"],
  ["the day after xmas at noon", "2026-12-26 12:00"],
  ["nye around 10", "2026-12-31 10:00"],
  ["first thing monday", "2026-11-23 ~morning"],
  ["end of next week if u can", "2026-11-26..2026-11-29"],
  ["a week on friday, quarter to five", "2026-11-27 16:45"],
  ["tuesday week 1530", "2026-12-01 15:30"],
  ["fortnight today at 4", "2026-12-02 16:00"],
  ["day after tomorrow evening 6", "2026-11-20 18:00"],
  ["not until after 5 any weekday", "2026-11-18..2026-12-01 ~17:00-24:00"],
  ["mornings suit better than afternoons, thursday", "2026-11-19 ~morning"],
  ["half five tmrw arvo", "2026-11-19 17:30"],
  ["EOD friday", "2026-11-20 ~16:00-24:00"],
  ["between 12 and 2 on the 3rd", "2026-12-03 ~12:00-14:00"],
  ["5 o’clock on the 30th", "2026-11-30 17:00"],
  ["its my 30th on the 5th dec so the 4th pls, 10am", "2026-12-04 10:00"],
  ["I had an appointment on the 4th but you were shut", "-"],
  ["next thurs or the thurs after, not before 2", "2026-11-19|2026-11-26 ~14:00-24:00 ?"],
])("%s → %s", (text, expected) => {
  expect(spokenReading(text, "en")).toBe(expected);
});
