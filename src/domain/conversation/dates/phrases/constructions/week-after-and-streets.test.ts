import { expect, test } from "vitest";
import type { Language } from "../../../../languages.ts";
import { spokenReading } from "../../testing/spoken-reading.ts";

/** Today is Wednesday, November 18, 2026, 10:00. */
test.each<[language: Language, text: string, meaning: string]>([
  // The week after the day that was said, or else next week.
  ["en", "not the 25th, the Wednesday of the week after that", "2026-12-02 not 2026-11-25"],
  ["en", "the tuesday of the following week", "2026-11-24"],
  ["es", "el miércoles de la semana siguiente", "2026-11-25"],
  ["es", "el 25 no, el miércoles de la semana de después", "2026-12-02 not 2026-11-25"],
  ["fr", "le mercredi de la semaine d'après", "2026-11-25"],
  ["de", "den Mittwoch der Woche danach", "2026-11-25"],
  ["de", "am 25. nicht, den Freitag in der Woche drauf", "2026-12-04 not 2026-11-25"],
  ["pt", "a quarta da semana a seguir", "2026-11-25"],
  // A day that is said again by its number is in the month of the day before.
  ["en", "the Friday before Christmas week... so the 18th, ten am", "2026-12-18 10:00"],
  ["de", "Freitag vor Weihnachten, also am 18.", "2026-12-18"],
  ["es", "el viernes antes de Navidad, o sea el 18", "2026-12-18"],
  ["fr", "le vendredi avant Noël, donc le 18", "2026-12-18"],
  ["pt", "a sexta antes do Natal, ou seja dia 18", "2026-12-18"],
  ["de", "zwischen den Jahren, also vom 28. bis 30.", "2026-12-28..2026-12-30"],
  ["de", "Am 6. Jänner wird zu sein, dann halt am 7.", "2027-01-07"],
  ["fr", "le mardi d'après le 24 novembre, donc le 1er, à 11h30", "2026-12-01 11:30"],
  ["es", "el 24, pero del mes que viene", "2026-12-24"],
  ["en", "the 24th but of next month", "2026-12-24"],
  // Day and month as two ordinals.
  ["de", "für den zweiten Zwölften", "2026-12-02"],
  ["de", "am dritten ersten um 14 Uhr", "2027-01-03 14:00"],
  ["de", "zwölfter zwölfter", "2026-12-12"],
  // Since when something hasn't been done isn't a day to come.
  ["en", "havent shaved since august, thursday 26 at 3 pm", "2026-11-26 15:00"],
  ["es", "llevo desde agosto sin afeitarme. jueves 26 a las 16", "2026-11-26 16:00"],
  ["fr", "pas coupé depuis août, jeudi 26 à 11h", "2026-11-26 11:00"],
  ["de", "seit Ostern nicht beim Friseur gewesen, Donnerstag 26. um 15 Uhr", "2026-11-26 15:00"],
  ["pt", "sem cortar desde agosto, quinta 26 às 15h", "2026-11-26 15:00"],
  ["en", "the cut from last Thursday still looks class", "-"],
  // Streets are called after days.
  ["fr", "au 3 rue du 11 novembre", "-"],
  ["pt", "moro na rua 25 de março, posso ir segunda às 15h?", "2026-11-23 15:00"],
  ["pt", "moro no nº 21 da rua 25 de Abril, fica longe?", "-"],
  ["es", "vivo en la calle 2 de mayo, el lunes a las 16", "2026-11-23 16:00"],
  // Part of a day that doesn't suit.
  ["es", "el jueves 26 todo el día salvo la mañana", "2026-11-26 ~12:00-24:00"],
  ["es", "el jueves, la mañana no puedo", "2026-11-19 ~12:00-24:00"],
  ["en", "thursday besides the morning", "2026-11-19 ~12:00-24:00"],
  // Spans, and services that are counted.
  ["en", "tomorrow 2 till half 4", "2026-11-19 ~14:00-16:30"],
  ["es", "el viernes por la tarde, una coloración", "2026-11-20 ~afternoon"],
  // An hour inside a question, or after "sharp".
  ["en", "is 16:30 today too cheeky of an ask", "2026-11-18 16:30"],
  ["en", "tomorrow sharp 12 I will come", "2026-11-19 12:00"],
  // An emoji parts like a comma.
  ["es", "que cumple 70 🎂 el viernes 27 a las 16", "2026-11-27 16:00"],
  ["pt", "pode ser de sexta a quinze, lá para as 3 da tarde", "2026-12-04 15:00"],
  ["pt", "não é na próxima terça, é na terça a seguir a essa, às 10", "2026-11-24|2026-12-01 10:00 ?"],
  ["de", "Freitag, aber nicht diese Woche, erst nächste, 15 Uhr", "2026-11-27 15:00"],
])("in %s, “%s” means %s", (language, text, meaning) => {
  expect(spokenReading(text, language)).toBe(meaning);
});
