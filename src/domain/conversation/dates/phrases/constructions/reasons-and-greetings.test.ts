import { expect, test } from "vitest";
import type { Language } from "../../../../languages.ts";
import { spokenReading } from "../../testing/spoken-reading.ts";

// Reasons after an hour, greetings for the rest of the day, counted things, slips.

test.each<[Language, string, string]>([
  ["fr", "pas avant 15h vendredi, je bosse", "2026-11-20 ~15:00-24:00"],
  ["fr", "pas avant 15h vendredi", "2026-11-20 ~15:00-24:00"],
  ["es", "no antes de las 15 el viernes, trabajo", "2026-11-20 ~15:00-24:00"],
  ["de", "nicht vor 15 Uhr am Freitag, ich arbeite", "2026-11-20 ~15:00-24:00"],
  ["en", "not before 3pm on Friday, I'm working", "2026-11-20 ~15:00-24:00"],
  ["pt", "não antes das 15h na sexta, trabalho", "2026-11-20 ~15:00-24:00"],
  ["en", "day aftr tmrw at haf 12", "2026-11-20 12:30"],
  ["en", "friday hlf 3", "2026-11-20 15:30"],
  ["en", "monday at harf 2", "2026-11-23 14:30"],
  ["fr", "Oui c'est parfait, merci, bonne fin de journée !", "-"],
  ["fr", "merci et bonne fin de matinée", "-"],
  ["fr", "bonne fin d'après-midi à vous", "-"],
  ["en", "thanks, enjoy the rest of your afternoon", "-"],
  ["en", "have a lovely rest of your evening", "-"],
  ["es", "gracias, que tengas buen resto de tarde", "-"],
  ["de", "danke, schönen Nachmittag noch", "-"],
  ["de", "schönen Restabend", "-"],
  ["pt", "obrigada, bom resto de tarde", "-"],
  ["pt", "bom fim de tarde", "-"],
  ["es", "las dos cosas de una sentada, el miércoles 25 a las 16:30", "2026-11-25 16:30"],
  ["es", "los dos juntos el lunes a las 10", "2026-11-23 10:00"],
  ["fr", "les deux à la suite, lundi à 10h", "2026-11-23 10:00"],
  ["pt", "as duas coisas na segunda às 10h", "2026-11-23 10:00"],
  ["en", "the two things together monday at 10am", "2026-11-23 10:00"],
  ["de", "die zwei Sachen zusammen am Montag um 10", "2026-11-23 10:00"],
])('the %s message "%s" means %s', (language, text, expected) => {
  expect(spokenReading(text, language)).toBe(expected);
});
