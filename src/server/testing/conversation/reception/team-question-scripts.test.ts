import { describe } from "vitest";
import { languages } from "#domain/languages.ts";
import { testScript } from "../play-script.ts";
import { englishSalon } from "../visits/english-salon.ts";

/**
 * In this order: a booking without time and agent, a question that only the team can answer, a plain yes, and the two ways in
 * which the bot offers to ask the team: beside an answer, and alone.
 */
const begun = {
  en: ["balayage on friday", "do you take card?", "yes", "Shall I ask the team", "Shall I ask the team for you?"],
  es: ["balayage el viernes", "¿aceptáis amex?", "sí", "¿Quieres que el equipo", "¿Se lo pregunto al equipo?"],
  fr: [
    "balayage vendredi",
    "vous prenez amex ?",
    "oui",
    "Voulez-vous que l’équipe",
    "Dois-je poser la question à l’équipe ?",
  ],
  de: ["Balayage am Freitag", "kann man mit Karte zahlen?", "ja", "Soll das Team", "Soll ich das Team fragen?"],
  pt: ["balayage na sexta", "vocês aceitam amex?", "sim", "Quer que a equipe", "Quer que eu pergunte à equipe?"],
} as const;

const both = {
  en: "does Ana do those? and do you take card",
  es: "¿Ana hace eso? ¿y aceptáis tarjeta?",
  fr: "est-ce qu'Ana fait ça ? et vous prenez la carte ?",
  de: "macht Ana das? und kann man mit Karte zahlen?",
  pt: "a Ana faz isso? e aceitam cartão?",
} as const;

/** After the one, and, where nobody is named, after both. */
const chosen = {
  en: ["ok 3 with Ana then", "alright, 3 with Ana please"],
  es: ["ok, 3 con Ana entonces", "vale, las 3 con Ana"],
  fr: ["ok 15 avec Ana alors", "d'accord, 3 avec Ana"],
  de: ["ok dann 3 bei Ana", "gut, 15 bei der Ana"],
  pt: ["ok 3 com a Ana então", "tá, 3 com a Ana"],
} as const;

const pointed = {
  en: [
    "ok 3 with her then",
    "yes at 3 then please",
    "ok then 3pm",
    "fine, 3 with her",
    "sure, 3 with her please",
    "grand, 3pm it is",
  ],
  es: [
    "ok las 3 con ella entonces",
    "sí, a las 3 con ella",
    "bueno, 3 con ella",
    "dale a las 3 con ella",
    "vale, a las 3 entonces",
    "ok, a las 3",
  ],
  fr: [
    "ok 15h avec elle alors",
    "d'accord 15h avec elle",
    "oui à 15h avec elle svp",
    "bon alors 15h",
    "ok 3 avec elle",
    "va pour 15h",
  ],
  de: [
    "ok dann um 3 bei ihr",
    "ja um drei bei ihr bitte",
    "gut, 15 Uhr bei ihr",
    "passt, 3 bei ihr",
    "okay dann um 3",
    "ja dann 15 Uhr",
  ],
  pt: [
    "ok 3 com ela então",
    "sim às 3 com ela",
    "tá, às 15 com ela",
    "beleza, 3 com ela",
    "ok então às 3",
    "certo, às 3 com ela",
  ],
} as const;

describe.each(languages)("in %s a yes with a choice is the choice, not a yes to the team", (language) => {
  const [first, question, yes, asked, askedBeside] = begun[language];
  for (const said of chosen[language])
    testScript(
      said,
      englishSalon(language),
      `
      > ${first}
      > ${question}
      < ${asked}
      > ${said}
      ! nothing
      > ${yes}
      ! book balayage ana 2026-11-20 15:00 María
      `,
    );
  for (const said of pointed[language])
    testScript(
      `after both: ${said}`,
      englishSalon(language),
      `
      > ${first}
      > ${both[language]}
      ! nothing
      < Ana
      < ${askedBeside}
      > ${said}
      ! nothing
      > ${yes}
      ! book balayage ana 2026-11-20 15:00 María
      `,
    );
  testScript(
    "a bare yes is one to the team",
    englishSalon(language),
    `\n> ${first}\n> ${question}\n< ${asked}\n> ${yes}\n! askTeam ${question}`,
  );
});
