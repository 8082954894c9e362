import { afterAll, beforeAll, expect, test } from "vitest";
import type { KnownClient } from "#contract/scheduling/known-clients.ts";
import { createTestApp, type TestApp } from "../../../testing/apps/test-app.ts";
import { buildAppointment } from "../../../testing/builders/build-appointment.ts";
import type { TestOwner } from "../../../testing/builders/build-owner.ts";
import { buildAgent } from "../../../testing/builders/build-scheduling.ts";

let t: TestApp;
let owner: TestOwner;
let ana: string;
let luis: string;

beforeAll(async () => {
  t = await createTestApp();
  t.clock.moveTo(Temporal.Instant.from("2027-03-09T10:00:00Z"));
  owner = await t.owner({ timeZone: "UTC" });
  ana = await buildAgent(t.adminUrl, owner.id, { name: "Ana" });
  luis = await buildAgent(t.adminUrl, owner.id, { name: "Luis" });
  const book = (agentId: string, startsAt: string, more: Partial<Parameters<typeof buildAppointment>[1]>) =>
    buildAppointment(t.adminUrl, { ownerId: owner.id, agentId, startsAt, zone: "UTC", ...more });
  const carmen = { clientName: "Carmen Ruiz", clientPhone: "+34 600 100 200" };
  await book(ana, "2027-03-01T09:00:00Z", { ...carmen, serviceType: "Colour" });
  await book(ana, "2027-02-01T09:00:00Z", { ...carmen, clientName: "Carmen R", clientPhone: "+34600100200" });
  await book(luis, "2027-03-02T09:00:00Z", { ...carmen, status: "cancelled" });
  await book(luis, "2027-03-20T09:00:00Z", carmen);
  await book(luis, "2027-03-03T09:00:00Z", { clientName: "100% Carla", clientPhone: "+34600300400" });
  await book(luis, "2027-03-04T09:00:00Z", { clientName: "Carmen Test", clientPhone: "+34600999999", isTest: true });
});
afterAll(() => t.close());

const known = async (search: string, who = owner): Promise<KnownClient[]> => {
  const { body } = await who.call("GET", `/api/v1/known-clients?search=${encodeURIComponent(search)}`);
  return (body as { clients: KnownClient[] }).clients;
};
const names = async (search: string) => (await known(search)).map(({ name }) => name);

test("one person is one line: the latest name, the last visit and whom they come to", async () => {
  expect(await known("carmen")).toEqual([
    {
      id: expect.any(String),
      name: "Carmen Ruiz",
      phone: "+34600100200",
      email: "",
      lastVisit: { date: "2027-03-01", service: "Colour", agentName: "Ana" },
      agentId: ana,
      appointmentTypeId: null,
    },
  ]);
});

test.each([
  ["car", ["100% Carla", "Carmen Ruiz"]],
  ["carmen r", ["Carmen Ruiz"]],
  // Accents, capitals and the order of words don't matter.
  ["RUÍZ cármen", ["Carmen Ruiz"]],
  ["600-100", ["Carmen Ruiz"]],
  ["(600) 300", ["100% Carla"]],
  ["100", ["100% Carla", "Carmen Ruiz"]],
  // Signs of the pattern language are letters like any other.
  ["100%", ["100% Carla"]],
  ["%", ["100% Carla"]],
  ["60", []],
  ["nobody", []],
  [" ", []],
])("the search %j finds the known clients %j", async (search, expected) => {
  expect(await names(search)).toEqual(expected);
});

test("an agent who is no longer active isn't suggested", async () => {
  const agents = (await owner.call("GET", "/api/v1/agents")).body as { agents: { id: string; version: number }[] };
  const version = agents.agents.find(({ id }) => id === ana)?.version;
  await owner.call("PATCH", `/api/v1/agents/${ana}`, { isActive: false, version });
  expect((await known("carmen ruiz"))[0]?.agentId).toBe(luis);
});

test("nobody sees another owner's clients", async () => {
  expect(await known("carmen", await t.owner())).toEqual([]);
});

test("an appointment leads to the client who comes, however the number is written", async () => {
  const { body } = await owner.call("GET", "/api/v1/appointments?from=2027-02-01&to=2027-03-31");
  const { appointments } = body as { appointments: { id: string; clientName: string }[] };
  const known = await Promise.all(
    appointments.map(async ({ id, clientName }) => {
      const { clientId } = (await owner.call("GET", `/api/v1/appointments/${id}`)).body as { clientId: string | null };
      return `${clientName}: ${clientId !== null}`;
    }),
  );
  expect([...new Set(known)].sort()).toEqual([
    "100% Carla: true",
    "Carmen R: true",
    "Carmen Ruiz: true",
    "Carmen Test: false",
  ]);
});
