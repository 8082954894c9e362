import { describe } from "vitest";
import type { Language } from "#domain/languages.ts";
import { testScript } from "../play-script.ts";
import { englishSalon } from "../visits/english-salon.ts";

const rows: readonly (readonly [Language, string, string])[] = [
  ["en", "need to book my son in for a haircut saturday morning with Luis, hes 6", "10:00 AM"],
  ["en", "haircut for my daughter, she's seven, saturday at 11 with Luis", "11:00 AM"],
  ["es", "corte para mi hijo el sábado a las 11 con Luis, tiene 6", "11:00"],
  ["fr", "une coupe pour mon fils, il a 6 ans, samedi à 11h avec Luis", "11:00"],
  ["de", "Haarschnitt für meinen Sohn am Samstag um 11 bei Luis, er ist 6", "11:00"],
  ["pt", "corte para o meu filho sábado às 11h com o Luis, ele tem 6 anos", "11:00"],
];

const answers: Record<Language, string> = { en: "yes", es: "sí", fr: "oui", de: "ja", pt: "sim" };

describe("a child has the children's service, and how old it is isn't an hour", () => {
  for (const [language, said, at] of rows.slice(1))
    testScript(
      `${language}: ${said}`,
      englishSalon(language),
      `
      > ${said}
      < ${at}
      > Leo
      < Kids' haircut
      > ${answers[language]}
      ! book kids luis 2026-11-21 11:00 María Leo
      `,
    );
  for (const [language, said, first] of rows.slice(0, 1))
    testScript(
      `${language}: ${said}`,
      englishSalon(language),
      `\n> ${said}\n< ${first}\n< not unsure\n> 1\n> Leo\n< Kids' haircut`,
    );
});
