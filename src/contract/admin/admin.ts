import { z } from "zod";
import { cursorSchema, idSchema, instantSchema, searchSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const tag = "Administration";
const userParams = z.strictObject({ userId: idSchema });

const adminUserSchema = z.strictObject({
  id: idSchema,
  email: z.string(),
  fullName: z.string().nullable(),
  companyName: z.string().nullable(),
  createdAt: instantSchema,
  lastSignInAt: instantSchema.nullable(),
  subscription: z.strictObject({
    /** Subscribed, and the end, if there is one, is still to come. */
    isActive: z.boolean(),
    tier: z.enum(["agent-based", "premium"]).nullable(),
    end: instantSchema.nullable(),
    /** PayPal's, or the mark of what an administrator granted. */
    providerId: z.string().nullable(),
    maxAgents: z.int(),
    /** PayPal bills it, or will again: it has to be cancelled there. */
    isLiveAtPayPal: z.boolean(),
  }),
});

export type AdminUser = z.infer<typeof adminUserSchema>;

/** S2's `admin-get-users`, with what is on record about each one's subscription. */
export const listAdminUsers = defineRoute({
  method: "GET",
  path: "/api/v1/admin/users",
  summary: "All accounts, the newest first, with their subscriptions",
  tag,
  access: "admin",
  query: z.strictObject({
    /** Part of an address, a name or a company. */
    search: searchSchema,
    cursor: cursorSchema,
  }),
  response: z.strictObject({ users: z.array(adminUserSchema), nextCursor: z.string().nullable() }),
});

export const enableSubscription = defineRoute({
  method: "POST",
  path: "/api/v1/admin/users/:userId/subscription/enable",
  summary: "Grant premium for 30 days; PayPal isn't involved",
  tag,
  access: "admin",
  params: userParams,
  response: z.strictObject({}),
  errors: ["not-found", "edit-conflict"],
});

export const disableSubscription = defineRoute({
  method: "POST",
  path: "/api/v1/admin/users/:userId/subscription/disable",
  summary: "Take the subscription away at once; one that PayPal bills only together with cancelling it there",
  tag,
  access: "admin",
  params: userParams,
  body: z.strictObject({ cancelAtPayPal: z.boolean({ error: "notBoolean" }) }),
  response: z.strictObject({}),
  errors: ["not-found", "subscription-live", "provider-failed"],
});

/** S2's `get_appointment_summary`. */
export const getAppointmentSummary = defineRoute({
  method: "GET",
  path: "/api/v1/admin/appointment-summary",
  summary: "How many appointments there are; today and this week are each business's own",
  tag,
  access: "admin",
  response: z.strictObject({
    totalAppointments: z.int(),
    appointmentsToday: z.int(),
    appointmentsThisWeek: z.int(),
    uniqueUsers: z.int(),
  }),
});

const adminAppointmentSchema = z.strictObject({
  id: idSchema,
  date: z.string(),
  time: z.string(),
  clientName: z.string(),
  clientPhone: z.string(),
  agentId: idSchema,
  agentName: z.string(),
  serviceType: z.string(),
  status: z.enum(["confirmed", "pending", "cancelled"]),
  durationMinutes: z.int(),
});

export type AdminAppointment = z.infer<typeof adminAppointmentSchema>;

/** S2's `admin_view_appointments`. A POST, as looking at personal data leaves a trace. */
export const viewAppointments = defineRoute({
  method: "POST",
  path: "/api/v1/admin/appointments/view",
  summary: "Appointments of all businesses, the latest first: masked, or in full with an entry in the audit log",
  tag,
  access: "admin",
  body: z.strictObject({ includeSensitiveData: z.boolean({ error: "notBoolean" }), cursor: cursorSchema }),
  response: z.strictObject({ appointments: z.array(adminAppointmentSchema), nextCursor: z.string().nullable() }),
});
