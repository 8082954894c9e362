/**
 * How the words begin of which a pattern needs one, whatever else it needs; null where it may do without any. Of several such
 * lists in a pattern it is the one with the longest words, which few messages have: of "if(?: \w+){0,6} (?:opens?|frees)" it is
 * "open" and "frees". For patterns that begin with a word, over folded words with one space between.
 */
export const cuesOfPattern = (source: string): readonly string[] | null => cuesOf(source, true).best;

/** The alternatives of a pattern: what is between the bars that are in no group. */
export const alternativesOf = (source: string): string[] => {
  const found: string[] = [];
  let start = 0;
  for (let at = 0; at < source.length; at = endOfElement(source, at)) {
    if (source[at] !== "|") continue;
    found.push(source.slice(start, at));
    start = at + 1;
  }
  return [...found, source.slice(start)];
};

/** The cues of a sequence, and whether what follows it begins a word. */
type Cues = { best: readonly string[] | null; endsAtWord: boolean };

const cuesOf = (source: string, beginsWord: boolean): Cues => {
  let best: readonly string[] | null = null;
  let isAtWord = beginsWord;
  for (let at = 0; at < source.length; ) {
    const end = endOfElement(source, at);
    const element = source.slice(at, end);
    const { isOptional, length } = quantifierAt(source, end);
    if (isSmallLetter(element)) {
      const letters = lettersFrom(source, at);
      if (isAtWord && letters.length > 1) best = rarer(best, [letters]);
      // A letter that may be missing ends the stem: "frees?".
      at = letters === "" ? end + length : at + letters.length;
      at += quantifierAt(source, at).length;
      isAtWord = false;
    } else {
      if (isGroup(element)) {
        const group = cuesOfGroup(element, isAtWord);
        if (!isOptional) best = rarer(best, group.best);
        isAtWord = group.endsAtWord && (isAtWord || !isOptional);
      } else if (!isWidthless(element)) isAtWord = element === " " && !isOptional;
      at = end + length;
    }
  }
  return { best, endsAtWord: isAtWord };
};

/** A group needs a cue if each of its alternatives does. */
const cuesOfGroup = (group: string, beginsWord: boolean): Cues => {
  const each = alternativesOf(group.slice(group.indexOf(":") + 1, -1)).map((one) => cuesOf(one, beginsWord));
  const best = each.every((one) => one.best !== null) ? each.flatMap((one) => one.best ?? []) : null;
  return { best, endsAtWord: each.every(({ endsAtWord }) => endsAtWord) };
};

/** Long words are rarer than short ones; among those as long, few are better than many. */
const rarer = (one: readonly string[] | null, other: readonly string[] | null): readonly string[] | null => {
  if (one === null || other === null) return one ?? other;
  const [length, otherLength] = [shortest(one), shortest(other)];
  return otherLength > length || (otherLength === length && other.length < one.length) ? other : one;
};

const shortest = (cues: readonly string[]): number => Math.min(longEnough, ...cues.map(({ length }) => length));

const longEnough = 5;

/** Letters and figures one after the other, without a last one that may be missing. */
const lettersFrom = (source: string, from: number): string => {
  let end = from;
  while (isSmallLetter(source[end] ?? "")) end += 1;
  return source.slice(from, quantifierAt(source, end).isOptional ? end - 1 : end);
};

const isSmallLetter = (element: string): boolean => /^[a-z\d]$/.test(element);

const isGroup = (element: string): boolean => element.startsWith("(?:");

/** Looks ahead or behind, or at an edge. */
const isWidthless = (element: string): boolean => /^(?:\(\?<?[=!]|\\b|[$^])/.test(element);

/** How often an element comes: the sign behind it, and whether it may be missing. */
const quantifierAt = (source: string, at: number): { isOptional: boolean; length: number } => {
  const [sign = ""] = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(source.slice(at, at + 12)) ?? [];
  return { isOptional: /^(?:[?*]|\{0)/.test(sign), length: sign.length };
};

/** Where a character, an escaped one, a set or a group ends. */
const endOfElement = (source: string, from: number): number => {
  const sign = source[from];
  if (sign === "\\") return source[from + 1] === "p" ? source.indexOf("}", from) + 1 : from + 2;
  if (sign === "[") {
    let at = from + 1;
    while (source[at] !== "]") at += source[at] === "\\" ? 2 : 1;
    return at + 1;
  }
  if (sign !== "(") return from + 1;
  let at = from + 1;
  while (source[at] !== ")") at = endOfElement(source, at);
  return at + 1;
};
