import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buckets, maxPieces, piecesOf } from "#bot/understand/features.ts";
import { type Act, acts, languages, type Question, questions, roles, standings } from "#bot/understand/labels.ts";
import { knownWords, markTokens } from "#bot/understand/marks.ts";
import type { Language } from "#domain/languages.ts";
import {
  addNoise,
  exchangeMentions,
  type MentionPool,
  pick,
  poolMentions,
  type Random,
  seededRandom,
} from "./augment.ts";
import { type Business, type Row, readBusinesses, readRows } from "./corpus.ts";
import { insideName, type LabelledToken, labelTokens } from "./labelled.ts";
import { countedActs, readingOfMarkup } from "./score.ts";

/** Variants of each training row: exchanged mentions, slips, joined messages. */
const variants = 8;

type Sample = {
  words: readonly LabelledToken[];
  marks: Uint8Array;
  language: Language;
  asked: Question;
  booked: number;
  acts: readonly Act[];
  split: number;
  weight?: number;
};

/** All samples as flat numbers that the trainer reads without knowing about text. */
class SampleFile {
  private readonly vocabulary = new Map<string, number>();
  private readonly pieces: number[] = [];
  private readonly heads: number[] = [];
  private readonly body: number[] = [];

  add({ words, marks, split, language, asked, booked, acts: said, weight = 1 }: Sample): void {
    const messageActs = new Set(said.map((act) => acts.indexOf(act)));
    for (const word of words) for (const act of word.acts) messageActs.add(act);
    this.heads.push(
      ...[this.body.length, words.length, split, languages.indexOf(language)],
      ...[questions.indexOf(asked), Math.min(booked, 1)],
      ...toBits([...messageActs]),
      weight,
    );
    words.forEach((word, at) => {
      this.body.push(this.wordId(word.text), marks[at] ?? 0, word.tag, word.standing, ...toBits(word.acts));
    });
  }

  private wordId(text: string): number {
    const known = this.vocabulary.get(text);
    if (known !== undefined) return known;
    const id = this.vocabulary.size + 1;
    this.vocabulary.set(text, id);
    const pieces = piecesOf(text);
    this.pieces.push(...pieces, ...Array.from({ length: maxPieces - pieces.length }, () => 0));
    return id;
  }

  write(folder: string): void {
    mkdirSync(folder, { recursive: true });
    const header = {
      ...{ buckets, maxPieces, acts, roles, standings, questions, languages, tags: insideName + 1 },
      ...{ words: this.vocabulary.size, samples: this.heads.length / headSize, headSize, tokenSize },
    };
    writeFileSync(join(folder, "samples.json"), JSON.stringify(header));
    const files = { pieces: this.pieces, heads: this.heads, body: this.body };
    for (const [name, numbers] of Object.entries(files)) {
      writeFileSync(join(folder, `${name}.i32`), new Uint8Array(Int32Array.from(numbers).buffer));
    }
  }
}

/** Sets of acts are two words of 24 bits. */
const toBits = (set: readonly number[]): [number, number] => {
  const bits: [number, number] = [0, 0];
  for (const act of set) bits[act < 24 ? 0 : 1] |= 1 << (act % 24);
  return bits;
};
const headSize = 9;
const tokenSize = 6;

const joined = (words: readonly LabelledToken[], other: readonly LabelledToken[]): LabelledToken[] => {
  const length = words.at(-1)?.end ?? 0;
  return [...words, ...other.map((word) => ({ ...word, start: word.start + length, end: word.end + length }))];
};

/**
 * How many times a row is seen while others are seen once. Acts, questions and standings that few rows have would otherwise
 * be learned last, and most rows do one thing where strangers often do two.
 */
const weigh = (rows: readonly Row[]): ((row: Row) => number) => {
  const counts = new Map<string, number>();
  const traits = ({ message, asked }: Row): Set<string> =>
    new Set([
      ...message.acts.map(({ act }) => `act ${act}`),
      ...message.mentions.map(({ role, standing }) => `mention ${standing === "wanted" ? role : standing}`),
      `asked ${asked}`,
    ]);
  for (const row of rows) for (const trait of traits(row)) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  const isRare = (trait: string): boolean => (counts.get(trait) ?? 0) < rows.length * rareShare;
  const isManifold = (row: Row): boolean => countedActs(readingOfMarkup(row.message)).size > 1;
  return (row) => 1 + Math.min(2, [...traits(row)].filter(isRare).length) + (isManifold(row) ? 1 : 0);
};
const rareShare = 0.04;

