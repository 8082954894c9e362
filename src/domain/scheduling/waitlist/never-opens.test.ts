import { expect, test } from "vitest";
import { resolveBusinessWeek } from "../hours/business-hours.ts";
import { defaultBookingSettings } from "../slots/booking-settings.ts";
import { neverOpens } from "./never-opens.ts";
import type { WaitlistRequest } from "./waitlist-request.ts";

// A Monday. The business is open on Tuesdays, and Ana is off on the second.
const now = Temporal.Instant.from("2027-03-01T08:00:00Z");
const at = (time: string) => Temporal.Instant.from(`2027-03-02T${time}:00Z`).epochMilliseconds;
const off = { kind: "off" as const, from: "2027-03-09", to: "2027-03-09", fromTime: null, toTime: null };
const facts = {
  business: {
    zone: "UTC",
    hours: resolveBusinessWeek(
      (["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const).map((dayOfWeek) => ({
        ...{ dayOfWeek, isOpen: dayOfWeek === "Tuesday", startTime: "09:00", endTime: "17:00" },
      })),
    ),
    breaks: [],
    settings: { ...defaultBookingSettings, horizonDays: 30 },
  },
  agents: [
    {
      ...{ agentId: "ana", isActive: true, workingHours: null, timeOff: [off] },
      ...{ busy: [{ startMs: at("09:00"), endMs: at("17:00") }], blocked: [], holds: [] },
    },
    { agentId: "luis", isActive: true, workingHours: null, busy: [], services: [] },
  ],
  holdMinutes: 15,
};

const request = (change: Partial<WaitlistRequest>): WaitlistRequest => ({
  ...{ typeId: "cut", agentId: "ana", from: "2027-03-02", to: "2027-03-02", fromTime: null, toTime: null },
  ...change,
});

test.each<[string, Partial<WaitlistRequest>, ReturnType<typeof neverOpens>]>([
  ["a full day can open", {}, null],
  ["an agent who is off", { from: "2027-03-09", to: "2027-03-09" }, { field: "agentId", code: "agentAway" }],
  ["anyone on that day", { from: "2027-03-09", to: "2027-03-09", agentId: null }, null],
  ["an agent who is off on one of the days", { from: "2027-03-02", to: "2027-03-09" }, null],
  ["a closed day", { from: "2027-03-03", to: "2027-03-05" }, { field: "to", code: "nothingOpens" }],
  ["hours outside the opening hours", { fromTime: "18:00", toTime: "20:00" }, { field: "to", code: "nothingOpens" }],
  ["a day that is over", { from: "2027-02-23", to: "2027-02-23" }, { field: "to", code: "nothingOpens" }],
  ["a day beyond the horizon", { from: "2027-06-01", to: "2027-06-01" }, null],
  ["an agent who is gone", { agentId: "gone" }, { field: "agentId", code: "agentAway" }],
])("%s", (_, change, expected) => {
  expect(neverOpens(facts, request(change), { durationMinutes: 30, bufferMinutes: 0 }, now)).toEqual(expected);
});
