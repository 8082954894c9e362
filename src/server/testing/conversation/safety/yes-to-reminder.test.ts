import { describe } from "vitest";
import type { Language } from "#domain/languages.ts";
import { testScript } from "../play-script.ts";
import { buildFacts, buildOwnAppointment, withBusy } from "../salon.ts";

const reminded = (language: Language) => {
  const own = buildOwnAppointment(language);
  const facts = withBusy(buildFacts(language), own);
  return {
    ...facts,
    appointments: [own],
    reminder: { appointmentId: own.id, version: own.version, sentAt: facts.now },
  };
};

describe("a yes to a reminder confirms, and what is asked beside it is answered", () => {
  const cases: readonly (readonly [Language, text: string, answer: string])[] = [
    ["en", "yes, and how much is it?", "25"],
    ["en", "yep I'll be there, how long does it take?", "30 min"],
    ["en", "Yes, what's your address again?", "hello@aurora.example"],
    ["en", "yes! can I bring my dog?", "hello@aurora.example"],
    ["en", "yes I'll come, what time was it?", "11:00"],
    ["de", "Ja, was kostet das nochmal?", "25"],
    ["de", "ja, bei wem bin ich?", "Ana"],
    ["es", "sí, ¿y cuánto es?", "25"],
    ["es", "sí, y a qué hora era?", "11:00"],
    ["fr", "oui, et c'est combien ?", "25"],
    ["fr", "oui, c'est avec qui ?", "Ana"],
    ["pt", "sim, e quanto custa?", "25"],
    ["pt", "sim, que horas mesmo?", "11:00"],
  ];
  for (const [language, text, answer] of cases)
    testScript(
      `${language}: ${text}`,
      reminded(language),
      `
      > ${text}
      ! confirm own 1
      < ${answer}
      `,
    );

  for (const text of ["yes, but can we make it later?", "yes, can you cancel it?", "yes and can I add a beard trim?"])
    testScript(
      `not with a change beside it: ${text}`,
      reminded("en"),
      `
      > ${text}
      ! nothing
      `,
    );
});
