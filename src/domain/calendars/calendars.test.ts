import { describe, expect, test } from "vitest";
import { busyOnDate } from "./busy-on-date.ts";
import { mergeBusy } from "./busy-spans.ts";
import { calDavAccountSchema, calendarFormSchema } from "./calendar-form.ts";
import { nextReadAt, problemOfStatus } from "./calendar-problem.ts";
import { appointmentIdOf, eventUid } from "./event-uid.ts";
import { feedLinks } from "./feed-links.ts";

describe("busy spans", () => {
  const window = { startMs: 0, endMs: 100 };
  test.each([
    ["nothing", [], []],
    [
      "out of order",
      [
        [50, 60],
        [10, 20],
      ],
      [
        [10, 20],
        [50, 60],
      ],
    ],
    [
      "overlapping, touching and inside each other",
      [
        [10, 30],
        [20, 40],
        [40, 50],
        [12, 14],
      ],
      [[10, 50]],
    ],
    [
      "beyond the window",
      [
        [-50, 10],
        [90, 500],
        [200, 300],
      ],
      [
        [0, 10],
        [90, 100],
      ],
    ],
    [
      "without length",
      [
        [10, 10],
        [30, 20],
      ],
      [],
    ],
  ] as [string, [number, number][], [number, number][]][])("are merged: %s", (_, given, expected) => {
    const merged = mergeBusy(
      given.map(([startMs, endMs]) => ({ startMs, endMs })),
      window,
    );
    expect(merged.map(({ startMs, endMs }) => [startMs, endMs])).toEqual(expected);
  });

  const ofDay = (startsAt: string, endsAt: string) =>
    busyOnDate([{ agentId: "a", calendar: "c", startsAt, endsAt }], "2027-03-28", "Europe/Madrid").map(
      ({ startTime, endTime }) => `${startTime} ${endTime}`,
    );
  test("on a date are what falls on it by the business's clock, even when clocks change", () => {
    expect(ofDay("2027-03-28T08:00:00Z", "2027-03-28T09:00:00Z")).toEqual(["10:00 11:00"]);
    expect(ofDay("2027-03-27T22:00:00Z", "2027-03-29T09:00:00Z")).toEqual(["00:00 24:00"]);
    expect(ofDay("2027-03-28T00:30:00Z", "2027-03-28T01:30:00Z")).toEqual(["01:30 03:30"]);
    expect(ofDay("2027-03-28T22:00:00Z", "2027-03-28T23:00:00Z")).toEqual([]);
  });
});

test("an appointment's UID leads back to it, and no other does", () => {
  const id = "0b8f9b0e-8f5e-4c53-9f0e-000000000001";
  expect(appointmentIdOf(eventUid(id))).toBe(id);
  expect([id, `${id}@example.com`, `x${id}@daybook`, ""].map(appointmentIdOf)).toEqual([null, null, null, null]);
});

test.each([
  ["webcal://example.com/a.ics", "https://example.com/a.ics"],
  ["example.com/a.ics", "https://example.com/a.ics"],
  [" https://example.com/a.ics ", "https://example.com/a.ics"],
])("the address %s is taken as %s", (typed, address) => {
  expect(calendarFormSchema.parse({ name: "Private", address: typed }).address).toBe(address);
});

test("an account needs all of its parts", () => {
  expect(calDavAccountSchema.safeParse({ server: "x.example", username: "", password: "p" }).success).toBe(false);
});

test("what an answer's status means depends on what was asked", () => {
  expect([200, 207, 401, 403, 404, 410, 429, 500].map((status) => problemOfStatus(status, "caldav"))).toEqual([
    ...[null, null, "sign-in", "sign-in", "not-found", "not-found", "server-error", "server-error"],
  ]);
  expect(problemOfStatus(401, "ical")).toBe("not-found");
});

test("a calendar that fails is asked less and less often, but at least every six hours", () => {
  const now = Temporal.Instant.from("2027-03-01T08:00:00Z");
  const minutes = [0, 1, 2, 5, 8, 9, 100].map((failures) => now.until(nextReadAt(now, failures)).total("minutes"));
  expect(minutes).toEqual([15, 2, 4, 32, 256, 360, 360]);
});

test("links for programs carry the whole address", () => {
  const { apple, google, outlook } = feedLinks("https://book.example/feeds/x.ics", "Ana & co");
  expect(apple).toBe("webcal://book.example/feeds/x.ics");
  expect(google).toContain(`cid=${encodeURIComponent(apple)}`);
  expect(outlook).toContain("name=Ana%20%26%20co");
});
