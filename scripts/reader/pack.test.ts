import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { splitBinary } from "#bot/understand/binary.ts";
import { compileKernel } from "./pack.ts";
import { binaryPath } from "./train.ts";

test("the weights carry the kernel as it is written", async () => {
  const { header, data } = splitBinary(readFileSync(binaryPath));
  const { offset, length } = header.weights.kernel;
  expect(Buffer.from(data.subarray(offset, offset + length))).toEqual(Buffer.from(await compileKernel()));
});

test("the kernel multiplies as plain arithmetic does", async () => {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const module = new WebAssembly.Module(new Uint8Array(await compileKernel()));
  const { exports } = new WebAssembly.Instance(module, { reader: { memory } });
  const [rows, outputs, width] = [4, 8, 16];
  const places = { x: 16, scaleX: 1024, w: 2048, scaleW: 4096, bias: 5120, out: 6144 };
  const x = new Int16Array(memory.buffer, places.x, rows * width);
  const w = new Int16Array(memory.buffer, places.w, outputs * width);
  const out = new Float32Array(memory.buffer, places.out, rows * outputs);
  x.forEach((_, at) => {
    x[at] = ((at * 7919) % 64001) - 32000;
  });
  w.forEach((_, at) => {
    w[at] = ((at * 104729) % 255) - 127;
  });
  new Float32Array(memory.buffer, places.scaleX, rows).fill(0.5);
  new Float32Array(memory.buffer, places.scaleW, outputs).fill(0.25);
  new Float32Array(memory.buffer, places.bias, outputs).fill(3);
  const multiply = exports["multiply"] as (...values: number[]) => void;
  multiply(places.x, places.scaleX, rows, places.w, places.scaleW, places.bias, outputs, width, places.out);
  out.forEach((value, at) => {
    const [row, output] = [Math.floor(at / outputs), at % outputs];
    let sum = 0;
    for (let along = 0; along < width; along += 1)
      sum += (x[row * width + along] ?? 0) * (w[output * width + along] ?? 0);
    expect(value).toBe(Math.fround(Math.fround(Math.fround(Math.fround(sum) * 0.5) * 0.25) + 3));
  });
});