/** Joins that sound natural: a courtesy or a question after a wish, never two wishes. */
const isJoined = (row: Row): boolean =>
  row.asked === "start" && row.message.text.length < 90 && row.message.acts.every(({ act }) => joinedActs.has(act));
const joinedActs = new Set([
  "price",
  "hours",
  "place",
  "ask",
  "thanks",
  "bye",
  "person",
  "feeling",
  "mine",
  "name",
  "late",
  "times",
]);

const aboutRow = ({
  language,
  asked,
  booked,
  message,
}: Row): Pick<Sample, "language" | "asked" | "booked" | "acts"> => ({
  ...{ language, asked, booked },
  acts: message.acts.map(({ act }) => act),
});

type Material = { row: Row; words: readonly LabelledToken[] };
type Context = {
  pool: MentionPool;
  tails: readonly Material[];
  businesses: Readonly<Record<string, Business>>;
  random: Random;
};

const wordsByTag = (words: readonly LabelledToken[], role: number): string[] =>
  words.filter(({ tag }) => tag === 1 + 2 * role || tag === 2 + 2 * role).map(({ text }) => text);

const variantOf = ({ row, words }: Material, { pool, tails, businesses, random }: Context): Sample => {
  let made = exchangeMentions(words, pool, 0.35, random);
  const isWish = row.message.acts.some(({ act }) => ["book", "move", "cancel", "inform", "yes", "no"].includes(act));
  if (isWish && words.length < 25 && tails.length > 0 && random() < 0.12) {
    made = joined(made, exchangeMentions(pick(tails, random).words, pool, 0.35, random));
  }
  const business = businesses[row.business] ?? { services: [], staff: [] };
  // Exchanged names belong to the business in most variants, so that marks mean what they will mean elsewhere.
  const isKnown = random() < 0.8;
  const services = isKnown ? [...business.services, ...wordsByTag(made, 0)] : business.services;
  const staff = isKnown ? [...business.staff, ...wordsByTag(made, 1)] : business.staff;
  made = addNoise(made, random).slice(0, 64);
  const marks = markTokens(made, knownWords(services, staff)).map((mark) => (random() < 0.1 ? 0 : mark));
  return { words: made, marks, ...aboutRow(row), split: 0 };
};

const plainSample = (row: Row, businesses: Readonly<Record<string, Business>>, split: number): Sample => {
  const words = labelTokens(row.message).slice(0, 64);
  const { services, staff } = businesses[row.business] ?? { services: [], staff: [] };
  return { words, marks: markTokens(words, knownWords(services, staff)), ...aboutRow(row), split };
};

/** Writes the training and dev rows as numbers for `train.py`: split 0 plain, 1 dev, 2 and up the variants. */
export const prepareSamples = (folder: string, seed: number): void => {
  const businesses = readBusinesses();
  const file = new SampleFile();
  const train = readRows("train");
  const weightOf = weigh(train);
  for (const row of train) file.add({ ...plainSample(row, businesses, 0), weight: weightOf(row) });
  for (const row of readRows("dev")) file.add(plainSample(row, businesses, 1));
  for (const language of languages)
    addVariants(
      file,
      train.filter((row) => row.language === language),
      { businesses, language, seed },
    );
  file.write(folder);
};

type VariantOptions = { businesses: Readonly<Record<string, Business>>; language: Language; seed: number };

const addVariants = (file: SampleFile, rows: readonly Row[], { businesses, language, seed }: VariantOptions): void => {
  const random = seededRandom(seed + languages.indexOf(language));
  const material = rows.map((row) => ({ row, words: labelTokens(row.message) }));
  const pool = poolMentions(material.map(({ words }) => words));
  const tails = material.filter(({ row }) => isJoined(row));
  for (let variant = 0; variant < variants; variant += 1) {
    for (const one of material)
      file.add({ ...variantOf(one, { pool, tails, businesses, random }), split: 2 + variant });
  }
};

if (import.meta.main) prepareSamples(process.argv[2] ?? ".cache/reader", 1);
