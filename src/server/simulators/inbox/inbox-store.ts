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
  /** Entries for calendars, as iCalendar text. */
  calendars: z.array(z.object({ filename: z.string(), content: z.string() })).default([]),
  /** Where one click ends such mails; empty when they can't be ended. */
  unsubscribe: z.string().default(""),
  messageId: z.string().default(""),
  /** When it arrived. */
  at: z.iso.datetime(),
});

export type InboxMail = z.infer<typeof inboxMailSchema>;

/** Where the simulated inbox keeps its mails. */
export type InboxStore = {
  /** One that comes again under its message id is one mail, as in other mailboxes. */
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
        const same = await findSame(path, content);
        if (same) return same;
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

const readMails = async (path: string): Promise<InboxMail[]> => (await readLines(path)).flatMap(parseLine);

const readLines = async (path: string): Promise<string[]> => {
  const content = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return content.split("\n");
};

/** Looks at the text first, as hardly any mail comes twice. */
const findSame = async (path: string, { messageId, to }: Omit<InboxMail, "id">): Promise<InboxMail | undefined> => {
  if (messageId === "") return undefined;
  const lines = (await readLines(path)).filter((line) => line.includes(JSON.stringify(messageId)));
  return lines.flatMap(parseLine).find((mail) => mail.messageId === messageId && mail.to === to);
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
