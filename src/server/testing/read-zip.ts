import { crc32, inflateRawSync } from "node:zlib";

/** The files of an archive by name, read from its directory as any program would; a wrong checksum throws. */
export const readZip = (archive: Buffer): Map<string, string> => {
  const end = archive.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1"));
  const count = archive.readUInt16LE(end + 10);
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error("the directory is damaged");
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    const bytes = readEntry(archive, archive.readUInt32LE(at + 42), archive.readUInt32LE(at + 20));
    if (crc32(bytes) !== archive.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`);
    if (bytes.length !== archive.readUInt32LE(at + 24)) throw new Error(`${name} has another length`);
    files.set(name, bytes.toString());
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
};

const readEntry = (archive: Buffer, at: number, compressedBytes: number): Buffer => {
  const start = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
  return inflateRawSync(archive.subarray(start, start + compressedBytes));
};
