import { describe } from "vitest";
import type { Language } from "#domain/languages.ts";
import { testScript } from "../play-script.ts";
import { buildFacts, buildOwnAppointment } from "../salon.ts";

describe("a no to everything on a list shows what else there is", () => {
  testScript(
    "other days instead of these times",
    buildFacts("en"),
    `
    > haircut with ana on friday
    < Free times on Friday
    > none of these
    < Which day works for you?
    > no
    < not Sorry
    > no
    < not Sorry
    `,
  );

  testScript(
    "and nobody in particular is anyone",
    buildFacts("en"),
    `
    > haircut on friday
    > [Someone else]
    < Who would you like to book with?
    > no
    < Free times on Friday
    `,
  );

  testScript(
    "without anything else it ends",
    buildFacts("en"),
    `
    > i'd like to come in on friday
    < The usual
    > nope
    < nothing was booked
    `,
  );
});

const declined: Record<Language, { asks: string; no: string; left: string; move: string; kept: string }> = {
  en: {
    asks: "haircut with ana on friday",
    no: "nah i'm good thanks",
    left: "nothing was booked",
    move: "i need to move my appointment",
    kept: "everything stays as it is",
  },
  es: {
    asks: "corte con ana el viernes",
    no: "no, gracias",
    left: "no se ha reservado nada",
    move: "quiero cambiar mi cita",
    kept: "todo queda como estaba",
  },
  fr: {
    asks: "coupe avec ana vendredi",
    no: "non merci",
    left: "rien n’a été réservé",
    move: "je voudrais déplacer mon rendez-vous",
    kept: "rien ne change",
  },
  de: {
    asks: "haarschnitt bei ana am freitag",
    no: "nee danke",
    left: "es wurde nichts gebucht",
    move: "ich muss meinen termin verschieben",
    kept: "alles bleibt, wie es ist",
  },
  pt: {
    asks: "corte com a ana na sexta",
    no: "não, obrigada",
    left: "nada foi marcado",
    move: "preciso remarcar meu horário",
    kept: "fica tudo como está",
  },
};

describe.each(Object.entries(declined))(
  "a no with thanks ends it at once in %s",
  (code, { asks, no, left, move, kept }) => {
    const language = code as Language;
    testScript("over times", buildFacts(language), `> ${asks}\n> ${no}\n< ${left}`);
    testScript("under the summary", buildFacts(language), `> ${asks} 10:00\n> ${no}\n< ${left}\n! nothing`);
    testScript(
      "while something is moved",
      { ...buildFacts(language), appointments: [buildOwnAppointment(language)] },
      `> ${move}\n> ${no}\n< ${kept}`,
    );
  },
);
