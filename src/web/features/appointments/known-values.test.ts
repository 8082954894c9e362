import { expect, test } from "vitest";
import type { AppointmentValues } from "./appointment-drafts.ts";
import { keepKnown } from "./known-values.ts";
import type { BookingChoices } from "./use-appointment-form.ts";

const cut = { id: "cut" } as BookingChoices["types"][number];
const ana = { id: "ana", name: "Ana" };
const values = (over: Partial<AppointmentValues> = {}) =>
  ({ clientName: "Cleo", appointmentTypeId: "cut", agentId: "ana", moreServices: [], ...over }) as AppointmentValues;
const more = { appointmentTypeId: "cut", agentId: "ana" };

test.each<[string, BookingChoices, AppointmentValues, Partial<AppointmentValues>]>([
  ["all is there", { agents: [ana], types: [cut] }, values(), {}],
  ["whoever is free", { agents: [ana], types: [cut] }, values({ agentId: "anyone" }), {}],
  [
    "the type is gone",
    { agents: [ana], types: [cut] },
    values({ appointmentTypeId: "dye" }),
    { appointmentTypeId: "" },
  ],
  ["the last type is gone", { agents: [ana], types: [] }, values(), { appointmentTypeId: null }],
  [
    "the first type is new",
    { agents: [ana], types: [cut] },
    values({ appointmentTypeId: null }),
    { appointmentTypeId: "" },
  ],
  ["the agent is gone", { agents: [ana], types: [cut] }, values({ agentId: "bo" }), { agentId: "" }],
  [
    "a further service or its agent is gone",
    { agents: [ana], types: [cut] },
    values({ moreServices: [{ ...more, appointmentTypeId: "dye" }, { ...more, agentId: "bo" }, more] }),
    { moreServices: [{ ...more, agentId: "anyone" }, more] },
  ],
])("a booking form keeps what still exists: %s", (_, choices, chosen, changed) => {
  expect(keepKnown(chosen, choices)).toEqual({ ...chosen, ...changed });
});
