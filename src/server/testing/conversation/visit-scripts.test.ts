import { describe } from "vitest";
import type { ConversationFacts } from "#domain/conversation/facts.ts";
import type { Language } from "#domain/languages.ts";
import { testScript } from "./play-script.ts";
import { buildFacts } from "./salon.ts";

/** Everything has a price, so that there is a total. */
const priced = (language: Language): ConversationFacts => {
  const facts = buildFacts(language);
  return { ...facts, types: facts.types.map((type) => ({ ...type, price: type.price ?? 60 })) };
};

describe("two services in one message are one visit", () => {
  testScript(
    "in English, read back with both times and the total",
    priced("en"),
    `
    > haircut and colour with Ana on Friday at 10
    < Shall I book this for you?
    < Haircut (10:00 AM) and Colour (10:30 AM) with Ana
    < Total: 120 min · €85
    > yes
    ! book cut ana 2026-11-20 10:00 María colour ana 10:30
    < You're booked!
    `,
  );
  testScript(
    "in the order in which they were named",
    priced("en"),
    `
    > colour and then a haircut with Ana on Friday at 10
    < Colour (10:00 AM) and Haircut (11:30 AM) with Ana
    > yes
    ! book colour ana 2026-11-20 10:00 María cut ana 11:30
    `,
  );
  testScript(
    "auf Deutsch",
    priced("de"),
    `
    > Haarschnitt und Farbe bei Ana am Freitag um 10 Uhr
    < Haarschnitt (10:00) und Farbe (10:30) bei Ana
    < Zusammen: 120 Min. · 85
    > ja
    ! book cut ana 2026-11-20 10:00 María colour ana 10:30
    `,
  );
  testScript(
    "en español",
    priced("es"),
    `
    > corte y color con Ana el viernes a las 10
    < Corte (10:00) y Color (10:30) con Ana
    > sí
    ! book cut ana 2026-11-20 10:00 María colour ana 10:30
    `,
  );
  testScript(
    "en français",
    priced("fr"),
    `
    > coupe et couleur avec Ana vendredi à 10h
    < Coupe (10:00) et Couleur (10:30) avec Ana
    > oui
    ! book cut ana 2026-11-20 10:00 María colour ana 10:30
    `,
  );
  testScript(
    "em português",
    priced("pt"),
    `
    > corte e coloração com a Ana na sexta às 10h
    < Corte (10:00) e Coloração (10:30) com Ana
    > sim
    ! book cut ana 2026-11-20 10:00 María colour ana 10:30
    `,
  );
  testScript(
    "offered only where both fit: not before the break",
    priced("en"),
    `
    > haircut and colour with Ana on Friday at 12
    ! nothing
    `,
  );
  testScript(
    "one service after all",
    priced("en"),
    `
    > haircut and colour with Ana on Friday at 10
    < Haircut (10:00 AM) and Colour (10:30 AM) with Ana
    > only the haircut please
    < Haircut with Ana
    > yes
    ! book cut ana 2026-11-20 10:00 María
    `,
  );
});
