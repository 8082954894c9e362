import { describe, expect, test } from "vitest";
import { playScript, testScript } from "./play-script.ts";
import { agents, buildFacts, buildOwnAppointment, newClient, regularClient, typesIn, withBusy } from "./salon.ts";

describe("how fast a booking goes", () => {
  test("a returning client books by menus with three messages", () => {
    const { clientLines } = playScript(
      buildFacts("en"),
      `
      > hi
      < Hello María, good to hear from you!
      < The usual, Haircut with Ana?
      < 1. Wed, Nov 18 · 11:30 AM (Haircut with Ana)
      < 4. Same as last time (Haircut with Ana)
      > [Thu, Nov 19 · 9:00 AM]
      < Shall I book this for you?
      < Haircut with Ana
      < Thursday, November 19, 2026
      < 9:00 AM
      < Name: María
      > [Confirm]
      ! book cut ana 2026-11-19 09:00 María
      < You're booked!
      < Thursday, November 19, 2026
      < my appointments
      `,
    );
    expect(clientLines).toBe(3);
  });

  test("one sentence and a yes", () => {
    const { clientLines } = playScript(
      buildFacts("en"),
      `
      > haircut with Ana tomorrow at 3
      < Haircut with Ana
      < Thursday, November 19, 2026
      < 3:00 PM
      > yes
      ! book cut ana 2026-11-19 15:00 María
      < You're booked!
      `,
    );
    expect(clientLines).toBe(2);
  });
});

describe("a booking step by step", () => {
  testScript(
    "a new client types everything",
    buildFacts("en", newClient),
    `
    @ profile
    > hello
    < Hello! This is Salon Aurora.
    < What would you like to book?
    < 1. Haircut (30 min)
    > haircuts
    < Haircut: these are the next free times.
    < 1. Wed, Nov 18 · 11:30 AM (with Ana)
    < 7. Sat, Nov 21 · 10:00 AM (with Luis)
    < 9. Someone else
    > luis
    < Haircut with Luis: these are the next free times.
    > friday
    < Free times on Friday, November 20, 2026:
    > 2
    < What name should I book it under?
    > I'm Mary Poppins
    ! setName Mary Poppins
    < Name: Mary Poppins
    < 10:30 AM
    > [Confirm]
    ! book cut luis 2026-11-20 10:30 Mary Poppins
    < You're booked!
    `,
  );

  testScript(
    "the profile's name is proposed, and put right in the read-back",
    buildFacts("en", newClient),
    `
    > colour with ana on friday at 10am
    < Name: María José
    > Mary Poppins
    ! setName Mary Poppins
    < Name: Mary Poppins
    > confirm
    ! book colour ana 2026-11-20 10:00 Mary Poppins
    > haircut with ana on monday at 10
    < Name: Mary Poppins
    `,
  );

  testScript(
    "who comes is put right in the read-back",
    buildFacts("en", newClient),
    `
    > colour with ana on friday at 10am
    < Name: María José
    > it's for Thomas Miller
    ! nothing
    < Name: Thomas Miller
    < not María José
    > yes
    ! book colour ana 2026-11-20 10:00  Thomas Miller
    `,
  );

  testScript(
    "a profile that is no name is asked about",
    buildFacts("en", newClient),
    `
    @ profile 🌸 Only God can judge me 🌸
    > colour with ana on friday at 10am
    < What name should I book it under?
    > Tom
    < Name: Tom
    > yes
    ! book colour ana 2026-11-20 10:00 Tom
    `,
  );

  testScript(
    "with one type and one agent neither is asked",
    { ...buildFacts("en"), types: typesIn("en").slice(0, 1), agents: agents.slice(0, 1) },
    `
    > book
    < Haircut with Ana: these are the next free times.
    < not Someone else
    > [Another day]
    < Which day works for you?
    > [Thu, Nov 19]
    < Free times on Thursday, November 19, 2026:
    > [9:30 AM]
    < Haircut with Ana
    > [Confirm]
    ! book cut ana 2026-11-19 09:30 María
    `,
  );

  testScript(
    "without any type there is a plain appointment",
    { ...buildFacts("en"), types: [], agents: agents.slice(0, 1) },
    `
    > tomorrow at 10
    < Appointment with Ana
    > yes
    ! book null ana 2026-11-19 10:00 María
    `,
  );

  testScript(
    "days and times come in pages",
    buildFacts("en"),
    `
    > haircut with Ana
    > [Another day]
    < 9. Mon, Nov 30
    < 10. More…
    > more
    < 1. Tue, Dec 1
    > 10
    < Mon, Dec 14
    > back
    < 1. Tue, Dec 1
    > [Tue, Dec 1]
    < 6. 11:30 AM (Morning)
    < 7. More…
    < 8. Another day
    < not 12:00 PM
    > [More…]
    < 1. 12:00 PM (Afternoon)
    > 4:30 pm
    < 4:30 PM
    < Tuesday, December 1, 2026
    `,
  );

  testScript(
    "going back asks the question before",
    buildFacts("en"),
    `
    > haircut with luis friday at 11
    < Shall I book this for you?
    > back
    < Free times on Friday, November 20, 2026:
    > back
    < Haircut with Luis: these are the next free times.
    > back
    < The usual, Haircut with Ana?
    > back
    < What would you like to do?
    `,
  );
});

