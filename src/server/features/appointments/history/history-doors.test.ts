import { describe, expect, test } from "vitest";
import type { RouteResponse } from "#contract/route.ts";
import type { getAppointment } from "#contract/scheduling/appointments.ts";
import type { AffectedByAbsence } from "#contract/scheduling/day-actions.ts";
import type { Series } from "#contract/scheduling/series.ts";
import type { Visit } from "#contract/scheduling/visits.ts";
import { openWhatsAppApp } from "../../../testing/apps/whatsapp-app.ts";
import { buildSalon, openPhoneOf } from "../../../testing/builders/build-salon.ts";
import { buildAgent } from "../../../testing/builders/build-scheduling.ts";
import { moveSeveralIn } from "../series/several-change-service.ts";
import { rescheduleVisitIn } from "../visits/visit-change-service.ts";

// A Monday, nine in the morning in Madrid.
const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: "2027-03-01T08:00:00Z" });

let phones = 612_970_100;
const tuesday = "2027-03-02";

/** A visit to Ana and Luis on Tuesday at ten, and Mia, who has nothing to do. */
const scene = async () => {
  const salon = await buildSalon(app);
  const [luis = "", mia = ""] = await Promise.all(
    ["Luis", "Mia"].map((name) => buildAgent(app.adminUrl, salon.owner.id, { name })),
  );
  const client = { clientName: "Carla", clientPhone: `+34${phones++}` };
  const parts = [salon.agentId, luis].map((agentId) => ({ agentId, appointmentTypeId: salon.typeId }));
  const made = await salon.owner.call("POST", "/api/v1/visits", {
    ...{ ...client, appointmentDate: tuesday, appointmentTime: "10:00", parts },
  });
  const { visit } = made.body as { visit: Visit };
  const lastOf = async (index: number) => {
    const { body } = await salon.owner.call("GET", `/api/v1/appointments/${visit.parts[index]?.id}`);
    return (body as RouteResponse<typeof getAppointment>).history.at(-1);
  };
  const inTransaction = <Result>(work: (context: Parameters<typeof rescheduleVisitIn>[0]) => Promise<Result>) =>
    app.db.withOwner(salon.owner.id, (tx) => work({ tx, clock: app.clock, ownerId: salon.owner.id }));
  return { ...salon, luis, mia, client, parts, visit, lastOf, inTransaction };
};

type Scene = Awaited<ReturnType<typeof scene>>;

const ten = { date: tuesday, time: "10:00" };
const sameAgent = { fromAgentId: null, toAgentId: null };
const four = { appointmentDate: "2027-03-04", appointmentTime: "16:00" };
const atFour = { date: "2027-03-04", time: "16:00" };

