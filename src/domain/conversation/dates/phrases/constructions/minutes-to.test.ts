import { expect, test } from "vitest";
import type { Language } from "../../../../languages.ts";
import { spokenReading } from "../../testing/spoken-reading.ts";

// Minutes to an hour in digits, beside stretches of hours.

test.each<[Language, string, string]>([
  ["en", "10 to 10 on tues", "2026-11-24 09:50"],
  ["en", "tuesday at 5 to 9", "2026-11-24 08:55"],
  ["en", "could you do 20 to 3 on friday", "2026-11-20 14:40"],
  ["en", "friday 10 to 3", "2026-11-20 14:50 ?"],
  ["en", "friday, 25 to 4 if poss", "2026-11-20 15:35"],
  ["en", "mon 10 to 9?", "2026-11-23 08:50"],
  ["en", "how's 5 to 5 on monday", "2026-11-23 16:55"],
  ["en", "thursday ten to ten", "2026-11-19 09:50"],
  ["en", "wednesday 25th, 10 to 12", "2026-11-25 ~10:00-12:00"],
  ["en", "tues 9 to 5 any time", "2026-11-24 ~09:00-17:00"],
  ["en", "I'm free 2 to 4 on thursday", "2026-11-19 ~14:00-16:00"],
  ["en", "sat 5 to 11", "2026-11-21 10:55"],
  ["en", "sat at 10 to 11", "2026-11-21 10:50"],
  ["en", "friday 20 till 2", "2026-11-20 13:40"],
  ["de", "Dienstag 10 vor 10", "2026-11-24 09:50"],
  ["de", "Freitag um 20 vor 3", "2026-11-20 14:40"],
  ["de", "Montag 5 vor halb 10", "2026-11-23 09:25"],
  ["es", "el martes a las 10 menos 10", "2026-11-24 09:50"],
  ["es", "el lunes diez para las cuatro", "2026-11-23 15:50"],
  ["fr", "mardi à 10h moins 10", "2026-11-24 09:50"],
  ["fr", "vendredi 15h moins 20", "2026-11-20 14:40"],
  ["pt", "terça, dez para as dez", "2026-11-24 09:50"],
  ["pt", "segunda vinte pras três", "2026-11-23 14:40"],
  ["de", "geht's auch ne halbe Stunde nach neun?", "09:30"],
  ["de", "Freitag eine Viertelstunde nach zehn", "2026-11-20 10:15"],
  ["de", "Dienstag ne Viertelstunde vor zwei", "2026-11-24 13:45"],
  ["en", "Friday, half an hour after nine", "2026-11-20 09:30"],
  ["en", "saturday a quarter of an hour before eleven", "2026-11-21 10:45"],
  ["pt", "sexta meia hora depois das nove", "2026-11-20 09:30"],
  ["pt", "terça um quarto de hora antes das duas", "2026-11-24 13:45"],
])('the %s message "%s" means %s', (language, text, expected) => {
  expect(spokenReading(text, language)).toBe(expected);
});
