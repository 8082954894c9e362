import type { Frame, Mention } from "#bot/understand/frame.ts";
import type { Act } from "#bot/understand/labels.ts";
import type { MarkedMessage } from "./markup.ts";

/** Acts as a set and all mentions of a message, whoever read it. */
export type Reading = { acts: readonly Act[]; mentions: readonly Mention[] };

export const readingOfFrame = (frame: Frame): Reading => ({
  acts: [...frame.requests.map(({ act }) => act), ...(frame.answer ? [frame.answer] : []), ...frame.courtesies],
  mentions: [...frame.requests.flatMap(({ mentions }) => mentions), ...frame.answerMentions],
});

export const readingOfMarkup = ({ acts, mentions }: MarkedMessage): Reading => ({
  acts: [...new Set(acts.map(({ act }) => act))],
  mentions,
});

const courtesies: ReadonlySet<Act> = new Set(["greet", "thanks", "bye"]);

/** Acts on which something depends. Small talk counts only where the message does nothing else. */
export const countedActs = ({ acts }: Reading): ReadonlySet<Act> => {
  const counted = acts.filter((act) => !courtesies.has(act) && act !== "chat");
  return new Set(counted.length > 0 || acts.some((act) => courtesies.has(act)) ? counted : acts);
};

export const areSameActs = (left: Reading, right: Reading): boolean => {
  const [ours, theirs] = [countedActs(left), countedActs(right)];
  return ours.size === theirs.size && [...ours].every((act) => theirs.has(act));
};

/** A day and an hour that touch are one mention, however they were marked. */
const joinTouching = (mentions: readonly Mention[], text: string): Mention[] => {
  const joined: Mention[] = [];
  for (const mention of [...mentions].sort((left, right) => left.start - right.start)) {
    const last = joined.at(-1);
    const isTouching =
      last?.role === "when" &&
      mention.role === "when" &&
      last.standing === mention.standing &&
      /^[\s,.–-]*$/.test(text.slice(last.end, mention.start));
    if (last && isTouching) joined.splice(-1, 1, { ...last, end: mention.end });
    else joined.push(mention);
  }
  return joined;
};

const isSameMention = (left: Mention, right: Mention): boolean =>
  left.role === right.role && left.standing === right.standing && left.start < right.end && right.start < left.end;

/** Mentions that the other reading lacks, in both directions. */
export const differingMentions = (
  left: Reading,
  right: Reading,
  text: string,
): { missed: Mention[]; extra: Mention[] } => {
  const [ours, theirs] = [joinTouching(left.mentions, text), joinTouching(right.mentions, text)];
  return {
    missed: theirs.filter((mention) => !ours.some((own) => isSameMention(own, mention))),
    extra: ours.filter((mention) => !theirs.some((own) => isSameMention(own, mention))),
  };
};

/** Right acts and, with the same standing, all mentions; their edges may differ by a word. */
export const areSameFrames = (left: Reading, right: Reading, text: string): boolean => {
  const { missed, extra } = differingMentions(left, right, text);
  return areSameActs(left, right) && missed.length === 0 && extra.length === 0;
};
