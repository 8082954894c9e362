import { describe } from "vitest";
import { testScript } from "./play-script.ts";
import { buildFacts, newClient, regularClient } from "./salon.ts";

const facts = buildFacts("en");

describe("messages that aren't understood", () => {
  testScript(
    "the question again, then a person, then silence",
    facts,
    `
    > hi
    > qwrtz
    < Sorry, I didn't understand that.
    < What would you like to do?
    > qwrtz qwrtz
    < Would you rather talk to someone?
    < Talk to us
    > qwrtz
    > qwrtz
    > qwrtz
    < Would you rather talk to someone?
    > qwrtz
    <
    > qwrtz
    <
    > menu
    < What would you like to do?
    `,
  );

  testScript(
    "a person is one tap away in the middle of a booking",
    facts,
    `
    > haircut
    > hmm hmm
    > hmm hmm hmm
    < 10. Talk to us
    > 10
    ! requestHuman
    < I've let the team know
    < +34 910 000 000 or hello@aurora.example
    `,
  );

  testScript(
    "a first message is greeted, whatever it says",
    buildFacts("en", newClient),
    `
    > qwrtz
    < Hello! This is Salon Aurora.
    < not Sorry
    `,
  );

  testScript(
    "voice messages and pictures",
    facts,
    `
    > haircut
    > (voice)
    < Sorry, I can only read text messages here.
    < Haircut with Ana: these are the next free times.
    > ana
    < Haircut with Ana: these are the next free times.
    `,
  );

  testScript(
    "thanks, goodbye and see you tomorrow aren't bookings",
    facts,
    `
    > thank you!!
    < You're welcome!
    > see you tomorrow
    <
    > 👍
    <
    > my appointments
    < no upcoming appointments
    > see you tomorrow
    < You're welcome!
    `,
  );
});

describe("options of an old menu", () => {
  testScript(
    "are never acted upon",
    facts,
    `
    > haircut with ana tomorrow at 3
    < Shall I book this for you?
    > change
    > the day
    < Which day works for you?
    @ old tap Confirm
    ! nothing
    < That option is no longer available.
    < Which day works for you?
    > menu
    @ old tap Confirm
    ! nothing
    < That option is no longer available.
    > yes
    ! nothing
    `,
  );

  testScript(
    "a booking is confirmed once",
    facts,
    `
    > haircut with ana tomorrow at 3
    > [Confirm]
    ! book cut ana 2026-11-19 15:00 María
    @ old tap Confirm
    ! nothing
    > yes
    ! nothing
    `,
  );

  testScript(
    "somebody else's",
    facts,
    `
    > hi
    > [summary:x-1:confirm]
    ! nothing
    < That option is no longer available.
    `,
  );
});

describe("pauses in a conversation", () => {
  testScript(
    "after half an hour the question comes again and what was chosen is kept",
    facts,
    `
    > haircut with ana
    < these are the next free times
    @ 31 minutes
    > hi
    < Welcome back! Let's pick up where we left off.
    < these are the next free times
    > friday at 11
    < Haircut with Ana
    `,
  );

  testScript(
    "a yes to an old summary doesn't book",
    facts,
    `
    > haircut with ana tomorrow at 3
    @ 31 minutes
    > yes
    ! nothing
    < Welcome back!
    < Shall I book this for you?
    > yes
    ! book cut ana 2026-11-19 15:00 María
    `,
  );

  testScript(
    "nor does a tap on it",
    facts,
    `
    > haircut with ana tomorrow at 3
    @ 45 minutes
    > [Confirm]
    ! nothing
    < Welcome back!
    > [Confirm]
    ! book cut ana 2026-11-19 15:00 María
    `,
  );

  testScript(
    "a tap on the last list, and own words, still count",
    facts,
    `
    > haircut with ana
    @ 31 minutes
    > [Fri, Nov 20 · 9:00 AM]
    < Welcome back!
    < Friday, November 20, 2026
    @ 40 minutes
    > at 11
    < Welcome back!
    < 11:00 AM
    `,
  );

  testScript(
    "on the next day everything starts over",
    facts,
    `
    > haircut with ana
    @ 1500 minutes
    > hi
    < Hello María
    < The usual, Haircut with Ana?
    `,
  );
});

describe("words that always work", () => {
  testScript(
    "in every language",
    facts,
    `
    > haircut
    > ayuda
    < Tap an option
    < these are the next free times
    > retour
    < The usual, Haircut with Ana?
    > abbrechen
    < nothing was booked
    > voltar
    < What would you like to do?
    > hilfe
    < Tap an option
    > menú
    < What would you like to do?
    `,
  );

  testScript(
    "stop means silence until start",
    facts,
    `
    > haircut with ana tomorrow at 3
    > STOP
    ! optOut
    <
    > yes
    ! nothing
    <
    > menu
    <
    > START
    ! optIn
    < You'll get our messages again.
    < What would you like to do?
    `,
  );

  testScript(
    "a language by its name, and back",
    facts,
    `
    > haircut with ana
    > Deutsch
    ! setLanguage de
    < machen wir auf Deutsch weiter
    < Das sind die nächsten freien Termine.
    < Do., 19. Nov.
    > übermorgen halb drei
    < Freitag, 20. November 2026
    < 14:30 Uhr
    > in English please
    ! setLanguage en
    < let's continue in English
    < 2:30 PM
    `,
  );

  testScript(
    "a client called Germán is not a language",
    buildFacts("en", newClient),
    `
    > haircut with ana tomorrow at 3
    > Germán
    ! setName Germán
    < Name: Germán
    `,
  );

  testScript(
    "talk to us",
    buildFacts("en", regularClient),
    `
    > I want to speak to a human
    ! requestHuman
    < I've let the team know
    `,
  );

  testScript(
    "a business that doesn't say how to reach it",
    { ...facts, business: { ...facts.business, phone: null, email: null } },
    `
    > talk to us
    ! requestHuman
    < We'll get back to you in this chat.
    `,
  );
});

describe("names that clients give", () => {
  testScript(
    "are asked for until there is one",
    buildFacts("en", newClient),
    `
    @ profile
    > haircut with ana tomorrow at 3
    > 12345
    < I couldn't find a name in that.
    > my name is José María
    ! setName José María
    < Name: José María
    `,
  );

  testScript(
    "a change of mind instead of a name",
    buildFacts("en", newClient),
    `
    @ profile
    > haircut with ana tomorrow at 3
    < What name should I book it under?
    > oh, better friday at 4
    < What name should I book it under?
    > Domingo
    ! setName Domingo
    < Friday, November 20, 2026
    < 4:00 PM
    `,
  );
});

describe("machines that write to the bot", () => {
  const machine = "Thank you for contacting Bob's garage! We are closed now and will reply as soon as possible.";
  testScript(
    "a machine whose words seem to mean something isn't answered forever",
    buildFacts("en"),
    `
    > ${machine}
    < The usual
    ${`@ 3 minutes\n> ${machine}\n`.repeat(9)}
    <
    > menu
    < What would you like to do?
    `,
  );

  testScript(
    "a yes after silence means the person that was offered last, not the summary before",
    buildFacts("en"),
    `
    > haircut with ana tomorrow at 3
    < Shall I book this for you?
    ${"> (voice)\n".repeat(4)}
    < Shall I book this for you?
    > asdf qwer zxcv
    < Would you rather talk to someone?
    > (voice)
    <
    > yes
    ! requestHuman
    `,
  );
});
