import { type Calibration, splitBinary } from "./binary.ts";
import { actChanceAt, actChances, decodeMentions, type ScoredMention } from "./decode.ts";
import { piecesOf } from "./features.ts";
import type { Band, Frame, Mention, Request, RequestAct } from "./frame.ts";
import { type Act, acts, languages, type Question, questions } from "./labels.ts";
import { type KnownWords, markTokens } from "./marks.ts";
import { createNetwork, type Scores } from "./network.ts";
import { maxTokens, type Token, tokenize } from "./tokens.ts";

export type ReaderMessage = { text: string; asked: Question; hasBooked: boolean; known: KnownWords };

/** Everything a frame was made from, for support and failing tests. */
export type Explanation = {
  tokens: readonly (Token & { mark: number })[];
  /** Probability and threshold of each act, likeliest first. */
  acts: readonly { act: Act; chance: number; threshold: number }[];
  mentions: readonly ScoredMention[];
  certainty: Certainty;
  frame: Frame;
};

/** Probabilities of the weakest decision of each kind. */
export type Certainty = { acts: number; mentions: number; outside: number; tokens: number };

export type Reader = { read: (message: ReaderMessage) => Frame; explain: (message: ReaderMessage) => Explanation };

/** Texts are bounded on the way in; this bounds the reader for other callers too. */
const maxLength = 4096;

const courtesies: ReadonlySet<Act> = new Set(["greet", "thanks", "bye"]);
const answers: ReadonlySet<Act> = new Set(["yes", "no", "notyet"]);

export const createReader = (binary: Uint8Array): Reader => {
  const { header, data } = splitBinary(binary);
  const network = createNetwork(header.weights, data);
  const { calibration } = header;

  const explain = ({ text, asked, hasBooked, known }: ReaderMessage): Explanation => {
    const tokens = tokenize(text.slice(0, maxLength));
    const marks = markTokens(tokens, known);
    const question = questions.indexOf(asked) * 2 + (hasBooked ? 1 : 0);
    const scores = network({ pieces: tokens.map((token) => piecesOf(token.text)), marks, asked: question });
    const parts = { each: scores.each, stride: scores.stride, temperature: calibration.tagTemperature };
    const { mentions, outside } = decodeMentions(tokens, parts);
    const chances = actChances(scores.message, calibration.actTemperature);
    const chosen = chooseActs(chances, calibration.thresholds);
    const certainty: Certainty = {
      acts: actCertainty(chances, calibration.thresholds),
      mentions: Math.min(1, ...mentions.map((mention) => mention.certainty)),
      outside,
      tokens: tokens.length,
    };
    const confidence =
      tokens.length === 0 || tokens.length === maxTokens ? 0 : messageConfidence(certainty, calibration);
    const chanceAt: ChanceAt = (act, token) => actChanceAt(token, acts.indexOf(act), parts);
    const frame: Frame = {
      ...arrange(chosen, { tokens: tokens.length, mentions, chanceAt }),
      language: languageOf(scores),
      confidence,
      band: bandOf(confidence, calibration),
    };
    const listed = acts.map((act, at) => ({
      act,
      chance: chances[at] ?? 0,
      threshold: calibration.thresholds[at] ?? 0.5,
    }));
    return {
      tokens: tokens.map((token, at) => ({ ...token, mark: marks[at] ?? 0 })),
      acts: listed.sort((left, right) => right.chance - left.chance),
      ...{ mentions, certainty, frame },
    };
  };
  return { read: (message) => explain(message).frame, explain };
};

/** The acts above their thresholds, or the one that is nearest to its threshold. */
const chooseActs = (chances: readonly number[], thresholds: readonly number[]): Act[] => {
  const excess = chances.map((chance, at) => chance - (thresholds[at] ?? 0.5));
  const chosen = acts.filter((_, at) => (excess[at] ?? 0) >= 0);
  if (chosen.some((act) => !courtesies.has(act))) return chosen;
  return chosen.length > 0 ? chosen : [acts[chances.indexOf(Math.max(...chances))] as Act];
};

/** Courtesies don't count: nothing depends on them. */
const actCertainty = (chances: readonly number[], thresholds: readonly number[]): number =>
  acts.reduce((certainty, act, at) => {
    if (courtesies.has(act)) return certainty;
    const chance = chances[at] ?? 0;
    return certainty * (chance >= (thresholds[at] ?? 0.5) ? chance : 1 - chance);
  }, 1);

const messageConfidence = (certainty: Certainty, { message }: Calibration): number => {
  const log = (chance: number): number => Math.log(Math.max(chance, 1e-6));
  const odds =
    message.bias +
    message.acts * log(certainty.acts) +
    message.mentions * log(certainty.mentions) +
    message.outside * log(certainty.outside) +
    message.length * Math.log(certainty.tokens);
  return 1 / (1 + Math.exp(-odds));
};

const bandOf = (confidence: number, { bands }: Calibration): Band =>
  confidence >= bands.act ? "act" : confidence >= bands.ask ? "ask" : "handOver";

const languageOf = ({ message }: Scores): Frame["language"] => {
  const scores = languages.map((_, at) => message[acts.length + at] ?? 0);
  return languages[scores.indexOf(Math.max(...scores))] ?? "en";
};

type ChanceAt = (act: Act, token: number) => number;

const likeliest = <Item>(items: readonly Item[], score: (item: Item) => number): Item | undefined =>
  items.reduce<Item | undefined>(
    (best, item) => (best === undefined || score(item) > score(best) ? item : best),
    undefined,
  );

type Arranged = { tokens: number; mentions: readonly ScoredMention[]; chanceAt: ChanceAt };

/** Requests in the order said, each with the mentions of its own part of the message. */
const arrange = (
  chosen: readonly Act[],
  { tokens, mentions, chanceAt }: Arranged,
): Omit<Frame, "language" | "confidence" | "band"> => {
  const owners = chosen.filter((act) => !courtesies.has(act));
  const owned = new Map<Act, ScoredMention[]>(owners.map((act) => [act, []]));
  const takers = owners.length > 1 ? owners.filter((act) => act !== "yes") : owners;
  for (const mention of mentions) {
    const middle = (mention.from + mention.to - 1) >> 1;
    const owner = likeliest(takers, (act) => chanceAt(act, middle));
    if (owner) owned.get(owner)?.push(mention);
  }
  const mentionsOf = (act: Act): Mention[] =>
    (owned.get(act) ?? []).map(({ from: _, to: __, certainty: ___, ...mention }) => mention);
  const first = new Map(owners.map((act) => [act, firstToken(act, chanceAt, tokens)]));
  const requests = owners.filter((act) => !answers.has(act));
  const answer =
    likeliest(
      owners.filter((act) => answers.has(act)),
      (act) => chanceAt(act, 0),
    ) ?? null;
  return {
    requests: requests
      .sort((left, right) => (first.get(left) ?? 0) - (first.get(right) ?? 0))
      .map((act): Request => ({ act: act as RequestAct, mentions: mentionsOf(act) })),
    answer: answer as Frame["answer"],
    answerMentions: answer ? mentionsOf(answer) : [],
    courtesies: chosen.filter((act) => courtesies.has(act)) as Frame["courtesies"],
  };
};

/** Where the part of the message begins that does this. */
const firstToken = (act: Act, chanceAt: ChanceAt, tokens: number): number => {
  for (let token = 0; token < tokens; token += 1) if (chanceAt(act, token) >= 0.5) return token;
  return tokens;
};
