import { wantedWords } from "../../words/find-name-words.ts";
import type { NamedRow } from "../../words/match-name.ts";

type Abbreviated = { id: string; letters: string };

/** The one service that letters stand for: "WSF" for "Waschen, Schneiden, Föhnen", "KG" for "Krankengymnastik". */
export const abbreviatedType = (words: readonly string[], types: readonly NamedRow[]): Abbreviated | null => {
  for (const word of words.filter(isLetters)) {
    const [only, ...others] = types.filter(({ name }) => standsFor(word, wantedWords(name)));
    if (only && others.length === 0) return { id: only.id, letters: word };
  }
  return null;
};

/** Nobody can say it as a word, and it is none that people write short. */
const isLetters = (word: string): boolean => /^[bcdfghjklmnpqrstvwxz]{2,4}$/.test(word) && !shortWords.has(word);

/** Two letters are too often something else: "CB" is a card and no "Coupe et barbe". */
const standsFor = (letters: string, name: readonly string[]): boolean =>
  name.length > 1
    ? letters.length > 2 && name.map(([first]) => first).join("") === letters
    : standsForParts(letters, name[0] ?? "");

/** A long word is made of parts, each of at least three letters, and the letters are their first ones. */
const standsForParts = (letters: string, word: string): boolean =>
  word.length >= 5 * letters.length && new RegExp(`^${[...letters].join("\\w{3,}")}\\w{3,}$`).test(word);

const shortWords = new Set(
  "cb fr pm tv mr mrs ms dr st nd rd th hr hrs min pls plz thx tks tx ty np btw brb lg vg mfg bzw tgl std svp stp bjr slt rdv pq tb tbm tbn vc vcs cc ml kr gr sms pls grds bjs vdd mdr ptn jsp cv cf qd qdo bj pf dds wtf fml tmw tmrw wknd nxt sth smth lmk rsvp mwst zzt ggf nv nr".split(
    " ",
  ),
);
