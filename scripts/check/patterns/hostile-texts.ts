import { type AST, RegExpParser } from "@eslint-community/regexpp";

/** A text by how it is made: what it begins with, what is repeated until it is long enough, and what it ends with. */
export type HostileText = { before: string; repeated: string; after: string };

/** No pattern waits for it, so that what has matched so far is tried in all other ways. */
const failing = "\u0001";

const parser = new RegExpParser({ ecmaVersion: 2025 });

/**
 * Texts that a backtracking engine may take long for, by what a pattern itself repeats: each repeated sign or word, pairs of
 * them, what leads to a repetition, and the beginnings of its alternatives, again and again, with an end that never fits.
 */
export const hostileTexts = (source: string, flags: string): HostileText[] => {
  const pattern = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes("u"),
    unicodeSets: flags.includes("v"),
  });
  const { repeats, words } = partsOf(pattern);
  const signs = [...new Set(repeats.map(({ sign }) => sign))].slice(0, 14);
  const starts = [...words].slice(0, 12);
  const repeated = [
    ...signs.flatMap((sign) => [sign, ...signs.slice(0, 6).map((other) => sign + other)]),
    ...repeats.slice(0, 20).map(({ prefix, sign }) => prefix + sign),
    ...starts.flatMap((word) => [word, `${word} `]),
    ...starts.slice(0, 4).flatMap((word) => signs.slice(0, 4).map((sign) => word + sign)),
    ...[" ", "a", "a "],
  ];
  const led = repeats.slice(0, 20).map(({ prefix, sign }) => ({ before: prefix, repeated: sign, after: failing }));
  return [...[...new Set(repeated)].map((each) => ({ before: "", repeated: each, after: failing })), ...led];
};

type Parts = { repeats: { prefix: string; sign: string }[]; words: Set<string> };

/** What a pattern repeats without a narrow limit, with a text that leads there; and a text for each alternative. */
const partsOf = (pattern: AST.Pattern): Parts => {
  const parts: Parts = { repeats: [], words: new Set() };
  const visit = (node: AST.Node, prefix: string): void => {
    if (node.type === "Quantifier") {
      if (node.max > 20)
        parts.repeats.push(...samplesOf(node.element).flatMap((sign) => (sign === "" ? [] : [{ prefix, sign }])));
      visit(node.element, prefix);
    } else if (node.type === "Alternative") {
      let lead = prefix;
      for (const element of node.elements) {
        visit(element, lead);
        lead += samplesOf(element).find((sample) => sample !== "") ?? "";
      }
      if (lead !== "") parts.words.add(lead);
    } else if ("alternatives" in node) for (const alternative of node.alternatives) visit(alternative, prefix);
  };
  visit(pattern, "");
  return parts;
};

/** Texts that a part of a pattern takes. */
const samplesOf = (node: AST.Node): string[] => {
  switch (node.type) {
    case "Character":
      return [String.fromCodePoint(node.value)];
    case "CharacterSet":
    case "CharacterClass":
    case "ExpressionCharacterClass":
      return signsOf(node.raw);
    case "Group":
    case "CapturingGroup":
      return node.alternatives.slice(0, 6).map(sampleOfAlternative);
    case "Quantifier": {
      const sample = samplesOf(node.element)[0] ?? "";
      return [sample.repeat(node.min), sample.repeat(Math.max(1, node.min))];
    }
    default:
      return [""];
  }
};

const sampleOfAlternative = ({ elements }: AST.Alternative): string =>
  elements.map((element) => samplesOf(element)[0] ?? "").join("");

const common = [..."a 0-.,:\n\t'\"/é語@=;x(){}<&"];
const known = new Map<string, string[]>();

/** Up to four signs of a class. */
const signsOf = (raw: string): string[] => {
  const kept = known.get(raw);
  if (kept) return kept;
  const isIn = matcherOf(raw);
  const usual = common.filter(isIn).slice(0, 4);
  const rare = [...Array(0x2000).keys(), 0xfe0f, 0xff9e, 0x1f600].map((code) => String.fromCodePoint(code));
  const found = usual.length > 0 ? usual : rare.filter(isIn).slice(0, 2);
  known.set(raw, found);
  return found;
};

const matcherOf = (raw: string): ((sign: string) => boolean) => {
  for (const flags of ["u", ""]) {
    try {
      const single = new RegExp(`^(?:${raw})$`, flags);
      return (sign) => single.test(sign);
    } catch {
      // Written for the other mode.
    }
  }
  return () => false;
};
