import { afterEach, expect, test, vi } from "vitest";

const originalZone = process.env.TZ;

afterEach(() => {
  if (originalZone === undefined) delete process.env.TZ;
  else process.env.TZ = originalZone;
});

/** A month's availability, some conversions and some texts, by modules loaded afresh under the process's zone. */
const everythingUnder = async (processZone: string): Promise<string> => {
  process.env.TZ = processZone;
  // Without this the test would compare one zone with itself.
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(processZone);
  vi.resetModules();
  const { availabilityOfAgent } = await import("../slots/availability.ts");
  const { defaultBookingSettings } = await import("../slots/booking-settings.ts");
  const { instantToWall, wallToInstant } = await import("./business-clock.ts");
  const { resolveBusinessWeek } = await import("../hours/business-hours.ts");
  const { formatDate, formatTime } = await import("./format-date-time.ts");
  const { defaultWorkingHours } = await import("../hours/working-hours.ts");
  const now = Temporal.Instant.from("2027-03-01T12:00:00Z");
  const perZone = ["America/New_York", "Europe/Berlin", "Pacific/Chatham"].map((zone) => [
    availabilityOfAgent(
      { zone, hours: resolveBusinessWeek([]), breaks: [], settings: defaultBookingSettings },
      { agentId: "a", isActive: true, workingHours: defaultWorkingHours, busy: [] },
      { fromDate: "2027-03-01", dayCount: 31, durationMinutes: 45, bufferMinutes: 10, bookedBy: "client" },
      now,
    ),
    wallToInstant("2027-03-14", "02:30", zone)?.toString(),
    instantToWall(now, zone),
  ]);
  return JSON.stringify([perZone, formatDate("2027-03-14", "fr", "full"), formatTime("02:30", "en")]);
};

test("the process's own time zone changes nothing", async () => {
  const expected = await everythingUnder("UTC");
  expect(expected).toContain('"reason":null');
  for (const zone of ["America/Los_Angeles", "Australia/Eucla", "Pacific/Kiritimati"]) {
    expect(await everythingUnder(zone)).toBe(expected);
  }
});
