import { expect, test } from "vitest";
import type { Language } from "../../../../languages.ts";
import { spokenReading } from "../../testing/spoken-reading.ts";

// Days counted from a feast, or from a day that doesn't suit.

test.each<[Language, string, string]>([
  ["en", "Thanksgiving's out, I'm cooking. The day after though, in the morning", "2026-11-27 ~morning not 2026-11-26"],
  ["en", "not Christmas Eve obviously, the day before that, at 2", "2026-12-23 14:00 not 2026-12-24"],
  ["en", "the 8th I can't, the day after is grand, around 11", "2026-12-09 11:00 not 2026-12-08"],
  [
    "es",
    "el puente de la Constitución no puedo, pero el miércoles de después sí, a las 10",
    "2026-12-09 10:00 not 2026-12-06",
  ],
  ["es", "en nochebuena imposible, el día antes sí, a las 4", "2026-12-23 16:00 not 2026-12-24"],
  ["es", "el 8 cierran, ¿no? entonces al otro día por la tarde", "2026-12-09 ~afternoon"],
  ["fr", "à la Saint-Nicolas je peux pas, le lendemain oui, à 10h", "2026-12-07 10:00 not 2026-12-06"],
  ["fr", "le 24 c'est mort, la veille par contre oui, 15h", "2026-11-23 15:00 not 2026-11-24"],
  ["de", "an Nikolaus kann ich nicht, am Tag danach schon, vormittags", "2026-12-07 ~morning not 2026-12-06"],
  ["de", "Heiligabend geht bei mir nicht, aber am Tag davor um 10", "2026-12-23 10:00 not 2026-12-24"],
  ["de", "Mariä Empfängnis habt ihr zu, oder? Dann halt am Tag drauf um 15 Uhr", "2026-12-09 15:00"],
  ["pt", "no dia 8 não posso que é feriado, no dia seguinte sim, às 10", "2026-12-09 10:00 not 2026-12-08 ?"],
  ["pt", "na Imaculada não dá, no outro dia de manhã pode ser", "2026-12-09 ~morning not 2026-12-08"],
  ["en", "St Stephen's Day's no good, the day after works, at 10", "2026-12-27 10:00 not 2026-12-26"],
  ["en", "two days after St Nicholas, in the afternoon", "2026-12-08 ~afternoon"],
  ["en", "NYE is chaos, so the day before at 4", "2026-12-30 16:00"],
  ["es", "en Nochevieja no, la víspera sí, a las 12", "2026-12-30 12:00 not 2026-12-31"],
  ["es", "el día después de la Constitución a las 10", "2026-12-07 10:00"],
  ["es", "el día de la Virgen de Guadalupe no puedo, el lunes siguiente sí a las 4", "2026-12-14 16:00 not 2026-12-12"],
  ["fr", "le lendemain de la Saint-Nicolas à 14h", "2026-12-07 14:00"],
  ["fr", "le 25 évidemment non, mais le surlendemain ? vers 11h", "2026-11-27 11:00"],
  ["de", "am zweiten Weihnachtstag nicht, zwei Tage danach um 10 gern", "2026-12-28 10:00 not 2026-12-26"],
  ["de", "Silvester ist schlecht, am Tag davor um 14 Uhr wär super", "2026-12-30 14:00 not 2026-12-31"],
  ["pt", "no dia da Restauração não posso, no dia seguinte posso às 15h", "2026-12-02 15:00 not 2026-12-01"],
  ["pt", "dois dias antes do Natal, de manhã", "2026-12-23 ~morning"],
  ["en", "Boxing Day you're shut I suppose, so the 28th at 11", "2026-12-28 11:00"],
  ["en", "the Friday after Thanksgiving, 3pm", "2026-11-27 15:00"],
  ["es", "el viernes después de Acción de Gracias a las 3", "2026-11-27 15:00"],
  ["es", "el puente de diciembre no, el jueves 10 sí, a las 10", "2026-12-10 10:00 not 2026-12-08"],
  ["es", "la antevíspera de Navidad por la tarde", "2026-12-23 ~afternoon"],
  ["fr", "l'avant-veille de Noël dans la matinée", "2026-12-23 ~morning"],
  ["fr", "le samedi d'avant Noël à 11h", "2026-12-19 11:00"],
  ["de", "am Samstag vor dem dritten Advent um 11", "2026-12-12 11:00"],
  ["de", "der 8. ist ja Feiertag bei euch, also den 9. um 14 Uhr", "2026-12-09 14:00"],
  ["pt", "na antevéspera de Natal à tarde", "2026-12-23 ~afternoon"],
  ["pt", "o sábado antes do Natal às 11h", "2026-12-19 11:00"],
])('the %s message "%s" means %s', (language, text, read) => {
  expect(spokenReading(text, language)).toBe(read);
});
