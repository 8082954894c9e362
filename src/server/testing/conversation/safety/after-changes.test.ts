import { describe } from "vitest";
import type { Language } from "#domain/languages.ts";
import { testScript } from "../play-script.ts";
import { buildFacts, buildOwnAppointment, withBusy } from "../salon.ts";

const withOwn = (language: Language) => {
  const own = buildOwnAppointment(language);
  return { ...withBusy(buildFacts(language), own), appointments: [own] };
};

describe("what is said after a change is true", () => {
  const regrets: readonly (readonly [Language, cancel: string, yes: string, regret: string, said: string])[] = [
    ["en", "cancel my haircut", "yes", "no wait, I want to keep it", "cancelled already"],
    ["de", "Termin absagen", "ja", "oh nein, doch nicht, ich will ihn behalten", "bereits abgesagt"],
    ["es", "cancelar mi cita", "sí", "no espera, mejor déjala", "ya está cancelada"],
    ["fr", "annuler mon rendez-vous", "oui", "non attendez, je le garde finalement", "déjà annulé"],
    ["pt", "cancelar meu horário", "sim", "não, espera, quero manter", "já foi cancelado"],
  ];
  for (const [language, cancel, yes, regret, said] of regrets)
    testScript(
      `${language}: a change of mind about a cancellation`,
      withOwn(language),
      `
      > ${cancel}
      > ${yes}
      ! cancel own 1
      > ${regret}
      ! nothing
      < ${said}
      < 11:00
      > ${yes}
      ! book cut ana 2026-11-20 11:00 María
      `,
    );

  testScript(
    "after a move the new time is shown",
    withOwn("en"),
    `
    > move my haircut to Monday at 10
    > yes
    ! reschedule own 1 ana 2026-11-23 10:00
    > forget that, never mind
    ! nothing
    < not stays as it is
    < Monday, November 23, 2026, 10:00 AM
    `,
  );
});
