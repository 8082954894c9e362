import { expect, test } from "vitest";
import { type KnownStartLink, readStart } from "./read-start.ts";

const link = (code: string): KnownStartLink => ({ id: code, code, agentId: null, typeId: null });
const links = [link("K7P"), link("B2C")];

test.each([
  ["Hello! I'd like to book: Haircut (start: K7P)", "K7P", "Hello! I'd like to book: Haircut"],
  ["hi (START:k7p)", "K7P", "hi"],
  ["(start K7P) hello", "K7P", "hello"],
  ["¡Hola! Quiero reservar: Corte (inicio: K7P)", "K7P", "¡Hola! Quiero reservar: Corte"],
  ["Bonjour ! Je voudrais réserver : Coupe (début : K7P)", "K7P", "Bonjour! Je voudrais réserver : Coupe"],
  ["Hallo! Ich möchte buchen: Farbe (Start: K7P)", "K7P", "Hallo! Ich möchte buchen: Farbe"],
  ["Olá! Quero marcar: Corte (início: K7P), amanhã", "K7P", "Olá! Quero marcar: Corte, amanhã"],
  ["tomorrow at 3 K7P", "K7P", "tomorrow at 3"],
  ["k7p", "K7P", ""],
  ["K7P.", "K7P", ""],
  ["start: K 7 P please", "K7P", "please"],
  ["(start: K-7-P)", "K7P", ""],
  ["(start: K7P", "K7P", ""],
  ["start K7P", "K7P", ""],
  ["le début K7P svp", "K7P", "le svp"],
  ["(start: B2C) or (start: K7P)", "B2C", "or"],
  // Another business's, a deleted one, or what somebody left of it: it means nothing and is in nobody's way.
  ["I'd like a haircut (start: Z9Z)", null, "I'd like a haircut"],
  ["I'd like a haircut (start: )", null, "I'd like a haircut"],
  ["I'd like a haircut (start)", null, "I'd like a haircut"],
  ["we are b2b, Z9Z", null, "we are b2b, Z9Z"],
  ["start", null, "start"],
  ["je peux au début à 9 h ?", null, "je peux au début à 9 h ?"],
  ["can I start at 9?", null, "can I start at 9?"],
  ["my code is 4711", null, "my code is 4711"],
  ["at 3pm (maybe 4)", null, "at 3pm (maybe 4)"],
] as const)("the code of a start link: %s", (text, code, rest) =>
  expect(readStart(text, links)).toEqual({ link: code && link(code), rest }),
);

test("without links nothing but what is marked is touched", () => {
  expect(readStart("K7P", [])).toEqual({ link: null, rest: "K7P" });
  expect(readStart("hi (start: K7P)", [])).toEqual({ link: null, rest: "hi" });
});
