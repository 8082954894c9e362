import { rememberOf } from "../../../text/remember-of.ts";
import { decodeBase64 } from "../../words/decode-base64.ts";
import type { NamedRow } from "../../words/match-name.ts";
import { serviceFeatures } from "./service-features.ts";
import { idleWordList, serviceKinds, serviceScale, serviceWeights } from "./service-weights.gen.ts";

/**
 * The service of a menu that a layman's description is most likely about: "the car pulls to the left". It is in one sentence or in
 * all of them together. Null unless it is far likelier than the menu's others.
 */
export const likelyService = (text: string, types: readonly NamedRow[]): string | null => {
  const sentences = text.split(/(?<![.!?…;])[.!?…;\n]+\s+/u).filter((sentence) => sentence.length > 8);
  const pieces = sentences.length > 1 ? [text, ...sentences.slice(0, mostSentences)] : [text];
  return pieces
    .map((piece) => likeliest(piece, types))
    .reduce((one, other) => (other.likely > one.likely ? other : one)).id;
};

const mostSentences = 6;

type Likely = { id: string | null; likely: number };

const likeliest = (text: string, types: readonly NamedRow[]): Likely => {
  const said = kindsOf(text);
  let [id, most, sum] = [null as string | null, 0, 0];
  for (const type of types) {
    const named = kindsOf(type.name);
    let likely = 0;
    // The last kind is none.
    for (let kind = 0; kind < serviceKinds - 1; kind++) likely += (said[kind] as number) * (named[kind] as number);
    sum += likely;
    if (likely > most) [id, most] = [type.id, likely];
  }
  return sum >= leastLikely && most / sum >= leastAhead ? { id, likely: most } : { id: null, likely: 0 };
};

/** Found with descriptions that were held out: from here on nine of ten are right. */
const leastLikely = 0.06;
const leastAhead = 0.75;

/** How likely a text is about each kind of service; together 1. */
const kindsOf = rememberOf((text): Float64Array => {
  const rows = serviceFeatures(text, idleWords());
  const { starts, pairs } = table();
  const likely = new Float64Array(serviceKinds);
  for (const row of rows) {
    // Between the last pair and the next row is that row's count.
    for (let at = starts[row] as number; at < (starts[row + 1] as number) - 1; at += 2) {
      const kind = pairs[at] as number;
      likely[kind] = (likely[kind] as number) + (((pairs[at + 1] as number) << 24) >> 24);
    }
  }
  const scale = serviceScale / Math.sqrt(Math.max(1, rows.length));
  let sum = 0;
  for (let kind = 0; kind < serviceKinds; kind++) sum += likely[kind] = Math.exp((likely[kind] as number) * scale);
  for (let kind = 0; kind < serviceKinds; kind++) likely[kind] = (likely[kind] as number) / sum;
  return likely;
});

/** Where the pairs of a row begin, and the pairs: a kind and its weight. */
type Table = { starts: Uint32Array; pairs: Uint8Array };

let decoded: Table | undefined;

/** The table holds, row by row, how many pairs follow, and the pairs. */
const table = (): Table => {
  if (decoded) return decoded;
  const bytes = new Uint8Array(decodeBase64(serviceWeights).buffer);
  const starts: number[] = [];
  for (let at = 0; at < bytes.length; at += 1 + 2 * (bytes[at] as number)) starts.push(at + 1);
  decoded = { starts: Uint32Array.from([...starts, bytes.length + 1]), pairs: bytes };
  return decoded;
};

let idle: ReadonlySet<string> | undefined;

const idleWords = (): ReadonlySet<string> => {
  idle ??= new Set(idleWordList.split(" "));
  return idle;
};
