import { BackupError } from "./backup-error.ts";

/** One file of a tar archive. Its content has to be read before the next entry is. */
export type TarEntry = { name: string; size: number; body: AsyncIterable<Buffer> };

const block = 512;

/** A ustar header: plain files, readable by their owner alone. */
export const tarHeader = (name: string, size: number, modifiedAtSeconds: number): Buffer => {
  if (Buffer.byteLength(name) > 100) throw new Error(`a name too long for the archive: ${name}`);
  const header = Buffer.alloc(block);
  header.write(name, 0);
  header.write("0000600\0", 100);
  header.write("0000000\0", 108);
  header.write("0000000\0", 116);
  header.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
  header.write(`${modifiedAtSeconds.toString(8).padStart(11, "0")}\0`, 136);
  header.write("        ", 148);
  header.write("0", 156);
  header.write("ustar\x0000", 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return header;
};

/** What fills the last block of a file. */
export const tarPadding = (size: number): Buffer => Buffer.alloc((block - (size % block)) % block);

/** Two empty blocks end an archive. */
export const tarEnd = Buffer.alloc(2 * block);

/** Reads an archive as its bytes come, entry by entry. Fails when it ends too soon. */
export const readTar = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const bytes = takeBytes(source);
  for (;;) {
    const header = await bytes.take(block);
    if (header.every((byte) => byte === 0)) {
      await bytes.drain();
      return;
    }
    const { name, size } = readHeader(header);
    let left = size;
    const body = async function* (): AsyncGenerator<Buffer> {
      while (left > 0) {
        const piece = await bytes.some(left);
        left -= piece.length;
        yield piece;
      }
    };
    const content = body();
    yield { name, size, body: content };
    // The reader didn't want all of it.
    while (left > 0) left -= (await bytes.some(left)).length;
    await bytes.take((block - (size % block)) % block);
  }
};

const readHeader = (header: Buffer): { name: string; size: number } => {
  const text = (from: number, to: number) => header.subarray(from, to).toString().replace(/\0.*$/s, "").trim();
  const stated = Number.parseInt(text(148, 156), 8);
  const blank = Buffer.from(header).fill(" ", 148, 156);
  const size = Number.parseInt(text(124, 136), 8);
  if (stated !== blank.reduce((total, byte) => total + byte, 0) || !(size >= 0))
    throw new BackupError("The archive is damaged: a header is wrong.");
  return { name: text(0, 100), size };
};

const takeBytes = (source: AsyncIterable<Buffer>) => {
  const iterator = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const fill = async (): Promise<void> => {
    const { value, done } = await iterator.next();
    if (done) throw new BackupError("The archive is damaged: it ends too soon.");
    rest = value;
  };
  /** What is at hand, at most so much, at least one byte. */
  const some = async (most: number): Promise<Buffer> => {
    while (rest.length === 0) await fill();
    const piece = rest.subarray(0, most);
    rest = rest.subarray(piece.length);
    return piece;
  };
  return {
    some,
    take: async (count: number): Promise<Buffer> => {
      const pieces: Buffer[] = [];
      for (let left = count; left > 0; ) {
        const piece = await some(left);
        left -= piece.length;
        pieces.push(piece);
      }
      return Buffer.concat(pieces);
    },
    /** To the end, so that the compression's own checksum is looked at. */
    drain: async (): Promise<void> => {
      while (!(await iterator.next()).done);
    },
  };
};
