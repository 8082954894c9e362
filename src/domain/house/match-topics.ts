import { foldedWords } from "../conversation/words/fold-text.ts";
import { type HouseTopic, houseTopicNames, houseTopics, troubleWords } from "./house-topics.ts";

/** Folded words that are looked for together, in this order. */
export type Phrase = readonly string[];

/** Whether a typed word is a slip of the wanted one. */
export type IsSlip = (typed: string, wanted: string) => boolean;

/** The topics an owner's title and keywords are about; what owners write they spell right. */
export const topicsOf = (title: string, keywords: string): readonly HouseTopic[] => askedBy(title, keywords).topics;

export type TopicQuestion = { phrases: readonly Phrase[]; topics: readonly HouseTopic[] };

/** What an answer is asked for with: the owner's own phrases, and the topics they are about. */
export const askedBy = (title: string, keywords: string): TopicQuestion => {
  const key = `${title}\n${keywords}`;
  const known = remembered.get(key);
  if (known) return known;
  const phrases = [title, ...keywords.split(/[,;]/)].map(contentWords).filter((phrase) => phrase.length > 0);
  const topics = [...new Set(phrases.flatMap((phrase) => [...matchTopics(phrase, () => false).keys()]))];
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(key, { phrases, topics });
  return { phrases, topics };
};

const mostRemembered = 5_000;
const remembered = new Map<string, TopicQuestion>();

/** Whether words speak of something that went wrong. */
export const tellsTrouble = (words: readonly string[]): boolean =>
  troublePhrases().some((phrase) => findPhrase(words, phrase, () => false) !== null);

/** The topics that words are about, each with where. In "gift card" the card isn't a payment. */
export const matchTopics = (words: readonly string[], isSlip: IsSlip): Map<HouseTopic, ReadonlySet<number>> => {
  const matches = houseTopicNames.flatMap((topic) =>
    topicPhrases()[topic].flatMap((phrase) => {
      const positions = findPhrase(words, phrase, isSlip);
      return positions === null ? [] : [{ topic, positions: new Set(positions) }];
    }),
  );
  const found = new Map<HouseTopic, ReadonlySet<number>>();
  for (const { topic, positions } of matches) {
    const isPart = matches.some(
      (other) => other.positions.size > positions.size && positions.isSubsetOf(other.positions),
    );
    if (!isPart) found.set(topic, positions.union(found.get(topic) ?? nowhere));
  }
  // "May I bring my dog?" is about the dog.
  if (found.has("pets") || found.has("children")) found.delete("bring");
  return found;
};

const nowhere: ReadonlySet<number> = new Set();

/** The positions of a phrase: its words in order, with at most three others between two of them. */
export const findPhrase = (words: readonly string[], phrase: Phrase, isSlip: IsSlip): readonly number[] | null => {
  const [first, ...rest] = phrase;
  if (first === undefined) return null;
  for (const [start, word] of words.entries()) {
    if (!isMeant(word, first, isSlip)) continue;
    const positions = [start];
    for (const next of rest) {
      const from = (positions.at(-1) ?? start) + 1;
      const at = words.slice(from, from + nearby).findIndex((candidate) => isMeant(candidate, next, isSlip));
      if (at < 0) break;
      positions.push(from + at);
    }
    if (positions.length === phrase.length) return positions;
  }
  return null;
};

const nearby = 4;

/** Whether a typed word is the wanted one: with a star by its beginning, else but for its ending and small slips. */
const isMeant = (typed: string, wanted: string, isSlip: IsSlip): boolean => {
  if (typed === wanted) return true;
  if (typed.length < 3 || typed[0] !== wanted[0]) return false;
  const plain = withoutUmlauts(typed);
  if (wanted.endsWith("*")) {
    const stem = wanted.slice(0, -1);
    if (typed.startsWith(stem) || plain.startsWith(stem)) return true;
    // A slip in a short stem makes another word of it.
    return stem.length >= 5 && [-1, 0, 1].some((more) => isSlip(plain.slice(0, stem.length + more), stem));
  }
  if (wanted.length < 4 || typed.length < 4) return false;
  if (stemOf(typed) === stemOf(wanted) || plain === withoutUmlauts(wanted)) return true;
  return isSameFamily(plain, withoutUmlauts(wanted)) || isSlip(plain, withoutUmlauts(wanted));
};

/** Another word of the same family: "allergic" and "allergy", "anzahlen" and "Anzahlung", "veganproducts" and "vegan". */
const isSameFamily = (typed: string, wanted: string): boolean => {
  if (typed.startsWith(wanted) && (wanted.length >= 5 || typed === `${wanted}ing`)) return true;
  const root = rootOf(wanted);
  return root.length >= 5 && root === rootOf(typed);
};

/** A word without what makes it a noun, an adjective or a verb. */
const rootOf = (word: string): string => word.replace(wordEndings, "");

const wordEndings =
  /(?:ungen|ung|isch(?:e[mnrs]?)?|iques?|ic(?:[ao]s?|al)?|ings?|ied|ies|ed|ie[ns]?|i?as?|ando|ados?|adas?|amentos?|a[rm]|[yeo]s?|e[nr]|s)$/;

/** Written without umlauts on the keyboard: "moeglich" is möglich. */
const withoutUmlauts = (word: string): string => word.replace(/([aou])e/g, "$1");

/** Without the endings of the plural and of gender. */
const stemOf = (word: string): string => (word.length >= 5 ? word.replace(/(?:es|en|as|os|s|n|e|a|o)$/, "") : word);

const contentWords = (text: string): Phrase => foldedWords(text).filter((word) => !joiningWords.has(word));

/** What says nothing about what is meant. */
const joiningWords: ReadonlySet<string> = new Set(
  "a an and the of for with to in on at is are do we you i my our your y e o u de del la el los las con para por un una que se et ou du des le les avec pour au aux dans une und oder mit fur der die das den dem bei zu ein eine im am com da dos em no na um uma".split(
    " ",
  ),
);

let troubles: readonly Phrase[] | undefined;

const troublePhrases = (): readonly Phrase[] => {
  troubles ??= troubleWords.map((phrase) => phrase.split(" "));
  return troubles;
};

let built: Readonly<Record<HouseTopic, readonly Phrase[]>> | undefined;

const topicPhrases = (): Readonly<Record<HouseTopic, readonly Phrase[]>> => {
  built ??= Object.fromEntries(
    houseTopicNames.map((topic) => [topic, houseTopics[topic].map((phrase) => phrase.split(" "))]),
  ) as unknown as Record<HouseTopic, readonly Phrase[]>;
  return built;
};
