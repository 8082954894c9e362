import { describe } from "vitest";
import { testScript } from "./play-script.ts";
import { buildFacts, buildOwnAppointment, newClient, withBusy } from "./salon.ts";

describe("questions about the business", () => {
  testScript(
    "what one service costs, what they all cost, and what isn't known",
    buildFacts("en"),
    `
    > how much is a haircut?
    < Haircut (30 min): €25
    < What would you like to do?
    > what are your prices
    < Haircut and beard (60 min): €38.50
    > book
    > how much does a colour cost?
    < the team will be happy to tell you
    < hello@aurora.example
    < The usual, Haircut with Ana?
    `,
  );

  testScript(
    "asked for a name, a question is answered and a Price is a name",
    buildFacts("en", newClient),
    `
    @ profile
    > haircut with ana friday at 4
    < Got it: Friday, November 20, 2026, 4:00 PM.
    > how much is it?
    < Haircut (30 min): €25
    < What name should I book it under?
    > Jane Price
    < Name: Jane Price
    `,
  );

  testScript(
    "a question that is also the beginning of a booking",
    buildFacts("en"),
    `
    > how much is a haircut with ana tomorrow at 3
    < Haircut (30 min): €25
    < Shall I book this for you?
    < Thursday, November 19, 2026
    `,
  );

  testScript(
    "what only sounds like a question about the business",
    withBusy({ ...buildFacts("de"), appointments: [buildOwnAppointment("de")] }, buildOwnAppointment("de")),
    `
    > um wie viel uhr habe ich den termin?
    < Freitag, 20. November 2026, 11:00 Uhr
    > ist es möglich den termin auf montag um 10 zu verschieben?
    < Neu: Montag, 23. November 2026, 10:00 Uhr
    > menü
    > habt ihr morgen um 15 uhr für eine farbe bei ana offen?
    < Darf ich das für Sie buchen?
    `,
  );

  testScript(
    "opening hours",
    buildFacts("en"),
    `
    > what are your opening hours?
    < Monday – Friday: 9:00 AM – 6:00 PM
    < Saturday: 10:00 AM – 2:00 PM
    > are you open on saturday?
    < On Saturday, November 21, 2026 we're open from 10:00 AM to 2:00 PM.
    > are you open on sunday?
    < We're closed on Sunday
    > where are you located?
    < how to find us
    < +34 910 000 000
    `,
  );

  testScript(
    "in Spanish",
    buildFacts("es"),
    `
    > cuánto cuesta un corte?
    < Corte (30 min): 25 €
    > a que hora abris mañana?
    < El jueves, 19 de noviembre de 2026 abrimos de 09:00 a 18:00.
    > dónde estáis?
    < cómo llegar
    `,
  );

  testScript(
    "in French",
    buildFacts("fr"),
    `
    > combien coûte une coupe ?
    < Coupe (30 min) : 25 €
    > vous êtes ouverts samedi ?
    < Le samedi 21 novembre 2026, nous sommes ouverts de 10:00 à 14:00.
    > quelle est votre adresse ?
    < comment venir
    `,
  );

  testScript(
    "in German",
    buildFacts("de"),
    `
    > was kostet ein haarschnitt mit bart?
    < Haarschnitt und Bart (60 Min.): 38,50 €
    > wann habt ihr geöffnet?
    < Montag – Freitag: 09:00 – 18:00 Uhr
    > wo finde ich euch?
    < wie Sie uns finden
    `,
  );

  testScript(
    "in Portuguese",
    buildFacts("pt"),
    `
    > quanto custa o corte?
    < Corte (30 min): 25 €
    > vocês abrem sábado?
    < sábado, 21 de novembro de 2026: abrimos das 10:00 às 14:00.
    > onde fica o salão?
    < como chegar
    `,
  );
});
