import { expect, test } from "vitest";
import { withoutApproved } from "./without-approved.ts";

test.each([
  ["I meant the full hour of piano. Day, hour and teacher are right", "I meant the full hour of piano."],
  ["close! not Tuesday, Thursday. Everything else is fine", "not Tuesday, Thursday."],
  ["name's right, day isn't: Friday", "day isn't: Friday"],
  ["quería escribir 10. Fisio y día bien", "quería escribir 10."],
  ["la hora y la doctora bien, pero el viernes, no el jueves", "pero el viernes, no el jueves"],
  ["pas le mardi, le mercredi. Le reste est bon", "pas le mardi, le mercredi."],
  ["jour et coiffeuse corrects, par contre 11h", "par contre 11h"],
  ["Tag und Person stimmen, nur die Uhrzeit nicht: 11 Uhr", "nur die Uhrzeit nicht: 11 Uhr"],
  ["Donnerstag statt Dienstag, sonst alles richtig", "Donnerstag statt Dienstag,"],
  ["Quase! É 16h, não 15h. O resto tá certinho", "É 16h, não 15h."],
  ["o dia e a pessoa estão certos, só a hora é que não: 11h", "só a hora é que não: 11h"],
])("%j is read as %j", (text, left) => {
  expect(withoutApproved(text)).toBe(left);
});

test.each([
  "everything is right",
  "Le reste est bon",
  "alles gut",
  "todo perfecto",
  "the day is good for Ana",
  "the rest of the day is good",
  "el día 3 a la hora que te va bien",
  "is the day right?",
  "ist die Uhrzeit richtig so?",
  "Tagesdecke und Zeitung",
  "almost forgot, Friday please",
])("%j stays as it is", (text) => {
  expect(withoutApproved(text)).toBe(text);
});
