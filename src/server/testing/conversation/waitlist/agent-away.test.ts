import { describe } from "vitest";
import type { ConversationFacts } from "#domain/conversation/facts.ts";
import { type Language, languages } from "#domain/languages.ts";
import { timeOfMinutes } from "#domain/scheduling/clock/clock-time.ts";
import { testScript } from "../play-script.ts";
import { buildFacts, buildOwnAppointment, withBusy } from "../salon.ts";

const friday = "2026-11-20";

/** Everybody is booked out on Friday, and Luis isn't there. */
const booked = (language: Language): ConversationFacts => {
  const facts = buildFacts(language);
  const full = facts.agents
    .flatMap(({ agentId }) =>
      Array.from({ length: 18 }, (_, half) => ({ agentId, time: timeOfMinutes(540 + half * 30) })),
    )
    .reduce((before, slot) => withBusy(before, buildOwnAppointment("en", { ...slot, date: friday })), facts);
  const off = { kind: "off" as const, from: friday, to: friday, fromTime: null, toTime: null };
  return {
    ...full,
    agents: full.agents.map((agent) => (agent.agentId === "luis" ? { ...agent, timeOff: [off] } : agent)),
  };
};

const inWords: Record<Language, { waits: (agent: string) => string; away: string; yes: string; anyone: string }> = {
  en: {
    waits: (agent) => `put me on the waiting list for a haircut on Friday with ${agent}`,
    away: "Luis isn't working then",
    yes: "yes",
    anyone: "whoever is free",
  },
  es: {
    waits: (agent) => `apúntame en la lista de espera para un corte el viernes con ${agent}`,
    away: "Luis no trabaja entonces",
    yes: "sí",
    anyone: "cualquiera",
  },
  fr: {
    waits: (agent) => `mettez-moi sur la liste d'attente pour une coupe vendredi avec ${agent}`,
    away: "Luis ne travaille pas",
    yes: "oui",
    anyone: "n'importe qui",
  },
  de: {
    waits: (agent) => `setzen Sie mich auf die Warteliste für einen Haarschnitt am Freitag bei ${agent}`,
    away: "Luis arbeitet dann nicht",
    yes: "ja",
    anyone: "egal wer",
  },
  pt: {
    waits: (agent) => `me coloca na lista de espera para um corte na sexta com ${agent}`,
    away: "Luis não trabalha",
    yes: "sim",
    anyone: "qualquer um",
  },
};

describe.each(languages)("waiting for somebody who is off all day, in %s", (language) => {
  const { waits, away, yes, anyone } = inWords[language];
  const facts = booked(language);
  const joined = "! joinWaitlist cut";
  testScript(
    "is said, and a yes waits for anyone",
    facts,
    `> ${waits("Luis")}\n< ${away}\n! nothing\n> ${yes}\n< not ${away}\n> ${yes}\n${joined}`,
  );
  testScript("anyone can be said too", facts, `> ${waits("Luis")}\n> ${anyone}\n> ${yes}\n${joined}`);
  testScript("isn't said of those who are there", facts, `> ${waits("Ana")}\n< not ${away}\n< Ana`);
});
