import { expect, test } from "vitest";
import { guessLanguage } from "./guess-language.ts";

test.each([
  ["Hi, I'd like to book a haircut for tomorrow please", "en"],
  ["hola buenas, quería pedir cita para cortarme el pelo", "es"],
  ["bonjour, je voudrais un rdv pour une coupe", "fr"],
  ["hallo, ich hätte gern einen termin zum haare schneiden", "de"],
  ["oi, queria marcar um corte pra amanhã com a ana", "pt"],
  ["ok", null],
  ["haircut with Ana", null],
  ["Corte con Ana mañana", "es"],
  ["Corte com Ana", null],
  ["hola", null],
  ["", null],
])("the language of %s is %s", (text, language) => {
  expect(guessLanguage(text)).toBe(language);
});
