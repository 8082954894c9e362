import { rememberOf } from "../../text/remember-of.ts";
import { slipsIn } from "../words/edit-distance.ts";
import { foldText } from "../words/fold-text.ts";
import { allPhrases } from "./all-phrases.ts";
import type { WholePhrase } from "./phrases.ts";

/** What a whole message may mean to the bot; several where a word has several meanings, empty when none. */
export const readPhrases: (text: string) => ReadonlySet<WholePhrase> = rememberOf((text) => {
  const folded = foldText(text).replace(/\p{Emoji_Modifier}/gu, "");
  const sign = folded.match(/^(?:\p{Extended_Pictographic}|\s)+$/u) ? signs[folded.trim().slice(0, 2)] : undefined;
  if (sign) return new Set([sign]);
  const words = toWords(folded);
  if (words === "" || words.length > longestPhrase) return none;
  const { meanings } = phrasebook();
  const bare = withoutFillers(words);
  const exact = meanings.get(words) ?? meanings.get(bare);
  const said = politeSequence(words);
  if (exact) return said === "yes" && exact.has("thanks") ? exact.union(new Set([said])) : exact;
  if (said) return new Set([said]);
  return nearestTo([...new Set([words, bare])]);
});

/** The meanings of the phrases with the fewest slips between them and the message. */
const nearestTo = (spellings: readonly string[]): ReadonlySet<WholePhrase> => {
  let [fewest, found] = [Number.POSITIVE_INFINITY, none];
  for (const [phrase, names] of near(spellings)) {
    const slips = Math.min(...spellings.map((spelling) => slipsIn(spelling, phrase)));
    if (slips > fewest || slips === Number.POSITIVE_INFINITY) continue;
    const guessable = new Set([...names].filter((name) => isGuessable(name, phrase, slips)));
    if (guessable.size === 0) continue;
    found = slips < fewest ? guessable : found.union(guessable);
    fewest = slips;
  }
  return found;
};

type Meant = readonly [phrase: string, names: ReadonlySet<WholePhrase>];

/** The phrases that may be a slip away: the same first letter, and about as long. */
const near = (spellings: readonly string[]): readonly Meant[] => {
  const { byShape } = phrasebook();
  const keys = spellings.flatMap((spelling) =>
    [-2, -1, 0, 1, 2].map((more) => `${spelling.charAt(0)}${spelling.length + more}`),
  );
  return [...new Set(keys)].flatMap((key) => byShape.get(key) ?? []);
};

/**
 * What a row of polite phrases comes to: "ok perfect, thanks" is a yes, "ok, bye" isn't. Null when anything else is in
 * the message.
 */
const politeSequence = (words: string): WholePhrase | null => {
  const { meanings, fillers } = phrasebook();
  const all = words.split(" ");
  // What the words up to each position come to; undefined where no row of phrases ends there.
  const upTo: (ReadonlySet<WholePhrase> | undefined)[] = [new Set()];
  for (let end = 1, reached = 0; end <= all.length; end++) {
    // No row of phrases gets as far as here.
    if (end - reached > longestPiece) return null;
    for (let start = Math.max(0, end - longestPiece); start < end && upTo[end] === undefined; start++) {
      const before = upTo[start];
      if (!before) continue;
      const piece = all.slice(start, end).join(" ");
      const meant = meanings.get(piece);
      const name = meant && polite.find((one) => meant.has(one));
      if (name) upTo[end] = before.union(new Set([name]));
      else if (fillers.has(piece)) upTo[end] = before;
    }
    if (upTo[end]) reached = end;
  }
  const found = upTo[all.length] ?? none;
  return found.has("bye") ? "bye" : (polite.find((name) => found.has(name)) ?? null);
};

const longestPiece = 6;

const polite = ["yes", "thanks", "hello", "bye"] as const;

/** Words and numbers alone, one space between. */
export const toWords: (folded: string) => string = rememberOf((folded) =>
  (folded.match(/[\p{L}\p{N}]+/gu) ?? []).join(" "),
);

const none: ReadonlySet<WholePhrase> = new Set();

/** Longer messages say something of their own. */
const longestPhrase = 60;

/**
 * What silences the bot is never guessed. Nor is a yes or a no where much of it may be somebody's name ("claro") or the
 * slip is most of what was said ("ich bin dabei", "ich bin 35"). "Perdona" isn't a person.
 */
const isGuessable = (name: WholePhrase, phrase: string, slips: number): boolean => {
  if (name === "stop" || name === "start") return false;
  if (name === "talk") return phrase.length >= 8;
  if (name !== "yes" && name !== "no" && name !== "declined") return true;
  return phrase.length >= 7 && (slips < 2 || !phrase.includes(" "));
};

const signs: Readonly<Record<string, WholePhrase>> = {
  "👍": "yes",
  "👌": "yes",
  "✅": "yes",
  "👎": "no",
  "❌": "no",
  "🙏": "thanks",
};

type Phrasebook = {
  meanings: ReadonlyMap<string, ReadonlySet<WholePhrase>>;
  /** Phrases by their first letter and their length. */
  byShape: ReadonlyMap<string, readonly Meant[]>;
  fillers: ReadonlySet<string>;
  /** Fillers by their first word, with their place among all: the longest come first. */
  fillersBy: ReadonlyMap<string, readonly Filler[]>;
};

type Filler = readonly [place: number, filler: string];

let built: Phrasebook | undefined;

const phrasebook = (): Phrasebook => {
  if (built) return built;
  const meanings = new Map<string, Set<WholePhrase>>();
  for (const { whole } of Object.values(allPhrases)) {
    for (const [name, phrases] of Object.entries(whole) as [WholePhrase, readonly string[]][]) {
      for (const phrase of phrases) {
        const names = (meanings.get(phrase) ?? new Set()).add(name);
        meanings.set(phrase, name === "declined" ? names.add("no") : names);
      }
    }
  }
  const fillers = Object.values(allPhrases).flatMap((phrases) => phrases.fillers);
  const sorted = fillers.sort((a, b) => b.length - a.length).map((filler, place): Filler => [place, filler]);
  built = {
    meanings,
    byShape: Map.groupBy(meanings, ([phrase]) => `${phrase.charAt(0)}${phrase.length}`),
    fillers: new Set(fillers),
    fillersBy: Map.groupBy(sorted, ([, filler]) => filler.split(" ", 1)[0] ?? ""),
  };
  return built;
};

const withoutFillers = (words: string): string => {
  const { fillersBy } = phrasebook();
  let left = ` ${words} `;
  const there = [...new Set(words.split(" "))].flatMap((word) => fillersBy.get(word) ?? []);
  for (const [, filler] of there.sort(([a], [b]) => a - b)) left = left.replaceAll(` ${filler} `, " ");
  return left.trim().replace(/\s+/g, " ");
};
