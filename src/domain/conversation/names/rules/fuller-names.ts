import { isCourtesy } from "../courtesies.ts";
import type { NameSpan } from "../name-spans.ts";
import type { TaggedToken } from "../tag-names.ts";

/** The name as it is said more fully elsewhere in the message: "it's Fonseca. Put Amadeu Fonseca, there are many". */
export const fullerName = (text: string, tagged: readonly TaggedToken[], name: NameSpan): NameSpan => {
  const [only] = name.tokens;
  if (name.count > 1 || !only || only.isGiven) return name;
  const at = tagged.findLastIndex(
    ({ word, isAfterBreak }, index) => word === only.word && !isAfterBreak && isFirstName(tagged[index - 1]),
  );
  const [first, last] = [tagged[at - 1], tagged[at]];
  if (at < 1 || !first || !last) return name;
  const tokens = [first, last];
  return { text: text.slice(first.start, last.end), start: first.start, end: last.end, count: 2, tokens };
};

const isFirstName = (token: TaggedToken | undefined): boolean =>
  token?.isGiven === true && token.kind === null && /^\p{Lu}\p{Ll}/u.test(token.raw);

/** "…\n\nTó Zé Marreiros": on a line of its own a short first word belongs to the name behind it. */
export const withLineBegun = (tagged: readonly TaggedToken[], text: string): readonly TaggedToken[] => {
  const line = text.trimEnd().lastIndexOf("\n");
  const start = line < 0 ? -1 : tagged.findIndex((token) => token.start > line);
  const [first, ...others] = start < 0 ? [] : tagged.slice(start);
  const isName =
    first !== undefined &&
    others.length > 0 &&
    others.length < 5 &&
    first.raw.length < 4 &&
    first.label === "none" &&
    !isCourtesy(first.word) &&
    others.some(({ label }) => label === "own") &&
    [first, ...others].every(
      ({ raw, kind, isAfterBreak }, at) =>
        kind === null && /^\p{Lu}[\p{L}'’-]+$/u.test(raw) && (at === 0 || !isAfterBreak),
    );
  return isName ? tagged.map((token, at) => (at >= start ? { ...token, label: "own" } : token)) : tagged;
};
