import { expect, test } from "vitest";
import { spokenReading } from "../../testing/spoken-reading.ts";

// As people type on the phone: when they can and when they can't, limits, contrasts, slips, feasts, regional forms, and
// numbers that are no dates.

test.each<[string, string]>([
  ["el savado alas 11.15", "2026-11-21 11:15"],
  ["viernes 11", "2026-12-11 ?"],
  ["jueves 26 a las 5 y cuarto", "2026-11-26 17:15"],
  ["trabajo asta las 5, asi q despues", "~17:00-24:00"],
  ["el lunes salgo a las 3, asi que 3 y media", "2026-11-23 15:30"],
  ["no puedo antes de las 4 el viernes", "2026-11-20 ~16:00-24:00"],
  ["el martes estoy libre hasta las 12", "2026-11-24 ~00:00-12:00"],
  ["me viene mejor la mañana q la tarde, el jueves", "2026-11-19 ~morning"],
  ["el jueves no, el viernes a las 10", "2026-11-20 10:00 not Thursday"],
  ["mejor viernes que jueves, tipo 5", "2026-11-20 17:00 not Thursday"],
  ["cualquier dia menos el lunes", "- not Monday"],
  ["la semana que viene menos el viernes", "2026-11-23..2026-11-29 not Friday"],
  ["el 24... no, perdona, el 25 a las 9", "2026-11-25 09:00 not 2026-11-24"],
  ["jueves 25 a las 4", "2026-11-25|2026-11-26 16:00 ?"],
  ["martes o miercoles por la tarde", "2026-11-24|2026-11-25 ~afternoon ?"],
  ["diez para las cinco el viernes", "2026-11-20 16:50"],
  ["a la 1 y cuarto mañana", "2026-11-19 13:15"],
  ["mañana tipo 5", "2026-11-19 17:00"],
  ["el finde en la tardecita", "2026-11-21..2026-11-22 ~afternoon"],
  ["al rato tienes algo?", "2026-11-18"],
  ["pasado mañana a primera hora", "2026-11-20 ~morning"],
  ["de hoy en 8 a las 12", "2026-11-25 12:00"],
  ["para reyes tienen?", "2027-01-06"],
  ["el dia antes de nochebuena a las 10", "2026-12-23 10:00"],
  ["el puente de la inmaculada, el 7 a las 11", "2026-12-07 11:00"],
  ["tengo 2 niños de 4 y 6, sabado 10", "2026-11-21 10:00"],
  ["son 25 euros no? el jueves 3pm", "2026-11-19 15:00"],
  ["hace 3 meses que no voy, mañana a las 10", "2026-11-19 10:00"],
  ["mi numero es 612 345 678, viernes 12h", "2026-11-20 12:00"],
  ["hasta el viernes!", "-"],
  ["el miercoles 4 estuve ahi y estaba cerrado", "-"],
  ["el uno de diciembre a las nueve y media", "2026-12-01 09:30"],
  ["finales de mes, por la mañana", "2026-11-21..2026-11-30 ~morning"],
  ["quedo libre a las 6 el martes", "2026-11-24 ~18:00-24:00"],
  ["lo antes posible despues del 25", "2026-11-26..2026-12-09 asap"],
  ["el lunes q viene a medio dia", "2026-11-23 ~noon"],
  ["entre 4 y 6 el jueves q viene", "2026-11-19 ~16:00-18:00"],
  ["el primer sabado de diciembre", "2026-12-05"],
  ["todos los dias menos martes y jueves por la mañana", "~morning not Tuesday, Thursday"],
])("%s → %s", (text, expected) => {
  expect(spokenReading(text, "es")).toBe(expected);
});
