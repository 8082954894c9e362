import { expect, test } from "vitest";
import { withRespelledParts } from "./respelled-parts.ts";

test.each([
  ["Aurore Lefèbre Lefebvre", "Au nom de Lefèbre. Pardon, c'est Lefebvre avec un v. Prénom Aurore", "Aurore Lefebvre"],
  ["Abby Johnson", "Johnson. Sorry, autocorrect, it's Johnston with a t. First name Abby", "Abby Johnston"],
  ["Célia Sousa Souza", "Em nome de Sousa. Desculpe, é Souza com z. Primeiro nome Célia", "Célia Souza"],
  ["Thierry Gautié", "Thierry Gautié, oups Gautier avec un r", "Thierry Gautier"],
  ["Ruth Schmitt", "Schmitt, hinten mit Doppel-t und nicht dt. Vorname Ruth.", "Ruth Schmitt"],
  ["Marc Thoma", "Marc mit c, Nachname Thoma", "Marc Thoma"],
  ["Ana Ruiz", "Ana Ruiz, con Carmen por favor", "Ana Ruiz"],
  ["Jo Moor", "Jo Moor, with Grace if I can", "Jo Moor"],
])("%s, of which was said: %s", (name, text, expected) => {
  expect(withRespelledParts(text, name)).toBe(expected);
});