/** Through each door the first part of the visit is moved; `entry` is what its history says then. */
const doors: Record<string, { move: (s: Scene) => Promise<unknown>; entry: (s: Scene) => object }> = {
  "the dialog, or the API": {
    move: ({ owner, visit }) =>
      owner.call("POST", `/api/v1/visits/${visit.id}/reschedule`, { version: visit.version, ...four }),
    entry: () => ({ actor: "owner", byWhatsApp: null, move: { from: ten, to: atFour, ...sameAgent } }),
  },
  "dragging one to another agent": {
    move: ({ owner, visit, mia }) =>
      owner.call("POST", `/api/v1/appointments/${visit.parts[0]?.id}/reschedule`, {
        ...{ version: 1, ...four, agentId: mia, holdNoticeSeconds: 10 },
      }),
    entry: ({ agentId, mia }) => ({
      ...{ actor: "owner", move: { from: ten, to: atFour, fromAgentId: agentId, toAgentId: mia } },
    }),
  },
  "the client's chat": {
    move: async ({ number, client }) => {
      const phone = openPhoneOf(app, number, client.clientPhone);
      await phone.write("move my appointment to Thursday at 4pm");
      await phone.write("yes");
    },
    entry: () => ({ actor: "client", byWhatsApp: null, move: { from: ten, to: atFour, ...sameAgent } }),
  },
  "the client's chat, with other agents": {
    move: ({ visit, mia, luis, inTransaction }) =>
      inTransaction((context) =>
        rescheduleVisitIn(
          context,
          { visitId: visit.id, version: null, changedBy: "client" },
          { ...atFour, agentIds: [mia, luis] },
        ),
      ),
    entry: ({ agentId, mia }) => ({
      ...{ actor: "client", move: { from: ten, to: atFour, fromAgentId: agentId, toAgentId: mia } },
    }),
  },
  "the client's chat, several at once": {
    move: ({ visit, mia, luis, inTransaction }) =>
      inTransaction((context) =>
        moveSeveralIn(context, [
          {
            ...{ appointmentId: visit.parts[0]?.id ?? "", version: 1, agentId: mia, ...atFour },
            parts: [
              { agentId: mia, ...atFour },
              { agentId: luis, ...atFour, time: "16:30" },
            ],
          },
        ]),
      ),
    entry: ({ agentId, mia }) => ({
      ...{ actor: "client", move: { from: ten, to: atFour, fromAgentId: agentId, toAgentId: mia } },
    }),
  },
  "the owner's command": {
    move: async ({ owner, number }) => {
      const { body } = await owner.call("POST", "/api/v1/command-senders/codes", {});
      const phone = openPhoneOf(app, number, `+34${phones++}`);
      await phone.write((body as { text: string }).text);
      await phone.write("move tomorrow 10:00 to Thursday 16:00");
      await phone.write("yes");
    },
    entry: () => ({ actor: "owner", byWhatsApp: { agentId: null }, move: { from: ten, to: atFour, ...sameAgent } }),
  },
  "someone who is sick": {
    move: async ({ owner, agentId, mia }) => {
      const path = `/api/v1/agents/${agentId}/absence`;
      const { body } = await owner.call("GET", `${path}?from=${tuesday}&to=${tuesday}`);
      const { affected } = body as { affected: AffectedByAbsence[] };
      const decision = { kind: "colleague", agentId: mia };
      const decisions = affected.map(({ appointmentId, version }) => ({ appointmentId, version, decision }));
      return owner.call("POST", path, { from: tuesday, to: tuesday, decisions });
    },
    entry: ({ agentId, mia }) => ({
      ...{ action: "offered", actor: "owner", move: { from: ten, to: ten, fromAgentId: agentId, toAgentId: mia } },
    }),
  },
};

describe("the history of a visit's part says who moved it, from where to where and from whom to whom", () => {
  test.each(Object.keys(doors))("by %s", async (door) => {
    const s = await scene();
    await doors[door]?.move(s);
    expect(await s.lastOf(0)).toMatchObject({ action: "rescheduled", ...doors[door]?.entry(s) });
  });

  test("by taking it back: to whom it goes back", async () => {
    const s = await scene();
    await doors["the client's chat, with other agents"]?.move(s);
    const path = `/api/v1/appointments/${s.visit.parts[0]?.id}`;
    const { body } = await s.owner.call("GET", path);
    const { undo, appointment } = body as RouteResponse<typeof getAppointment>;
    expect(undo).toMatchObject({ kind: "move", to: ten, agentId: s.agentId });
    const at = "at" in undo ? undo.at : "";
    expect(
      await s.owner.call("POST", `${path}/undo`, { at, version: appointment.version, together: true }),
    ).toMatchObject({ status: 200, body: { appointment: { agentId: s.agentId, appointmentTime: "10:00" } } });
    expect(await s.lastOf(0)).toMatchObject({
      ...{ isUndo: true, move: { from: atFour, to: ten, fromAgentId: s.mia, toAgentId: s.agentId } },
    });
  });
});

test("a series moved at once says so at each of its visits", async () => {
  const { owner, client, parts } = await scene();
  const made = await owner.call("POST", "/api/v1/series", {
    ...{ ...client, parts: parts.slice(0, 1), appointmentDate: "2027-03-03", appointmentTime: "12:00", choices: [] },
    rule: { every: 1, unit: "week", ends: { by: "count", count: 3 }, shortMonths: "ask" },
  });
  const { series } = made.body as { series: Series };
  const moved = await owner.call("POST", `/api/v1/series/${series.id}/reschedule`, {
    ...{ number: 1, scope: "all", version: series.version, choices: [], ...four },
  });
  expect(moved.status).toBe(200);
  for (const [index, { id, appointmentDate }] of series.appointments.entries()) {
    const { body } = await owner.call("GET", `/api/v1/appointments/${id}`);
    const to = { date: `2027-03-${String(4 + 7 * index).padStart(2, "0")}`, time: "16:00" };
    expect((body as RouteResponse<typeof getAppointment>).history.at(-1)).toMatchObject({
      ...{ action: "rescheduled", actor: "owner", move: { from: { date: appointmentDate, time: "12:00" }, to } },
    });
  }
});
