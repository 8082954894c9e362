import { expect, test } from "vitest";
import { spokenReading } from "../../testing/spoken-reading.ts";

// Requests with limits on both sides, preferences, corrections, ages and counts beside them.

test.each([
  ["the week after next sometime, mornings suit me best", "2026-11-30..2026-12-06 ~morning"],
  ["i could do any evening this week, after half five ideally", "2026-11-18..2026-11-22 ~17:30-24:00"],
  ["right, so I'm thinking the tenth of December, maybe twenty to four?", "2026-12-10 15:40"],
  ["what have you got on friday week? preferably pm", "2026-11-27 ~afternoon"],
  ["Tuesday's best for me. Ten o'clock.", "2026-11-24 10:00"],
  ["soz its for thurs not fri, still 2pm", "2026-11-19 14:00 not Friday"],
  ["up to you but id rather friday than saturday. about 1ish", "2026-11-20 13:00 not Saturday ?"],
  ["eleven fifteen, a week tomorrow", "2026-11-26 11:15"],
  ["anything going saturday between ten and twelve?", "2026-11-21 ~10:00-12:00"],
  ["by the 30th at the latest pls, i've a wedding", "2026-11-18..2026-11-30 ?"],
  ["my nan (82!) would like a set on Thursday 26th, 10am", "2026-11-26 10:00 ?"],
  ["is sunday an option? if not monday at 9", "2026-11-22|2026-11-23 09:00 ?"],
  ["2 adults and 1 kid, friday 3.30pm", "2026-11-20 15:30"],
  ["im room 214 at the hotel, can i come down today at 5", "2026-11-18 17:00"],
  ["could you do the day after boxing day? or the 29th, 10.30", "2026-12-27|2026-12-29 10:30 ?"],
  ["Last Saturday was class, cheers Ana", "-"],
  ["we got married on the 3rd and my hair was amazing", "-"],
  ["happy friday everyone!", "-"],
  ["any time from two till four, tomorrow or friday", "2026-11-19|2026-11-20 ~14:00-16:00 ?"],
  ["no earlier than 10 and no later than 12, on monday", "2026-11-23 ~10:00-12:00"],
  ["the first monday after new year at 11", "2027-01-04 11:00"],
  ["the 21st of december or thereabouts, late afternoon", "2026-12-21 ~15:30-19:00"],
  ["um so like thursday? or no wait i have uni. friday at like 4:30", "2026-11-20 16:30"],
  ["tomrorow mornign 10", "2026-11-19 10:00"],
  ["wensday the second at half twelve", "2026-12-02 12:30"],
  ["book me in 4 sat @ 12.30", "2026-11-21 12:30 ?"],
  [
    "everyday works except tuesday and thursday, next week, mornings",
    "2026-11-23..2026-11-29 ~morning not Tuesday, Thursday",
  ],
  ["In three weeks' time on the Wednesday, at noon", "2026-12-09 12:00"],
  ["30th Nov, 1pm... scrap that, 2pm", "2026-11-30 14:00"],
  ["half past nine in the morning on the twenty fifth", "2026-11-25 09:30"],
  ["4 o clock friday is grand so it is", "2026-11-20 16:00"],
  ["the morning of the 27th around tenish", "2026-11-27 10:00"],
  ["can we make it the 1st instead of the 2nd, same time 3pm", "2026-12-01 15:00 not 2026-12-02"],
  ["would 5:45 pm be ok on either monday or wednesday", "2026-11-23|2026-11-25 17:45 ?"],
])("the phrase %s means %s", (text, expected) => {
  expect(spokenReading(text, "en")).toBe(expected);
});
