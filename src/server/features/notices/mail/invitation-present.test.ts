import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type InvitedEvent, presentInvitation } from "./invitation-present.ts";

const event: InvitedEvent = {
  appointmentId: "0f8fad5b-d9cb-469f-a165-70867728950e",
  sequence: 3,
  status: "confirmed",
  startsAt: Temporal.Instant.from("2027-03-05T09:00:00Z"),
  endsAt: Temporal.Instant.from("2027-03-05T09:30:00Z"),
  service: "Haircut",
  agentName: "Ana",
};
const people = {
  business: { name: "Salon Aurora", email: "salon@example.com" },
  client: { name: "Maria", email: "maria@example.com" },
  now: Temporal.Instant.from("2027-03-01T08:00:00Z"),
};

const read = (content: string) => {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) throw new Error("no event");
  return { calendar, component, event: new ICAL.Event(component) };
};

test("an appointment is an invitation by the business, with its time as an instant", () => {
  const { method, content } = presentInvitation(event, people);
  const { calendar, component, event: parsed } = read(content);
  expect(method).toBe("REQUEST");
  expect(calendar.getFirstPropertyValue("method")).toBe("REQUEST");
  expect(parsed.uid).toBe(`${event.appointmentId}@daybook`);
  expect(parsed.sequence).toBe(3);
  expect(component.getFirstPropertyValue("status")).toBe("CONFIRMED");
  expect(parsed.startDate.toJSDate().toISOString()).toBe("2027-03-05T09:00:00.000Z");
  expect(parsed.endDate.toJSDate().toISOString()).toBe("2027-03-05T09:30:00.000Z");
  expect(String(parsed.organizer).toLowerCase()).toBe("mailto:salon@example.com");
  const attendee = component.getFirstProperty("attendee");
  expect(String(attendee?.getFirstValue()).toLowerCase()).toBe("mailto:maria@example.com");
  expect(attendee?.getParameter("rsvp")).toBe("FALSE");
});

test("a cancelled appointment, and one that is gone, takes the entry away", () => {
  const { method, content } = presentInvitation({ ...event, status: "cancelled", endsAt: null, sequence: 4 }, people);
  const { calendar, component, event: parsed } = read(content);
  expect(method).toBe("CANCEL");
  expect(calendar.getFirstPropertyValue("method")).toBe("CANCEL");
  expect(component.getFirstPropertyValue("status")).toBe("CANCELLED");
  expect([parsed.uid, parsed.sequence]).toEqual([`${event.appointmentId}@daybook`, 4]);
});

test("an appointment that waits for the owner is tentative", () => {
  const { component } = read(presentInvitation({ ...event, status: "pending" }, people).content);
  expect(component.getFirstPropertyValue("status")).toBe("TENTATIVE");
});

const names = [
  `O'Brien, "Mary"; \\ Jr.`,
  "Zoë ".repeat(40).trim(),
  "王小明".repeat(30),
  "مريم بنت عبد الله",
  "👩🏽‍🦱".repeat(20),
  "BEGIN:VEVENT\r\nUID:other\r\nEND:VEVENT",
  "line one\nline two",
];

test.each(names)("a name is read back as it was written, whatever it holds: %j", (name) => {
  const written = { ...people, business: { ...people.business, name }, client: { ...people.client, name } };
  const { content } = presentInvitation({ ...event, service: name, agentName: name }, written);
  for (const line of content.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const { calendar, component, event: parsed } = read(content);
  expect(calendar.getAllSubcomponents("vevent")).toHaveLength(1);
  const oneLine = name.replaceAll("\r\n", "\n");
  expect(parsed.summary).toBe(`${oneLine} · ${oneLine}`);
  expect(parsed.description).toBe(`${oneLine} · ${oneLine}`);
  const organizer = String(component.getFirstProperty("organizer")?.getParameter("cn"));
  expect(organizer).toBe(oneLine.replaceAll("\n", " ").replaceAll('"', "'"));
});
