import { z } from "zod";
import type { PastNotice } from "#domain/notices/client-knowledge.ts";

const slotSchema = z.object({ date: z.string(), time: z.string(), agentId: z.uuid() });

const knowledgeSchema = z.union([slotSchema, z.enum(["cancelled", "nothing"])]);

/** One service of the visit that a notice is about, as it was then. */
const partSchema = slotSchema.extend({
  appointmentId: z.uuid(),
  service: z.string(),
  agentName: z.string(),
  before: knowledgeSchema,
});

/** The series that a notice is about: when its visits are. */
const seriesSchema = z.object({
  every: z.int(),
  unit: z.enum(["day", "week", "month"]),
  visits: z.array(z.object({ date: z.string(), time: z.string() })),
});

/** What a notice keeps of its appointment: it may be moved, cancelled or gone when the message leaves. */
const detailsSchema = slotSchema.extend({
  clientName: z.string(),
  serviceType: z.string(),
  agentName: z.string().nullish(),
  /** Where to send it; absent when the client's phone can't be used. */
  recipient: z.string().nullish(),
  startsAt: z.iso.datetime().optional(),
  /** Whom it is for; absent where only an address is known. */
  clientId: z.uuid().nullish(),
  /** What calendars knew the appointment by, in case it is gone when the message leaves. */
  sequence: z.int().nullish(),
  before: knowledgeSchema.default("nothing"),
  /** Only where a visit has several services. */
  parts: z.array(partSchema).optional(),
  series: seriesSchema.optional(),
  /** Until when an opening is held, on the business's clock. */
  until: z.string().optional(),
});

export type NoticePart = z.infer<typeof partSchema>;
export type NoticeSeries = z.infer<typeof seriesSchema>;

export type NoticeDetails = z.infer<typeof detailsSchema>;

export const readDetails = (json: unknown): NoticeDetails => detailsSchema.parse(json);

type StoredNotice = { appointment_id: string; kind: string; status: string; details: unknown };

/** What the rules see of a notice, for each appointment it is about. */
export type NoticeOfAppointment = {
  appointmentId: string;
  notice: PastNotice & { isOfVisit: boolean; series: NoticeSeries | null };
};

/** A stored notice as the rules see it. One whose details can't be read must not keep its appointment from changing. */
export const presentPast = (row: StoredNotice): NoticeOfAppointment[] => {
  const { data } = detailsSchema.safeParse(row.details);
  if (!data) return [];
  const { date, time, agentId, before, parts, series = null } = data;
  const same = { kind: row.kind as PastNotice["kind"], status: row.status as PastNotice["status"], series };
  if (!parts) {
    const notice = { ...same, slot: { date, time, agentId }, before, isOfVisit: false };
    return [{ appointmentId: row.appointment_id, notice }];
  }
  return parts.map((part) => {
    const slot = { date: part.date, time: part.time, agentId: part.agentId };
    return { appointmentId: part.appointmentId, notice: { ...same, slot, before: part.before, isOfVisit: true } };
  });
};
