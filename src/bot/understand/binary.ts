import type { WeightsHeader } from "./network.ts";

/** Changes whenever tokens, pieces, labels or the layout of the binary change. */
export const formatVersion = 1;

/** Turns scores into probabilities and decisions, fitted on the dev part of the corpus. */
export type Calibration = {
  actTemperature: number;
  tagTemperature: number;
  /** For each act the probability from which it counts. */
  thresholds: readonly number[];
  /** Log odds that the whole frame is right, by the certainty of its weakest decisions. */
  message: { bias: number; acts: number; mentions: number; outside: number; length: number };
  /** From which confidence on the bot acts on a frame, and asks about it. */
  bands: { act: number; ask: number };
};

export type ReaderHeader = {
  format: number;
  /** SHA-256 of the training rows. */
  corpus: string;
  weights: WeightsHeader;
  calibration: Calibration;
};

const magic = "DBRD";

/** The binary: four letters, the header's length, the header as JSON, the data. */
export const splitBinary = (binary: Uint8Array): { header: ReaderHeader; data: Uint8Array<ArrayBuffer> } => {
  const view = new DataView(binary.buffer, binary.byteOffset, binary.byteLength);
  const isOurs = binary.byteLength > 8 && [...magic].every((letter, at) => view.getUint8(at) === letter.charCodeAt(0));
  if (!isOurs)
    throw new Error("The reader's weights are damaged: run npm run reader:train, or take reader.bin from the release.");
  const length = view.getUint32(4, true);
  const header = JSON.parse(new TextDecoder().decode(binary.subarray(8, 8 + length))) as ReaderHeader;
  if (header.format !== formatVersion) {
    throw new Error(
      `The reader's weights have format ${header.format}, this version reads ${formatVersion}: run npm run reader:train.`,
    );
  }
  return { header, data: new Uint8Array(binary.subarray(8 + length)) };
};

export const joinBinary = (header: ReaderHeader, data: Uint8Array): Uint8Array => {
  const json = new TextEncoder().encode(JSON.stringify(header));
  const padded = (8 + json.length + 15) & ~15;
  const binary = new Uint8Array(padded + data.length).fill(0x20, 8 + json.length, padded);
  binary.set(new TextEncoder().encode(magic));
  new DataView(binary.buffer).setUint32(4, padded - 8, true);
  binary.set(json, 8);
  binary.set(data, padded);
  return binary;
};
