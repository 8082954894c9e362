import { describe } from "vitest";
import type { ConversationFacts } from "#domain/conversation/facts.ts";
import { testScript } from "./play-script.ts";
import { buildFacts, buildOwnAppointment, withBusy } from "./salon.ts";

const withOwn = (...appointments: Parameters<typeof buildOwnAppointment>[1][]): ConversationFacts => {
  const mine = appointments.map((appointment) => buildOwnAppointment("en", appointment));
  return mine.reduce(withBusy, { ...buildFacts("en"), appointments: mine });
};

const one = withOwn({ id: "a" });
const two = withOwn({ id: "a" }, { id: "b", agentId: "luis", date: "2026-11-24", time: "10:00" });

describe("clients ask for their appointments", () => {
  testScript(
    "none",
    buildFacts("en"),
    `
    > my appointments
    < You have no upcoming appointments.
    > book
    < The usual, Haircut with Ana?
    `,
  );

  testScript(
    "one is shown at once, several are listed",
    two,
    `
    > my appointments
    < 1. Fri, Nov 20 · 11:00 AM (Haircut with Ana)
    < 2. Tue, Nov 24 · 10:00 AM (Haircut with Luis)
    > the one with luis
    < Haircut with Luis
    < Tuesday, November 24, 2026, 10:00 AM
    > back
    < 1. Fri, Nov 20
    > friday
    < Friday, November 20, 2026, 11:00 AM
    > menu
    < What would you like to do?
    `,
  );

  testScript(
    "moved, with a yes to exactly the new time",
    one,
    `
    > my appointments
    > [Reschedule]
    < Which day should I move it to?
    > monday at 10
    < Shall I move your appointment?
    < New: Monday, November 23, 2026, 10:00 AM
    < Old: Friday, November 20, 2026, 11:00 AM
    > [Confirm]
    ! reschedule a 1 ana 2026-11-23 10:00
    < Your appointment has been moved.
    < Monday, November 23, 2026
    `,
  );

  testScript(
    "moved in one sentence",
    one,
    `
    > can we move my appointment to monday at 10?
    < New: Monday, November 23, 2026, 10:00 AM
    > yes
    ! reschedule a 1 ana 2026-11-23 10:00
    `,
  );

  testScript(
    "moved by half an hour: it isn't in its own way, and can't stay where it is",
    withOwn({ id: "a", typeId: "beard" }),
    `
    > reschedule
    > friday at 11
    < Your appointment is already at that time
    > 11:30
    < New: Friday, November 20, 2026, 11:30 AM
    > yes
    ! reschedule a 1 ana 2026-11-20 11:30
    `,
  );

  testScript(
    "moved to another agent",
    one,
    `
    > reschedule
    > thursday next week at 4 with ana
    < New: Thursday, November 26, 2026, 4:00 PM
    > wednesday next week with luis
    < Haircut with Luis
    < New: Wednesday, November 25, 2026, 4:00 PM
    > [Cancel]
    ! nothing
    < everything stays as it is
    `,
  );

  testScript(
    "the new time went meanwhile",
    one,
    `
    > reschedule
    > monday at 10
    @ refused taken
    > yes
    < someone just booked that time
    < Free times on Monday, November 23, 2026:
    `,
  );

  testScript(
    "cancelled after a question",
    one,
    `
    > cancel my appointment
    < Are you sure you want to cancel?
    < Friday, November 20, 2026, 11:00 AM
    > no
    ! nothing
    < everything stays as it is
    > cancel
    < Are you sure you want to cancel?
    > [Yes, cancel it]
    ! cancel a 1
    < Your appointment has been cancelled: Haircut with Ana, Friday, November 20, 2026, 11:00 AM.
    > [Book]
    < The usual, Haircut with Ana?
    `,
  );

  testScript(
    "which one is to be cancelled is asked",
    two,
    `
    > I need to cancel an appointment
    < Which appointment would you like to cancel?
    > 2
    < Are you sure you want to cancel?
    < Tuesday, November 24, 2026, 10:00 AM
    > yes
    ! cancel b 1
    `,
  );

  testScript(
    "too close to be changed here: the business's contact",
    withOwn({ id: "a", date: "2026-11-18", time: "11:30" }),
    `
    > my appointments
    < It starts in less than 2 hours
    < +34 910 000 000
    > [Main menu]
    > cancel my appointment
    ! nothing
    < It starts in less than 2 hours
    > reschedule
    < It starts in less than 2 hours
    `,
  );

  testScript(
    "a yes to an old question whether to cancel isn't one",
    one,
    `
    > cancel my appointment
    < Are you sure you want to cancel?
    @ 40 minutes
    > yes, cancel it
    ! nothing
    < Are you sure you want to cancel?
    > yes, cancel it
    ! cancel a 1
    `,
  );

  testScript(
    "what is cancelled at a summary is what it proposes",
    one,
    `
    > colour with luis on November 25 at 11
    < Shall I book this for you?
    > yes, cancel it
    ! nothing
    < not Are you sure you want to cancel?
    > colour with luis on November 25 at 11
    > cancel it
    ! nothing
    < not Are you sure you want to cancel?
    > cancel it
    < Are you sure you want to cancel?
    `,
  );

  testScript(
    "cancelled by the business meanwhile",
    one,
    `
    > cancel my appointment
    @ forget a
    > yes
    ! nothing
    < That appointment no longer exists.
    `,
  );
});

