import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { z } from "zod";
import { openRecordFile, type RecordFile } from "../record-file.ts";

const contentSchema = z.object({
  sid: z.string(),
  friendlyName: z.string(),
  language: z.string(),
  variables: z.record(z.string(), z.string()),
  types: z.record(z.string(), z.unknown()),
  approval: z
    .object({ name: z.string(), category: z.string(), status: z.string(), decidedAtMs: z.number() })
    .nullable(),
  createdAt: z.string(),
});

export type SimulatedContent = z.infer<typeof contentSchema>;

export type ContentStore = Pick<RecordFile<SimulatedContent>, "put" | "find" | "list">;

/** Contents and templates in a file: they must outlive a restart, as the app remembers their ids. */
export const openContentStore = (directory: string): ContentStore =>
  openRecordFile(join(directory, "contents.jsonl"), contentSchema);

export const newContentSid = (): string => `HX${randomBytes(16).toString("hex")}`;

/** Whether WhatsApp lets it be sent at any time. */
export const isApproved = ({ approval }: SimulatedContent, nowMs: number): boolean =>
  approval?.status === "approved" && nowMs >= approval.decidedAtMs;
