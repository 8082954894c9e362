import { rememberOf } from "../../text/remember-of.ts";
import { decodeBase64 } from "../words/decode-base64.ts";
import type { ActContext } from "./act-context.ts";
import { actFeatures } from "./act-features.ts";
import { type ActLabel, actLabels } from "./act-labels.ts";
import { actBiases, actScales, actWeights } from "./act-weights.gen.ts";

/** How likely each act is in a message, between 0 and 1; several may be. */
export type ActScores = Readonly<Record<ActLabel, number>>;

/** Reads a message as a whole and sentence by sentence: what one sentence says, the message says. */
export const classifyActs = (text: string, context: ActContext | null = null): ActScores => {
  const reader = readers.get(context) ?? rememberOf((said) => classify(said, context));
  readers.set(context, reader);
  return reader(text);
};

/** By where in the conversation a message comes. What people write often, and what is read again, is scored once. */
const readers = new Map<ActContext | null, (text: string) => ActScores>();

const classify = (text: string, context: ActContext | null): ActScores => {
  const sentences = isLong.test(text)
    ? text.split(/[.!?…;\n]+\s*(?=\S)/u).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    : [];
  const pieces = sentences.length > 1 ? [text, ...sentences.slice(0, mostSentences)] : [text];
  const best = new Float64Array(actLabels.length);
  for (const piece of pieces) {
    const scores = scoresOf(piece, context);
    for (let label = 0; label < best.length; label++) best[label] = Math.max(best[label] ?? 0, scores[label] ?? 0);
  }
  const scores = {} as Record<ActLabel, number>;
  for (let index = 0; index < actLabels.length; index++) scores[actLabels[index] as ActLabel] = best[index] ?? 0;
  return scores;
};

/** Something follows the end of a sentence. */
const isLong = /[.!?…;\n]\s*\S/u;

const mostSentences = 8;

const scoresOf = (text: string, context: ActContext | null): Float64Array => {
  const table = weights();
  const rows = actFeatures(text, context);
  const count = actLabels.length;
  // Whole numbers all along: a weight has eight bits.
  const sums = new Int32Array(count);
  for (let index = 0; index < rows.length; index++) {
    const start = (rows[index] as number) * count;
    for (let label = 0; label < count; label++)
      sums[label] = ((sums[label] as number) + (table[start + label] as number)) | 0;
  }
  const share = 1 / Math.sqrt(Math.max(1, rows.length));
  const likely = new Float64Array(count);
  for (let label = 0; label < count; label++) {
    const sum = (sums[label] as number) * share * (actScales[label] ?? 0) + (actBiases[label] ?? 0);
    likely[label] = 1 / (1 + Math.exp(-sum));
  }
  return likely;
};

let decoded: Int8Array | undefined;

const weights = (): Int8Array => {
  decoded ??= decodeBase64(actWeights);
  return decoded;
};
