import { z } from "zod";
import type { ClientKnowledge, PastNotice } from "#domain/notices/client-knowledge.ts";

const placeSchema = z.object({ date: z.string(), time: z.string(), agentId: z.string() });

/** What a notice keeps of its appointment: it may be moved, cancelled or gone when the message leaves. */
const detailsSchema = placeSchema.extend({
  clientName: z.string(),
  serviceType: z.string(),
  agentName: z.string().nullish(),
  /** Where to send it; absent when the client's phone can't be used. */
  recipient: z.string().nullish(),
  startsAt: z.iso.datetime().optional(),
  before: z.union([placeSchema, z.enum(["cancelled", "nothing"])]).default("nothing"),
});

export type NoticeDetails = z.infer<typeof detailsSchema>;

export const readDetails = (json: unknown): NoticeDetails => detailsSchema.parse(json);

/** A stored notice as the rules see it. */
export const presentPast = (row: { kind: string; status: string; details: unknown }): PastNotice => {
  const { date, time, agentId, before } = readDetails(row.details);
  return {
    kind: row.kind as PastNotice["kind"],
    status: row.status as PastNotice["status"],
    place: { date, time, agentId },
    before: before satisfies ClientKnowledge,
  };
};
