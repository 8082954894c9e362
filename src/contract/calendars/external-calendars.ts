import { z } from "zod";
import { calDavAccountSchema, calendarFormSchema } from "#domain/calendars/calendar-form.ts";
import { calendarProblems } from "#domain/calendars/calendar-problem.ts";
import { dateField } from "#domain/scheduling/clock/date-time-fields.ts";
import { idSchema, instantSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const tag = "Calendars elsewhere";
const calendarParams = z.strictObject({ calendarId: idSchema });

const calendarSchema = z.strictObject({
  id: idSchema,
  agentId: idSchema,
  kind: z.enum(["ical", "caldav"]),
  name: z.string(),
  /** Where it is; the address itself isn't shown again. */
  host: z.string(),
  /** Whether the agent's appointments are written there. */
  isWritten: z.boolean(),
  /** When it was last read; what was read then counts. Null: not yet. */
  readAt: instantSchema.nullable(),
  /** Why it can't be read or written, and since when; null when all is well. */
  problem: z.enum(calendarProblems).nullable(),
  problemSince: instantSchema.nullable(),
  /** Entries there that couldn't be understood. */
  unreadEntries: z.int(),
});

export type ExternalCalendar = z.infer<typeof calendarSchema>;

export const listCalendars = defineRoute({
  method: "GET",
  path: "/api/v1/calendars",
  summary: "List the agents' calendars elsewhere, and whether they can be read",
  description: "Each calendar says when it was last read, and what is wrong if it can't be read.",
  tag,
  access: "owner",
  response: z.strictObject({ calendars: z.array(calendarSchema) }),
});

export const addCalendar = defineRoute({
  method: "POST",
  path: "/api/v1/calendars",
  summary: "Read an agent's busy times from an iCal address; it is read at once",
  description: "The address must be public. It is stored encrypted and never answered again.",
  tag,
  access: "owner",
  status: 201,
  body: calendarFormSchema.extend({ agentId: idSchema }),
  response: calendarSchema,
  errors: ["not-found"],
});

export const findCalDavCalendars = defineRoute({
  method: "POST",
  path: "/api/v1/calendars/caldav/find",
  summary: "List the calendars of a CalDAV account",
  description: "Nothing is stored: choose one of the calendars and add it.",
  tag,
  access: "owner",
  body: calDavAccountSchema,
  response: z.strictObject({ calendars: z.array(z.strictObject({ url: z.string(), name: z.string() })) }),
});

export const addCalDavCalendar = defineRoute({
  method: "POST",
  path: "/api/v1/calendars/caldav",
  summary: "Keep an agent's appointments and a calendar of a CalDAV account in step",
  description: "Busy times are read and, if wanted, appointments are written to the calendar.",
  tag,
  access: "owner",
  status: 201,
  body: calDavAccountSchema.extend({
    agentId: idSchema,
    name: calendarFormSchema.shape.name,
    url: calendarFormSchema.shape.address,
    /** Whether the agent's appointments are written there; its other entries count as busy either way. */
    isWritten: z.boolean(),
  }),
  response: calendarSchema,
  errors: ["not-found"],
});

export const signInToCalendar = defineRoute({
  method: "PUT",
  path: "/api/v1/calendars/:calendarId/password",
  summary: "Give a CalDAV calendar's password again",
  description: "For a calendar that can't be read since its password changed.",
  tag,
  access: "owner",
  params: calendarParams,
  body: calDavAccountSchema.pick({ password: true }),
  response: calendarSchema,
  errors: ["not-found"],
});

export const readCalendarNow = defineRoute({
  method: "POST",
  path: "/api/v1/calendars/:calendarId/read",
  summary: "Read a calendar now, and write to it what is still to be written",
  description: "Calendars are read regularly anyway.",
  tag,
  access: "owner",
  params: calendarParams,
  response: calendarSchema,
  errors: ["not-found"],
});

export const removeCalendar = defineRoute({
  method: "DELETE",
  path: "/api/v1/calendars/:calendarId",
  summary: "Forget a calendar elsewhere; its busy times count no more, and what was written there stays there",
  description: "Appointments that were written to the calendar stay there.",
  tag,
  access: "owner",
  status: 204,
  params: calendarParams,
  response: z.undefined(),
  errors: ["not-found"],
});

export const listBusyTimes = defineRoute({
  method: "GET",
  path: "/api/v1/busy-times",
  summary: "List when agents are busy elsewhere, or held for somebody on the waitlist, from one day to another",
  description:
    "Busy times come from connected calendars and from times held for people on the waitlist. They have no details of private events.",
  tag,
  access: "owner",
  query: z.strictObject({
    from: dateField("dateRequired", "dateInvalid"),
    to: dateField("dateRequired", "dateInvalid"),
  }),
  response: z.strictObject({
    busyTimes: z.array(
      z.strictObject({
        agentId: idSchema,
        /** The other calendar's name; null for a time that is held. */
        calendar: z.string().nullable(),
        /** The client on the waitlist to whom the time is offered; null for a time in another calendar. */
        heldFor: z.string().nullable(),
        startsAt: instantSchema,
        endsAt: instantSchema,
      }),
    ),
  }),
});

export type BusyTime = z.infer<typeof listBusyTimes.response>["busyTimes"][number];
