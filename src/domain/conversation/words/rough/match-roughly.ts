import { isJoiningWord, isSameWord, wantedWords } from "../find-name-words.ts";
import type { NamedRow, NameMatch } from "../match-name.ts";
import { isGeneralWord } from "../word-kind.ts";
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
  if (best.ids.length === 0) return findBeginning(words, named, options);
  return best.ids.length === 1 ? best : null;
};

/** "bio" for "Bioimpedância", "pelu" for "Peluquería canina": how a word of one name alone begins, or without its vowels. */
const findBeginning = (
  words: readonly string[],
  named: readonly NamedRow[],
  { isElse, isRefused }: RoughOptions,
): NameMatch | null => {
  for (const [at, typed] of words.entries()) {
    const isLong = typed.length >= 4 || (typed.length === 3 && (at === 0 || articles.has(words[at - 1] ?? "")));
    if (!isLong || isElse(typed) || isRefused(at)) continue;
    const [only, ...others] = named.filter(({ name }) =>
      wantedWords(name).some((word) => !isGeneralWord(word) && isBeginning(typed, word)),
    );
    if (only && others.length === 0) return { ids: [only.id], used: new Set([at]) };
  }
  return null;
};

const isBeginning = (typed: string, wanted: string): boolean =>
  (wanted.length >= typed.length + 3 && wanted.startsWith(typed)) || isShortForm(typed, wanted);

const articles = new Set("a an the un una la el une le ein eine ne die der das um uma o".split(" "));

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
