import { isJoiningWord, isSameWord, wantedWords } from "../find-name-words.ts";
import type { NamedRow, NameMatch } from "../match-name.ts";
import { isCutOff, isRoughly, isShortForm } from "./is-roughly.ts";

type RoughOptions = {
  /** Whether a word is one of its own and so no slip: of everyday sentences, of a calendar, of another service. */
  isElse: (word: string) => boolean;
  isRefused: (position: number) => boolean;
};

/**
 * The names that a text may mean by words typed in a hurry. Of a name of several words all have to be there, one after the
 * other, and words that mean something else count only as what they are. The longest name wins; none where two are as long.
 */
export const matchRoughly = (
  words: readonly string[],
  named: readonly NamedRow[],
  options: RoughOptions,
): NameMatch | null => {
  let best: NameMatch = { ids: [], used: new Set() };
  let length = 0;
  for (const { id, name } of named) {
    const wanted = wantedWords(name);
    const used = wanted.length > 1 ? findRun(words, wanted, options) : findOne(words, wanted[0] ?? "", options);
    if (used.length === 0 || wanted.length < length) continue;
    best = wanted.length > length ? { ids: [id], used: new Set(used) } : { ids: [...best.ids, id], used: best.used };
    length = wanted.length;
  }
  return best.ids.length === 1 ? best : null;
};

const findOne = (words: readonly string[], wanted: string, { isElse, isRefused }: RoughOptions): readonly number[] => {
  const at = words.findIndex(
    (typed, position) =>
      (isShortForm(typed, wanted) || isCutOff(typed, wanted)) && !isElse(typed) && !isRefused(position),
  );
  return at < 0 ? [] : [at];
};

/** Where all words of a name are in their order, at least one of them with a slip. */
const findRun = (
  words: readonly string[],
  wanted: readonly string[],
  { isElse, isRefused }: RoughOptions,
): readonly number[] => {
  for (const start of words.keys()) {
    const used: number[] = [];
    let [position, plain] = [start, 0];
    for (const word of wanted) {
      while (used.length > 0 && isJoiningWord(words[position]) && words[position] !== word) position += 1;
      const typed = words[position] ?? "";
      const isPlain = isSameWord(typed, word, plainly);
      if (isRefused(position) || !(isPlain || (isRoughly(typed, word) && !isElse(typed)))) break;
      if (isPlain) plain += 1;
      used.push(position);
      position += 1;
    }
    if (used.length === wanted.length && plain < wanted.length) return used;
  }
  return [];
};

const plainly = { isForgiving: false, isDoubtful: () => false };
