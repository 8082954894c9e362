import { expect, test } from "vitest";
import { keptClauses, splitClauses } from "./split-clauses.ts";

test.each([
  ["La coupe, on n'y touche pas, ajoutez une couleur", ["La coupe", "on n'y touche pas"]],
  ["Den Haarschnitt lasst bitte stehen, dazu Farbe", ["Den Haarschnitt lasst bitte stehen"]],
  ["El corte déjalo donde está, y ponme color", ["El corte déjalo donde está"]],
  ["O corte de segunda não se mexe. Marca coloração", ["O corte de segunda não se mexe"]],
  ["Leave the bath where it is, a nail clip a week later", ["Leave the bath where it is"]],
  ["O meu corte e barba de segunda fica como está. Quero outro", ["O meu corte", "barba de segunda fica como está"]],
  // Whoever says no to a question keeps that no.
  ["ah não, deixa como tá", ["deixa como tá"]],
  ["en lugar de este sábado el otro, a las 10", []],
])("in the message %s these clauses keep something: %j", (text, kept) => {
  expect([...keptClauses(splitClauses(text), text)]).toEqual(kept);
});

test.each([
  "a las diez y media",
  "às dez e meia",
  "onze heures et demie",
  "an hour and a half later",
  "1h plus tard",
  "un peu plus tôt",
])("an hour is never cut in two: %s", (text) => {
  expect(splitClauses(text)).toEqual([text]);
});
