import type { Mention } from "#bot/understand/frame.ts";
import { acts, roles, standings } from "#bot/understand/labels.ts";
import { type Token, tokenize } from "#bot/understand/tokens.ts";
import type { MarkedMessage } from "./markup.ts";

/** Role tags of the network: outside, then begin and inside of each role, then begin and inside of a name in a `forWhom`. */
export const outside = 0;
const beginOf = (role: number): number => 1 + 2 * role;
const insideOf = (role: number): number => 2 + 2 * role;
export const beginName = 1 + 2 * roles.length;
export const insideName = 2 + 2 * roles.length;

export type LabelledToken = Token & { tag: number; standing: number; acts: readonly number[] };

type Span = { start: number; end: number };

const overlaps = (left: Span, right: Span): boolean => left.start < right.end && right.start < left.end;

const tagOf = (mention: Mention, token: Token, isFirst: boolean): number => {
  const role = roles.indexOf(mention.role);
  if (mention.name && overlaps(mention.name, token)) return isFirst ? beginName : insideName;
  return isFirst ? beginOf(role) : insideOf(role);
};

/** Each token with its targets. A mention that ends within a token takes the whole of it. */
export const labelTokens = (message: MarkedMessage): LabelledToken[] => {
  let last: Mention | undefined;
  return tokenize(message.text).map((token) => {
    const mention = message.mentions.find((one) => overlaps(one, token));
    const isFirst = mention !== last;
    last = mention;
    const part = message.acts.filter(({ at }) => at <= token.start).at(-1)?.at ?? 0;
    return {
      ...token,
      tag: mention ? tagOf(mention, token, isFirst) : outside,
      standing: mention ? standings.indexOf(mention.standing) : -1,
      acts: message.acts.filter(({ at }) => at === part).map(({ act }) => acts.indexOf(act)),
    };
  });
};
