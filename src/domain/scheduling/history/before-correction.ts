import { z } from "zod";

/** How an appointment was before a correction, as it is kept until the next change. */
const beforeCorrectionSchema = z.strictObject({
  clientId: z.string().nullable(),
  clientName: z.string(),
  clientPhone: z.string(),
  clientAddress: z.string().nullable(),
  typeId: z.string().nullable(),
  serviceType: z.string(),
  price: z.number().nullable(),
  currency: z.string().nullable(),
  durationMinutes: z.int(),
  bufferBeforeMinutes: z.int(),
  bufferMinutes: z.int(),
  isOverbooked: z.boolean(),
});

export type BeforeCorrection = z.infer<typeof beforeCorrectionSchema>;

/** Null when nothing is kept, or nothing that can be read. */
export const readBeforeCorrection = (stored: unknown): BeforeCorrection | null =>
  beforeCorrectionSchema.safeParse(stored).data ?? null;
