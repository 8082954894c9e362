import { describe } from "vitest";
import { testScript } from "./play-script.ts";
import { agents, buildFacts, buildOwnAppointment, withBusy } from "./salon.ts";

const facts = buildFacts("en");
const full = (agentId: string, date: string, facts0 = facts) =>
  [
    "09:00",
    "09:30",
    "10:00",
    "10:30",
    "11:00",
    "11:30",
    "12:00",
    "12:30",
    "14:00",
    "14:30",
    "15:00",
    "15:30",
    "16:00",
    "16:30",
    "17:00",
    "17:30",
  ].reduce((current, time) => withBusy(current, buildOwnAppointment("en", { agentId, date, time })), facts0);

describe("a refusal explains and offers the nearest real alternatives", () => {
  testScript(
    "the agent is off that day",
    facts,
    `
    > haircut with Luis on Thursday at 4pm
    < Luis is off on Thursday, November 19, 2026.
    < Luis is free Fri, Nov 20, 4:00 PM.
    < Ana is free Thu, Nov 19, 4:00 PM.
    > [Thu, Nov 19 · 4:00 PM]
    < Haircut with Ana
    < Thursday, November 19, 2026
    > yes
    ! book cut ana 2026-11-19 16:00 María
    `,
  );

  testScript(
    "the part of the day that was wanted comes first on other days, too",
    ["12:00", "12:30"].reduce(
      (current, time) => withBusy(current, buildOwnAppointment("en", { agentId: "luis", date: "2026-11-20", time })),
      facts,
    ),
    `
    > haircut with Luis on Thursday afternoon
    < Luis is off on Thursday, November 19, 2026.
    < Luis is free Fri, Nov 20, 2:00 PM.
    < not 11:30 AM
    `,
  );

  testScript(
    "the agent is taken: other times, other agents",
    withBusy(facts, buildOwnAppointment("en", { agentId: "ana", date: "2026-11-20", time: "11:00" })),
    `
    > haircut with Ana friday 11am
    < Ana is already booked at 11:00 AM on Friday, November 20, 2026.
    < Luis is free Fri, Nov 20, 11:00 AM.
    > luis
    < Haircut with Luis
    `,
  );

  testScript(
    "a title typed as it is on the list",
    withBusy(facts, buildOwnAppointment("en", { agentId: "ana", date: "2026-11-20", time: "11:00" })),
    `
    > haircut with Ana friday 11am
    > Fri, Nov 20 · 10:30 AM
    < Haircut with Ana
    < 10:30 AM
    `,
  );

  testScript(
    "a full day",
    full("luis", "2026-11-20", full("ana", "2026-11-20")),
    `
    > haircut on friday
    < Friday, November 20, 2026 is fully booked.
    < Another day
    > another day
    < Which day works for you?
    < not Fri, Nov 20
    `,
  );

  testScript(
    "an agent without a free time that day",
    full("ana", "2026-11-19"),
    `
    > haircut with ana tomorrow
    < Ana has no free time left on Thursday, November 19, 2026.
    < Ana is free Fri, Nov 20, 9:00 AM.
    `,
  );

  testScript(
    "closed",
    facts,
    `
    > haircut with ana on sunday
    < We're closed on Sunday, November 22, 2026.
    < Ana is free Mon, Nov 23, 9:00 AM.
    `,
  );

  testScript(
    "a break, a time between two slots, a time outside the hours",
    facts,
    `
    > haircut with ana tomorrow at 1pm
    < We're on a break at 1:00 PM
    < 2. Thu, Nov 19 · 12:30 PM
    > at 15:15
    < Appointments don't start at 3:15 PM
    < 3:00 PM
    < 3:30 PM
    > at 20:00
    < we're open from 9:00 AM to 6:00 PM
    `,
  );

  testScript(
    "past, too soon, too far",
    facts,
    `
    > haircut with ana today at 9am
    < 9:00 AM on Wednesday, November 18, 2026 has already passed.
    > at 10:30
    < Sorry, 10:30 AM on Wednesday, November 18, 2026 is too short notice.
    > yesterday
    < Tuesday, November 17, 2026 has already passed.
    > 5 may
    < That's too far ahead. You can book until Sunday, January 17, 2027.
    `,
  );

  testScript(
    "days and times that don't exist",
    facts,
    `
    > haircut with ana on 31/2
    < There's no such day as “31/2”.
    < these are the next free times
    > feb 30
    < There's no such day as “feb 30”.
    > tomorrow at 25:00
    < There's no such time as “25:00”.
    < Free times on Thursday, November 19, 2026:
    `,
  );

  testScript(
    "the hour that clocks skip",
    {
      ...facts,
      now: Temporal.Instant.from("2027-03-26T09:00:00Z"),
      business: {
        ...facts.business,
        hours: Object.fromEntries(
          Object.keys(facts.business.hours).map((day) => [day, { isOpen: true, startTime: "00:00", endTime: "23:30" }]),
        ) as typeof facts.business.hours,
        breaks: [],
      },
      agents: agents.map((agent) => ({ ...agent, workingHours: null })),
    },
    `
    > haircut with ana on 28 march at 2:30 am
    < 2:30 AM doesn't exist on Sunday, March 28, 2027 because the clocks change.
    `,
  );

  testScript(
    "nobody at all, and the time is said before the question with whom",
    facts,
    `
    > haircut saturday at 3pm
    < On Saturday, November 21, 2026 we're open from 10:00 AM to 2:00 PM
    > 1
    < Friday, November 20, 2026
    `,
  );

  testScript(
    "only those who can do it in that part of the day are asked about",
    facts,
    `
    > haircut saturday between 1 and 2 pm
    < 1. 1:00 PM (with Luis)
    < not Ana
    `,
  );

  testScript(
    "a time that was named is proposed with someone who is free then",
    facts,
    `
    > haircut saturday at 1:30 pm
    < Luis
    < not Ana
    < 1:30 PM
    < Shall I book this for you?
    `,
  );

  testScript(
    "no free time for weeks",
    {
      ...facts,
      business: {
        ...facts.business,
        settings: { ...facts.business.settings, minimumNoticeMinutes: 40_000, horizonDays: 20 },
      },
    },
    `
    > haircut with ana
    < There are no free times right now.
    < +34 910 000 000
    > 2
    ! requestHuman
    `,
  );

  const aMinuteLeft = { ...buildFacts("en"), now: Temporal.Instant.from("2026-11-18T08:59:00Z") };
  testScript(
    "what can't be booked any more in a moment isn't offered, but taken when it is asked for",
    aMinuteLeft,
    `
    > haircut with ana today
    < 11:30 AM
    < not 11:00 AM
    > haircut with ana today at 11
    < Shall I book this for you?
    < 11:00 AM
    `,
  );

  testScript(
    "a closed day is mentioned at once, also before the service is known",
    buildFacts("en"),
    `
    > on Sunday please
    < We're closed on Sunday, November 22, 2026.
    < What would you like to book?
    < not Got it:
    > haircut
    > anyone
    < We're closed on Sunday, November 22, 2026.
    < How about one of these?
    `,
  );
});
