import type { IncomingMessage } from "node:http";
import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

/** An answer's whole content, unpacked if it came packed; null as soon as it is more than this many bytes. */
export const readLimited = async (answer: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer> | null> => {
  if (Number(answer.headers["content-length"] ?? 0) > maxBytes) return null;
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of unpacked(answer)) {
    length += (part as Buffer).length;
    if (length > maxBytes) return null;
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
};

const unpacked = (answer: IncomingMessage): Readable => {
  const unpack = unpackers[(answer.headers["content-encoding"] ?? "").toLowerCase()]?.();
  // What fails on the way ends the reading with the same error.
  return unpack === undefined ? answer : pipeline(answer, unpack, () => undefined);
};

const unpackers: Record<string, () => ReturnType<typeof createGunzip>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};
