import { z } from "zod";
import { boundedText } from "#domain/text/text-field.ts";
import { idSchema, instantSchema, sealedCursorSchema, sentInstantSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const tag = "Administration";

const auditEntrySchema = z.strictObject({
  id: z.string(),
  at: instantSchema,
  /** Whose account it concerns; the address is null once the account is being deleted. */
  userId: idSchema,
  email: z.string().nullable(),
  companyName: z.string().nullable(),
  actor: z.enum(["owner", "administrator", "client", "system"]),
  /** What was done to what, such as `appointment.cancelled`. */
  action: z.string(),
  subjectId: z.string().nullable(),
  /** Ids, times and numbers. */
  details: z.record(z.string(), z.unknown()),
});

export type AdminAuditEntry = z.infer<typeof auditEntrySchema>;

export const listAudit = defineRoute({
  method: "GET",
  path: "/api/v1/admin/audit",
  summary: "List what was done by whom, latest first",
  description:
    "Pages backwards in time with `cursor`. Entries hold ids, times and words, never names or phone numbers.",
  tag,
  access: "admin",
  query: z.strictObject({
    /** An action, or all of one noun: `appointment.cancelled`, `appointment`. */
    kind: boundedText(130, "notListed")
      .regex(/^[a-z][a-z-]{0,60}(\.[a-z][a-z-]{0,60})?$/, "notListed")
      .optional(),
    /** Whose account it concerns. */
    person: idSchema.optional(),
    from: sentInstantSchema.optional(),
    /** Not included. */
    to: sentInstantSchema.optional(),
    cursor: sealedCursorSchema,
  }),
  response: z.strictObject({
    entries: z.array(auditEntrySchema),
    nextCursor: z.string().nullable(),
    /** Every action there is an entry of. */
    kinds: z.array(z.string()),
  }),
});
