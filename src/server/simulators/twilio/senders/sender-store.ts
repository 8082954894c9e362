import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { z } from "zod";
import type { TwilioModes } from "../modes.ts";
import { openRecordFile, type RecordFile } from "../record-file.ts";

const senderSchema = z.object({
  sid: z.string(),
  phoneNumber: z.string(),
  webhook: z.record(z.string(), z.string()),
  profile: z.record(z.string(), z.unknown()),
  createdAt: z.string(),
  /** When its way ends, and where. */
  decidedAt: z.string(),
  outcome: z.enum(["ONLINE", "OFFLINE"]),
  removedAt: z.string().nullable(),
});

export type SimulatedSender = z.infer<typeof senderSchema>;

export type SenderStore = Pick<RecordFile<SimulatedSender>, "put" | "find" | "list">;

/** Senders in a file, removed ones included. */
export const openSenderStore = (directory: string): SenderStore =>
  openRecordFile(join(directory, "senders.jsonl"), senderSchema);

export const newSenderSid = (): string => `XE${randomBytes(16).toString("hex")}`;

/** The stations before the decision, each as long as the others. */
const stations = ["CREATING", "PENDING_VERIFICATION", "VERIFYING", "TWILIO_REVIEW"] as const;

/** Where a sender is on its way at a moment of the app's clock. */
export const senderStatus = (sender: SimulatedSender, now: Temporal.Instant, modes: TwilioModes): string => {
  const [createdMs, decidedMs] = [sender.createdAt, sender.decidedAt].map(
    (at) => Temporal.Instant.from(at).epochMilliseconds,
  ) as [number, number];
  const passedMs = now.epochMilliseconds - createdMs;
  const wholeMs = decidedMs - createdMs;
  if (passedMs >= wholeMs) return modes.sendersOffline ? "OFFLINE" : sender.outcome;
  return stations[Math.max(0, Math.floor((passedMs / wholeMs) * stations.length))] ?? "CREATING";
};

/** Whether messages may leave from this number. */
export const isSenderOnline = async (
  senders: SenderStore,
  phoneNumber: string,
  now: Temporal.Instant,
  modes: TwilioModes,
): Promise<boolean> =>
  (await senders.list()).some(
    (sender) =>
      sender.phoneNumber === phoneNumber && sender.removedAt === null && senderStatus(sender, now, modes) === "ONLINE",
  );
