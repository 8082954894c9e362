import { isCommonWord } from "../../../words/common-words.ts";
import { slipsIn } from "../../../words/edit-distance.ts";
import type { CompiledLexicon } from "../compile-lexicon.ts";
import { soundOf } from "./sound-of.ts";

/** A word as the lexicon spells it: aliases, umlauts written as two letters, letters held down, and slips in long date words. */
export const spellingOf = (word: string, lexicon: CompiledLexicon): string => {
  const alias = lexicon.aliases.get(word);
  if (alias !== undefined) return alias;
  if (lexicon.known.has(word) || word.length < 4) return word;
  const ready = lexicon.slips.get(word);
  if (ready !== undefined) return ready;
  const found = search(word, lexicon);
  if (lexicon.slips.size < 5000) lexicon.slips.set(word, found);
  return found;
};

const search = (word: string, lexicon: CompiledLexicon): string => {
  for (const other of [
    word.replace(/([aou])e/g, "$1"),
    word.replace(/(.)\1{2,}/g, "$1"),
    word.replace(/(.)\1{2,}/g, "$1$1"),
  ]) {
    if (other === word) continue;
    const meant = lexicon.aliases.get(other) ?? other;
    if (lexicon.known.has(meant)) return meant;
  }
  const heard = isCommonWord(word) ? undefined : lexicon.sounds.get(soundOf(word, lexicon.language));
  if (heard !== undefined) return heard;
  if (word.length < 5) return word;
  let best = word;
  let fewest = Number.POSITIVE_INFINITY;
  let isTied = false;
  for (const wanted of lexicon.forgivable.get(word[0] as string) ?? []) {
    if (Math.abs(wanted.length - word.length) > 2) continue;
    const slips = slipsIn(word, wanted);
    if (slips === Number.POSITIVE_INFINITY || slips > fewest) continue;
    isTied = slips === fewest && !wanted.startsWith(best) && !best.startsWith(wanted);
    if (slips === fewest && !isTied && best.length <= wanted.length) continue;
    fewest = slips;
    best = wanted;
  }
  return isTied ? word : best;
};
