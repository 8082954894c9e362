import type { Mention } from "./frame.ts";
import { acts, type Role, roles, type Standing, standings } from "./labels.ts";
import type { Token } from "./tokens.ts";

/** Tags: outside, begin and inside of each role, begin and inside of a name in a `forWhom`. */
export const tagCount = 3 + 2 * roles.length;
const beginName = 1 + 2 * roles.length;
const forWhom = roles.indexOf("forWhom");

const roleOf = (tag: number): number => (tag >= beginName ? forWhom : (tag - 1) >> 1);
const isBegin = (tag: number): boolean => tag !== 0 && tag % 2 === 1;

const tags = Array.from({ length: tagCount }, (_, tag) => tag);

/** For each tag that continues a mention, the tags it may follow; the others may follow every tag. */
const before = tags.map((tag) => {
  if (tag === 0 || isBegin(tag)) return null;
  return tags.filter((other) => other !== 0 && roleOf(other) === roleOf(tag));
});

/** Raw scores of each token: `stride` values, of which tags, standings and acts follow each other. */
export type TokenScores = { each: Float32Array; stride: number; temperature: number };

/** Logarithms of the probabilities of `count` alternatives from `from` on. */
const logSoftmax = (scores: ArrayLike<number>, from: number, count: number, temperature: number): Float64Array => {
  const logs = new Float64Array(count);
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < count; at += 1) {
    const score = (scores[from + at] as number) / temperature;
    logs[at] = score;
    if (score > most) most = score;
  }
  let sum = 0;
  for (let at = 0; at < count; at += 1) sum += Math.exp((logs[at] as number) - most);
  const total = Math.log(sum) + most;
  for (let at = 0; at < count; at += 1) logs[at] = (logs[at] as number) - total;
  return logs;
};

const largest = (values: ArrayLike<number>, among: readonly number[]): number => {
  let best = among[0] as number;
  for (const at of among) if ((values[at] as number) > (values[best] as number)) best = at;
  return best;
};

/** The likeliest sequence of tags in which no mention continues that hasn't begun (Viterbi). */
const bestTags = (logs: readonly Float64Array[]): number[] => {
  let best = logs[0] ?? new Float64Array(tagCount);
  best = best.map((score, tag) => (before[tag] === null ? score : Number.NEGATIVE_INFINITY));
  const steps: Uint8Array[] = [];
  for (const row of logs.slice(1)) {
    const anyBest = largest(best, tags);
    const from = new Uint8Array(tagCount);
    const next = new Float64Array(tagCount);
    for (let tag = 0; tag < tagCount; tag += 1) {
      const allowed = before[tag];
      const previous = allowed ? largest(best, allowed) : anyBest;
      from[tag] = previous;
      next[tag] = (row[tag] as number) + (best[previous] as number);
    }
    best = next;
    steps.push(from);
  }
  const path = [largest(best, tags)];
  for (const from of steps.reverse()) path.push(from[path.at(-1) as number] as number);
  return path.reverse();
};

/** A mention with the tokens it covers, `to` exclusive, and the probability of its weakest decision. */
export type ScoredMention = Mention & { from: number; to: number; certainty: number };

export type DecodedMentions = {
  mentions: ScoredMention[];
  /** Probability of the weakest decision that a token belongs to no mention. */
  outside: number;
};

export const decodeMentions = (tokens: readonly Token[], scores: TokenScores): DecodedMentions => {
  if (tokens.length === 0) return { mentions: [], outside: 1 };
  const logs = tokens.map((_, at) => logSoftmax(scores.each, at * scores.stride, tagCount, scores.temperature));
  const mentions: ScoredMention[] = [];
  let outside = 1;
  bestTags(logs).forEach((tag, at) => {
    const { start, end } = tokens[at] as Token;
    const certainty = Math.exp(logs[at]?.[tag] ?? 0);
    if (tag === 0) {
      outside = Math.min(outside, certainty);
      return;
    }
    if (isBegin(tag)) {
      const role = roles[roleOf(tag)] as Role;
      mentions.push({ role, standing: "wanted", start, end, from: at, to: at + 1, certainty });
    }
    const mention = mentions.at(-1) as ScoredMention;
    Object.assign(mention, { end, to: at + 1, certainty: Math.min(mention.certainty, certainty) });
    if (tag >= beginName) mention.name = { start: mention.name?.start ?? start, end };
  });
  return { mentions: mentions.map((mention) => withStanding(mention, scores)), outside };
};

/** The standing that the tokens of a mention agree on. */
const withStanding = (mention: ScoredMention, { each, stride, temperature }: TokenScores): ScoredMention => {
  const sums = standings.map(() => 0);
  for (let at = mention.from; at < mention.to; at += 1) {
    logSoftmax(each, at * stride + tagCount, standings.length, temperature).forEach((log, standing) => {
      sums[standing] = (sums[standing] as number) + log / (mention.to - mention.from);
    });
  }
  const logs = logSoftmax(sums, 0, sums.length, 1);
  const best = logs.indexOf(Math.max(...logs));
  const certainty = Math.min(mention.certainty, Math.exp(logs[best] as number));
  return { ...mention, standing: standings[best] as Standing, certainty };
};

const sigmoid = (score: number): number => 1 / (1 + Math.exp(-score));

/** Probability of each act for the message. */
export const actChances = (message: Float32Array, temperature: number): number[] =>
  acts.map((_, at) => sigmoid((message[at] as number) / temperature));

/** Probability that a token belongs to a part of the message that does `act`. */
export const actChanceAt = (token: number, act: number, { each, stride, temperature }: TokenScores): number =>
  sigmoid((each[token * stride + tagCount + standings.length + act] as number) / temperature);
