import { z } from "zod";
import type { PastNotice } from "#domain/notices/client-knowledge.ts";

const slotSchema = z.object({ date: z.string(), time: z.string(), agentId: z.uuid() });

/** What a notice keeps of its appointment: it may be moved, cancelled or gone when the message leaves. */
const detailsSchema = slotSchema.extend({
  clientName: z.string(),
  serviceType: z.string(),
  agentName: z.string().nullish(),
  /** Where to send it; absent when the client's phone can't be used. */
  recipient: z.string().nullish(),
  startsAt: z.iso.datetime().optional(),
  before: z.union([slotSchema, z.enum(["cancelled", "nothing"])]).default("nothing"),
});

export type NoticeDetails = z.infer<typeof detailsSchema>;

export const readDetails = (json: unknown): NoticeDetails => detailsSchema.parse(json);

/** A stored notice as the rules see it. One whose details can't be read must not keep its appointment from changing. */
export const presentPast = (row: { kind: string; status: string; details: unknown }): PastNotice[] => {
  const { data } = detailsSchema.safeParse(row.details);
  if (!data) return [];
  const { date, time, agentId, before } = data;
  const kind = row.kind as PastNotice["kind"];
  return [{ kind, status: row.status as PastNotice["status"], slot: { date, time, agentId }, before }];
};
