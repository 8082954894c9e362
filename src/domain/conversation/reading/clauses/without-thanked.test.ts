import { expect, test } from "vitest";
import { withoutThanked } from "./without-thanked.ts";

const always = () => true;

test.each([
  ["thanks for rescheduling", "thanks"],
  ["Thank you so much for moving it, see you Monday", "Thank you so much, see you Monday"],
  ["Dank dir fürs Verschieben!", "Dank dir!"],
  ["Danke, dass ihr den Termin verschoben habt", "Danke"],
  ["gracias por moverla, ¿me das la dirección?", "gracias, ¿me das la dirección?"],
  ["merci d'avoir annulé mais je voudrais revenir", "merci mais je voudrais revenir"],
  ["obrigada pela mudança de horário", "obrigada"],
])("%j says %j", (text, left) => {
  expect(withoutThanked(text, always)).toBe(left);
});

test.each([
  "thanks in advance for moving it",
  "gracias por favor cancela mi cita",
  "merci de déplacer mon rendez-vous",
  "thanks, can you move it?",
  "danke, bitte verschieben",
])("%j stays as it is", (text) => {
  expect(withoutThanked(text, always)).toBe(text);
});

test("what is no change stays", () => {
  expect(withoutThanked("danke für die Geduld", () => false)).toBe("danke für die Geduld");
});
