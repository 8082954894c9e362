import { describe } from "vitest";
import { languages } from "#domain/languages.ts";
import { testScript } from "../play-script.ts";
import { englishSalon } from "../visits/english-salon.ts";

const begun = {
  en: ["kids haircut for my son on friday", "with Ana at 3pm", "yes"],
  es: ["corte infantil para mi hijo el viernes", "con Ana a las 15h", "sí"],
  fr: ["coupe enfant pour mon fils vendredi", "avec Ana à 15h", "oui"],
  de: ["Kinderhaarschnitt für meinen Sohn am Freitag", "bei Ana um 15 Uhr", "ja"],
  pt: ["corte infantil para o meu filho na sexta", "com a Ana às 15h", "sim"],
} as const;

const said = {
  en: ["his name is Tomás", "the boy is called Tomás", "name's Tomás btw", "they call him Tomás"],
  es: ["se llama Tomás", "él se llama Tomás", "mi hijo se llama Tomás", "el nene se llama Tomás", "le llamamos Tomás"],
  fr: ["son prénom est Tomás", "mon fils s'appelle Tomás", "il s'appele Tomás"],
  de: ["sein Name ist Tomás", "das ist der Tomás"],
  pt: [
    "ele chama-se Tomás",
    "ele se chama Tomás",
    "chama-se Tomás",
    "o meu filho chama-se Tomás",
    "é o Tomás",
    "o menino se chama Tomás",
  ],
} as const;

describe.each(languages)("in %s a name that is introduced before its turn is kept for them", (language) => {
  const [first, rest, yes] = begun[language];
  for (const name of said[language])
    testScript(
      name,
      englishSalon(language),
      `\n> ${first}\n> ${name}\n! nothing\n> ${rest}\n< Tomás\n> ${yes}\n! book kids ana 2026-11-20 15:00 María Tomás`,
    );
});
