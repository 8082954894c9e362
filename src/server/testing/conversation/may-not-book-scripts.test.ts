import { describe } from "vitest";
import { testScript } from "./play-script.ts";
import { buildFacts, buildOwnAppointment, regularClient } from "./salon.ts";

const facts = buildFacts("en");

describe("who may not book", () => {
  testScript(
    "a slot taken in the meantime gets an apology and fresh ones",
    facts,
    `
    > haircut with ana tomorrow at 3
    < Shall I book this
    @ ana taken 2026-11-19 15:00
    > yes
    ! nothing
    < I'm sorry, someone just booked that time.
    < Thu, Nov 19 · 2:30 PM
    < not Thu, Nov 19 · 3:00 PM
    `,
  );

  testScript(
    "a slot taken while booking gets the same",
    facts,
    `
    > haircut with ana tomorrow at 3
    @ refused taken
    > yes
    ! book cut ana 2026-11-19 15:00 María
    < I'm sorry, someone just booked that time.
    < Free times on Thursday, November 19, 2026:
    `,
  );

  testScript(
    "with anyone another agent takes it, after a new yes",
    facts,
    `
    > haircut with anyone on friday at 3
    < Haircut with Ana
    @ ana taken 2026-11-20 15:00
    > yes
    ! nothing
    < someone just booked that time
    < Haircut with Luis
    > yes
    ! book cut luis 2026-11-20 15:00 María
    `,
  );

  testScript(
    "something broke: nothing is lost",
    facts,
    `
    > haircut with ana tomorrow at 3
    @ refused failed
    > yes
    < something went wrong and nothing was changed
    < Shall I book this for you?
    > yes
    ! book cut ana 2026-11-19 15:00 María
    `,
  );

  testScript(
    "a blocked client isn't offered slots",
    buildFacts("en", { ...regularClient, isBlocked: true }),
    `
    > hi
    < not Same as last time
    > book
    < I can't book appointments for you here.
    < +34 910 000 000
    > haircut with ana tomorrow at 3
    < I can't book appointments for you here.
    < not Shall I
    `,
  );

  testScript(
    "a client who missed too many appointments where the bot doesn't book then",
    buildFacts("en", { ...regularClient, afterNoShows: "refuse" }),
    `
    > haircut with ana tomorrow at 3
    < I can't book this for you here.
    < +34 910 000 000
    < not Shall I
    > yes
    ! nothing
    `,
  );

  testScript(
    "a client who missed too many appointments where the owner is asked first",
    buildFacts("en", { ...regularClient, afterNoShows: "ask" }),
    `
    > haircut with ana tomorrow at 3
    < Shall I book this for you?
    < Salon Aurora confirms this one personally.
    > yes
    ! book cut ana 2026-11-19 15:00 María true
    < I've passed your request on.
    < Salon Aurora will confirm it here.
    < not You're booked
    `,
  );

  testScript(
    "a client with enough appointments",
    {
      ...facts,
      business: { ...facts.business, maxActiveBookings: 2 },
      appointments: [buildOwnAppointment("en", { id: "a" }), buildOwnAppointment("en", { id: "b", time: "15:00" })],
    },
    `
    > haircut with ana tomorrow at 3
    < You already have 2 appointments with us.
    > [My appointments]
    < 1. Fri, Nov 20 · 11:00 AM (Haircut with Ana)
    `,
  );

  testScript(
    "a business that can't be booked at present",
    { ...facts, isBookingAvailable: false },
    `
    > hi
    < Booking by chat is paused at Salon Aurora right now.
    < hello@aurora.example
    > haircut with ana tomorrow at 3
    < is paused
    > yes
    ! nothing
    < is paused
    `,
  );

  testScript(
    "a business without agents",
    { ...facts, agents: [] },
    `
    > book
    < We aren't taking bookings by chat right now.
    `,
  );
});
