import { maxTokens } from "./tokens.ts";

/** A matrix as stored: rows of 8-bit numbers, a scale for each row, and a bias. */
type StoredMatrix = { offset: number; rows: number; width: number; scales: number; bias: number | null };

/** Where the parts of the binary are; offsets are bytes. */
export type WeightsHeader = {
  kernel: { offset: number; length: number };
  size: number;
  width: number;
  tags: number;
  standings: number;
  acts: number;
  languages: number;
  pieces: StoredMatrix;
  enter: StoredMatrix;
  mark: number;
  asked: number;
  /** Rows of `asked`: each question, without and with a booked appointment. */
  contexts: number;
  /** `deep`: weights of the tokens before, at and after, then the bias. */
  layers: readonly { dilation: number; norm: number; deep: number; gate: StoredMatrix }[];
  whole: StoredMatrix;
  /** Tags, standings and acts of each token; the second for the message as a whole. */
  each: StoredMatrix;
  eachWhole: StoredMatrix;
  /** Acts and language of the message. */
  message: StoredMatrix;
};

/** Raw scores of a message. `each` has `tags + standings + acts` values a token, `message` `acts + languages`. */
export type Scores = { each: Float32Array; stride: number; message: Float32Array };

export type NetworkInput = { pieces: readonly (readonly number[])[]; marks: Uint8Array; asked: number };

export type Network = (input: NetworkInput) => Scores;

type Matrix = { rows: number; width: number; weights: number; scales: number; bias: number };

/** `model/kernel.wat` describes each function. Addresses and counts are whole numbers. */
type Kernel = Record<"multiply" | "normalize" | "mix" | "quantize" | "addGated", (...values: number[]) => void>;

const even = (count: number): number => count + (count % 2);

/** Hands out places in the kernel's memory. */
class Arena {
  readonly memory = new WebAssembly.Memory({ initial: 32 });
  private end = 16;

  place(bytes: number): number {
    const at = this.end;
    this.end = (at + bytes + 15) & ~15;
    const missing = this.end - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / 65536));
    return at;
  }
}

/** Copies the matrices from the binary into the kernel's memory. */
class Loader {
  readonly arena = new Arena();
  private readonly data: Uint8Array<ArrayBuffer>;

  constructor(data: Uint8Array<ArrayBuffer>) {
    this.data = data;
  }

  floats(offset: number, count: number): Float32Array {
    return new Float32Array(this.data.buffer, this.data.byteOffset + offset, count);
  }

  wholes(offset: number, count: number): Int8Array {
    return new Int8Array(this.data.buffer, this.data.byteOffset + offset, count);
  }

  placeFloats(offset: number, count: number): number {
    const at = this.arena.place(count * 4);
    new Float32Array(this.arena.memory.buffer, at, count).set(this.floats(offset, count));
    return at;
  }

  placeMatrix({ offset, rows, width, scales, bias }: StoredMatrix): Matrix {
    const weights = this.arena.place(rows * width * 2);
    new Int16Array(this.arena.memory.buffer, weights, rows * width).set(this.wholes(offset, rows * width));
    const biasAt = bias === null ? this.arena.place(rows * 4) : this.placeFloats(bias, rows);
    return { rows, width, weights, scales: this.placeFloats(scales, rows), bias: biasAt };
  }

  kernel({ offset, length }: WeightsHeader["kernel"]): Kernel {
    const module = new WebAssembly.Module(this.data.slice(offset, offset + length));
    const { exports } = new WebAssembly.Instance(module, { reader: { memory: this.arena.memory } });
    return exports as unknown as Kernel;
  }
}

const loadMatrices = (loader: Loader, header: WeightsHeader) => ({
  enter: loader.placeMatrix(header.enter),
  layers: header.layers.map((layer) => ({
    step: layer.dilation * header.width * 4,
    norm: loader.placeFloats(layer.norm, header.width),
    deep: loader.placeFloats(layer.deep, header.width * 4),
    gate: loader.placeMatrix(layer.gate),
  })),
  whole: loader.placeMatrix(header.whole),
  each: loader.placeMatrix(header.each),
  eachWhole: loader.placeMatrix(header.eachWhole),
  message: loader.placeMatrix(header.message),
});

/** Places for the values of one message. `normed` has zero rows around it, as many as the widest step. */
const placeValues = (arena: Arena, { width, size, layers }: WeightsHeader) => {
  const rows = even(maxTokens);
  const wide = Math.max(2 * width, size);
  const margin = Math.max(...layers.map(({ dilation }) => dilation));
  return {
    x: arena.place(rows * wide * 4),
    normed: arena.place((rows + 2 * margin) * width * 4) + margin * width * 4,
    margin,
    mixed: arena.place(rows * width * 4),
    quantized: arena.place(rows * wide * 2),
    scales: arena.place(rows * 4),
    out: arena.place(rows * 2 * width * 4),
  };
};

