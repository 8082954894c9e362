import { randomBytes, randomInt } from "node:crypto";
import { join } from "node:path";
import { z } from "zod";
import { openRecordFile, type RecordFile } from "../record-file.ts";

const numberSchema = z.object({
  sid: z.string(),
  phoneNumber: z.string(),
  friendlyName: z.string(),
  createdAt: z.string(),
  releasedAt: z.string().nullable(),
});

export type SimulatedNumber = z.infer<typeof numberSchema>;

export type NumberStore = Pick<RecordFile<SimulatedNumber>, "put" | "find" | "list">;

/** Bought numbers in a file, given back ones included. */
export const openNumberStore = (directory: string): NumberStore =>
  openRecordFile(join(directory, "numbers.jsonl"), numberSchema);

export const newNumberSid = (): string => `PN${randomBytes(16).toString("hex")}`;

/** `+1 XXX 555 01XX`: kept for fiction in every area code of North America. */
export const fictionalNumber = (): string => `+1${randomInt(201, 990)}55501${String(randomInt(100)).padStart(2, "0")}`;
