import { describe } from "vitest";
import type { ConversationFacts } from "#domain/conversation/facts.ts";
import { type Language, languages } from "#domain/languages.ts";
import { timeOfMinutes } from "#domain/scheduling/clock/clock-time.ts";
import { testScript } from "../play-script.ts";
import { buildFacts, buildOwnAppointment, withBusy } from "../salon.ts";

/** Tomorrow has nothing left but four o'clock with Ana. */
const withOneTime = (language: Language): ConversationFacts => {
  const taken = buildFacts(language).agents.flatMap(({ agentId }) =>
    Array.from({ length: 18 }, (_, half) => ({ agentId, date: "2026-11-19", time: timeOfMinutes(540 + half * 30) })),
  );
  return taken
    .filter(({ agentId, time }) => agentId !== "ana" || time !== "16:00")
    .reduce((facts, slot) => withBusy(facts, buildOwnAppointment("en", slot)), buildFacts(language));
};

const inWords: Record<Language, { asks: string; yes: readonly string[]; no: string; summary: string; days: string }> = {
  en: {
    asks: "haircut tomorrow with Ana",
    yes: ["yes", "that's fine", "ok great"],
    no: "no",
    summary: "Shall I book",
    days: "Nov 20",
  },
  es: {
    asks: "corte mañana con Ana",
    yes: ["sí", "me vale", "perfecto"],
    no: "no",
    summary: "¿Te reservo esto?",
    days: "20 nov",
  },
  fr: {
    asks: "coupe demain avec Ana",
    yes: ["oui", "ça me va", "parfait"],
    no: "non",
    summary: "Je réserve ceci",
    days: "20 nov",
  },
  de: {
    asks: "Haarschnitt morgen bei Ana",
    yes: ["ja", "passt", "ja gerne"],
    no: "nein",
    summary: "Darf ich das",
    days: "20. Nov",
  },
  pt: {
    asks: "corte amanhã com Ana",
    yes: ["sim", "pode ser", "tá ótimo"],
    no: "não",
    summary: "Posso marcar?",
    days: "20 de nov",
  },
};

describe.each(languages)("the only time that is offered, in %s", (language) => {
  const { asks, yes, no, summary, days } = inWords[language];
  for (const said of yes)
    testScript(`"${said}" takes it`, withOneTime(language), `> ${asks}\n> ${said}\n< ${summary}\n! nothing`);
  testScript("a no shows other days", withOneTime(language), `> ${asks}\n> ${no}\n< ${days}\n! nothing`);
  // Of several, a yes chooses none.
  testScript(
    "a yes to several asks which",
    buildFacts(language),
    `> ${asks}\n> ${yes[0]}\n< not ${summary}\n! nothing`,
  );
});
