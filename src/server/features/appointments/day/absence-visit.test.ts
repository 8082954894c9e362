import { expect, test } from "vitest";
import type { AffectedAppointments } from "#contract/scheduling/closures/closure-fields.ts";
import type { AffectedByAbsence, DayAction } from "#contract/scheduling/day-actions.ts";
import { openWhatsAppApp } from "../../../testing/apps/whatsapp-app.ts";
import { buildSalon, openPhoneOf } from "../../../testing/builders/build-salon.ts";
import { buildAgent } from "../../../testing/builders/build-scheduling.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { waitUntil } from "../../../testing/wait-until.ts";

// A Monday, nine in the morning in Madrid.
const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: "2027-03-01T08:00:00Z" });

const clientPhone = "+34612970001";

/** Ana and Luis each do a part of Carla's visit on Tuesday at ten; Carla comes to Ana once more at three. */
const scene = async () => {
  const salon = await buildSalon(app, "en");
  const { owner, agentId, typeId } = salon;
  const luis = await buildAgent(app.adminUrl, owner.id, { name: "Luis" });
  const part = (agent: string) => ({ agentId: agent, appointmentTypeId: typeId });
  const visit = await owner.call("POST", "/api/v1/visits", {
    ...{ clientName: "Carla", clientPhone, appointmentDate: "2027-03-02", appointmentTime: "10:00" },
    parts: [part(agentId), part(luis), part(agentId)],
  });
  expect(visit.status).toBe(201);
  const single = await owner.call("POST", "/api/v1/appointments", {
    ...{ clientName: "Carla", clientPhone, ...part(agentId) },
    ...{ appointmentDate: "2027-03-02", appointmentTime: "15:00" },
  });
  expect(single.status).toBe(201);
  const rows = () =>
    readRows<{ agent: string; status: string; awaiting: string | null; at: string }>(
      app.adminUrl,
      `select g.name as agent, a.status, a.awaiting, to_char(a.starts_at at time zone 'Europe/Madrid', 'DD HH24:MI') as at
         from appointments a join agents g on g.id = a.agent_id
         where a.user_id = $1 and a.visit_id is not null order by a.starts_at`,
      [owner.id],
    );
  return { ...salon, luis, rows };
};

const tuesday = { from: "2027-03-02", to: "2027-03-02" };

const offers = async () =>
  (await app.phone(clientPhone)).filter(({ options }) => options.some(({ id }) => id.startsWith("reminder:confirm:")));

test("a visit of several services is offered as one, answered once and taken back as one", async () => {
  const { owner, agentId, luis, number, rows } = await scene();
  const before = await rows();
  const preview = async () =>
    (
      (await owner.call("GET", `/api/v1/agents/${agentId}/absence?from=${tuesday.from}&to=${tuesday.to}`)).body as {
        affected: AffectedByAbsence[];
      }
    ).affected;
  const announce = async () => {
    const affected = await preview();
    const { status, body } = await owner.call("POST", `/api/v1/agents/${agentId}/absence`, {
      ...tuesday,
      decisions: affected.map(({ appointmentId, version, suggested }) => ({
        ...{ appointmentId, version },
        decision: affected[0]?.appointmentId === appointmentId ? suggested : { kind: "keep" },
      })),
    });
    expect(status).toBe(201);
    return body as DayAction;
  };

  const affected = await preview();
  expect(affected).toMatchObject([
    { at: { time: "10:00" }, clientNumber: 1, suggested: { kind: "colleague", agentId: luis } },
    { at: { time: "15:00" }, clientNumber: 1 },
  ]);
  expect(affected[0]?.serviceType.split(" + ")).toHaveLength(3);

  // Undone before anybody was notified.
  const first = await announce();
  expect(first.changes).toMatchObject([{ kind: "offered", state: "waiting", toAgentId: luis }]);
  const undone = await owner.call("POST", `/api/v1/day-actions/${first.id}/undo`);
  expect(undone.status).toBe(200);
  expect(await rows()).toEqual(before);

  const action = await announce();
  expect((await rows()).map(({ agent, status, awaiting }) => [agent, status, awaiting])).toEqual(
    before.map(() => ["Luis", "pending", "client"]),
  );
  const waiting = await owner.call("GET", "/api/v1/day-actions");
  expect(waiting.body).toMatchObject({ actions: [{ id: action.id, waiting: 1 }] });
  await readRows(app.adminUrl, "update graphile_worker._private_jobs set run_at = now() where run_at > now()");
  const [offer] = await waitUntil("the offer", async () => {
    const found = await offers();
    return found.length > 0 ? found : undefined;
  });
  await openPhoneOf(app, number, clientPhone).send({ choice: offer?.options[0]?.id });
  expect((await rows()).map(({ status }) => status)).toEqual(before.map(() => "confirmed"));
  const { body } = await owner.call("GET", `/api/v1/day-actions/${action.id}`);
  expect((body as DayAction).changes).toMatchObject([{ state: "accepted" }]);
  expect(await offers()).toHaveLength(1);
});

test("on a day that is closed, a visit of several services is offered once, whichever of them is named", async () => {
  const { owner, agentId, luis, rows } = await scene();
  const closed = { ...tuesday, name: "Inventory", fromTime: null, toTime: null };
  const preview = await owner.call("POST", "/api/v1/special-days/preview", closed);
  const { appointments } = preview.body as AffectedAppointments;
  const parts = appointments.filter(({ visitId }) => visitId !== null);
  expect(new Set(parts.map(({ visitId }) => visitId)).size).toBe(1);
  expect(parts).toHaveLength(3);
  const saved = await owner.call("POST", "/api/v1/special-days", {
    ...closed,
    knownAppointmentIds: appointments.map(({ id }) => id),
  });
  expect(saved.status).toBe(201);
  const offer = (index: number) =>
    owner.call("POST", `/api/v1/appointments/${parts[index]?.id}/offer`, { version: parts[index]?.version });
  expect(await offer(1)).toMatchObject({ status: 200, body: { appointment: { id: parts[1]?.id, agentId: luis } } });
  expect(await offer(0)).toMatchObject({ status: 409, body: { code: "edit-conflict" } });
  const moved = await rows();
  expect(moved.map(({ agent, status, awaiting }) => [agent, status, awaiting])).toEqual(
    ["Ana", "Luis", "Ana"].map((agent) => [agent, "pending", "client"]),
  );
  expect(new Set(moved.map(({ at }) => at.slice(0, 2)))).toEqual(new Set(["03"]));
  expect(agentId).toBe(parts[0]?.agentId);
});
