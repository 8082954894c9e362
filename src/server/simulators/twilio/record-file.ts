import { appendFile, type FileHandle, mkdir, open, rename, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { z } from "zod";

export type RecordFile<Item extends { sid: string }> = {
  /** Adds or replaces; resolves once the record would outlive this process. */
  put(item: Item): Promise<Item>;
  find(sid: string): Promise<Item | undefined>;
  /** In the order they were first put. */
  list(): Promise<Item[]>;
  /** Forgets all but the last ones and those to keep. */
  keepLast(count: number, kept?: ReadonlySet<string>): Promise<void>;
};

/**
 * Records as JSON lines; one that changes is written again at the end. The file is read on from where the last reading
 * stopped, so that several processes on one data directory see what the others put.
 */
export const openRecordFile = <Item extends { sid: string }>(
  path: string,
  schema: z.ZodType<Item>,
): RecordFile<Item> => {
  const items = new Map<string, Item>();
  let readTo = 0;
  let inode: number | null = null;
  let reading: Promise<void> = Promise.resolve();

  const readOn = async (): Promise<void> => {
    const { bytes, from, inode: found } = await readBytes(path, readTo, inode);
    if (from < readTo) items.clear();
    inode = found;
    // A line without its end is still being written, or was cut off by a crash.
    const end = bytes.lastIndexOf("\n") + 1;
    readTo = from + end;
    for (const line of bytes.subarray(0, end).toString("utf8").split("\n")) {
      const item = parseLine(line, schema);
      if (item) items.set(item.sid, item);
    }
  };
  const catchUp = (): Promise<void> => {
    // One that failed must not stop the next.
    reading = reading.catch(() => {}).then(readOn);
    return reading;
  };

  return {
    put: async (item) => {
      // A line that a full disk or a crash cut off before this one must not swallow it.
      await append(path, `\n${toLine(item)}`);
      await catchUp();
      return item;
    },
    find: async (sid) => {
      await catchUp();
      return items.get(sid);
    },
    list: async () => {
      await catchUp();
      return [...items.values()];
    },
    keepLast: async (count, kept = new Set()) => {
      await catchUp();
      if (items.size <= count) return;
      const first = items.size - count;
      const left = [...items.values()].filter(({ sid }, index) => index >= first || kept.has(sid));
      await replaceFile(path, left.map(toLine).join(""), { readTo, inode });
      await catchUp();
    },
  };
};

const toLine = (item: object): string => `${JSON.stringify(item)}\n`;

/** At the end of the file that bears the name: when it was replaced meanwhile, once more at the end of the new one. */
const append = async (path: string, line: string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, "a", 0o600);
  let isReplaced: boolean;
  try {
    await file.writeFile(line);
    isReplaced = (await file.stat()).ino !== (await stat(path)).ino;
  } finally {
    await file.close();
  }
  if (isReplaced) await append(path, line);
};

/**
 * Another file in its place, with all that was put behind `readTo` meanwhile. A rename is all or nothing: a crash before it
 * leaves the old file. What reached the old file up to then is carried over after it; whoever comes later sees that the
 * file is another one.
 */
const replaceFile = async (
  path: string,
  lines: string,
  { readTo, inode }: { readTo: number; inode: number | null },
): Promise<void> => {
  const old = await open(path, "r");
  const next = `${path}.${process.pid}.new`;
  try {
    // Another process has just done it.
    if ((await old.stat()).ino !== inode) return;
    const copied = await readFrom(old, readTo);
    await writeFile(next, lines, { mode: 0o600 });
    await appendFile(next, copied);
    await rename(next, path);
    const late = await readFrom(old, readTo + copied.length);
    if (late.length > 0) await append(path, `\n${late.toString("utf8")}`);
  } finally {
    await old.close();
  }
};

const readFrom = async (file: FileHandle, from: number): Promise<Buffer> => {
  const bytes = Buffer.alloc(Math.max(0, (await file.stat()).size - from));
  const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
  return bytes.subarray(0, bytesRead);
};

type Read = { bytes: Buffer; from: number; inode: number | null };

/** What is behind `from`; everything when it is another file by now. */
const readBytes = async (path: string, from: number, inode: number | null): Promise<Read> => {
  const file = await open(path, "r").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (!file) return { bytes: Buffer.alloc(0), from: 0, inode: null };
  try {
    const { size, ino } = await file.stat();
    const start = size < from || ino !== inode ? 0 : from;
    return { bytes: await readFrom(file, start), from: start, inode: ino };
  } finally {
    await file.close();
  }
};

const parseLine = <Item>(line: string, schema: z.ZodType<Item>): Item | null => {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    return null;
  }
};
