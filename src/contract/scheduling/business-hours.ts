import { z } from "zod";
import { businessDaySchema, businessDaysSchema } from "#domain/scheduling/hours/business-hours-form.ts";
import { boundedText } from "#domain/text/text-field.ts";
import { defineRoute } from "../route.ts";

const tag = "Business hours";

const weekSchema = z.strictObject({
  /** Monday to Sunday; days never saved have the defaults. */
  days: z.array(businessDaySchema),
  /** Changes with every save; empty before the first. */
  revision: z.string(),
});

export type BusinessHoursWeek = z.infer<typeof weekSchema>;

export const getBusinessHours = defineRoute({
  method: "GET",
  path: "/api/v1/business-hours",
  summary: "Get the business hours for the week",
  description: "Seven days from Monday to Sunday. `revision` is needed to save them.",
  tag,
  access: "owner",
  response: weekSchema,
});

export const saveBusinessHours = defineRoute({
  method: "PUT",
  path: "/api/v1/business-hours",
  summary: "Save the business hours of the given days, all or nothing",
  description:
    "Days that aren't in the body stay. `edit-conflict` if the hours were saved since `revision` was read. Appointments stay.",
  tag,
  access: "owner",
  body: z.strictObject({ days: businessDaysSchema, revision: boundedText(64, "revisionRequired") }),
  response: weekSchema,
  errors: ["edit-conflict"],
});
