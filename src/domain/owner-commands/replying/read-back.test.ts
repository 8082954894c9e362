import { expect, test } from "vitest";
import { commandFacts } from "../testing/play-commands.ts";
import { readBack } from "./read-back.ts";

const facts = commandFacts();

/** The first line of what is read back before Maria, who has half an hour with Ana, is moved to a time that is taken. */
const warningAt = (time: string, agentId: string | null = null) => {
  const appointment = facts.appointments.find(({ id }) => id === "maria");
  if (!appointment) throw new Error("Maria has no appointment");
  const { id: appointmentId, version, date } = appointment;
  const action = { kind: "move" as const, appointmentId, version, date, time, agentId };
  const preview = { kind: "appointment" as const, appointment, isClientNotified: true, reason: "taken" as const };
  return readBack(action, preview, facts)[0];
};

const meets = (client: string, time: string, agent: string) => ({
  key: "owner.unusual.meets",
  values: { client, time: { time }, agent },
});

test.each([
  ["one that begins while it lasts", "10:45", null, meets("Klara Weiss", "11:00", "Ana")],
  ["one that still lasts", "11:15", null, meets("Klara Weiss", "11:00", "Ana")],
  ["a colleague's", "15:15", "lukas", meets("Tom Jones", "15:00", "Lukas")],
])("whom a move would meet: %s", (_, time, agentId, line) => {
  expect(warningAt(time, agentId)).toEqual(line);
});

test("nobody is named who isn't met", () => {
  expect(warningAt("10:30")).toEqual({ key: "owner.unusual.taken", values: { agent: "Ana" } });
});
