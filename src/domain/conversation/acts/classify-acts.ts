import { actFeatures } from "./act-features.ts";
import { type ActLabel, actLabels } from "./act-labels.ts";
import { actBiases, actScales, actWeights } from "./act-weights.gen.ts";

/** How likely each act is in a message, between 0 and 1; several may be. */
export type ActScores = Readonly<Record<ActLabel, number>>;

/** Reads a message as a whole and sentence by sentence: what one sentence says, the message says. */
export const classifyActs = (text: string): ActScores => {
  const sentences = text.split(/[.!?…;\n]+\s*(?=\S)/u).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  const pieces = sentences.length > 1 ? [text, ...sentences.slice(0, mostSentences)] : [text];
  const best = new Float64Array(actLabels.length);
  for (const piece of pieces) {
    const scores = scoresOf(piece);
    for (let label = 0; label < best.length; label++) best[label] = Math.max(best[label] ?? 0, scores[label] ?? 0);
  }
  return Object.fromEntries(actLabels.map((label, index) => [label, best[index] ?? 0])) as Record<ActLabel, number>;
};

const mostSentences = 8;

const scoresOf = (text: string): Float64Array => {
  const table = weights();
  const rows = actFeatures(text);
  const count = actLabels.length;
  const sums = new Float64Array(count);
  for (const row of rows) {
    const start = row * count;
    for (let label = 0; label < count; label++) sums[label] = (sums[label] ?? 0) + (table[start + label] ?? 0);
  }
  const share = 1 / Math.sqrt(Math.max(1, rows.length));
  return sums.map(
    (sum, label) => 1 / (1 + Math.exp(-(sum * share * (actScales[label] ?? 0) + (actBiases[label] ?? 0)))),
  );
};

let decoded: Int8Array | undefined;

const weights = (): Int8Array => {
  decoded ??= decode(actWeights);
  return decoded;
};

const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Base64, which every engine can do in its own way and none in the language alone. */
const decode = (base64: string): Int8Array => {
  const values = new Uint8Array(128);
  for (let index = 0; index < signs.length; index++) values[signs.charCodeAt(index)] = index;
  const bytes = new Int8Array(Math.floor((base64.replace(/=+$/, "").length * 3) / 4));
  let [at, held, bits] = [0, 0, 0];
  for (let index = 0; at < bytes.length; index++) {
    held = (held << 6) | (values[base64.charCodeAt(index)] ?? 0);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = held >> bits;
    held &= (1 << bits) - 1;
  }
  return bytes;
};
