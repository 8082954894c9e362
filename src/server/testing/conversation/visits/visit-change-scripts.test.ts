import { describe } from "vitest";
import { testScript } from "../play-script.ts";
import { buildBookedVisit } from "./shared-salon.ts";

describe("a visit is changed as a whole or by a part", () => {
  testScript(
    "moved together, each with who has it",
    buildBookedVisit("en"),
    `
    > move my appointment to Tuesday at 10
    < Shall I move your appointment?
    < Haircut with Ana (10:00 AM)
    < Colour with Luis (10:30 AM)
    > yes
    ! reschedule a 1 ana 2026-11-24 10:00 ana 10:00 luis 10:30
    < Your appointment has been moved
    < Colour with Luis (10:30 AM)
    `,
  );
  testScript(
    "not to a day on which one of them is off",
    buildBookedVisit("en"),
    `
    > move my appointment to Thursday at 10
    < there isn't enough time for Colour afterward
    ! nothing
    `,
  );
  testScript(
    "one part moved by taps",
    buildBookedVisit("en"),
    `
    > my appointments
    < Haircut with Ana (11:00 AM)
    > [Reschedule]
    > [Move only one part]
    < Which one should I move?
    > [Colour]
    > Saturday at 10
    < Colour with Luis
    > yes
    ! reschedule b 1 true luis 2026-11-21 10:00
    < Colour with Luis
    `,
  );
  testScript(
    "one part moved by words, and not to where its client is already",
    buildBookedVisit("en"),
    `
    > move the colour to Friday at 11
    ! nothing
    < already
    > 4 pm
    < Colour with Luis
    < New: Friday
    > yes
    ! reschedule b 1 true luis 2026-11-20 16:00
    `,
  );
  testScript(
    "cancelled together",
    buildBookedVisit("en"),
    `
    > cancel my appointment
    < Are you sure you want to cancel?
    < Haircut with Ana (11:00 AM)
    > [Yes, cancel all]
    ! cancel a 1
    < has been cancelled
    `,
  );
  testScript(
    "one part cancelled by taps, the other stays",
    buildBookedVisit("en"),
    `
    > cancel my appointment
    > [Only one of them]
    < Which one should I cancel?
    > [Haircut]
    < Are you sure you want to cancel?
    < Haircut with Ana
    < not Colour
    > yes
    ! cancel a 1 true
    < has been cancelled: Haircut with Ana
    > my appointments
    < Colour with Luis
    `,
  );
  testScript(
    "one part cancelled by words, auf Deutsch",
    buildBookedVisit("de"),
    `
    > Bitte die Farbe absagen
    < Farbe bei Luis
    < not Haarschnitt
    > ja
    ! cancel b 1 true
    `,
  );
  testScript(
    "una parte, en español",
    buildBookedVisit("es"),
    `
    > cancelar el color
    < Color con Luis
    > sí
    ! cancel b 1 true
    `,
  );
  testScript(
    "une partie, en français",
    buildBookedVisit("fr"),
    `
    > annuler la couleur
    < Couleur avec Luis
    > oui
    ! cancel b 1 true
    `,
  );
  testScript(
    "uma parte, em português",
    buildBookedVisit("pt"),
    `
    > cancelar a coloração
    < Coloração com Luis
    > sim
    ! cancel b 1 true
    `,
  );
});
