import { randomUUID } from "node:crypto";
import { appendFile, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const inboxMailSchema = z.object({
  id: z.string(),
  from: z.string(),
  /** Empty when replies go to `from`. */
  replyTo: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** When it arrived. */
  at: z.iso.datetime(),
});

export type InboxMail = z.infer<typeof inboxMailSchema>;

/** Where the simulated inbox keeps its mails. */
export type InboxStore = {
  add(mail: Omit<InboxMail, "id">): Promise<InboxMail>;
  /** Newest first. */
  list(limit: number): Promise<InboxMail[]>;
  clear(): Promise<void>;
};

/** The newest this many are kept: enough for any test, and the file stays quick to read whole. */
export const inboxCapacity = 500;

/**
 * Mails as JSON lines in `directory`, so that they outlive a restart. Nothing is kept in memory: a second process
 * may read along, but only one may add.
 */
export const createFileInboxStore = (directory: string): InboxStore => {
  const path = join(directory, "mails.jsonl");
  const queue = createQueue();
  let addsUntilTrim = 0;

  const trim = async () => {
    const kept = (await readMails(path)).slice(-inboxCapacity);
    // A rename is all or nothing; a crash while writing leaves the old file.
    await writeFile(`${path}.new`, kept.map(toLine).join(""), { mode: 0o600 });
    await rename(`${path}.new`, path);
  };

  return {
    add: (content) =>
      queue(async () => {
        await mkdir(directory, { recursive: true });
        // The first add also clears the half line away that a crash in mid-write may have left.
        if (addsUntilTrim === 0) {
          await trim();
          addsUntilTrim = inboxCapacity / 5;
        }
        addsUntilTrim -= 1;
        const mail = { id: randomUUID(), ...content };
        await appendFile(path, toLine(mail), { mode: 0o600 });
        return mail;
      }),
    list: (limit) =>
      queue(async () => (await readMails(path)).slice(-inboxCapacity).reverse().slice(0, Math.max(0, limit))),
    clear: () => queue(() => rm(path, { force: true })),
  };
};

const toLine = (mail: InboxMail): string => `${JSON.stringify(mail)}\n`;

const readMails = async (path: string): Promise<InboxMail[]> => {
  const content = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return content.split("\n").flatMap(parseLine);
};

const parseLine = (line: string): InboxMail[] => {
  try {
    return [inboxMailSchema.parse(JSON.parse(line))];
  } catch {
    // The empty end of the file, or a line cut off by a crash.
    return [];
  }
};

/** Runs one task after the other; a failed one does not stop the next. */
const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
};
