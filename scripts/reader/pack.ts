import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import wabt from "wabt";
import { type Calibration, formatVersion, joinBinary } from "#bot/understand/binary.ts";
import { acts, questions } from "#bot/understand/labels.ts";
import type { WeightsHeader } from "#bot/understand/network.ts";

type Stored = { tensors: Record<string, { offset: number; shape: number[] }>; dilations: number[] };
type Tensor = { values: Float32Array; rows: number; width: number };

/** The data part of the binary, grown piece by piece. */
class Pieces {
  private readonly parts: Uint8Array[] = [];
  private end = 0;

  add(bytes: Uint8Array): number {
    const offset = this.end;
    const padded = new Uint8Array((bytes.length + 15) & ~15);
    padded.set(bytes);
    this.parts.push(padded);
    this.end += padded.length;
    return offset;
  }

  floats(values: Float32Array): number {
    return this.add(new Uint8Array(values.slice().buffer));
  }

  /** 8-bit numbers with a scale for each row. */
  matrix({ values, rows, width }: Tensor, bias: Float32Array | null): WeightsHeader["enter"] {
    const whole = new Int8Array(rows * width);
    const scales = new Float32Array(rows);
    for (let row = 0; row < rows; row += 1) {
      const line = values.subarray(row * width, (row + 1) * width);
      const scale = line.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / 127;
      scales[row] = scale;
      line.forEach((value, at) => {
        whole[row * width + at] = Math.round(value / scale);
      });
    }
    const offset = this.add(new Uint8Array(whole.buffer));
    return { offset, rows, width, scales: this.floats(scales), bias: bias && this.floats(bias) };
  }

  join(): Uint8Array {
    const data = new Uint8Array(this.end);
    let at = 0;
    for (const part of this.parts) {
      data.set(part, at);
      at += part.length;
    }
    return data;
  }
}

const columns = ({ values, rows, width }: Tensor, from: number, to: number): Tensor => ({
  values: Float32Array.from(
    { length: rows * (to - from) },
    (_, at) => values[Math.floor(at / (to - from)) * width + from + (at % (to - from))] ?? 0,
  ),
  rows,
  width: to - from,
});

/** The three columns one after the other, then the bias. */
const planesOf = (deep: Tensor, bias: Float32Array): Float32Array =>
  Float32Array.from([0, 1, 2].flatMap((column) => [...columns(deep, column, column + 1).values]).concat([...bias]));

/** Matrices above each other, filled up with empty rows to a multiple of four. */
const stack = (tensors: readonly Tensor[]): Tensor => {
  const width = tensors[0]?.width ?? 0;
  const rows = (tensors.reduce((sum, tensor) => sum + tensor.rows, 0) + 3) & ~3;
  const values = new Float32Array(rows * width);
  let at = 0;
  for (const tensor of tensors) {
    values.set(tensor.values, at);
    at += tensor.values.length;
  }
  return { values, rows, width };
};

export const compileKernel = async (): Promise<Uint8Array> => {
  const path = join(import.meta.dirname, "../../src/bot/understand/model/kernel.wat");
  const parsed = (await wabt()).parseWat("kernel.wat", readFileSync(path, "utf8"), { simd: true });
  return parsed.toBinary({}).buffer;
};

/** Turns the trainer's floats into the binary that is loaded at run time. `path` is without its ending. */
export const packWeights = async (path: string, calibration: Calibration, corpus: string): Promise<Uint8Array> => {
  const stored = JSON.parse(readFileSync(`${path}.json`, "utf8")) as Stored;
  const bytes = readFileSync(`${path}.f32`);
  const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const tensor = (name: string): Tensor => {
    const found = stored.tensors[name];
    if (!found) throw new Error(`The trainer wrote no "${name}".`);
    const [rows = 1, ...rest] = found.shape;
    const width = rest.reduce((product, size) => product * size, 1);
    return { values: all.subarray(found.offset, found.offset + rows * width), rows, width };
  };
  const values = (name: string): Float32Array => tensor(name).values;
  const linear = (name: string): [Tensor, Float32Array] => [tensor(`${name}.weight`), values(`${name}.bias`)];
  const pieces = new Pieces();
  const width = tensor("enter.weight").rows;
  const each = ["tag", "standing", "part"].map((name) => tensor(`${name}.weight`));
  const biases = stack(["tag", "standing", "part"].map((name) => ({ ...tensor(`${name}.bias`), width: 1 })));
  const message = ["act", "language"];
  const messageBias = stack(message.map((name) => ({ ...tensor(`${name}.bias`), width: 1 })));
  const kernel = await compileKernel();
  const weights: WeightsHeader = {
    kernel: { offset: pieces.add(kernel), length: kernel.length },
    ...{ size: tensor("enter.weight").width, width, tags: each[0]?.rows ?? 0, standings: each[1]?.rows ?? 0 },
    ...{ acts: acts.length, languages: 5, contexts: questions.length * 2 },
    pieces: pieces.matrix(tensor("pieces.weight"), null),
    enter: pieces.matrix(...linear("enter")),
    mark: pieces.floats(values("mark.weight")),
    asked: pieces.floats(values("asked.weight")),
    layers: stored.dilations.map((dilation, at) => ({
      dilation,
      norm: pieces.floats(values(`layers.${at}.norm`)),
      deep: pieces.floats(planesOf(tensor(`layers.${at}.deep`), values(`layers.${at}.deep_bias`))),
      gate: pieces.matrix(...linear(`layers.${at}.gate`)),
    })),
    whole: pieces.matrix(...linear("whole")),
    each: pieces.matrix(stack(each.map((one) => columns(one, 0, width))), biases.values),
    eachWhole: pieces.matrix(stack(each.map((one) => columns(one, width, 2 * width))), null),
    message: pieces.matrix(stack(message.map((name) => tensor(`${name}.weight`))), messageBias.values),
  };
  return joinBinary({ format: formatVersion, corpus, weights, calibration }, pieces.join());
};

export const digest = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);
