import { describe } from "vitest";
import type { ConversationFacts } from "#domain/conversation/facts.ts";
import type { Language } from "#domain/languages.ts";
import { testScript } from "../play-script.ts";
import { buildFacts, buildOwnAppointment } from "../salon.ts";

/** María's own haircut on Friday at eleven, and Timo's at three. */
const withTimo = (language: Language): ConversationFacts => ({
  ...buildFacts(language),
  appointments: [
    buildOwnAppointment(language, { id: "own" }),
    { ...buildOwnAppointment(language, { id: "timo", time: "15:00" }), forName: "Timo" },
  ],
});

const rows: readonly (readonly [Language, { cancel: string; move: string; show: string; yes: string }])[] = [
  [
    "en",
    {
      cancel: "Timo can't make it, please cancel his",
      move: "can you move Timo's to tuesday at 4pm",
      show: "when is Timo's appointment?",
      yes: "yes",
    },
  ],
  [
    "es",
    {
      cancel: "Timo no puede venir, cancela la suya por favor",
      move: "pasa la cita de Timo al martes a las 16h",
      show: "¿cuándo es la cita de Timo?",
      yes: "sí",
    },
  ],
  [
    "fr",
    {
      cancel: "Timo ne peut pas venir, annulez le sien",
      move: "déplacez celui de Timo à mardi 16h",
      show: "c'est quand le rdv de Timo ?",
      yes: "oui",
    },
  ],
  [
    "de",
    {
      cancel: "Timo kann doch nicht, seinen bitte streichen",
      move: "Timos Termin bitte auf Dienstag um 16 Uhr verschieben",
      show: "wann ist Timos Termin?",
      yes: "ja",
    },
  ],
  [
    "pt",
    {
      cancel: "o Timo não pode ir, cancela o dele por favor",
      move: "muda o do Timo para terça às 16h",
      show: "quando é a marcação do Timo?",
      yes: "sim",
    },
  ],
];

describe.each(rows)("in %s the name given for an appointment says which one is meant", (language, said) => {
  testScript(
    "to cancel it",
    withTimo(language),
    `
    > ${said.cancel}
    < (Timo)
    > ${said.yes}
    ! cancel timo 1
    `,
  );
  testScript(
    "to move it",
    withTimo(language),
    `
    > ${said.move}
    < (Timo)
    > ${said.yes}
    ! reschedule timo 1 ana 2026-11-24 16:00
    `,
  );
  testScript(
    "to see it",
    withTimo(language),
    `
    > ${said.show}
    < (Timo)
    < 20
    `,
  );
});

testScript(
  "the list says whose they are, and is answered by the name",
  withTimo("de"),
  `
  > meine Termine
  < 11:00 (Haarschnitt bei Ana)
  < 15:00 (Haarschnitt (Timo) bei Ana)
  > Timo kann doch nicht, seinen bitte streichen
  < Haarschnitt (Timo) bei Ana
  > ja
  ! cancel timo 1
  `,
);

testScript(
  "one more for the same person moves nothing",
  withTimo("en"),
  `
  > another haircut for my friend Timo on tuesday at 4pm with Ana
  < Shall I book this for you?
  < Timo (booked by María)
  `,
);
