import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { z } from "zod";
import { openRecordFile } from "../record-file.ts";

const messageSchema = z.object({
  sid: z.string(),
  /** Outbound: from the business to the client's phone. */
  direction: z.enum(["outbound", "inbound"]),
  from: z.string(),
  to: z.string(),
  text: z.string(),
  /** The label of the button that opens the options; null when they are buttons themselves. */
  opener: z.string().nullable(),
  options: z.array(z.object({ id: z.string(), title: z.string(), description: z.string().optional() })),
  /** What came from a phone instead of text. */
  media: z.enum(["voice", "image", "location", "sticker"]).optional(),
  isTemplate: z.boolean(),
  status: z.enum(["queued", "sent", "delivered", "read", "undelivered", "failed", "received"]),
  errorCode: z.number().nullable(),
  /** With which code WhatsApp will refuse it later; null when it won't. */
  refusal: z.number().nullable(),
  statusCallback: z.string().nullable(),
  /** By the app's clock, which a test may have moved; and by the machine's, which is the provider's own. */
  at: z.iso.datetime(),
  acceptedAt: z.iso.datetime(),
});

export type SimulatedMessage = z.infer<typeof messageSchema>;

export type MessageStore = {
  add(message: Omit<SimulatedMessage, "sid" | "acceptedAt"> & { sid?: string }): Promise<SimulatedMessage>;
  /** Undefined when there is no such message. */
  update(sid: string, changes: Pick<SimulatedMessage, "status" | "errorCode">): Promise<SimulatedMessage | undefined>;
  find(sid: string): Promise<SimulatedMessage | undefined>;
  /** Oldest first; everything between businesses and this client, or everything. */
  list(client?: string): Promise<SimulatedMessage[]>;
};

/** Enough for any demonstration; older ones go when the simulator starts. */
const capacity = 5_000;

const isInbound = ({ direction }: SimulatedMessage): boolean => direction === "inbound";

/** All messages of the simulated WhatsApp, in a file of the data directory. */
export const openMessageStore = async (directory: string): Promise<MessageStore> => {
  const file = openRecordFile(join(directory, "messages.jsonl"), messageSchema);
  const all = await file.list();
  const opening = new Map(all.filter(isInbound).map((message) => [`${message.from} ${message.to}`, message.sid]));
  // What opened a conversation's 24 hours still counts, however much came after it.
  await file.keepLast(capacity, new Set(opening.values()));
  return {
    add: (content) =>
      file.put({
        sid: `SM${randomBytes(16).toString("hex")}`,
        acceptedAt: Temporal.Now.instant().toString(),
        ...content,
      }),
    update: async (sid, changes) => {
      const message = await file.find(sid);
      return message && file.put({ ...message, ...changes });
    },
    find: file.find,
    list: async (client) => {
      const all = await file.list();
      return client === undefined ? all : all.filter(({ from, to }) => from === client || to === client);
    },
  };
};