describe("looked at, and nothing more", () => {
  testScript(
    "thanks, a new hello and a booking aren't answered with the list again",
    two,
    `
    > my appointments
    > thanks
    < You're welcome!
    > my appointments
    > hello
    < What would you like to do?
    > my appointments
    > [Fri, Nov 20 · 11:00 AM]
    < Reschedule
    > book
    < What would you like to book?
    `,
  );
});

describe("replies to reminders", () => {
  testScript(
    "confirmed at any time",
    one,
    `
    > haircut with luis
    > [reminder:confirm:a:1]
    ! confirm a 1
    < Thank you! See you on Friday, November 20, 2026 at 11:00 AM
    `,
  );

  testScript(
    "rescheduled and cancelled from the reminder",
    one,
    `
    > [reminder:reschedule:a:1]
    < Which day should I move it to?
    > [reminder:cancel:a:1]
    < Are you sure you want to cancel?
    > [Yes, cancel it]
    ! cancel a 1
    `,
  );

  for (const answer of ["1", "Confirm", "yes", "ok perfect", "I'll be there", "👍", "cofnirm"]) {
    testScript(
      `confirmed by typing ${answer}`,
      withOwn({ id: "b", date: "2026-11-25", time: "10:00" }, { id: "a" }),
      `
      > hi
      @ 900 minutes
      @ reminder of a
      > ${answer}
      ! confirm a 1
      < Thank you! See you on Friday, November 20, 2026 at 11:00 AM
      `,
    );
  }

  testScript(
    "answered with the other buttons' numbers and titles, about the one it was of",
    withOwn({ id: "b", date: "2026-11-25", time: "10:00" }, { id: "a" }),
    `
    @ reminder of a
    > 2
    < Which day should I move it to?
    @ reminder of a
    > cancel appointment
    < Are you sure you want to cancel?
    < Friday, November 20, 2026, 11:00 AM
    @ reminder of a
    > Yes, cancel it
    < Are you sure you want to cancel?
    @ reminder of a
    > no
    ! nothing
    < Friday, November 20, 2026, 11:00 AM
    < Reschedule
    `,
  );

  testScript(
    "a yes belongs to what was said last",
    one,
    `
    > colour with luis on November 25 at 11
    < Shall I book this for you?
    @ reminder of a
    > yes
    ! confirm a 1
    > yes
    ! nothing
    @ reminder of a
    > colour with luis on November 25 at 11
    < Shall I book this for you?
    > yes
    ! book colour luis 2026-11-25 11:00 María
    `,
  );

  testScript(
    "of a time that is no longer true",
    withOwn({ id: "a", version: 3 }),
    `
    > [reminder:confirm:a:1]
    ! nothing
    < That appointment has changed in the meantime:
    < Friday, November 20, 2026, 11:00 AM
    `,
  );

  testScript(
    "of an appointment that is gone, or somebody else's",
    one,
    `
    > [reminder:cancel:nobody-knows:1]
    ! nothing
    < That appointment no longer exists.
    > [reminder:confirm:nobody-knows:1]
    ! nothing
    < That appointment no longer exists.
    `,
  );
});
