import type { IncomingMessage } from "node:http";
import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { OutboundError } from "./outbound-error.ts";

/** Chunks may be cut into single bytes, each with a frame around it. */
const mostFraming = 65_536;

/** The whole content of an answer, decompressed. Rejects as soon as it has more bytes than this, packed or unpacked. */
export const readBody = (answer: IncomingMessage, maxBytes: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const tooLarge = (): void => {
      reject(new OutboundError("too-large"));
      answer.destroy();
    };
    if (answer.errored || answer.destroyed) return reject(new OutboundError("unreachable", { cause: answer.errored }));
    if (Number(answer.headers["content-length"] ?? 0) > maxBytes) return tooLarge();
    const { socket } = answer;
    const before = socket.bytesRead;
    const body = growingBuffer();
    const content = unpack(answer);
    // Packed bytes may come without end and unpack to nothing.
    answer.on("data", () => {
      if (socket.bytesRead - before > maxBytes * 2 + mostFraming) tooLarge();
    });
    content.on("data", (part: Buffer) => {
      if (body.length() + part.length > maxBytes) tooLarge();
      else body.add(part);
    });
    content.on("end", () => resolve(body.bytes()));
    content.on("error", reject);
    content.on("close", () => reject(new OutboundError("unreachable")));
  });

/** One buffer instead of a list of parts: a million parts of one byte would take a hundred times their size. */
const growingBuffer = () => {
  let kept = Buffer.allocUnsafe(4_096);
  let length = 0;
  return {
    length: () => length,
    add: (part: Buffer): void => {
      if (length + part.length > kept.length) {
        const larger = Buffer.allocUnsafe(Math.max(kept.length * 2, length + part.length));
        kept.copy(larger, 0, 0, length);
        kept = larger;
      }
      length += part.copy(kept, length);
    },
    bytes: (): Buffer => kept.subarray(0, length),
  };
};

const unpack = (answer: IncomingMessage): Readable => {
  const unpacker = unpackers[(answer.headers["content-encoding"] ?? "").trim().toLowerCase()]?.();
  // A failure on the way ends the unpacked stream with the same error.
  return unpacker === undefined ? answer : pipeline(answer, unpacker, () => undefined);
};

const unpackers: Record<string, (() => ReturnType<typeof createGunzip>) | undefined> = Object.assign(
  Object.create(null),
  { gzip: createGunzip, "x-gzip": createGunzip, deflate: createInflate, br: createBrotliDecompress },
);
