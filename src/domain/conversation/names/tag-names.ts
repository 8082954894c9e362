import type { Language } from "../../languages.ts";
import { wordsOf } from "../reading/lexicon/all-lexicons.ts";
import { isCommonWord } from "../words/common-words.ts";
import { decodeBase64 } from "../words/decode-base64.ts";
import type { WordToken } from "../words/tokens.ts";
import type { WordKind } from "../words/word-kind.ts";
import { isCourtesy } from "./courtesies.ts";
import { findBestLabels } from "./find-best-labels.ts";
import { isListed, type NameToken, nameFeatures, withoutEnding } from "./name-features.ts";
import { type NameContext, type NameLabel, nameLabels } from "./name-labels.ts";
import { familyNameList, givenNameList, nameMargin, nameSteps, nameWeights } from "./name-weights.gen.ts";
import { isExclamation } from "./rules/exclamations.ts";

type Circumstances = {
  context: NameContext;
  language: Language;
  kindOf: (word: string) => WordKind | null;
};

export type TaggedToken = NameToken & { label: NameLabel };

/**
 * Where nobody asked for a name, one has to be plain, and a yes to a summary mustn't become one; who is to do the work is
 * said nowhere else. By the order of the labels, in parts of what training kept between right and wrong.
 */
const cautionsFor: Readonly<Record<NameContext, readonly number[]>> = {
  open: [0, 0.5, 0.5, 0.3, 0.4, 0],
  asked: [0, -0.1, -0.1, -0.1, 0, 0],
  shown: [0, 0.6, 0.5, 0.5, 0.5, 0],
};

/** Each word of a message with what it is: a part of a name and whose, the word for a relation, or neither. */
export const tagNames = (tokens: readonly WordToken[], { context, language, kindOf }: Circumstances): TaggedToken[] => {
  const { table, steps, cautions, given, family, relations } = model();
  const described = tokens.map((token): NameToken => {
    const { word } = token;
    return {
      ...token,
      kind: kindOf(word),
      isRelation: relations.has(withoutEnding(word)),
      isCommon: isCommonWord(word),
      isGiven: isListed(given, withoutEnding(word)),
      isFamily: isListed(family, withoutEnding(word)),
    };
  });
  const rows = nameFeatures(described, context, language);
  const labels = findBestLabels(rows, { table, steps, cautions: cautions[context] }, nameLabels.length);
  return described.map((token, index) => {
    const isExclaimed = isExclamation(token.word);
    const isIdle = isExclaimed || (!token.isGiven && isCourtesy(token.word));
    const label = isIdle ? "none" : (nameLabels[labels[index] ?? 0] ?? "none");
    return { ...token, label, isCommon: token.isCommon || isExclaimed };
  });
};

type Model = {
  table: Int8Array;
  steps: Float64Array;
  cautions: Readonly<Record<NameContext, readonly number[]>>;
  given: ReadonlySet<string>;
  family: ReadonlySet<string>;
  relations: ReadonlySet<string>;
};

const scaled = (cautions: readonly number[]): number[] => cautions.map((part) => part * nameMargin);

let loaded: Model | undefined;

const model = (): Model => {
  loaded ??= {
    table: decodeBase64(nameWeights),
    steps: Float64Array.from(nameSteps),
    cautions: { open: scaled(cautionsFor.open), asked: scaled(cautionsFor.asked), shown: scaled(cautionsFor.shown) },
    given: new Set(givenNameList.split(" ")),
    family: new Set(familyNameList.split(" ")),
    relations: wordsOf("relations"),
  };
  return loaded;
};
