import { describe } from "vitest";
import type { Language } from "#domain/languages.ts";
import { testScript } from "../play-script.ts";
import { englishSalon } from "../visits/english-salon.ts";

/** Who asks for both, what the bot says about it, and a yes. */
const both: readonly (readonly [Language, string, string, string])[] = [
  ["en", "haircut for me and my mate Sam friday at 3pm with Ana", "I book one person at a time", "yes"],
  ["es", "corte para mí y para mi amigo Sam el viernes a las 15h con Ana", "para una persona cada vez", "sí"],
  ["fr", "une coupe pour moi et pour mon mari Sam vendredi à 15h avec Ana", "une personne à la fois", "oui"],
  ["de", "Haarschnitt für mich und meinen Freund Sam am Freitag um 15 Uhr bei Ana", "immer für eine Person", "ja"],
  ["pt", "corte pra mim e pro meu filho Sam sexta às 15h com a Ana", "uma pessoa de cada vez", "sim"],
];

describe("two people are booked for one after the other, and neither is forgotten", () => {
  for (const [language, said, told, yes] of both)
    testScript(
      `${language}: ${said}`,
      englishSalon(language),
      `
      > ${said}
      < ${told}
      < María
      < not Sam
      > ${yes}
      ! book cut ana 2026-11-20 15:00 María
      < Sam
      > ${yes}
      ! book cut luis 2026-11-20 15:00 María Sam
      `,
    );
});

const unnamed: readonly (readonly [Language, string, string])[] = [
  ["en", "can I book my wife and me in for a haircut on friday at 2?", "one person at a time"],
  ["es", "queremos venir mi marido y yo a cortarnos el pelo a la vez el miercoles", "una persona cada vez"],
  ["fr", "ma soeur et moi voudrions une coupe vendredi 14h", "une personne à la fois"],
  ["de", "meine Frau und ich brauchen beide einen Haarschnitt, Freitag 14 Uhr", "für eine Person"],
  ["pt", "eu e minha amiga Júlia a gente queria fazer a raiz no mesmo dia", "uma pessoa de cada vez"],
  ["en", "haircut for two people on friday at 3pm", "one person at a time"],
];

describe("who comes as well is told that it is one after the other", () => {
  for (const [language, said, told] of unnamed)
    testScript(`${language}: ${said}`, englishSalon(language), `\n> ${said}\n< ${told}`);
});

testScript(
  "without a name it is asked for once their turn comes",
  englishSalon("en"),
  `
  > can I book my wife and me in for a haircut on friday at 2pm with Ana?
  > yes
  ! book cut ana 2026-11-20 14:00 María
  < Now the appointment for the other person
  < What's the name
  > Carol
  < Carol (booked by María)
  > yes
  ! book cut luis 2026-11-20 14:00 María Carol
  `,
);

describe("each has the service that was named for them", () => {
  testScript(
    "a grown-up and a child",
    englishSalon("en"),
    `
    > haircut for me + kids cut for my daughter Ellie same time if u can, wednesday 2nd dec at 10
    < I book one person at a time
    < Which one first?
    > [Haircut]
    < Name: María
    > yes
    ! book cut ana 2026-12-02 10:00 María
    < Now the appointment for Ellie
    > yes
    ! book kids luis 2026-12-02 10:00 María Ellie
    `,
  );
  testScript(
    "the other one first",
    englishSalon("de"),
    `
    > Haarschnitt für mich und Kinderhaarschnitt für meinen Sohn Max, Freitag 14 Uhr bei Ana
    > Kids' haircut
    < Max (gebucht von María)
    > ja
    ! book kids ana 2026-11-20 14:00 María Max
    < Nun der Termin für María
    > ja
    ! book cut luis 2026-11-20 14:00 María
    `,
  );
});

describe("who is turned down or only tells a name is nobody else", () => {
  for (const said of [
    "não é para mim, é para a minha avó Hermínia: corte sexta às 15h com a Ana",
    "corte pro meu pai sexta 15h com a Ana. Ele é o Evaristo e eu sou a Lia",
  ])
    testScript(said, englishSalon("pt"), `\n> ${said}\n< Posso marcar?\n< not uma pessoa de cada vez`);
});
