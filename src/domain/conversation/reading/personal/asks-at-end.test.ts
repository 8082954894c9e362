import { expect, test } from "vitest";
import { ownQuestionAtEnd } from "./asks-at-end.ts";

test.each([
  ["The boiler died and I've lost my diary, when was it again?", "when was it again?"],
  ["Sorry for the silence! When was it again?? 🙏 ", "When was it again?? 🙏"],
  [`${"so much to tell ".repeat(200)}. When was it again?`, "When was it again?"],
  ["What a week. What day am I in with you?", "What day am I in with you?"],
  ["Anoche a las 22 se cortó el flequillo. ¿Cuándo era?", "Cuándo era?"],
  ["se rompió la caldera, ¿qué día me tocaba?", "qué día me tocaba?"],
  ["Hier à 22h un massacre 😂 bref, c'est quand déjà ?", "c'est quand déjà ?"],
  ["j'ai paumé mon agenda. Je viens quel jour déjà ?", "Je viens quel jour déjà ?"],
  ["Gestern um 22 Uhr Chaos. Wann bin ich nochmal dran?", "Wann bin ich nochmal dran?"],
  ["Der Kalender ist weg. Wann war das nochmal bei euch?", "Wann war das nochmal bei euch?"],
  ["Ontem às 22h foi uma confusão, é quando mesmo?", "é quando mesmo?"],
  ["perdi a agenda. Que dia é que eu vou aí mesmo?", "Que dia é que eu vou aí mesmo?"],
])("%j ends with %j", (text, question) => {
  expect(ownQuestionAtEnd(text)?.replace("¿", "")).toBe(question);
});

test.each([
  "When was it again? Never mind, cancel it",
  "when do you open on Saturday?",
  "what time is free on Friday?",
  "¿cuándo abrís?",
  "quand est-ce que vous fermez ?",
  "c'est quand les soldes ?",
  "Wann habt ihr was frei?",
  "wann ist Weihnachten?",
  "quando vocês abrem?",
  "que dia tem vaga?",
])("%j asks for something else", (text) => {
  expect(ownQuestionAtEnd(text)).toBeNull();
});
