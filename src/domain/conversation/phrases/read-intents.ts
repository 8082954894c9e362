import { rememberOf } from "../../text/remember-of.ts";
import { foldText } from "../words/fold-text.ts";
import { anyInWords, type WordPatterns } from "../words/patterns/any-in-words.ts";
import { allPhrases } from "./all-phrases.ts";
import type { Intent } from "./phrases.ts";
import { toWords } from "./read-phrases.ts";

/** What a longer message is about, in any of the languages. */
export const readIntents: (text: string) => ReadonlySet<Intent> = rememberOf((text) => {
  const words = toWords(foldText(text));
  const found = new Set<Intent>();
  for (const [intent, pattern] of patterns()) if (pattern.test(words)) found.add(intent);
  return found;
});

let built: [Intent, WordPatterns][] | undefined;

const patterns = (): [Intent, WordPatterns][] => {
  if (built) return built;
  const intents = Object.keys(allPhrases.en.within) as Intent[];
  built = intents.map((intent) => [
    intent,
    anyInWords(...Object.values(allPhrases).flatMap(({ within }) => within[intent])),
  ]);
  return built;
};
