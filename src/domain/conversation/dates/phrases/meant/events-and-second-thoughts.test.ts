import { expect, test } from "vitest";
import type { Language } from "../../../../languages.ts";
import { spokenReading } from "../../testing/spoken-reading.ts";

// Days counted from an event, chains of corrections, notes, dialects, and what is only told.

test.each<[Language, string, string]>([
  ["en", "the wedding's on 19 December, two days before it please, 11am", "2026-12-17 11:00"],
  [
    "en",
    "Wednesday through Friday next week, mornings, I'm away Monday and Tuesday",
    "2026-11-25..2026-11-27 ~morning not Monday, Tuesday",
  ],
  ["en", "nae earlier than 2, thurs 3rd o December", "2026-12-03 ~14:00-24:00"],
  ["en", "satdy mornin at hauf ten", "2026-11-21 10:30"],
  ["en", "Friday, no, Saturday, no hang on, Friday was right, 3pm", "2026-11-20 15:00"],
  ["en", "needs doing before the 5th, so the Friday before, at noon", "2026-12-04 12:00"],
  ["de", "drei Tage vor meiner Prüfung, die ist am 4. Dezember, 10 Uhr", "2026-12-01 10:00"],
  ["de", "Do. od. Fr. diese Wo., jew. vorm.", "2026-11-19|2026-11-20 ~morning ?"],
  ["de", "übernächste Wo., Do., 10h", "2026-12-03 10:00"],
  ["de", "Samschdich um halb elfe", "2026-11-21 10:30"],
  ["de", "Mondach um neune", "2026-11-23 09:00"],
  ["de", "Freidach irgendwann nach drei", "2026-11-20 ~15:00-24:00"],
  ["de", "am Donnerschdach um zwoa", "2026-11-19 14:00"],
  ["de", "wir haben uns auf der Wiesn am 3. Oktober kennengelernt, wissen Sie noch?", "-"],
  ["de", "in zehn Tagen, 13 Uhr passt nicht, aber 11", "2026-11-28 11:00"],
  ["de", "Montag, und zwar nicht der nächste, sondern der drauf, 10 Uhr", "2026-11-30 10:00 not 2026-11-23"],
  ["de", "bis zum 5. muss das erledigt sein, also am Freitag davor um 12", "2026-12-04 12:00"],
  ["es", "tres días antes de mi examen, que es el 4 de diciembre, a las 10", "2026-12-01 10:00"],
  ["es", "este jue, 12 y 1/4", "2026-11-19 12:15"],
  ["es", "sabdo a ls once", "2026-11-21 11:00"],
  ["es", "el cinco del doce, once y cuarto", "2026-12-05 11:15"],
  ["es", "el dos del uno a las diez de la mañana", "2027-01-02 10:00"],
  ["es", "el 4 del 12 a las 16:10", "2026-12-04 16:10"],
  ["es", "nos conocimos en la verbena de San Juan, ¿se acuerda?", "-"],
  ["es", "soy cliente desde el 2 de mayo de 2019", "-"],
  ["es", "pasado mañana no, al otro, a las 11", "2026-11-21 11:00 not 2026-11-20"],
  ["es", "el viernes, no, el sábado, perdón, sí, el viernes, a las 15", "2026-11-20 15:00"],
  ["es", "de aquí al sábado, cuando puedas", "2026-11-18..2026-11-21"],
  ["es", "antes del 5 lo necesito, o sea el viernes anterior, a las 12", "2026-12-04 12:00"],
  ["fr", "trois jours avant mon examen, qui est le 4 décembre, à 10h", "2026-12-01 10:00"],
  ["fr", "jeu. proch., 10h", "2026-11-19|2026-11-26 10:00 ?"],
  ["fr", "apres demian 11h", "2026-11-20 11:00"],
  ["fr", "on s'est vus à la fête de la musique du 21 juin, non ?", "-"],
  ["fr", "il me le faut avant le 5, donc le vendredi d'avant, midi", "2026-12-04 12:00"],
  ["pt", "três dias antes da minha prova, que é dia 4 de dezembro, às 10h", "2026-12-01 10:00"],
  ["pt", "5ªf 10h", "2026-11-19 10:00"],
  ["pt", "sáb d manhã, umas 10h", "2026-11-21 10:00"],
  ["pt", "4 do 12, 16h10", "2026-12-04 16:10"],
  ["pt", "sou cliente desde 2 de maio de 2019", "-"],
  ["pt", "sexta, não, sábado, ai, não, sexta mesmo, 15h", "2026-11-20 15:00"],
  ["pt", "preciso antes do dia 5, então na sexta anterior, ao meio-dia", "2026-12-04 12:00"],
])("%s: %s → %s", (language, text, read) => {
  expect(spokenReading(text, language)).toBe(read);
});
