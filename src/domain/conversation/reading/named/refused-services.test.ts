import { expect, test } from "vitest";
import { isServiceWord } from "../../services/salon-words.ts";
import { foldText } from "../../words/fold-text.ts";
import { refusedPositions } from "./refused-services.ts";

const refusedWords = (text: string): string[] => {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...refusedPositions(text, words, (position) => isServiceWord(words[position] ?? ""))].map(
    (position) => words[position] ?? "",
  );
};

test.each([
  ["no bro just the haircut, beard stays", ["beard"]],
  ["the beard I keep. only a haircut please", ["beard"]],
  ["la barba me la dejo. nomás el corte", ["barba"]],
  ["den Bart lass ich stehen, nur Haarschnitt", ["bart"]],
  ["la barbe je la garde, juste la coupe", ["barbe"]],
  ["a barba fica, só o corte", ["barba"]],
  ["não é coloração, é só corte", ["coloracao"]],
  ["em vez de só o corte faz barba", ["corte"]],
  ["só que em vez de corte é coloração", ["corte"]],
  ["brushing, on coupe rien", ["coupe"]],
  ["nichts schneiden, Bart bitte", ["schneiden"]],
  ["swap the haircut for a colour", ["haircut"]],
  ["cámbiame el corte por color", ["corte"]],
  ["changez la coupe pour une couleur", ["coupe"]],
  ["tausch den Haarschnitt gegen Farbe", ["haarschnitt"]],
  ["troca o corte pela coloração", ["corte"]],
  ["deixa o corte pra lá e faz a barba", ["corte"]],
  ["laisse tomber la coupe, la barbe suffit", ["coupe"]],
  ["não era corte, era barba", ["corte"]],
  ["statt dem Haarschnitt eine Farbe", ["haarschnitt"]],
  ["it isn't just the haircut, the beard as well", []],
  ["no es solo el corte, la barba también", []],
  ["pas juste la coupe, la barbe aussi", []],
  ["nicht nur Haarschnitt, der Bart auch", []],
  ["não é só o corte, a barba também", []],
  ["can I change my appointment for a haircut and beard", []],
  ["just a haircut and beard", []],
  ["nur Haarschnitt und Bart bitte", []],
  ["haircut and beard, just for me", []],
  ["corte y barba", []],
])("in %j the services turned down are %j", (text, refused) => {
  expect(refusedWords(text)).toEqual(refused);
});
