import { z } from "zod";
import { clientRulesSchema, contactSchema } from "#domain/clients/client-rules.ts";
import { houseProfileSchema } from "#domain/house/house-profile.ts";
import { tones } from "#domain/house/tone.ts";
import { countrySchema, currencySchema } from "#domain/money/currency.ts";
import { timeZoneSchema } from "#domain/scheduling/clock/date-time-fields.ts";
import { bookingSettingsSchema } from "#domain/scheduling/slots/booking-settings.ts";
import { optionalText } from "#domain/text/text-field.ts";
import { idSchema, versionSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const tag = "Profile";

const profileSchema = z.strictObject({
  companyName: z.string().nullable(),
  timeZone: z.string(),
  /** ISO code, asked for where the time zone has no country; where it has one, that one counts. */
  country: z.string().nullable(),
  /** ISO code. Prices are in it; that of the zone's country until another is chosen. */
  currency: z.string(),
  ...bookingSettingsSchema.shape,
  ...clientRulesSchema.shape,
  /** For clients who want a person; without an e-mail they are given the account's. */
  contactPhone: z.string().nullable(),
  contactEmail: z.string().nullable(),
  /** Where the business is, in one line; clients who ask get it with a link to a map. */
  address: z.string().nullable(),
  /** The owner's greeting, used in place of the bot's own. */
  greeting: z.string().nullable(),
  /** How clients are addressed in the chat where a language has two ways; null is each language's usual one. */
  tone: z.enum(tones).nullable(),
  version: versionSchema,
});

export type Profile = z.infer<typeof profileSchema>;

const wallTimeSchema = z.strictObject({ date: z.string(), time: z.string() });

const movesSchema = z.strictObject({
  /** How many upcoming appointments show another date or time in the new zone. */
  count: z.int(),
  /** The first of them. */
  examples: z.array(
    z.strictObject({ appointmentId: idSchema, clientName: z.string(), from: wallTimeSchema, to: wallTimeSchema }),
  ),
});

export type ZoneMoves = z.infer<typeof movesSchema>;

export const getProfile = defineRoute({
  method: "GET",
  path: "/api/v1/profile",
  summary: "Get the business profile and booking settings",
  description:
    "Includes the time zone in which all dates and times of the business are given, and the rules for clients who book.",
  tag,
  access: "owner",
  response: profileSchema,
});

export const previewZoneChange = defineRoute({
  method: "GET",
  path: "/api/v1/profile/zone-change",
  summary: "Preview how the calendar would change in another time zone; appointments don't move",
  description: "Nothing is saved.",
  tag,
  access: "owner",
  query: z.strictObject({ timeZone: timeZoneSchema }),
  response: movesSchema,
});

export const saveProfile = defineRoute({
  method: "PUT",
  path: "/api/v1/profile",
  summary: "Save the profile; a new time zone doesn't move any appointments, a new currency doesn't convert any prices",
  description:
    "Send only the fields that change, and the `version` that was read. `moves` counts what looks different in a new zone.",
  tag,
  access: "owner",
  body: z
    .strictObject({
      companyName: optionalText(100, "companyNameTooLong"),
      timeZone: timeZoneSchema,
      country: countrySchema.nullable(),
      currency: currencySchema,
    })
    .extend({
      ...bookingSettingsSchema.shape,
      ...clientRulesSchema.shape,
      ...contactSchema.shape,
      ...houseProfileSchema.shape,
    })
    .partial()
    .extend({ version: versionSchema }),
  response: z.strictObject({ profile: profileSchema, moves: movesSchema }),
  errors: ["edit-conflict"],
});
