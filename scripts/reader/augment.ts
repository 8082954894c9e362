import { roles, standings } from "#bot/understand/labels.ts";
import { beginName, type LabelledToken, outside } from "./labelled.ts";

export type Random = () => number;

export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const pick = <Value>(list: readonly Value[], random: Random): Value =>
  list[Math.floor(random() * list.length)] as Value;

type Word = LabelledToken;

const isBegin = (tag: number): boolean => tag === beginName || (tag !== outside && tag % 2 === 1 && tag < beginName);

const roleOf = (tag: number): number => (tag >= beginName ? roles.indexOf("forWhom") : (tag - 1) >> 1);

/** The tokens of each mention: first index and one past the last. */
const spansOf = (words: readonly Word[]): { from: number; to: number; key: string }[] => {
  const spans: { from: number; to: number; key: string }[] = [];
  words.forEach(({ tag, standing }, at) => {
    if (tag === outside) return;
    const last = spans.at(-1);
    if (!isBegin(tag) && last?.to === at) last.to = at + 1;
    else spans.push({ from: at, to: at + 1, key: `${roles[roleOf(tag)]}!${standings[standing]}` });
  });
  return spans;
};

/** Mentions of the same role and standing, by which another can be replaced. */
export type MentionPool = ReadonlyMap<string, readonly (readonly Word[])[]>;

export const poolMentions = (messages: readonly (readonly Word[])[]): MentionPool => {
  const pool = new Map<string, (readonly Word[])[]>();
  for (const words of messages) {
    for (const { from, to, key } of spansOf(words)) {
      const list = pool.get(key) ?? [];
      list.push(words.slice(from, to));
      pool.set(key, list);
    }
  }
  return pool;
};

/** Roles whose words are interchangeable in any sentence. */
const exchanged = new Set(["service", "staff", "when", "name", "forWhom", "duration", "rhythm", "contact"]);

/** Replaces some mentions by others of the same role, as said by another author. */
export const exchangeMentions = (words: readonly Word[], pool: MentionPool, share: number, random: Random): Word[] => {
  const result: Word[] = [];
  let at = 0;
  for (const { from, to, key } of spansOf(words)) {
    result.push(...words.slice(at, from));
    at = to;
    const own = words.slice(from, to);
    const isExchanged = exchanged.has(key.split("!")[0] as string) && random() < share;
    const other = isExchanged ? pick(pool.get(key) ?? [own], random) : own;
    const { acts } = own[0] as Word;
    result.push(...other.map((word) => ({ ...word, acts })));
  }
  return [...result, ...words.slice(at)];
};

const letters = "aeiourstnlmkcd";

const slip = (word: string, random: Random): string => {
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) return word;
  const at = 1 + Math.floor(random() * (word.length - 2));
  const kind = random();
  if (kind < 0.3) return word.slice(0, at) + word.slice(at + 1);
  if (kind < 0.6) return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  if (kind < 0.8) return word.slice(0, at) + word[at] + word.slice(at);
  return word.slice(0, at) + pick([...letters], random) + word.slice(at + 1);
};

const withoutAccents = (text: string): string => text.normalize("NFD").replace(/\p{Mn}/gu, "");

/** Slips, dictation without signs, missing accents and capitals, as people type. */
export const addNoise = (words: readonly Word[], random: Random): Word[] => {
  const isLower = random() < 0.3;
  const isPlain = random() < 0.25;
  const isSigned = random() < 0.7;
  const slips = random() < 0.25 ? 0.1 : 0;
  const isLoud = random() < 0.02;
  return words
    .filter(({ text, tag }) => isSigned || tag !== outside || !/^[.,;!?¿¡]/.test(text))
    .map((word) => {
      let { text } = word;
      if (slips > 0 && random() < slips) text = slip(text, random);
      if (isPlain) text = withoutAccents(text) || text;
      if (isLower) text = text.toLowerCase();
      if (isLoud) text = text.toUpperCase();
      return text === word.text ? word : { ...word, text };
    });
};
