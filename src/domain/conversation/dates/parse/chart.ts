import type { Item, Term } from "../terms/term.ts";
import type { ParseContext } from "./parse-context.ts";
import type { DateToken } from "./tokenize-text.ts";

/** How terms are put together: a pattern of categories, and what it means. Missing optional terms are undefined. */
export type GrammarRule = {
  readonly category: string;
  /** Categories with spaces between; `a/b` for either, `a?` for one that may be missing, `a-b` never over a comma. */
  readonly pattern: string;
  readonly build: (terms: readonly (Term | undefined)[], context: ParseContext, place: TokenRange) => Term | null;
};

export const rule = (category: string, pattern: string, build: GrammarRule["build"]): GrammarRule => ({
  category,
  pattern,
  build,
});

export type TokenRange = { readonly start: number; readonly end: number };

/** Whether no comma or full stop comes between the words: "el 11, a las dos" is a day and an hour, not a stretch. */
export const isTight = ({ tokens }: ParseContext, { start, end }: TokenRange): boolean =>
  tokens.slice(start + 1, end).every(({ pause }) => pause === 0);

type Element = { categories: ReadonlySet<string>; position: number };
/** `before`: the categories that may come right before the last element; null when it is the only one. */
type Variant = { rule: GrammarRule; elements: readonly Element[]; before: readonly string[] | null };

/** Rules by the category of their last element. */
export type CompiledRules = ReadonlyMap<string, readonly Variant[]>;

export const compileRules = (rules: readonly GrammarRule[]): CompiledRules => {
  const byLast = new Map<string, Variant[]>();
  for (const rule of rules) {
    for (const elements of variantsOf(rule.pattern.split(" "))) {
      const next = elements.at(-2);
      const before = next ? [...next.categories] : null;
      for (const category of elements.at(-1)?.categories ?? []) {
        const list = byLast.get(category) ?? [];
        list.push({ rule, elements, before });
        byLast.set(category, list);
      }
    }
  }
  return byLast;
};

const variantsOf = (pieces: readonly string[]): Element[][] => {
  let variants: Element[][] = [[]];
  for (const [position, piece] of pieces.entries()) {
    const isOptional = piece.endsWith("?");
    const categories = new Set((isOptional ? piece.slice(0, -1) : piece).split("/"));
    const longer = variants.map((elements) => [...elements, { categories, position }]);
    variants = isOptional ? [...variants, ...longer] : longer;
  }
  return variants.filter((elements) => elements.length > 0);
};

/** All that the rules make of the terms of a text, by the token where each ends. */
export const buildChart = (
  lexical: readonly (readonly Item[])[],
  tokens: readonly DateToken[],
  rules: CompiledRules,
  context: ParseContext,
): Item[][] => {
  const chart: Item[][] = Array.from({ length: tokens.length + 1 }, () => []);
  // Which categories end where: most rules need one that isn't there.
  const ending: Set<string>[] = chart.map(() => new Set());
  let built = 0;
  for (let end = 1; end <= tokens.length; end++) {
    const here = chart[end] as Item[];
    const agenda = [...(lexical[end] ?? [])];
    const add = (made: Item): void => {
      if (agenda.length > 400 || isKnown(agenda, made)) return;
      built += 1;
      agenda.push(made);
    };
    const building = { chart, context, add };
    for (let next = 0; next < agenda.length && built < mostItems; next++) {
      const item = agenda[next] as Item;
      here.push(item);
      (ending[end] as Set<string>).add(item.category);
      const there = ending[item.start] as Set<string>;
      for (const variant of rules.get(item.category) ?? []) {
        if (variant.before && !variant.before.some((category) => there.has(category))) continue;
        complete(variant, item, building);
      }
    }
  }
  return chart;
};

/** More than any message needs; a text made to be slow ends here. */
const mostItems = 4000;

/** At most a few readings of the same tokens as the same thing. */
const isKnown = (agenda: readonly Item[], made: Item): boolean => {
  let same = 0;
  for (const item of agenda) {
    if (item.category !== made.category || item.start !== made.start) continue;
    // An idiom isn't kept out by what its words add up to.
    if ((item.term.bonus ?? 0) >= (made.term.bonus ?? 0)) same += 1;
  }
  return same >= 3;
};

type Building = { chart: readonly (readonly Item[])[]; context: ParseContext; add: (item: Item) => void };

const complete = ({ rule, elements }: Variant, last: Item, { chart, context, add }: Building): void => {
  const found: Item[] = [last];
  const extend = (index: number): void => {
    const start = (found[0] as Item).start;
    if (index < 0) {
      const terms: (Term | undefined)[] = [];
      for (const [at, element] of elements.entries()) terms[element.position] = (found[at] as Item).term;
      const term = rule.build(terms, context, { start, end: last.end });
      if (term) add({ category: rule.category, start, end: last.end, term });
      return;
    }
    const pause = context.tokens[start]?.pause ?? 0;
    if (pause === 2) return;
    const { categories } = elements[index] as Element;
    for (const item of chart[start] ?? []) {
      if (!categories.has(item.category) || (pause > 0 && operators.has(item.category))) continue;
      found.unshift(item);
      extend(index - 1);
      found.shift();
    }
  };
  extend(elements.length - 2);
};

/** These take nothing from after a comma: "the Tuesday after, the 1st" is the 1st. */
const operators = new Set(["before", "after", "until", "from", "eve", "dayAfter"]);
