import { describe } from "vitest";
import { languages } from "#domain/languages.ts";
import { testScript } from "../play-script.ts";
import { englishSalon } from "../visits/english-salon.ts";

const same = { durationMinutes: null, bufferBeforeMinutes: null, bufferMinutes: null, price: null };

/** Luis doesn't do balayage, Ana does. */
const salonIn = (language: (typeof languages)[number]) => {
  const facts = englishSalon(language);
  const notBalayage = { typeId: "balayage", isOffered: false, ...same };
  return {
    ...facts,
    agents: facts.agents.map((agent) => ({ ...agent, services: agent.agentId === "luis" ? [notBalayage] : [] })),
  };
};

const begun = {
  en: ["balayage on friday", "Yes, Ana does Balayage.", "Luis doesn't do Balayage."],
  es: ["balayage el viernes", "Sí, Ana hace Balayage.", "Luis no hace Balayage."],
  fr: ["balayage vendredi", "Oui, Ana propose Balayage.", "Luis ne fait pas Balayage."],
  de: ["Balayage am Freitag", "Ja, Ana macht Balayage.", "Luis bietet Balayage nicht an."],
  pt: ["balayage na sexta", "Sim, Ana faz Balayage.", "Luis não faz Balayage."],
} as const;

const ofAna = {
  en: [
    "does Ana do those?",
    "can Ana do it",
    "is Ana able to do balayage?",
    "do you know if Ana does balayages",
    "would Ana do that one?",
    "is it something Ana does?",
    "Ana does those too right?",
  ],
  es: [
    "¿Ana hace eso?",
    "Ana hace balayage?",
    "¿eso lo hace Ana?",
    "lo puede hacer Ana?",
    "Ana sabe hacerlo?",
    "¿Ana se encarga de eso?",
    "eso también lo hace Ana no?",
  ],
  fr: [
    "est-ce qu'Ana fait ça ?",
    "Ana en fait ?",
    "elle fait le balayage Ana ?",
    "Ana peut le faire ?",
    "ça, Ana le fait?",
    "est-ce que c'est Ana qui fait les balayages ?",
    "Ana sait faire ça ?",
  ],
  de: [
    "macht Ana das?",
    "kann die Ana das auch?",
    "bietet Ana Balayage an?",
    "Balayage, macht das die Ana?",
    "ist das was, das Ana macht?",
    "die Ana macht das doch auch, oder?",
    "macht die Ana sowas",
  ],
  pt: [
    "a Ana faz isso?",
    "a Ana faz balayage?",
    "isso a Ana faz?",
    "a Ana sabe fazer?",
    "é a Ana que faz isso?",
    "a Ana pode fazer?",
    "Ana trabalha com balayage?",
  ],
} as const;

const ofLuis = {
  en: "does Luis do balayage too?",
  es: "¿también lo hace Luis?",
  fr: "c'est quelque chose que Luis fait aussi ?",
  de: "macht das auch Luis?",
  pt: "o Luis também faz?",
} as const;

describe.each(languages)("in %s whether somebody does it is answered, and the booking goes on", (language) => {
  const [first, yes, no] = begun[language];
  for (const said of ofAna[language])
    testScript(said, salonIn(language), `\n> ${first}\n> ${said}\n! nothing\n< ${yes}`);
  testScript(ofLuis[language], salonIn(language), `\n> ${first}\n> ${ofLuis[language]}\n! nothing\n< ${no}`);
});
