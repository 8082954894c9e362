import { expect, test } from "vitest";
import { spokenReading } from "../../testing/spoken-reading.ts";

// Requests with limits on both sides, preferences, corrections, ages and counts beside them.

test.each([
  ["la semana siguiente a la que viene, por las mañanas mejor", "2026-11-30..2026-12-06 ~morning"],
  ["cualquier tarde de esta semana, después de las cinco y media", "2026-11-18..2026-11-22 ~17:30-24:00"],
  ["había pensado el diez de diciembre, a las cuatro menos veinte", "2026-12-10 15:40"],
  ["El martes me va genial. A las diez.", "2026-11-24 10:00"],
  ["perdona era para el jueves, no el viernes, a las 2", "2026-11-19 14:00 not Friday"],
  ["preferiría el viernes antes que el sábado, sobre la una", "2026-11-20 13:00 not Saturday"],
  ["once y cuarto, de mañana en ocho", "2026-11-26 11:15"],
  ["hay algo el sábado entre diez y doce?", "2026-11-21 ~10:00-12:00"],
  ["para el 30 como muy tarde, que tengo boda", "2026-11-18..2026-11-30"],
  ["mi abuela (82 años!) quiere ir el jueves 26 a las 10", "2026-11-26 10:00"],
  ["2 adultos y 1 niño, el viernes a las 15.30", "2026-11-20 15:30"],
  ["estoy en la habitación 214, puedo bajar hoy a las 5?", "2026-11-18 17:00"],
  ["el sábado pasado fue una maravilla, gracias Ana", "-"],
  ["nos casamos el 3 y el pelo quedó increíble", "-"],
  ["feliz viernes a todas!", "-"],
  ["de dos a cuatro, mañana o el viernes", "2026-11-19|2026-11-20 ~14:00-16:00 ?"],
  ["no antes de las 10 ni después de las 12, el lunes", "2026-11-23 ~10:00-12:00"],
  ["el primer lunes después de Reyes a las 11", "2027-01-11 11:00"],
  ["el 21 de diciembre más o menos, a última hora de la tarde", "2026-12-21 ~15:30-19:00"],
  ["eh el jueves? ah no que tengo clase. el viernes como a las 4:30", "2026-11-20 16:30"],
  ["mñaana por la mñana a las 10", "2026-11-19 10:00"],
  [
    "todos los días me van menos martes y jueves, la semana que viene por la mañana",
    "2026-11-23..2026-11-29 ~morning not Tuesday, Thursday",
  ],
  ["dentro de tres semanas el miércoles a mediodía", "2026-12-09 ~noon"],
  ["30 nov a la 1... mejor a las 2", "2026-11-30 14:00"],
  ["a las nueve y media de la mañana del veinticinco", "2026-11-25 09:30"],
  ["la mañana del 27, sobre las diez", "2026-11-27 10:00"],
  ["podemos el 1 en vez del 2, misma hora, 3 de la tarde", "2026-12-01 15:00 not 2026-12-02"],
  ["17:45 el lunes o el miércoles", "2026-11-23|2026-11-25 17:45 ?"],
  ["qué tal el 24 tipín 11", "2026-11-24 11:00"],
  ["ponme a las 4 y media pasado mañana, andale", "2026-11-20 16:30"],
  ["nomás puedo los viernes después de las 3", "2026-11-20 ~15:00-24:00"],
  ["el miér 25 a las 12:30, y si no el juev 26", "2026-11-25|2026-11-26 12:30 ?"],
  ["saliendo de la oficina, tipo 5 y media, el martes", "2026-11-24 17:30"],
  ["hasta el 27 no cobro, así que después", "2026-11-18..2026-11-27 ?"],
])("the phrase %s means %s", (text, expected) => {
  expect(spokenReading(text, "es")).toBe(expected);
});
