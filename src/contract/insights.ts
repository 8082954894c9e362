import { z } from "zod";
import { type InsightSpan, insightSpans } from "#domain/insights/insight-period.ts";
import { defineRoute } from "./route.ts";

const count = z.int().min(0);

/** Appointments that aren't cancelled, unless a field says otherwise; tests are left out. */
const totalsSchema = z.strictObject({
  appointments: count,
  cancelled: count,
  /** Of those that are booked: nobody came. */
  noShows: count,
  /** Booked by the clients themselves. */
  byWhatsApp: count,
  minutes: count,
  /** Different people. */
  clients: count,
});

export type InsightTotals = z.infer<typeof totalsSchema>;

const amount = z.number().min(0);

/** In one currency, at the prices agreed on when it was booked. Amounts of different currencies are never added up. */
const revenueSchema = z.strictObject({
  currency: z.string(),
  /** Of the appointments that are booked and weren't missed. */
  booked: amount,
  /** The same of the period before. */
  previous: amount,
  /** Of those that were cancelled. */
  lost: amount,
  /** Of those the client didn't come to. */
  lostToNoShows: amount,
  /** By the week's Monday, weeks without any included. */
  byWeek: z.array(z.strictObject({ week: z.string(), amount })),
  byAgent: z.array(z.strictObject({ agentId: z.string(), name: z.string(), amount })),
  byType: z.array(z.strictObject({ serviceType: z.string(), amount })),
});

export type InsightRevenue = z.infer<typeof revenueSchema>;

const originSchema = z.strictObject({
  kind: z.enum(["link", "chat", "web", "dashboard", "api"]),
  /** Of a link. */
  linkId: z.string().nullable(),
  name: z.string().nullable(),
  /** The link was deleted; its name is kept. */
  isDeleted: z.boolean(),
  appointments: count,
});

export type InsightOrigin = z.infer<typeof originSchema>;

const spanSchema = z.enum(insightSpans.map(String) as [string, ...string[]], { error: "spanUnknown" });

export const getInsights = defineRoute({
  method: "GET",
  path: "/api/v1/insights",
  summary: "Get statistics for a period, compared with the period before it",
  description: "Compares the last 7, 30 or 365 days with the same number of days before. Test bookings are left out.",
  tag: "Insights",
  access: "owner",
  query: z.strictObject({
    /** 7, 30 or 365. */
    days: spanSchema.default("30").transform((days) => Number(days) as InsightSpan),
  }),
  response: z.strictObject({
    from: z.string(),
    to: z.string(),
    current: totalsSchema,
    previous: totalsSchema,
    /** Appointments booked in the same number of days ahead. */
    ahead: count,
    byAgent: z.array(z.strictObject({ agentId: z.string(), name: z.string(), appointments: count, minutes: count })),
    byType: z.array(z.strictObject({ serviceType: z.string(), appointments: count })),
    /** Where those that are booked came from: each link by itself, the rest by how it was booked. */
    byOrigin: z.array(originSchema),
    /** One entry per currency; the business's own first. */
    revenue: z.array(revenueSchema),
    /** Monday to Sunday. */
    byWeekday: z.array(count).length(7),
    /** By the hour in which appointments begin, 0 to 23. */
    byHour: z.array(count).length(24),
  }),
});
