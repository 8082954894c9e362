import { describe } from "vitest";
import type { ConversationFacts } from "#domain/conversation/facts.ts";
import type { Language } from "#domain/languages.ts";
import type { TimeOff } from "#domain/scheduling/closures/time-off.ts";
import { testScript } from "./play-script.ts";
import { buildFacts } from "./salon.ts";

// It is Wednesday, November 18, 2026.
const allDay = (from: string, to = from): TimeOff => ({ kind: "off", from, to, fromTime: null, toTime: null });

const away = (language: Language, agentId: string, timeOff: TimeOff[]): ConversationFacts => {
  const facts = buildFacts(language);
  return {
    ...facts,
    agents: facts.agents.map((agent) => (agent.agentId === agentId ? { ...agent, timeOff } : agent)),
  };
};

const names = {
  en: "Constitution Day",
  es: "Día de la Constitución",
  fr: "Jour de la Constitution",
  de: "Tag der Verfassung",
  pt: "Dia da Constituição",
};

/** Closed on Friday, November 20, by name, and open shorter on Tuesday, November 24. */
const withSpecialDays = (language: Language): ConversationFacts => {
  const facts = buildFacts(language);
  const holidays = [{ from: "2026-11-20", to: "2026-11-20", name: names, hours: null }];
  const hours = { startTime: "10:00", endTime: "12:00" };
  const specialDays = [{ from: "2026-11-24", to: "2026-11-24", name: "Inventory", hours }];
  return { ...facts, business: { ...facts.business, holidays, specialDays } };
};

describe("an agent who is off", () => {
  testScript(
    "is named with when she is back, and who else works",
    away("en", "ana", [allDay("2026-11-19")]),
    `
    > haircut with Ana on Thursday at 4pm
    < Ana is off on Thursday, November 19, 2026.
    < Ana is free Fri, Nov 20, 4:00 PM.
    `,
  );

  /** Ana is off on Thursday, when Luis works two extra hours. */
  const withColleague = (language: Language): ConversationFacts => {
    const facts = away(language, "ana", [allDay("2026-11-19")]);
    const extra: TimeOff = { ...allDay("2026-11-19"), kind: "extra", fromTime: "15:00", toTime: "17:00" };
    return {
      ...facts,
      agents: facts.agents.map((agent) => (agent.agentId === "luis" ? { ...agent, timeOff: [extra] } : agent)),
    };
  };

  testScript(
    "comes with her next time and a colleague's, in English",
    withColleague("en"),
    `
    > haircut with Ana on Thursday at 4pm
    < Ana is off on Thursday, November 19, 2026.
    < Ana is free Fri, Nov 20, 4:00 PM.
    < Luis is free Thu, Nov 19, 4:00 PM.
    `,
  );
  testScript(
    "comes with her next time and a colleague's, in Spanish",
    withColleague("es"),
    `
    > corte con Ana el jueves a las 16
    < Ana no trabaja el jueves
    < Ana tiene libre el vie, 20 nov a las 16:00.
    < Luis tiene libre el jue, 19 nov a las 16:00.
    `,
  );
  testScript(
    "comes with her next time and a colleague's, in French",
    withColleague("fr"),
    `
    > une coupe avec Ana jeudi à 16h
    < Ana ne travaille pas le jeudi
    < Ana est libre le ven. 20 nov. à 16:00.
    < Luis est libre le jeu. 19 nov. à 16:00.
    `,
  );
  testScript(
    "comes with her next time and a colleague's, in German",
    withColleague("de"),
    `
    > Haarschnitt bei Ana am Donnerstag um 16 Uhr
    < Ana ist am Donnerstag
    < Bei Ana ist frei: Fr., 20. Nov., 16:00 Uhr.
    < Bei Luis ist frei: Do., 19. Nov., 16:00 Uhr.
    `,
  );
  testScript(
    "comes with her next time and a colleague's, in Portuguese",
    withColleague("pt"),
    `
    > corte com a Ana na quinta às 16h
    < Ana não trabalha neste dia: quinta
    < Ana tem livre sex., 20 de nov., 16:00.
    < Luis tem livre qui., 19 de nov., 16:00.
    `,
  );

  testScript(
    "for some hours only isn't there then",
    away("en", "ana", [{ ...allDay("2026-11-20"), fromTime: "10:00", toTime: "12:00" }]),
    `
    > haircut with Ana on Friday at 11am
    < Ana isn't working at 11:00 AM on Friday, November 20, 2026.
    < Luis is free Fri, Nov 20, 11:00 AM.
    > friday at noon with Ana
    < Haircut with Ana
    > yes
    ! book cut ana 2026-11-20 12:00 María
    `,
  );

  testScript(
    "offers other agents on that day when the client doesn't mind",
    away("en", "ana", [allDay("2026-11-20")]),
    `
    > haircut with anyone on Friday at 11am
    < Haircut with Luis
    `,
  );

  testScript(
    "on a day of extra hours can be booked",
    away("en", "luis", [{ kind: "extra", from: "2026-11-19", to: "2026-11-19", fromTime: "15:00", toTime: "17:00" }]),
    `
    > haircut with Luis on Thursday at 4pm
    < Haircut with Luis
    > yes
    ! book cut luis 2026-11-19 16:00 María
    `,
  );
});

describe("a day that differs", () => {
  testScript(
    "in English",
    withSpecialDays("en"),
    `
    > haircut with Ana friday 11am
    < We're closed on Friday, November 20, 2026 (Constitution Day).
    > are you open on the 20th?
    < We're closed on Friday, November 20, 2026 (Constitution Day).
    > are you open on the 24th?
    < On Tuesday, November 24, 2026 (Inventory) we're open from 10:00 AM to 12:00 PM.
    > what are your opening hours?
    < Friday, November 20, 2026: closed (Constitution Day)
    < Tuesday, November 24, 2026: 10:00 AM – 12:00 PM (Inventory)
    > haircut with Ana on tuesday at 3pm
    < On Tuesday, November 24, 2026 (Inventory) we're open from 10:00 AM to 12:00 PM, and the appointment has to fit
    `,
  );
  testScript(
    "in Spanish",
    withSpecialDays("es"),
    `
    > corte con Ana el viernes a las 11
    < (Día de la Constitución)
    > ¿abrís el 24?
    < (Inventory) abrimos de 10:00 a 12:00.
    `,
  );
  testScript(
    "in French",
    withSpecialDays("fr"),
    `
    > une coupe avec Ana vendredi à 11h
    < (Jour de la Constitution)
    `,
  );
  testScript(
    "in German",
    withSpecialDays("de"),
    `
    > Haarschnitt bei Ana am Freitag um 11 Uhr
    < haben wir geschlossen (Tag der Verfassung)
    > Haben Sie am 24. geöffnet?
    < (Inventory) haben wir von 10:00 bis 12:00 Uhr geöffnet.
    `,
  );
  testScript(
    "in Portuguese",
    withSpecialDays("pt"),
    `
    > corte com a Ana na sexta às 11h
    < (Dia da Constituição)
    `,
  );
});
