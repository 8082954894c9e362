import { once } from "node:events";
import { crc32, createDeflateRaw, type DeflateRaw } from "node:zlib";

export type ZipArchive = {
  /** Starts a file; the one before it is finished first. */
  addFile(name: string): Promise<ZipFile>;
  /** Finishes the archive. Only what was compressed was ever held in memory. */
  finish(): Promise<Buffer>;
};

export type ZipFile = { write(text: string): Promise<void>; end(): Promise<void> };

type Entry = { name: Buffer; crc: number; compressedBytes: number; plainBytes: number; offset: number };

/** A zip file as every system opens it: deflated entries, UTF-8 names, below four gigabytes. */
export const createZipArchive = (modifiedAt: Temporal.Instant): ZipArchive => {
  const parts: Buffer[] = [];
  const entries: Entry[] = [];
  const stamp = dosTime(modifiedAt);
  let offset = 0;
  const push = (part: Buffer): void => {
    parts.push(part);
    offset += part.length;
  };

  return {
    addFile: async (name) => {
      const entry: Entry = { name: Buffer.from(name), crc: 0, compressedBytes: 0, plainBytes: 0, offset };
      push(Buffer.concat([localHeader(entry, stamp), entry.name]));
      const deflate = createDeflateRaw();
      deflate.on("data", (chunk: Buffer) => {
        entry.compressedBytes += chunk.length;
        push(chunk);
      });
      return {
        write: (text) => writeText(deflate, entry, text),
        end: async () => {
          deflate.end();
          await once(deflate, "end");
          push(dataDescriptor(entry));
          entries.push(entry);
        },
      };
    },
    finish: async () => {
      const start = offset;
      for (const entry of entries) push(Buffer.concat([centralHeader(entry, stamp), entry.name]));
      push(endRecord(entries.length, offset - start, start));
      return Buffer.concat(parts);
    },
  };
};

const writeText = async (deflate: DeflateRaw, entry: Entry, text: string): Promise<void> => {
  const bytes = Buffer.from(text);
  entry.crc = crc32(bytes, entry.crc);
  entry.plainBytes += bytes.length;
  if (!deflate.write(bytes)) await once(deflate, "drain");
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
