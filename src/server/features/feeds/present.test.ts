import { expect, test } from "vitest";
import { type FeedEvent, presentCalendar } from "./present.ts";

const view = { agent_id: null, with_clients: true, language: "en", company_name: "Salón Luna", agent_name: null };
const at = Temporal.Instant.from("2027-03-01T09:00:00Z");
const eventAt = (hours: number): FeedEvent => ({
  ...{ id: `00000000-0000-4000-8000-${String(hours).padStart(12, "0")}`, status: "confirmed", calendar_sequence: 1 },
  ...{ starts_at: at.add({ hours }), ends_at: at.add({ hours: hours + 1 }), updated_at: at },
  ...{ client_name: "A client with a name that is longer than a line of a calendar file may be: Concepción" },
  ...{ booked_for: null, client_phone: "+34600000000", service_type: "Haircut", agent_name: "Marta" },
});

test("a feed is one calendar, with its events in order and its lines folded", async () => {
  const text = await presentCalendar(view, [eventAt(0), eventAt(1)]);
  const lines = text.split("\r\n");
  expect([lines[0], lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR"]);
  expect(lines.filter((line) => /^(?:BEGIN|END):/.test(line))).toEqual([
    ...["BEGIN:VCALENDAR", "BEGIN:VEVENT", "END:VEVENT", "BEGIN:VEVENT", "END:VEVENT", "END:VCALENDAR"],
  ]);
  expect(lines.filter((line) => line.startsWith("DTSTART"))).toEqual([
    "DTSTART:20270301T090000Z",
    "DTSTART:20270301T100000Z",
  ]);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines).not.toContain("");
});

test("a feed of many appointments lets others have their turn", async () => {
  let turns = 0;
  const ticking = setInterval(() => turns++, 1);
  await presentCalendar(
    view,
    Array.from({ length: 8_000 }, (_, hours) => eventAt(hours)),
  );
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(3);
});
