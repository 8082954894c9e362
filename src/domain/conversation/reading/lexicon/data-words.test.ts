import { expect, test } from "vitest";
import { toWords } from "../../phrases/read-phrases.ts";
import { foldText } from "../../words/fold-text.ts";
import { patternOf } from "./all-lexicons.ts";

/** Deleting is what counts where both are said. */
const readDataWord = (words: string): "erase" | "data" | null => {
  if (patternOf("erase").test(words)) return "erase";
  return patternOf("data").test(words) ? "data" : null;
};

test.each([
  ["send me everything you have on me please", "data"],
  ["what do you guys actually store about me?", "data"],
  ["could I get a copy of my file", "data"],
  ["wipe my details", "erase"],
  ["take my number out of your system", "erase"],
  ["I don't want my number in your phone anymore", "erase"],
  ["was wisst ihr alles über mich, was habt ihr über mich aufgeschrieben?", "data"],
  ["ich hätte gern eine Kopie meiner Kundendaten", "data"],
  ["streicht meinen Namen aus eurer Kundendatei", "erase"],
  ["löscht bitte alles über mich", "erase"],
  ["meine Handynummer bitte löschen", "erase"],
  ["quiero saber qué tenéis guardado sobre mí", "data"],
  ["necesito una copia de mi ficha", "data"],
  ["sáquenme de su sistema", "erase"],
  ["elimina mi número", "erase"],
  ["olvídense que existo", "erase"],
  ["je veux voir tout ce que vous avez sur moi", "data"],
  ["envoyez-moi une copie de ma fiche", "data"],
  ["supprimez mon numéro et mon nom", "erase"],
  ["enlevez-moi de votre fichier", "erase"],
  ["quero saber tudo o que vocês guardam sobre mim", "data"],
  ["podem enviar a minha ficha?", "data"],
  ["apaguem o meu número", "erase"],
  ["some com meus dados", "erase"],
  // About an appointment, money or a day: none of it.
  ["delete my appointment", null],
  ["remove me from Friday", null],
  ["all I have on me is cash", null],
  ["what do you think about a fringe on me?", null],
  ["bitte meinen Termin löschen", null],
  ["nehmt mich am Freitag raus", null],
  ["borra mi cita", null],
  ["olvídate de mi cita del martes", null],
  ["quítame del viernes", null],
  ["annulez mon rendez-vous", null],
  ["qu'est-ce que vous avez de libre ?", null],
  ["apaga o meu horário de sexta", null],
  ["o que vocês têm de livre amanhã?", null],
  ["me esqueci por completo do batizado", null],
] as const)("the request %j is read as %j", (text, expected) =>
  expect(readDataWord(toWords(foldText(text)))).toBe(expected),
);
