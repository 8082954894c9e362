import { expect, test } from "vitest";
import { spokenReading } from "../../testing/spoken-reading.ts";

// Exact days and hours in short messages, and times that are refused beside them.

test.each([
  ["buenas, el 3 del mes que viene, a las dos y diez?", "2026-12-03 14:10"],
  ["solo estoy viernes y sábado, el que sea, antes de las 12", "2026-11-20|2026-11-21 ~00:00-12:00 ?"],
  ["puedo pasarme en media hora", "2026-11-18 10:30"],
  ["apúntame el último viernes de noviembre, cuatro y media", "2026-11-27 16:30"],
  ["anteayer llamé y nadie contestó. en fin, el viernes a las 10?", "2026-11-20 10:00"],
  ["después del 25 pero antes del 1", "2026-11-26..2026-11-30"],
  ["vamos con el 9 de diciembre, once y media", "2026-12-09 11:30"],
  ["el 24 más bien por la tarde, desde las 4", "2026-11-24 ~16:00-24:00"],
  ["una semana antes de Nochebuena, a las 10", "2026-12-17 10:00"],
  ["dos y media, no tres y media, el viernes", "2026-11-20 14:30"],
  ["el jueves entre las dos y media y las tres", "2026-11-19 ~14:30-15:00"],
  ["me dijo que cobráis 15 a los niños, el sábado 10.30 va bien?", "2026-11-21 10:30"],
  ["el martes al mediodía, doce y cuarto", "2026-11-24 12:15"],
  ["de este viernes no, del otro, a las 5 de la tarde", "2026-11-27 17:00 not 2026-11-20"],
  ["el lunes a la mañana temprano, 9hs", "2026-11-23 09:00"],
  ["jueves 26 de noviembre a las diecisiete quince", "2026-11-26 17:15"],
  ["entre hoy y mañana, cuando podás", "2026-11-18..2026-11-19"],
  ["me late el sábado 21, once de la mañana", "2026-11-21 11:00"],
  ["quedamos el mes que viene, el 14", "2026-12-14"],
  ["mañana nomás, tipo 15", "2026-11-19 15:00"],
])("the phrase %s means %s", (text, expected) => {
  expect(spokenReading(text, "es")).toBe(expected);
});
