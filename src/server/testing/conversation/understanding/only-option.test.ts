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

type Words = { asks: string; yes: readonly string[]; no: string; only: string; summary: string; days: string };

const inWords: Record<Language, Words> = {
  en: {
    asks: "haircut tomorrow with Ana",
    yes: ["yes", "that's fine", "ok great"],
    no: "no",
    only: "the only free time",
    summary: "Shall I book",
    days: "Nov 20",
  },
  es: {
    asks: "corte mañana con Ana",
    yes: ["sí", "me vale", "perfecto"],
    no: "no",
    only: "la única hora libre",
    summary: "¿Te reservo esto?",
    days: "20 nov",
  },
  fr: {
    asks: "coupe demain avec Ana",
    yes: ["oui", "ça me va", "parfait"],
    no: "non",
    only: "le seul horaire libre",
    summary: "Je réserve ceci",
    days: "20 nov",
  },
  de: {
    asks: "Haarschnitt morgen bei Ana",
    yes: ["ja", "passt", "ja gerne"],
    no: "nein",
    only: "die einzige freie Zeit",
    summary: "Darf ich das",
    days: "20. Nov",
  },
  pt: {
    asks: "corte amanhã com Ana",
    yes: ["sim", "pode ser", "tá ótimo"],
    no: "não",
    only: "o único horário livre",
    summary: "Posso marcar?",
    days: "20 de nov",
  },
};

describe.each(languages)("the only time that is offered, in %s", (language) => {
  const { asks, yes, no, only, summary, days } = inWords[language];
  for (const said of yes)
    testScript(
      `it is read back, and "${said}" takes it`,
      withOneTime(language),
      `> ${asks}\n< ${only}\n< ${summary}\n! nothing\n> ${said}\n! book cut ana 2026-11-19 16:00 María`,
    );
  testScript(
    "after a no there are other days",
    withOneTime(language),
    `> ${asks}\n> ${no}\n! nothing\n> 1\n< ${days}\n! nothing`,
  );
  // Of several, a yes chooses none.
  testScript(
    "a yes to several asks which",
    buildFacts(language),
    `> ${asks}\n> ${yes[0]}\n< not ${summary}\n! nothing`,
  );
});
