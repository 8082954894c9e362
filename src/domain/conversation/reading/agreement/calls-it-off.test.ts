import { expect, test } from "vitest";
import { toWords } from "../../phrases/read-phrases.ts";
import { foldText } from "../../words/fold-text.ts";
import { callsItOff } from "./calls-it-off.ts";

const says = (text: string): boolean => callsItOff(toWords(foldText(text)));

test.each([
  "yes, delete it",
  "yep scrap it",
  "bin it please",
  "elimínala",
  "sí, quítala",
  "oui, enlevez-le",
  "ja, lösch ihn",
  "raus damit",
  "sim, pode apagar",
  "tira",
])("%s: a yes to cancelling", (text) => expect(says(text)).toBe(true));

test.each([
  "forget it",
  "no, keep it",
  "delete my data",
  "borra mis datos",
  "take me off the list",
  "lass ihn drin",
  "apaga o meu número",
])("%s: isn't", (text) => expect(says(text)).toBe(false));
