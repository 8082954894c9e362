import { z } from "zod";
import { boundedText } from "#domain/text/text-field.ts";
import { clientDetailsSchema } from "../clients/clients.ts";
import { idSchema, instantSchema, sentInstantSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";
import { appointmentSchema } from "../scheduling/appointments.ts";

const changesQuery = z.strictObject({
  /** `cursor` of the answer before. */
  cursor: boundedText(100, "cursorInvalid").optional(),
  /** Instead of a cursor: everything that changed since then; a few minutes before that may be repeated. */
  changedSince: sentInstantSchema.optional(),
});

/** Where to read on. It stays valid for 30 days; a later one is refused with `cursor-too-old`. */
const placeShape = {
  cursor: z.string(),
  /** More is there already. Otherwise, ask again with the cursor after a while. */
  hasMore: z.boolean(),
};

export const listAppointmentChanges = defineRoute({
  method: "GET",
  path: "/api/v1/appointments/changes",
  summary:
    "List the appointments that changed, in order; without a cursor or a time, only the cursor from which to follow changes",
  description: "Send `cursor` of the last answer each time. A deleted appointment comes as its id alone.",
  tag: "Appointments",
  access: "owner",
  query: changesQuery,
  response: z.strictObject({
    changes: z.array(
      z.strictObject({
        id: idSchema,
        changedAt: instantSchema,
        /** As it is now; null once it was deleted. */
        appointment: appointmentSchema.nullable(),
      }),
    ),
    ...placeShape,
  }),
  errors: ["cursor-too-old"],
});

export const listClientChanges = defineRoute({
  method: "GET",
  path: "/api/v1/clients/changes",
  summary:
    "List the clients that changed, in order; without a cursor or a time, only the cursor from which to follow changes",
  description: "Send `cursor` of the last answer each time. An erased or merged client comes as an id alone.",
  tag: "Clients",
  access: "owner",
  query: changesQuery,
  response: z.strictObject({
    changes: z.array(
      z.strictObject({
        id: idSchema,
        changedAt: instantSchema,
        /**
         * As it is now; null once it was erased or merged. Messages and visits aren't changes of a client: what follows
         * from them may be older or newer than `changedAt`.
         */
        client: clientDetailsSchema.nullable(),
        /** The record it was merged into; null otherwise. */
        mergedInto: idSchema.nullable(),
      }),
    ),
    ...placeShape,
  }),
  errors: ["cursor-too-old"],
});
