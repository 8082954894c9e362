import { describe } from "vitest";
import { languages } from "#domain/languages.ts";
import { testScript } from "../play-script.ts";
import { newClient } from "../salon.ts";
import { englishSalon } from "../visits/english-salon.ts";

/** A known client who names somebody else: for them, by the client. */
const forOthers = {
  en: ["haircut for Katelyn friday at 3pm with Ana", "Katelyn needs a haircut friday 3pm with Ana"],
  es: [
    "corte para Katelyn el viernes a las 15h con Ana",
    "Katelyn necesita un corte el viernes a las 15h con Ana",
    "quiero un corte de parte de Katelyn el viernes a las 15h con Ana",
  ],
  fr: [
    "une coupe pour Katelyn vendredi à 15h avec Ana",
    "Katelyn a besoin d'une coupe vendredi à 15h avec Ana",
    "je réserve une coupe de la part de Katelyn vendredi à 15h avec Ana",
  ],
  de: ["ich buche im Auftrag von Katelyn einen Haarschnitt Freitag um 15 Uhr bei Ana"],
  pt: [
    "corte para a Katelyn sexta às 15h com a Ana",
    "a Katelyn precisa de um corte sexta às 15h com a Ana",
    "marco um corte em nome da Katelyn sexta às 15h com a Ana",
  ],
} as const;

const yes = { en: "yes", es: "sí", fr: "oui", de: "ja", pt: "sim" } as const;

describe.each(languages)("in %s whom it is for is somebody else where the client is known", (language) => {
  for (const said of forOthers[language])
    testScript(said, englishSalon(language), `\n> ${said}\n! nothing\n< Katelyn\n> ${yes[language]}\n< Katelyn`);
});

/** Whoever isn't known yet and says one name: that is the name. */
// German writes all its nouns with a capital: an unknown one is nobody there.
describe.each(["en", "es", "fr", "pt"] as const)("in %s a stranger who says a name isn't asked for one", (language) => {
  const said = forOthers[language][0];
  testScript(said, englishSalon(language, newClient), `\n> ${said}\n! nothing\n< Katelyn\n< not María José`);
});
