import { z } from "zod";
import { dateField } from "#domain/scheduling/clock/date-time-fields.ts";
import { idSchema, instantSchema, sealedCursorSchema, searchSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const tag = "Administration";

export const adminPageSize = 50;
const userParams = z.strictObject({ userId: idSchema });

const adminUserSchema = z.strictObject({
  id: idSchema,
  email: z.string(),
  fullName: z.string().nullable(),
  companyName: z.string().nullable(),
  createdAt: instantSchema,
  lastSignInAt: instantSchema.nullable(),
  /** Null for an account that isn't suspended. */
  suspension: z.strictObject({ at: instantSchema, reason: z.string() }).nullable(),
  isAdministrator: z.boolean(),
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

/** The columns that lists can be ordered by; empty cells come last. */
export const userSorts = [
  ...["email", "fullName", "company", "registered", "lastSignIn", "suspended"],
  ...["subscription", "status", "expires", "providerId"],
] as const;

export const sortOrders = ["ascending", "descending"] as const;

const orderSchema = z.enum(sortOrders, { error: "notListed" }).default("descending");

/** S2's `admin-get-users`, with what is on record about each one's subscription. */
export const listAdminUsers = defineRoute({
  method: "GET",
  path: "/api/v1/admin/users",
  summary: "List all accounts with their subscriptions, in the order of a column",
  description: "Sorted and paged on the server. Each view is noted in the audit log.",
  tag,
  access: "admin",
  query: z.strictObject({
    /** Part of an address, a name or a company. */
    search: searchSchema,
    sort: z.enum(userSorts, { error: "notListed" }).default("registered"),
    order: orderSchema,
    cursor: sealedCursorSchema,
  }),
  response: z.strictObject({
    users: z.array(adminUserSchema),
    /** A search looks at this many accounts for a page, which may then be short, or empty: the next one goes on from there. */
    nextCursor: z.string().nullable(),
    /** All accounts, even when only some are searched for. With very many, as counted within the last minutes. */
    total: z.int(),
    /** One or two letters are found only where a word begins: there may be others. */
    isPartial: z.boolean(),
  }),
});

export const enableSubscription = defineRoute({
  method: "POST",
  path: "/api/v1/admin/users/:userId/subscription/enable",
  summary: "Grant premium for 30 days, without PayPal",
  description: "For support cases and trials. Ends by itself after 30 days.",
  tag,
  access: "admin",
  params: userParams,
  response: z.strictObject({}),
  errors: ["not-found", "edit-conflict"],
});

export const disableSubscription = defineRoute({
  method: "POST",
  path: "/api/v1/admin/users/:userId/subscription/disable",
  summary: "End a subscription right away; if PayPal bills it, it must be cancelled there too",
  description: "Agents beyond the free one are deactivated; appointments stay.",
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
  summary: "Count appointments; today and this week are in each business's time zone",
  description: "Counts are kept up to date in the background; `countedAt` says how old they are.",
  tag,
  access: "admin",
  response: z.strictObject({
    totalAppointments: z.int(),
    appointmentsToday: z.int(),
    appointmentsThisWeek: z.int(),
    uniqueUsers: z.int(),
    /** With very many appointments, some minutes ago at most; null while they are first counted: until then it is an estimate. */
    countedAt: z.string().nullable(),
  }),
});

const adminAppointmentSchema = z.strictObject({
  id: idSchema,
  userId: idSchema,
  /** The company; null while it has no name. */
  business: z.string().nullable(),
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

export const appointmentSorts = [
  ...["date", "time", "business", "client", "phone", "agent", "service", "status", "duration"],
] as const;

/** How many of the latest are put in the order of a column; by date, all are. */
export const mostSorted = 2_000;

/** What narrows the list. Dates are each business's own. */
export const appointmentFilterSchema = z.strictObject({
  /** Part of a client's name, a phone number or a service. */
  search: searchSchema,
  status: z.enum(["confirmed", "pending", "cancelled"], { error: "notListed" }).optional(),
  business: idSchema.optional(),
  from: dateField("dateInvalid", "dateInvalid").optional(),
  to: dateField("dateInvalid", "dateInvalid").optional(),
});

/** S2's `admin_view_appointments`. A POST, as looking at personal data leaves a trace. */
export const viewAppointments = defineRoute({
  method: "POST",
  path: "/api/v1/admin/appointments/view",
  summary: "List appointments of all businesses: masked, or in full with an audit log entry",
  description:
    "Names and phone numbers are masked unless `includeSensitiveData` is set. Each full view is written to the audit log.",
  tag,
  access: "admin",
  body: z.strictObject({
    ...appointmentFilterSchema.shape,
    includeSensitiveData: z.boolean({ error: "notBoolean" }),
    sort: z.enum(appointmentSorts, { error: "notListed" }).default("date"),
    order: orderSchema,
    cursor: sealedCursorSchema,
  }),
  response: z.strictObject({
    appointments: z.array(adminAppointmentSchema),
    /** By date a search goes on with the next page, as with accounts. */
    nextCursor: z.string().nullable(),
    /** Not all: see `mostSorted`; in such an order a search finds this many at most, and one or two letters where a word begins. */
    isPartial: z.boolean(),
  }),
});
