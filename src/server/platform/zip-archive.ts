import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { crc32, createDeflateRaw } from "node:zlib";

type Text = Iterable<string> | AsyncIterable<string>;

export type ZipArchive = {
  /** Compresses a file as its text comes, piece by piece; one file after the other. */
  addFile(name: string, text: Text): Promise<void>;
};

type Entry = { name: Buffer; crc: number; compressedBytes: number; plainBytes: number; offset: number };

/**
 * Writes a zip file as every system opens it: deflated entries, UTF-8 names, below four gigabytes. Of the contents, only
 * the piece on its way is ever in memory.
 */
export const writeZipArchive = async (
  path: string,
  modifiedAt: Temporal.Instant,
  fill: (archive: ZipArchive) => Promise<void>,
): Promise<void> => {
  const entries: Entry[] = [];
  const stamp = dosTime(modifiedAt);
  let offset = 0;
  await using file = await open(path, "w", 0o600);
  const write = async (part: Buffer): Promise<void> => {
    offset += part.length;
    await file.writeFile(part);
  };
  const addFile = async (name: string, text: Text): Promise<void> => {
    const entry: Entry = { name: Buffer.from(name), crc: 0, compressedBytes: 0, plainBytes: 0, offset };
    await write(Buffer.concat([localHeader(entry, stamp), entry.name]));
    await pipeline(
      () => countBytes(entry, text),
      createDeflateRaw(),
      async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) {
          entry.compressedBytes += chunk.length;
          await write(chunk);
        }
      },
    );
    await write(dataDescriptor(entry));
    entries.push(entry);
  };
  await fill({ addFile });
  const start = offset;
  for (const entry of entries) await write(Buffer.concat([centralHeader(entry, stamp), entry.name]));
  await write(endRecord(entries.length, offset - start, start));
};

const countBytes = async function* (entry: Entry, text: Text): AsyncGenerator<Buffer> {
  for await (const piece of text) {
    const bytes = Buffer.from(piece);
    entry.crc = crc32(bytes, entry.crc);
    entry.plainBytes += bytes.length;
    yield bytes;
  }
};

const version = 20;
/** Sizes follow the data (bit 3), names are UTF-8 (bit 11). */
const flags = 0x0808;
const deflated = 8;

type Stamp = { time: number; date: number };

const localHeader = (entry: Entry, stamp: Stamp): Buffer =>
  record(0x04034b50, [version, flags, deflated, stamp.time, stamp.date], [0, 0, 0], [entry.name.length, 0]);

const dataDescriptor = (entry: Entry): Buffer =>
  record(0x08074b50, [], [entry.crc, entry.compressedBytes, entry.plainBytes], []);

const centralHeader = (entry: Entry, stamp: Stamp): Buffer =>
  Buffer.concat([
    record(
      0x02014b50,
      [version, version, flags, deflated, stamp.time, stamp.date],
      [entry.crc, entry.compressedBytes, entry.plainBytes],
      [entry.name.length, 0, 0, 0, 0],
    ),
    longs([0, entry.offset]),
  ]);

const endRecord = (count: number, bytes: number, start: number): Buffer =>
  record(0x06054b50, [0, 0, count, count], [bytes, start], [0]);

/** A signature, then 16-bit, 32-bit and again 16-bit numbers, all little-endian. */
const record = (signature: number, before: number[], middle: number[], after: number[]): Buffer =>
  Buffer.concat([longs([signature]), shorts(before), longs(middle), shorts(after)]);

const shorts = (values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, index * 2);
  return bytes;
};

const longs = (values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
};

/** Two seconds is as exact as the format gets; it knows no zone, so UTC it is. */
const dosTime = (instant: Temporal.Instant): Stamp => {
  const at = instant.toZonedDateTimeISO("UTC");
  return {
    time: (at.hour << 11) | (at.minute << 5) | (at.second >> 1),
    date: (Math.max(0, at.year - 1980) << 9) | (at.month << 5) | at.day,
  };
};