describe("what was said isn't asked again", () => {
  testScript(
    "a part of a day",
    buildFacts("en"),
    `
    > Friday afternoon
    < The usual, Haircut with Ana?
    < 1. Fri, Nov 20 · 12:00 PM (Haircut with Ana)
    > haircut
    < 1. 12:00 PM (with Ana)
    < 10. Someone else
    > Luis
    < Free times on Friday, November 20, 2026:
    < 1. 12:00 PM (Afternoon)
    < not Morning
    `,
  );

  testScript(
    "next week",
    buildFacts("en"),
    `
    > a haircut with Ana next week please
    < These times are free between Mon, Nov 23 and Sun, Nov 29:
    < 1. Mon, Nov 23 · 9:00 AM (with Ana)
    < 8. Thu, Nov 26 · 12:30 PM (with Ana)
    < not Nov 30
    `,
  );

  testScript(
    "a time without a day",
    withBusy(buildFacts("en"), buildOwnAppointment("en", { agentId: "ana", date: "2026-11-19", time: "15:00" })),
    `
    > haircut with ana at 3pm
    < Which day at 3:00 PM?
    < 1. Wed, Nov 18 (3:00 PM is free)
    < 2. Fri, Nov 20
    > 2
    < Friday, November 20, 2026
    < 3:00 PM
    `,
  );

  testScript(
    "as soon as possible, with whoever is free",
    buildFacts("en"),
    `
    > I need a haircut asap
    < This is the first free time:
    < Haircut with Ana
    < Wednesday, November 18, 2026
    < 11:30 AM
    > ok
    ! book cut ana 2026-11-18 11:30 María
    `,
  );

  testScript(
    "the emptiest agent gets what anyone may take",
    withBusy(buildFacts("en"), buildOwnAppointment("en", { agentId: "ana", date: "2026-11-20", time: "09:00" })),
    `
    > haircut friday at 11 with anyone
    < Haircut with Luis
    > 1
    ! book cut luis 2026-11-20 11:00 María
    `,
  );

  testScript(
    "a change of mind at the summary",
    buildFacts("en"),
    `
    > haircut with Ana tomorrow at 3
    < 3:00 PM
    > actually friday
    < Friday, November 20, 2026
    < 3:00 PM
    > with luis please
    < Haircut with Luis
    > change
    < What would you like to change?
    > the time
    < Free times on Friday, November 20, 2026:
    > 5pm
    < 5:00 PM
    > change
    > [The service]
    > [Haircut and beard]
    < Haircut and beard with Luis
    > [Someone else]
    < 3. Luis
    > anyone
    > change
    > [The name]
    > Marga
    < Name: Marga
    > change
    > [Cancel]
    ! nothing
    < nothing was booked
    `,
  );

  testScript(
    "the longer of two type names that both fit",
    buildFacts("en"),
    `
    > haircut and beard with luis friday 10:30
    < Haircut and beard with Luis
    > change
    > service
    > colour
    < Colour with Luis
    `,
  );

  testScript(
    "two agents with the same name",
    {
      ...buildFacts("en"),
      agents: [...agents, { ...(agents[1] as (typeof agents)[0]), agentId: "ana2", name: "Ana Ruiz" }],
    },
    `
    > haircut with ana ruiz on friday at 11
    < Haircut with Ana Ruiz
    `,
  );
});

describe("what can be meant in two ways is asked", () => {
  testScript(
    "day or month first",
    buildFacts("en"),
    `
    > haircut with ana on 3/12 at 10am
    < Which day do you mean?
    < 1. Thu, Dec 3
    < 2. Fri, Mar 12
    > hm
    < Sorry, I didn't understand that.
    < 1. Thu, Dec 3
    > the first one
    < Thursday, December 3, 2026
    < 10:00 AM
    `,
  );

  testScript(
    "this Friday or the next",
    buildFacts("en"),
    `
    > haircut with ana next friday at 10
    < 1. Fri, Nov 20
    < 2. Fri, Nov 27
    > [Fri, Nov 27]
    < Friday, November 27, 2026
    `,
  );

  testScript(
    "seven, when neither morning nor evening is available",
    buildFacts("en"),
    `
    > haircut with ana tomorrow at 7
    < not Which time do you mean?
    < On Thursday, November 19, 2026 we're open from 9:00 AM to 6:00 PM
    `,
  );

  testScript(
    "one of several types, after a slip of the finger",
    { ...buildFacts("en"), types: typesIn("en").map((type) => ({ ...type, name: `${type.name} deluxe` })) },
    `
    > delux with ana tomorrow at 11
    < Which one do you mean?
    < 3. Colour deluxe
    > colour
    < Colour deluxe with Ana
    `,
  );

  testScript(
    "names of agents that are also days",
    {
      ...buildFacts("en", regularClient),
      agents: agents.map((agent, index) => ({ ...agent, name: ["May", "April"][index] as string })),
    },
    `
    > haircut with May on friday at 11
    < Haircut with May
    > may
    < Haircut with May
    > with April
    < Haircut with April
    `,
  );
});
