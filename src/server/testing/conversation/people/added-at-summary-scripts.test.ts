import { describe } from "vitest";
import type { Language } from "#domain/languages.ts";
import { testScript } from "../play-script.ts";
import { englishSalon } from "../visits/english-salon.ts";

const asked: Record<Language, string> = {
  en: "haircut friday at 3pm with Ana",
  es: "corte el viernes a las 15h con Ana",
  fr: "coupe vendredi à 15h avec Ana",
  de: "Haarschnitt am Freitag um 15 Uhr bei Ana",
  pt: "corte sexta às 15h com a Ana",
};

const services: readonly (readonly [Language, string, string])[] = [
  ["en", "also a fringe trim please", "Fringe trim (3:45 PM)"],
  ["en", "and a beard trim", "Beard trim (3:45 PM)"],
  ["es", "y flequillo", "Fringe trim (15:45)"],
  ["fr", "et la barbe", "Beard trim (15:45)"],
  ["de", "und Bart bitte", "Beard trim (15:45)"],
  ["pt", "e barba", "Beard trim (15:45)"],
];

describe("a service that is joined on to what was read back is added to it", () => {
  for (const [language, said, shown] of services)
    testScript(
      `${language}: ${said}`,
      englishSalon(language),
      `
      > ${asked[language]}
      < Haircut
      > ${said}
      < Haircut
      < ${shown}
      `,
    );
});

const others: readonly (readonly [Language, string, string])[] = [
  ["en", "also a kids cut for my daughter Ellie", "yes"],
  ["es", "y otro corte infantil para mi hija Ellie", "sí"],
  ["fr", "et une autre coupe enfant pour ma fille Ellie", "oui"],
  ["de", "und einen Kinderhaarschnitt für meine Tochter Ellie", "ja"],
  ["pt", "e mais um corte infantil para a minha filha Ellie", "sim"],
];

describe("somebody else who is joined on comes after it", () => {
  for (const [language, said, yes] of others)
    testScript(
      `${language}: ${said}`,
      englishSalon(language),
      `
      > ${asked[language]}
      > ${said}
      < Haircut
      < María
      > ${yes}
      ! book cut ana 2026-11-20 15:00 María
      < Kids' haircut
      `,
    );
});

testScript(
  "at the hour that was said for them",
  englishSalon("de"),
  `
  > ${asked.de}
  > und um 16 Uhr noch einen Kinderhaarschnitt für meinen Sohn Max
  > ja
  ! book cut ana 2026-11-20 15:00 María
  < Nun der Termin für Max
  > ja
  ! book kids ana 2026-11-20 16:00 María Max
  `,
);

testScript(
  "the client after somebody else",
  englishSalon("en"),
  `
  > kids cut for my son Leo friday at 3pm with Ana
  > and one for me too
  < Leo (booked by María)
  > yes
  ! book kids ana 2026-11-20 15:00 María Leo
  < Now the appointment for María
  `,
);
