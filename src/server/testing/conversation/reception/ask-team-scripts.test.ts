import { describe } from "vitest";
import { languages } from "#domain/languages.ts";
import { botTexts } from "#locales/bot-texts.ts";
import { testScript } from "../play-script.ts";
import { buildFacts } from "../salon.ts";

/** A question that only the team can answer, the same in other words, and how yes and no are said. */
const asked = {
  en: ["do you use vegan dye?", "is your dye vegan?", "yes please", "no"],
  es: ["¿usáis tinte vegano?", "¿el tinte es vegano?", "sí, por favor", "no"],
  fr: ["utilisez-vous une teinture végane ?", "avez-vous une teinture végane ?", "oui merci", "non"],
  de: ["benutzt ihr vegane Farbe?", "ist die Farbe vegan?", "ja bitte", "nein"],
  pt: ["vocês usam tinta vegana?", "a tinta é vegana?", "sim por favor", "não"],
} as const;

describe.each(languages)("in %s the team is asked what the bot doesn't know", (language) => {
  const [question, again, yes, no] = asked[language];
  const { team, buttons, info, questions } = botTexts[language];
  testScript(
    "by one tap",
    buildFacts(language),
    `
    > ${question}
    < ${info.cannotSay}
    ! nothing
    > [${buttons.askTeam}]
    ! askTeam ${question}
    < ${team.asked}
    `,
  );
  testScript("by a plain yes", buildFacts(language), `> ${question}\n> ${yes}\n! askTeam ${question}\n< ${team.asked}`);
  testScript("or not", buildFacts(language), `> ${question}\n> ${no}\n! nothing\n< ${questions.menu}`);
  testScript(
    "once: who asks again reads so, each time in other words",
    buildFacts(language),
    `
    > ${question}
    > ${yes}
    > ${again}
    < ${team.again.two}
    < not ${buttons.askTeam}
    ! nothing
    > ${question}
    < ${team.again.three}
    > ${again}
    < ${team.again.four}
    > ${question}
    < ${team.again.five}
    > ${again}
    < ${team.again.one}
    ! nothing
    `,
  );
});

describe("what was under way stays", () => {
  const { team, info } = botTexts.en;
  testScript(
    "a booking's question is asked again under it, and under the thanks",
    buildFacts("en"),
    `
    > haircut with Ana
    < these are the next free times
    > do you use vegan dye?
    < ${info.cannotSay}
    < these are the next free times
    > yes
    ! askTeam do you use vegan dye?
    < ${team.asked}
    < these are the next free times
    > tomorrow at 3 pm
    < Shall I book this for you?
    > yes
    ! book cut ana 2026-11-19 15:00 María
    `,
  );
  testScript(
    "a day that is chosen instead of a yes is the day",
    buildFacts("en"),
    `
    > haircut with Ana
    > do you use vegan dye?
    > tomorrow at 3 pm
    < Shall I book this for you?
    ! nothing
    `,
  );
  testScript(
    "under a read-back the offer is the only question, and a yes books nothing",
    buildFacts("en"),
    `
    > haircut with Ana tomorrow at 3 pm
    > do you use vegan dye?
    < ${info.cannotSay}
    < not Shall I book this for you?
    > yes
    ! askTeam do you use vegan dye?
    < ${team.asked}
    < Shall I book this for you?
    > yes
    ! book cut ana 2026-11-19 15:00 María
    `,
  );
  testScript(
    "a topic without an answer leaves the read-back its yes, and the team its button",
    buildFacts("en"),
    `
    > haircut with Ana tomorrow at 3 pm
    > is there parking?
    < I don't have anything here about parking
    < ${team.tap}
    < Shall I book this for you?
    > [Ask the team]
    ! askTeam is there parking?
    < ${team.asked}
    < Shall I book this for you?
    > yes
    ! book cut ana 2026-11-19 15:00 María
    `,
  );
  testScript(
    "a yes with such a question books, and the team is offered under the confirmation",
    buildFacts("en"),
    `
    > haircut with Ana tomorrow at 3 pm
    > yes, and is there parking?
    ! book cut ana 2026-11-19 15:00 María
    < I don't have anything here about parking
    < ${team.shallI}
    > yes
    ! askTeam yes, and is there parking?
    < ${team.asked}
    `,
  );
  testScript(
    "what can be answered is, beside the offer",
    buildFacts("en"),
    `
    > how much is a haircut and do you take amex
    < €25
    < ${team.shallI}
    > yes
    ! askTeam how much is a haircut and do you take amex
    `,
  );
});

describe("who is asked nothing", () => {
  const { info, buttons, team } = botTexts.en;
  const blocked = buildFacts("en");
  testScript(
    "the team, by a blocked client",
    { ...blocked, client: { ...blocked.client, isBlocked: true } },
    `> do you use vegan dye?\n< ${info.cannotSay}\n< not ${buttons.askTeam}`,
  );
  testScript(
    "the team, by one who has asked enough at once",
    { ...buildFacts("en"), questions: ["one", "two", "three", "four", "five"] },
    `> do you use vegan dye?\n< ${team.enough}\n< not ${buttons.askTeam}\n! nothing`,
  );
  testScript(
    "the team, by STOP under the offer",
    buildFacts("en"),
    `> do you use vegan dye?\n> STOP\n! optOut\n<\n> yes\n! nothing\n<`,
  );
  testScript(
    "the team, by an offer of long ago",
    buildFacts("en"),
    `> do you use vegan dye?\n> book\n@ old tap Ask the team\n! nothing`,
  );
});

testScript(
  "another question while one waits is offered in other words",
  buildFacts("en"),
  `
  > do you use vegan dye?
  > yes
  > can I smoke on the terrace?
  < ${botTexts.en.team.cannotSayEither}
  > yes
  ! askTeam can I smoke on the terrace?
  `,
);

testScript(
  "a machine that asks on and on is answered five times more at most",
  buildFacts("en"),
  `
  > do you use vegan dye?
  > are you hiring?
  > do you use vegan dye?
  > are you hiring?
  > do you use vegan dye?
  > are you hiring?
  < the team
  > do you use vegan dye?
  <
  `,
);
