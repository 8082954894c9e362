import { z } from "zod";
import { cursorSchema, idSchema, instantSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const tag = "Administration";
const query = z.strictObject({ cursor: cursorSchema });

const adminNumberSchema = z.strictObject({
  id: idSchema,
  userId: idSchema,
  email: z.string(),
  phoneNumber: z.string(),
  verificationStatus: z.string(),
  isActive: z.boolean(),
  businessName: z.string().nullable(),
  displayName: z.string().nullable(),
  /** Cancelled, and the provider hasn't taken it back yet. */
  isLeaving: z.boolean(),
  createdAt: instantSchema,
});

export type AdminNumber = z.infer<typeof adminNumberSchema>;

const adminRegistrationSchema = z.strictObject({
  id: idSchema,
  userId: idSchema,
  email: z.string(),
  businessName: z.string(),
  status: z.enum(["pending", "completed", "failed"]),
  phoneNumber: z.string().nullable(),
  createdAt: instantSchema,
});

export type AdminRegistration = z.infer<typeof adminRegistrationSchema>;

export const listAdminNumbers = defineRoute({
  method: "GET",
  path: "/api/v1/admin/whatsapp-numbers",
  summary: "List the WhatsApp numbers of all businesses, newest first",
  description: "Pages with `cursor`. Each view is noted in the audit log.",
  tag,
  access: "admin",
  query,
  response: z.strictObject({ numbers: z.array(adminNumberSchema), nextCursor: z.string().nullable() }),
});

export const listAdminRegistrations = defineRoute({
  method: "GET",
  path: "/api/v1/admin/sender-registrations",
  summary: "List the number setups of all businesses, newest first",
  description: "Pages with `cursor`. Includes setups that failed, with the reason.",
  tag,
  access: "admin",
  query,
  response: z.strictObject({ registrations: z.array(adminRegistrationSchema), nextCursor: z.string().nullable() }),
});

export const deleteAdminNumber = defineRoute({
  method: "DELETE",
  path: "/api/v1/admin/users/:userId/whatsapp-numbers/:numberId",
  summary: "Delete a number's record; a number still in use is released first",
  description: "The record is needed until the provider has taken the number back.",
  tag,
  access: "admin",
  params: z.strictObject({ userId: idSchema, numberId: idSchema }),
  response: z.strictObject({}),
  errors: ["not-found", "provider-failed", "release-pending"],
});

export const deleteAdminRegistration = defineRoute({
  method: "DELETE",
  path: "/api/v1/admin/users/:userId/sender-registrations/:registrationId",
  summary: "Delete a number setup's record; a setup in progress is stopped first",
  description: "The provider is asked to stop a setup that is still running.",
  tag,
  access: "admin",
  params: z.strictObject({ userId: idSchema, registrationId: idSchema }),
  response: z.strictObject({}),
  errors: ["not-found"],
});
