import { expect, test } from "vitest";
import { withoutApologies } from "./without-apologies.ts";

test.each([
  ["So sorry to bother you, could you squeeze me in on Friday? Bless you", "could you squeeze me in on Friday?"],
  ["Anything on Monday, if that's no trouble?", "Anything on Monday, ?"],
  ["Si no es mucho pedir, ¿me hace un huequito el viernes?", "¿me hace un huequito el viernes?"],
  ["Disculpe el atrevimiento, ¿tendría un ratito?", "¿tendría un ratito?"],
  ["Désolé de vous déranger, une place vendredi ?", "une place vendredi ?"],
  ["Verzeihen Sie die Störung, hätten Sie Freitag was frei?", "hätten Sie Freitag was frei?"],
  ["Desculpe o incómodo, tem vaga na sexta?", "tem vaga na sexta?"],
])("%j asks %j", (text, left) => {
  expect(withoutApologies(text)).toBe(left);
});

test.each([
  "sorry I can't make it Friday",
  "sorry for the late cancellation",
  "I hope you're well",
  "bless you",
  "disculpe, llego tarde",
  "perdón, no puedo ir",
  "désolée, je serai en retard",
  "Entschuldigung, ich komme später",
  "desculpe, não vou poder ir",
  "se não for possível, desmarca",
])("%j stays as it is", (text) => {
  expect(withoutApologies(text)).toBe(text);
});
