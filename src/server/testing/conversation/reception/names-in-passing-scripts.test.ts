import { describe } from "vitest";
import { languages } from "#domain/languages.ts";
import { testScript } from "../play-script.ts";
import { newClient } from "../salon.ts";
import { englishSalon } from "../visits/english-salon.ts";

/** A known client who names somebody else: for them, by the client. */
const forOthers = {
  en: [
    "haircut for Katelyn friday at 3pm with Ana",
    "Katelyn needs a haircut friday 3pm with Ana",
    "haircut friday 3pm with Ana, it's for Katelyn",
    "booking a haircut on behalf of Katelyn, friday 3pm, Ana",
    "haircut friday 3pm with Ana under the name Katelyn",
  ],
  es: [
    "corte para Katelyn el viernes a las 15h con Ana",
    "Katelyn necesita un corte el viernes a las 15h con Ana",
    "corte el viernes a las 15h con Ana, es para Katelyn",
    "quiero un corte de parte de Katelyn el viernes a las 15h con Ana",
    "corte el viernes a las 15h con Ana a nombre de Katelyn",
  ],
  fr: [
    "une coupe pour Katelyn vendredi à 15h avec Ana",
    "Katelyn a besoin d'une coupe vendredi à 15h avec Ana",
    "une coupe vendredi à 15h avec Ana, c'est pour Katelyn",
    "je réserve une coupe de la part de Katelyn vendredi à 15h avec Ana",
    "une coupe vendredi à 15h avec Ana au nom de Katelyn",
  ],
  de: [
    "Haarschnitt Freitag 15 Uhr bei Ana, ist für Katelyn",
    "ich buche im Auftrag von Katelyn einen Haarschnitt Freitag um 15 Uhr bei Ana",
    "Haarschnitt Freitag 15 Uhr bei Ana auf den Namen Katelyn",
  ],
  pt: [
    "corte para a Katelyn sexta às 15h com a Ana",
    "a Katelyn precisa de um corte sexta às 15h com a Ana",
    "corte sexta às 15h com a Ana, é para a Katelyn",
    "marco um corte em nome da Katelyn sexta às 15h com a Ana",
    "corte sexta às 15h com a Ana no nome de Katelyn",
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

const asked = {
  en: "haircut for my father friday at 3pm with Ana",
  es: "corte para mi padre el viernes a las 15h con Ana",
  fr: "une coupe pour mon père vendredi à 15h avec Ana",
  de: "Haarschnitt für meinen Vater Freitag um 15 Uhr bei Ana",
  pt: "corte para o meu pai sexta às 15h com a Ana",
} as const;

/** To the question for the name of the other person. */
const answered = {
  en: [
    "in the name of Ruben",
    "under Ruben",
    "put it under Ruben please",
    "it's Ruben",
    "Ruben, that's his name",
    "under the name of Ruben",
    "his name's Ruben",
    "that would be Ruben",
  ],
  es: [
    "a nombre de Ruben",
    "de Ruben",
    "ponlo a nombre de Ruben",
    "es Ruben",
    "Ruben, así se llama",
    "a nombre de mi padre Ruben",
    "se llama Ruben",
    "sería Ruben",
  ],
  fr: [
    "au nom de Ruben",
    "de Ruben",
    "mettez au nom de Ruben",
    "c'est Ruben",
    "Ruben, c'est son nom",
    "sous le nom de Ruben",
    "il s'appelle Ruben",
    "ce serait Ruben",
  ],
  de: [
    "auf den Namen Ruben",
    "auf Ruben",
    "bitte auf Ruben eintragen",
    "das ist der Ruben",
    "Ruben heißt er",
    "unter dem Namen Ruben",
    "der heißt Ruben",
    "das wäre Ruben",
  ],
  pt: [
    "em nome de Ruben",
    "do Ruben",
    "põe em nome do Ruben",
    "é o Ruben",
    "Ruben, é o nome dele",
    "no nome do Ruben",
    "ele chama-se Ruben",
    "seria Ruben",
  ],
} as const;

describe.each(languages)("in %s words before the name of somebody else aren't part of it", (language) => {
  for (const said of answered[language])
    testScript(
      said,
      englishSalon(language),
      `\n> ${asked[language]}\n> ${said}\n> ${yes[language]}\n! book cut ana 2026-11-20 15:00 María Ruben`,
    );
});
