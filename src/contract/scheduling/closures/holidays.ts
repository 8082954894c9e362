import { z } from "zod";
import { boundedText, requiredText } from "#domain/text/text-field.ts";
import { defineRoute } from "../../route.ts";
import { holidayNamesSchema } from "./closure-fields.ts";

const tag = "Holidays";

/** `countryUnknown`: not the ISO code of a country in the list. */
const countrySchema = boundedText(2, "countryUnknown").regex(/^[A-Z]{2}$/, { error: "countryUnknown" });

/** `regionUnknown`: not a region of the country. */
const regionSchema = boundedText(40, "regionUnknown").regex(/^[A-Za-z0-9-]{1,40}$/, { error: "regionUnknown" });

/** The calendar's own name of a holiday over the years. */
const ruleSchema = requiredText(300, "holidayUnknown", "holidayUnknown");

const holidaySchema = z.strictObject({
  date: z.string(),
  /** The same holiday in another year has the same. */
  rule: z.string(),
  names: holidayNamesSchema,
  /** A day off for everyone; others are listed so that the business may close. */
  isPublic: z.boolean(),
  isClosed: z.boolean(),
  /** One that only begins at this time; null: all day. */
  closesAt: z.string().nullable(),
  /** How many appointments to come are on that day. */
  appointmentCount: z.int(),
});

export type Holiday = z.infer<typeof holidaySchema>;

const holidaysSchema = z.strictObject({
  /** Null: none was chosen, and no holidays are kept. */
  country: z.string().nullable(),
  /** Null: the whole country. */
  region: z.string().nullable(),
  /** The country of the business's time zone, if it has a calendar. */
  suggestedCountry: z.string().nullable(),
  /** Those of this and next year, from today on and before. */
  holidays: z.array(holidaySchema),
});

export type HolidayCalendar = z.infer<typeof holidaysSchema>;

export const listHolidays = defineRoute({
  method: "GET",
  path: "/api/v1/holidays",
  summary: "List the public holidays of this and next year, with whether the business is closed",
  description: "Comes from the calendar of the chosen country and region.",
  tag,
  access: "owner",
  response: holidaysSchema,
});

export const listHolidayCalendars = defineRoute({
  method: "GET",
  path: "/api/v1/holidays/calendars",
  summary: "List the countries that have a holiday calendar, and the regions of one",
  description: "Pass a country to get its regions.",
  tag,
  access: "owner",
  query: z.strictObject({ country: countrySchema.optional() }),
  response: z.strictObject({
    countries: z.array(z.string()),
    regions: z.array(z.strictObject({ code: z.string(), name: z.string() })),
  }),
});

export const chooseHolidays = defineRoute({
  method: "PUT",
  path: "/api/v1/holidays",
  summary: "Choose whose public holidays the business keeps, or nobody's",
  description: "Holidays close the business unless it works on them.",
  tag,
  access: "owner",
  body: z.strictObject({ country: countrySchema.nullable(), region: regionSchema.nullable() }),
  response: holidaysSchema,
});

export const chooseHolidayWork = defineRoute({
  method: "PUT",
  path: "/api/v1/holidays/work",
  summary: "Work on a holiday anyway, every year, or be closed on it",
  description: "Applies to the holiday in every year.",
  tag,
  access: "owner",
  body: z.strictObject({ rule: ruleSchema, works: z.boolean({ error: "worksRequired" }) }),
  response: holidaysSchema,
});
