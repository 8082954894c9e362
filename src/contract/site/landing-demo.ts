import { z } from "zod";
import { languages } from "#domain/languages.ts";
import { timeZoneSchema } from "#domain/scheduling/clock/date-time-fields.ts";
import { boundedText, textLine, textLines } from "#domain/text/text-field.ts";
import { defineRoute } from "../route.ts";

const invalid = { error: "invalid" };

const appointmentSchema = z.strictObject({
  id: z.string(),
  /** Which of the demo's three agents. */
  agent: z.int(),
  service: z.string(),
  clientName: z.string(),
  date: z.string(),
  time: z.string(),
  durationMinutes: z.int(),
  isOwn: z.boolean(),
});

/** Keeps nothing: where the chat stands travels with it, sealed, and counts for an hour. */
export const playLandingDemo = defineRoute({
  method: "POST",
  path: "/api/v1/landing-demo",
  summary: "Chat with the bot of a demo business; nothing is stored",
  description: "The state of the chat travels in `session`, sealed by the server.",
  tag: "Landing demo",
  access: "public",
  body: z.strictObject({
    language: z.enum(languages, invalid),
    /** The visitor's: the demo business is where they are. */
    timeZone: timeZoneSchema,
    /** From the last answer. Without one, or when it has expired, the chat starts over. */
    session: boundedText(9_000, "invalid")
      .regex(/^[\w.-]*$/, invalid)
      .optional(),
    /** Without one only the calendar and the suggestions are sent. */
    message: z
      .strictObject({
        text: textLines(500, "invalid", "invalid"),
        /** The id of the option that was tapped. */
        choice: textLine(200, "invalid", "invalid").optional(),
      })
      .optional(),
  }),
  response: z.strictObject({
    session: z.string(),
    messages: z.array(
      z.strictObject({
        text: z.string(),
        options: z.array(z.strictObject({ id: z.string(), title: z.string(), description: z.string().nullable() })),
      }),
    ),
    /** Sentences that lead to an appointment; none while there is something to tap. */
    suggestions: z.array(z.string()),
    /** The business's day, and the one to be looked at with what is booked on it. */
    today: z.string(),
    date: z.string(),
    appointments: z.array(appointmentSchema),
    /** What the message booked, moved or cancelled. */
    changed: z.strictObject({ appointment: appointmentSchema, isThere: z.boolean() }).nullable(),
  }),
});
