import { describe } from "vitest";
import { testScript } from "../play-script.ts";
import { buildFacts } from "../salon.ts";
import { buildSharedSalon } from "./shared-salon.ts";

describe("two services that one person doesn't do are a visit with two", () => {
  testScript(
    "in English: each with who does it and when, and each one's own price",
    buildSharedSalon("en"),
    `
    > haircut and colour on Friday at 10
    < Haircut with Ana (10:00 AM)
    < Colour with Luis (10:30 AM)
    < Total: 90 min · €100
    > yes
    ! book cut ana 2026-11-20 10:00 María colour luis 10:30
    < You're booked!
    < Haircut with Ana (10:00 AM)
    < Colour with Luis (10:30 AM)
    `,
  );
  testScript(
    "auf Deutsch",
    buildSharedSalon("de"),
    `
    > Haarschnitt und Farbe am Freitag um 10 Uhr
    < Haarschnitt bei Ana (10:00)
    < Farbe bei Luis (10:30)
    < Zusammen: 90 Min. · 100
    > ja
    ! book cut ana 2026-11-20 10:00 María colour luis 10:30
    `,
  );
  testScript(
    "en español",
    buildSharedSalon("es"),
    `
    > corte y color el viernes a las 10
    < Corte con Ana (10:00)
    < Color con Luis (10:30)
    > sí
    ! book cut ana 2026-11-20 10:00 María colour luis 10:30
    `,
  );
  testScript(
    "en français",
    buildSharedSalon("fr"),
    `
    > coupe et couleur vendredi à 10h
    < Coupe avec Ana (10:00)
    < Couleur avec Luis (10:30)
    > oui
    ! book cut ana 2026-11-20 10:00 María colour luis 10:30
    `,
  );
  testScript(
    "em português",
    buildSharedSalon("pt"),
    `
    > corte e coloração na sexta às 10h
    < Corte com Ana (10:00)
    < Coloração com Luis (10:30)
    > sim
    ! book cut ana 2026-11-20 10:00 María colour luis 10:30
    `,
  );
  testScript(
    "who was named does what they do, and somebody else the rest",
    buildSharedSalon("en"),
    `
    > haircut and colour with Ana on Friday at 10
    < Haircut with Ana (10:00 AM)
    < Colour with Luis (10:30 AM)
    `,
  );
  testScript(
    "the second part has no room: that is said, with times at which both fit",
    buildSharedSalon("en"),
    `
    @ luis taken 2026-11-20 10:30
    > haircut and colour on Friday at 10
    < there isn't enough time for Colour afterward
    < with Ana and Luis
    ! nothing
    `,
  );
  testScript(
    "one of them went between the summary and the yes: nothing is booked",
    buildSharedSalon("en"),
    `
    > haircut and colour on Friday at 10
    < Colour with Luis (10:30 AM)
    @ luis taken 2026-11-20 10:30
    > yes
    < someone just booked that time
    ! nothing
    `,
  );
});

describe("each service with whom it was said to be", () => {
  testScript(
    "both do both, and are named one by one",
    buildFacts("en"),
    `
    > haircut with Luis and colour with Ana on Friday at 10
    < Haircut with Luis (10:00 AM)
    < Colour with Ana (10:30 AM)
    > yes
    ! book cut luis 2026-11-20 10:00 María colour ana 10:30
    `,
  );
  testScript(
    "auf Deutsch",
    buildFacts("de"),
    `
    > Haarschnitt bei Luis und Farbe bei Ana am Freitag um 10 Uhr
    < Haarschnitt bei Luis (10:00)
    < Farbe bei Ana (10:30)
    `,
  );
  testScript(
    "whoever is free: one person for both, where one can",
    buildFacts("en"),
    `
    > haircut and colour with anyone on Friday at 10
    < Haircut (10:00 AM) and Colour (10:30 AM) with
    `,
  );
});

describe("another service by taps alone", () => {
  testScript(
    "in English",
    buildFacts("en"),
    `
    > hello
    > [Book]
    > [Haircut]
    > [Add another service]
    < Which service should I add?
    > [Colour]
    < Haircut and Colour: these are the next free times.
    > [Someone else]
    > [Ana]
    < Haircut and Colour with Ana
    > Friday at 10
    < Haircut (10:00 AM) and Colour (10:30 AM) with Ana
    > yes
    ! book cut ana 2026-11-20 10:00 María colour ana 10:30
    `,
  );
  testScript(
    "auf Deutsch",
    buildFacts("de"),
    `
    > hallo
    > [Termin buchen]
    > [Haarschnitt]
    > [Weitere Leistung dazu]
    < Welche Leistung soll dazu?
    > [Farbe]
    > [Andere Person]
    > [Ana]
    < Haarschnitt und Farbe
    `,
  );
  testScript(
    "en español",
    buildFacts("es"),
    `
    > hola
    > [Reservar]
    > [Corte]
    > [Añadir otro servicio]
    > [Color]
    > [Otra persona]
    > [Ana]
    < Corte y Color
    `,
  );
  testScript(
    "en français",
    buildFacts("fr"),
    `
    > bonjour
    > [Réserver]
    > [Coupe]
    > [Ajouter une prestation]
    > [Couleur]
    > [Autre personne]
    > [Ana]
    < Coupe et Couleur
    `,
  );
  testScript(
    "em português",
    buildFacts("pt"),
    `
    > olá
    > [Marcar horário]
    > [Corte]
    > [Adicionar outro serviço]
    > [Coloração]
    > [Outra pessoa]
    > [Ana]
    < Corte e Coloração
    `,
  );
  testScript(
    "from the summary, by taps and by words",
    buildFacts("en"),
    `
    > haircut with Ana on Friday at 10
    > change
    > [Add another service]
    > [Colour]
    < Haircut (10:00 AM) and Colour (10:30 AM) with Ana
    > back
    `,
  );
  testScript(
    "in words of one's own",
    buildFacts("en"),
    `
    > haircut with Ana on Friday at 10
    < Haircut with Ana
    > and a colour as well please
    < Haircut (10:00 AM) and Colour (10:30 AM) with Ana
    > yes
    ! book cut ana 2026-11-20 10:00 María colour ana 10:30
    `,
  );
  testScript(
    "back from the list of services to add",
    buildFacts("en"),
    `
    > haircut with Ana on Friday at 10
    > add another service
    < Which service should I add?
    > back
    < Shall I book this for you?
    < Haircut with Ana
    `,
  );
});

describe("a name whose last word is also a word for another service", () => {
  const facts = buildFacts("en");
  const [cut] = facts.types;
  const types = cut ? [cut, { ...cut, id: "beard", name: "Beard trim" }] : [];
  testScript(
    "is a service of its own, before and after the other",
    { ...facts, types },
    `
    > haircut and beard trim with Ana on Friday at 10
    < Haircut (10:00 AM) and Beard trim
    `,
  );
  testScript(
    "is none where one service is both",
    facts,
    `
    > haircut and beard trim with Ana on Friday at 10
    < Haircut and beard with Ana
    `,
  );
});
