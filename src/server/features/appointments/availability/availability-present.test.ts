import { describe, expect, test } from "vitest";
import { presentSlots } from "./availability-present.ts";

const slotAt = (startsAt: string) => ({
  date: "2027-03-02",
  time: "09:00",
  startsAtMs: Temporal.Instant.from(startsAt).epochMilliseconds,
  reason: null,
  isBookable: true,
  agentId: "a1",
});

describe("a slot's instant", () => {
  test.each([
    ["at midnight", "2027-03-02T00:00:00Z"],
    ["in the last minute of a day", "2027-03-02T23:59:00Z"],
    ["on the first day", "1970-01-01T00:00:00Z"],
    ["past the calendar's last day, as evenings in America are", "2100-01-01T03:30:00Z"],
    ["before its first, as mornings in Asia are", "1969-12-31T22:00:00Z"],
    ["where clocks were off by seconds", "1971-05-01T09:44:30Z"],
  ])("%s is written like any other", (_, startsAt) => {
    expect(presentSlots([slotAt("2027-03-02T09:30:00Z"), slotAt(startsAt)]).map((slot) => slot.startsAt)).toEqual([
      "2027-03-02T09:30:00Z",
      startsAt,
    ]);
  });
});
