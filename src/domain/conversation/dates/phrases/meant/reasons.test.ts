import { expect, test } from "vitest";
import type { Language } from "../../../../languages.ts";
import { spokenReading } from "../../testing/spoken-reading.ts";

// What is done at a day and an hour of its own, and the day and hour that are wanted because of it.

test.each<[Language, string, string]>([
  ["en", "my flight leaves at 6pm on the 12th so I need the 11th of December in the morning", "2026-12-11 ~morning"],
  ["en", "school ends at 3 on fridays so friday at 4 please", "2026-11-20 16:00"],
  ["en", "the wedding is on the 28th so the 27th at 10 would be ideal", "2026-11-27 10:00"],
  ["en", "I've a job interview at 2 on Thursday so can you fit me in at 11 that day", "2026-11-19 11:00"],
  ["en", "her party starts at 5 on Saturday, so could she come at 12?", "2026-11-21 12:00|17:00 ?"],
  ["es", "mi vuelo sale el 12 a las 7, así que necesito el 11 de diciembre por la tarde", "2026-12-11 ~afternoon"],
  ["es", "la boda es el 28, así que el 27 a las 10 me vendría genial", "2026-11-27 10:00"],
  ["es", "el cole termina a las 4, entonces a las 5 el martes", "2026-11-24 17:00"],
  ["es", "tengo entrevista el viernes a las 3, ¿me hacés un lugar ese día a las 11?", "2026-11-20 11:00|15:00 ?"],
  ["fr", "mon train part le 12 à 18h40 donc il me faut le 11 décembre au matin", "2026-12-11 ~morning"],
  ["fr", "le mariage est le 28, du coup le 27 à 10h ce serait parfait", "2026-11-27 10:00"],
  ["fr", "l'école finit à 16h, donc vendredi 16h30", "2026-11-20 16:30"],
  ["de", "Die Hochzeit ist am 28., deshalb bräuchte ich den 27. um 10 Uhr", "2026-11-27 10:00"],
  ["de", "der Zug fährt am 5. um 19 Uhr, also am 4. Dezember vormittags", "2026-12-04 ~morning"],
  ["de", "die Schule ist um 13 Uhr aus, also Freitag um 14 Uhr", "2026-11-20 14:00"],
  ["pt", "o voo é dia 12 às 18h40, por isso preciso do dia 11 de dezembro de manhã", "2026-12-11 ~morning"],
  ["pt", "o casamento é dia 28, então dia 27 às 10 seria ótimo", "2026-11-27 10:00"],
  ["pt", "a escola acaba às 4, então sexta às 5", "2026-11-20 17:00"],
  ["en", "Kids' match kicks off at 3 Saturday so can I come at 11 that day?", "2026-11-21 11:00|15:00 ?"],
  ["en", "the plumber's coming at 9 so after 11 tomorrow please", "2026-11-19 ~11:00-24:00"],
  ["en", "My exam's on the 1st at 9 so I'd want the 30th of November in the afternoon", "2026-11-30 ~afternoon"],
  ["en", "ferry sails at 4 on Friday, any chance of Thursday morning?", "2026-11-19 ~morning"],
  ["es", "el partido empieza a las 5 el sábado, ¿puedo ir a las 11 ese día?", "2026-11-21 11:00"],
  ["es", "viene el fontanero a las 9, así que mañana después de las 11", "2026-11-19 ~11:00-24:00"],
  ["es", "mi examen es el 1 a las 9, así que quisiera el 30 de noviembre por la tarde", "2026-11-30 ~afternoon"],
  ["es", "el ferry zarpa el viernes a las 4, ¿habría algo el jueves por la mañana?", "2026-11-19 ~morning"],
  ["fr", "le plombier passe à 9h donc demain après 11h", "2026-11-19 ~11:00-24:00"],
  ["fr", "mon examen est le 1er à 9h, je voudrais donc le 30 novembre après-midi", "2026-11-30 ~afternoon"],
  ["fr", "le match commence à 15h samedi, possible à 11h le même jour ?", "2026-11-21 11:00"],
  ["de", "Der Klempner kommt um 9, also morgen nach 11 bitte", "2026-11-19 ~11:00-24:00"],
  ["de", "Meine Prüfung ist am 1. um 9 Uhr, ich bräuchte also den 30. November nachmittags", "2026-11-30 ~afternoon"],
  ["de", "die Fähre legt am Freitag um 16 Uhr ab, geht Donnerstag Vormittag?", "2026-11-19 ~morning"],
  ["pt", "o canalizador vem às 9, então amanhã depois das 11", "2026-11-19 ~11:00-24:00"],
  ["pt", "minha prova é dia 1 às 9h, queria dia 30 de novembro à tarde", "2026-11-30 ~afternoon"],
  ["pt", "o jogo começa às 16h no sábado, dá pra ir às 11h nesse dia?", "2026-11-21 11:00"],
])("%s: %s → %s", (language, text, read) => {
  expect(spokenReading(text, language)).toBe(read);
});
