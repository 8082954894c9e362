import { createInstance, type TFunction } from "i18next";
import { beforeAll, expect, test } from "vitest";
import { nextClockChange } from "#domain/scheduling/clock/clock-change.ts";
import { availabilityOfAgent, type BusinessFacts } from "#domain/scheduling/slots/availability.ts";
import { defaultBookingSettings } from "#domain/scheduling/slots/booking-settings.ts";
import settings from "#locales/en/settings.json" with { type: "json" };
import { clockChangeText, freeTimesText } from "./clock-change-words.ts";

let t: TFunction<"ui">;

beforeAll(async () => {
  const i18n = createInstance();
  await i18n.init({
    lng: "en",
    defaultNS: "ui",
    resources: { en: { ui: settings } },
    interpolation: { escapeValue: false },
  });
  t = i18n.t as TFunction<"ui">;
});

const now = Temporal.Instant.from("2027-03-01T08:00:00Z");
const open = { isOpen: true, startTime: "01:00", endTime: "05:00" };
const hours = {
  ...{ Monday: open, Tuesday: open, Wednesday: open, Thursday: open, Friday: open, Saturday: open, Sunday: open },
};

const rehearse = (zone: string, most?: number) => {
  const change = nextClockChange(zone, now);
  if (change === null) return null;
  const business: BusinessFacts = { zone, hours, breaks: [], settings: defaultBookingSettings };
  const agent = { agentId: "a", isActive: true, workingHours: null, busy: [] };
  const question = {
    fromDate: change.after.date,
    dayCount: 1,
    durationMinutes: 30,
    bufferMinutes: 0,
    bookedBy: "owner" as const,
  };
  const slots = availabilityOfAgent(business, agent, question, now).map((slot) => ({ ...slot, startsAt: "" }));
  return [clockChangeText(change, { t, language: "en" }), freeTimesText(slots, { t, language: "en" }, most)];
};

test("clocks that go forward skip times, and what is left is said", () => {
  const [change, times] = rehearse("Europe/Madrid") ?? [];
  expect(change).toContain("forward on Sunday, March 28");
  expect(times).toMatch(/1:00.AM, 1:30.AM, 3:00.AM, 3:30.AM, 4:00.AM, 4:30.AM$/);
});

test("of many times the first are named", () => {
  expect(rehearse("America/New_York", 3)?.[1]).toMatch(/1:00.AM, 1:30.AM, 3:00.AM, …$/);
});

test("clocks that go back give each time once", () => {
  const [change, times] = rehearse("Australia/Sydney") ?? [];
  expect(change).toContain("go back on");
  expect(times?.match(/2:00/g)).toHaveLength(1);
});

test.each(["Asia/Tokyo", "America/Sao_Paulo", "UTC", "Africa/Lagos"])("no clock change is announced in %s", (zone) => {
  expect(rehearse(zone)).toBeNull();
});

test("a day without free times has none to tell", () => {
  expect(freeTimesText([], { t, language: "en" })).toBeNull();
});
