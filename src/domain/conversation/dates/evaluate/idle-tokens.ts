import type { Parse } from "../parse/parse.ts";
import type { Token } from "../parse/tokenize.ts";
import type { Item } from "../terms/term.ts";

/**
 * Which words stand in a clause that asks for nothing: a story about the past, thanks for something, good wishes. A
 * clause with a wish in it, or a question, asks.
 */
export const idleTokens = (
  { tokens, chosen, itemsFrom }: Parse,
  text: string,
  isUmlaut: (at: number) => boolean,
): readonly boolean[] => {
  const idle = new Array<boolean>(tokens.length).fill(false);
  const covered = new Set(chosen.flatMap(({ start, end }) => tokens.slice(start, end)));
  const isTold = (token: Token): boolean => !covered.has(token) && !isUmlaut(token.start + 1);
  for (let from = 0; from < tokens.length; ) {
    let to = from + 1;
    while (to < tokens.length && (tokens[to]?.pause ?? 0) === 0) to += 1;
    const said = itemsFrom.slice(from, to).flat();
    const isStory = said.some(({ category, start }) => category === "idle" && isTold(tokens[start] as Token));
    const told = said.filter(({ category }) => category === "idle");
    const isIn = (wish: Item): boolean =>
      told.some(({ start, end }) => (start < wish.start ? end > wish.start : start === wish.start && end >= wish.end));
    const isAsked = said.some((item) => item.category === "wish" && !isIn(item)) || isQuestion(tokens, to, text);
    const isRecalled = said.some(({ category }) => category === "recall");
    if (isRecalled || (isStory && !isAsked) || (isPromise(said) && !isQuestion(tokens, to, text)))
      idle.fill(true, from, to);
    from = to;
  }
  return idle;
};

/** "I'll let you know by Friday"; with a time beside it, it may be a wish. */
const isPromise = (said: readonly Item[]): boolean =>
  said.some(({ category }) => category === "promise") &&
  !said.some(({ category }) => category === "num" || category === "clock" || category === "dottedClock");

/** Whether a question mark follows, before the next sentence begins. */
const isQuestion = (tokens: Parse["tokens"], to: number, text: string): boolean => {
  let last = to;
  while (last < tokens.length && (tokens[last]?.pause ?? 0) < 2) last += 1;
  return text.slice(tokens[last - 1]?.end ?? 0, tokens[last]?.start ?? text.length).includes("?");
};

/** Whether a wish or a question stands anywhere. */
export const hasWish = ({ itemsFrom }: Parse, text: string): boolean =>
  text.includes("?") || itemsFrom.some((items) => items.some(({ category }) => category === "wish"));
