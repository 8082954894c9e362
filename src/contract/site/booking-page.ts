import { z } from "zod";
import { pageSlugSchema } from "#domain/booking-page/page-slug.ts";
import { defineRoute } from "../route.ts";

const tag = "Booking page";

const bookingPageSchema = z.strictObject({
  /** The last part of the page's address; null until one has been saved. */
  slug: z.string().nullable(),
  /** What the address could be: the current one, or one made of the business's name. */
  proposedSlug: z.string(),
  address: z.string().nullable(),
  /** What stands before the slug. */
  prefix: z.string(),
  isOn: z.boolean(),
  asksNote: z.boolean(),
  /** 0 until it has been saved. */
  version: z.int().min(0),
});

export type BookingPage = z.infer<typeof bookingPageSchema>;

export const getBookingPage = defineRoute({
  method: "GET",
  path: "/api/v1/booking-page",
  summary: "Get the page on which clients book",
  description: "Clients book on this page without WhatsApp and without an account. It is off until it is switched on.",
  tag,
  access: "owner",
  response: bookingPageSchema,
});

export const saveBookingPage = defineRoute({
  method: "PUT",
  path: "/api/v1/booking-page",
  summary: "Set the page up: its address, whether it is on, and what it asks. Earlier addresses lead to the new one",
  description: "The address is the business's for good: nobody else can take it, and at most ten may be kept.",
  tag,
  access: "owner",
  body: z.strictObject({
    slug: pageSlugSchema,
    isOn: z.boolean({ error: "notBoolean" }),
    asksNote: z.boolean({ error: "notBoolean" }),
    version: z.int({ error: "versionInvalid" }).min(0, "versionInvalid"),
  }),
  response: bookingPageSchema,
  errors: ["edit-conflict"],
});
