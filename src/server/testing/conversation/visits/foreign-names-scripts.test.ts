import { describe } from "vitest";
import type { Language } from "#domain/languages.ts";
import { testScript } from "../play-script.ts";
import { englishSalon } from "./english-salon.ts";

/** Each service of a list is kept, whatever language its name is in. */
const rows: readonly (readonly [Language, string, string])[] = [
  ["en", "cut + beard friday at 3pm", "Haircut (3:00 PM) and Beard trim (3:45 PM)"],
  ["en", "roots and fringe friday at 3pm", "Root touch-up (3:00 PM) and Fringe trim (4:15 PM)"],
  ["en", "touch up my roots and trim the fringe friday 3pm", "Root touch-up (3:00 PM) and Fringe trim (4:15 PM)"],
  ["es", "raices y flequillo el viernes a las 15h", "Root touch-up (15:00) y Fringe trim (16:15)"],
  ["es", "mechas y flequillo el viernes a las 15h", "Balayage (15:00) y Fringe trim (17:00)"],
  ["fr", "coupe + barbe vendredi a 14h", "Haircut (14:00) et Beard trim (14:45)"],
  ["fr", "racines et frange vendredi à 14h", "Root touch-up (14:00) et Fringe trim (15:15)"],
  ["fr", "coupe, barbe et racines vendredi à 14h", "Haircut (14:00), Beard trim (14:45) et Root touch-up (15:05)"],
  ["de", "ansatz und pony am freitag um 14 uhr", "Root touch-up (14:00) und Fringe trim (15:15)"],
  ["de", "Schneiden, Bart sowie Pony Freitag 14 Uhr", "Haircut (14:00), Beard trim (14:45) und Fringe trim (15:05)"],
  ["pt", "raiz e franja sexta às 15h", "Root touch-up (15:00) e Fringe trim (16:15)"],
  ["pt", "corte mais barba sexta 15h", "Haircut (15:00) e Beard trim (15:45)"],
];

describe("services that are named in another language than their own are all kept", () => {
  for (const [language, said, shown] of rows)
    testScript(
      `${language}: ${said}`,
      englishSalon(language),
      `
      > ${said}
      < ${shown}
      `,
    );
});

describe("what only tells why, or belongs to the name, is no second service", () => {
  testScript(
    "one name with both",
    englishSalon("en"),
    `
    > beard trim friday at 3pm, my roots are fine
    < Beard trim with
    < not Root
    `,
  );
});