/**
 * The forward pass. Sums are whole numbers and 32-bit floats without fused steps, and no function of the platform's own
 * mathematics but the square root is used, so every processor gives the same answer.
 */
export const createNetwork = (header: WeightsHeader, data: Uint8Array<ArrayBuffer>): Network => {
  const loader = new Loader(data);
  const { width, size } = header;
  const matrices = loadMatrices(loader, header);
  const place = placeValues(loader.arena, header);
  const kernel = loader.kernel(header.kernel);
  const { buffer } = loader.arena.memory;
  const marks = loader.floats(header.mark, 4 * width);
  const asked = loader.floats(header.asked, header.contexts * width);
  const table = {
    size,
    rows: loader.wholes(header.pieces.offset, header.pieces.rows * size),
    scales: loader.floats(header.pieces.scales, header.pieces.rows),
  };

  const view = (at: number, count: number): Float32Array => new Float32Array(buffer, at, count);

  /** Rows of 32-bit floats at `values` by a matrix. The result stays valid until the next call. */
  const multiply = (
    values: number,
    rows: number,
    { weights, scales, bias, rows: outputs, width: inner }: Matrix,
  ): Float32Array => {
    if (rows % 2 === 1) view(values + rows * inner * 4, inner).fill(0);
    kernel.quantize(values, even(rows), inner, place.quantized, place.scales);
    kernel.multiply(place.quantized, place.scales, even(rows), weights, scales, bias, outputs, inner, place.out);
    return view(place.out, rows * outputs);
  };

  /** The one row of `values` by a matrix, as a copy. */
  const multiplyRow = (values: Float32Array, matrix: Matrix): Float32Array => {
    view(place.mixed, values.length).set(values);
    return multiply(place.mixed, 1, matrix).slice();
  };

  /** The vectors of the tokens, each with what the business and the question add to it. */
  const enter = ({ pieces, marks: marked, asked: question }: NetworkInput): void => {
    const sums = view(place.x, pieces.length * size).fill(0);
    for (const [token, ids] of pieces.entries()) addPieces(ids, sums.subarray(token * size, (token + 1) * size), table);
    const entered = multiply(place.x, pieces.length, matrices.enter);
    const x = view(place.x, pieces.length * width);
    for (let at = 0; at < x.length; at += 1) {
      const column = at % width;
      const mark = (marked[(at - column) / width] ?? 0) * width;
      const value =
        (entered[at] as number) + (marks[mark + column] as number) + (asked[question * width + column] as number);
      x[at] = Math.max(value, 0);
    }
  };

  return (input) => {
    const count = input.pieces.length;
    enter(input);
    view(place.normed + count * width * 4, place.margin * width).fill(0);
    for (const { step, norm, deep, gate } of matrices.layers) {
      kernel.normalize(place.x, norm, count, width, place.normed);
      kernel.mix(place.normed, deep, count, width, step, place.mixed);
      multiply(place.mixed, count, gate);
      kernel.addGated(place.x, place.out, count, width);
    }
    const x = view(place.x, count * width).slice();
    const summary = multiplyRow(poolTokens(x, width), matrices.whole).map((value) => Math.max(value, 0));
    const message = multiplyRow(summary, matrices.message);
    const shared = multiplyRow(summary, matrices.eachWhole);
    const each = multiply(place.x, count, matrices.each).slice();
    const stride = matrices.each.rows;
    for (let at = 0; at < each.length; at += 1) each[at] = (each[at] as number) + (shared[at % stride] as number);
    return { each, stride, message };
  };
};

type PieceTable = { size: number; rows: Int8Array; scales: Float32Array };

const addPieces = (ids: readonly number[], sum: Float32Array, { size, rows, scales }: PieceTable): void => {
  for (const id of ids) {
    const scale = scales[id] as number;
    for (let at = 0; at < size; at += 1) sum[at] = (sum[at] as number) + (rows[id * size + at] as number) * scale;
  }
  const share = 1 / Math.sqrt(Math.max(ids.length, 1));
  for (let at = 0; at < size; at += 1) sum[at] = (sum[at] as number) * share;
};

/** The largest and the mean value of all tokens. */
const poolTokens = (x: Float32Array, width: number): Float32Array => {
  const pooled = new Float32Array(2 * width).fill(-1e4, 0, width);
  const count = x.length / width;
  for (let from = 0; from < x.length; from += width) {
    for (let at = 0; at < width; at += 1) {
      const value = x[from + at] as number;
      if (value > (pooled[at] as number)) pooled[at] = value;
      pooled[width + at] = (pooled[width + at] as number) + value;
    }
  }
  for (let at = width; at < 2 * width; at += 1) pooled[at] = (pooled[at] as number) / Math.max(count, 1);
  return pooled;
};
