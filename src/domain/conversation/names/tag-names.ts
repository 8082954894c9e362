import { decodeBase64 } from "../words/decode-base64.ts";
import type { Token } from "../words/tokens.ts";
import { findBestLabels } from "./find-best-labels.ts";
import { nameFeatures } from "./name-features.ts";
import { type NameContext, type NameLabel, nameLabels } from "./name-labels.ts";
import { everydayWordBits, givenNameBits, nameSteps, nameWeights } from "./name-weights.gen.ts";
import { mayHoldWord } from "./word-filter.ts";

type Circumstances = {
  context: NameContext;
  isKnown: (index: number) => boolean;
  isRelation: (word: string) => boolean;
};

/** What each word of a message is: a part of a name and whose, the word for a relation, or neither. */
export const tagNames = (tokens: readonly Token[], { context, isKnown, isRelation }: Circumstances): NameLabel[] => {
  const { table, given } = weights();
  const described = tokens.map((token, index) => ({
    ...token,
    isKnown: isKnown(index),
    isRelation: isRelation(token.word),
    isStrange: isStrangeWord(token.word),
    isGiven: token.word.split("-").every((part) => mayHoldWord(given, part)),
  }));
  const labels = findBestLabels(nameFeatures(described, context), { table, steps: nameSteps }, nameLabels.length);
  return labels.map((label) => nameLabels[label] ?? "none");
};

/** Whether a word is none of everyday messages. */
export const isStrangeWord = (word: string): boolean => !mayHoldWord(weights().everyday, word);

type Weights = { table: Int8Array; everyday: Uint8Array; given: Uint8Array };

let decoded: Weights | undefined;

const weights = (): Weights => {
  decoded ??= {
    table: decodeBase64(nameWeights),
    everyday: new Uint8Array(decodeBase64(everydayWordBits).buffer),
    given: new Uint8Array(decodeBase64(givenNameBits).buffer),
  };
  return decoded;
};
