import { foldedWords } from "../../src/domain/conversation/words/fold-text.ts";
import type { NameTraining } from "../train-names/read-name-training.ts";
import type { Training } from "./read-training.ts";

/** Slots that hold names: what occurs only there isn't a word of everyday sentences. */
const nameSlots = new Set(["who", "name"]);

/** Every word of the training sentences but the names, folded and sorted: what a name is distinguished from. */
export const listCommonWords = ({ patterns, slots }: Training, names: NameTraining): string[] => {
  const found = new Set<string>();
  const add = (text: string) => {
    for (const word of foldedWords(text.replace(/\{\w+\}/g, " "))) if (/^\p{L}{2,}$/u.test(word)) found.add(word);
  };
  for (const { text } of [...patterns, ...names.patterns]) add(text);
  // Places and brands are written like names and aren't words of sentences.
  for (const { text } of names.nameless) add(text.replace(/(?<=[ (|])\p{Lu}[\p{L}']+/gu, " "));
  for (const words of [...Object.values(names.relations), ...Object.values(names.words)]) words.forEach(add);
  for (const ofLanguage of Object.values(slots)) {
    for (const [slot, words] of ofLanguage) if (!nameSlots.has(slot)) words.forEach(add);
  }
  const named = Object.values(slots).flatMap((ofLanguage) =>
    [...nameSlots].flatMap((slot) => (ofLanguage.get(slot) ?? []).flatMap((one) => foldedWords(one))),
  );
  for (const name of named) found.delete(name);
  return [...found].sort();
};
