import { describe, expect, test } from "vitest";
import type { RouteResponse } from "#contract/route.ts";
import type { getAppointment } from "#contract/scheduling/appointments.ts";
import { openWhatsAppApp } from "../../../testing/apps/whatsapp-app.ts";
import { buildSalon, openPhoneOf } from "../../../testing/builders/build-salon.ts";
import { buildAgent } from "../../../testing/builders/build-scheduling.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { waitUntil } from "../../../testing/wait-until.ts";

// A Monday, nine in the morning in Madrid.
const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: "2027-03-01T08:00:00Z" });
const salon = await buildSalon(app);

let hours = 9;

const book = async (more: object = {}): Promise<string> => {
  const answer = await salon.owner.call("POST", "/api/v1/appointments", {
    ...{ clientName: "Carla", clientPhone: "+34612777888", agentId: salon.agentId, appointmentTypeId: salon.typeId },
    ...{ appointmentDate: "2027-03-02", appointmentTime: `${String(hours++).padStart(2, "0")}:00`, ...more },
  });
  expect(answer.status).toBe(201);
  return (answer.body as { appointment: { id: string } }).appointment.id;
};

const details = async (id: string) =>
  (await salon.owner.call("GET", `/api/v1/appointments/${id}`)).body as RouteResponse<typeof getAppointment>;

const change = async (id: string, action: string, body: object = {}) => {
  const { version } = (await details(id)).appointment;
  return salon.owner.call("POST", `/api/v1/appointments/${id}/${action}`, { ...body, version });
};

const undo = async (id: string) => {
  const { undo: way, appointment } = await details(id);
  const at = "at" in way ? way.at : "2027-01-01T00:00:00Z";
  return salon.owner.call("POST", `/api/v1/appointments/${id}/undo`, { at, version: appointment.version });
};

const messagesTo = async (number: string) => (await app.phone(number)).map(({ text }) => text);

describe("an appointment's history", () => {
  test("says who did what when, and what was moved from where to where", async () => {
    const id = await book();
    const other = await buildAgent(app.adminUrl, salon.owner.id, { name: "Luis" });
    await change(id, "reschedule", { appointmentDate: "2027-03-03", appointmentTime: "11:00", agentId: other });
    const { undo: way } = await details(id);
    expect(way).toMatchObject({ to: { date: "2027-03-02", time: "09:00" }, agentId: salon.agentId, outcome: null });
    await change(id, "cancel");
    const { history } = await details(id);
    expect(history).toMatchObject([
      { action: "created", actor: "owner", isUndo: false },
      {
        action: "rescheduled",
        move: {
          ...{ from: { date: "2027-03-02", time: "09:00" }, to: { date: "2027-03-03", time: "11:00" } },
          ...{ fromAgentId: salon.agentId, toAgentId: other },
        },
      },
      { action: "cancelled", actor: "owner", at: expect.stringContaining("2027-03-01T08:") },
    ]);
  });

  test("knows the client's own doings", async () => {
    const phone = openPhoneOf(app, salon.number, "+34612777111");
    await phone.write("Haircut on Thursday at 3pm");
    await phone.tap("Confirm");
    const [row] = await readRows<{ id: string }>(
      app.adminUrl,
      "select id from appointments where user_id = $1 and client_address = $2",
      [salon.owner.id, phone.number],
    );
    const { history, undo: way } = await details(row?.id ?? "");
    expect(history).toMatchObject([{ action: "created", actor: "client" }]);
    expect(way).toEqual({ reason: "booking" });
  });
});

describe("taking back the last change", () => {
  test("a move goes back, the client is notified once more, and the step itself can be taken back", async () => {
    const id = await book({ clientPhone: "+34612777222" });
    await change(id, "reschedule", { appointmentDate: "2027-03-03", appointmentTime: "12:00" });
    await waitUntil("the news of the move", async () =>
      (await messagesTo("+34612777222")).some((text) => text.includes("rescheduled")),
    );
    expect((await undo(id)).body).toMatchObject({
      appointment: { appointmentDate: "2027-03-02", version: 3 },
      notice: { kind: "reschedule" },
    });
    const { history, undo: way } = await details(id);
    expect(history.at(-1)).toMatchObject({ action: "rescheduled", isUndo: true });
    expect(way).toMatchObject({ kind: "move", to: { date: "2027-03-03", time: "12:00" } });
    await waitUntil("the news of the way back", async () =>
      (await messagesTo("+34612777222")).at(-1)?.includes("March 2, 2027"),
    );
  });

  test("a move back to a time that went to somebody else is refused, and nothing changes", async () => {
    const at = { appointmentDate: "2027-03-04", appointmentTime: "09:00" };
    const id = await book(at);
    await change(id, "reschedule", { ...at, appointmentTime: "10:00" });
    await book(at);
    expect(await undo(id)).toMatchObject({ status: 409, body: { code: "slot-taken" } });
    expect((await details(id)).appointment).toMatchObject({ appointmentTime: "10:00", version: 2 });
  });

  test("a cancellation is undone, and its return", async () => {
    const id = await book();
    await change(id, "cancel");
    expect((await undo(id)).body).toMatchObject({ appointment: { status: "confirmed" } });
    expect((await undo(id)).body).toMatchObject({ appointment: { status: "cancelled" } });
  });

  test("a mark goes back to the one before", async () => {
    const id = await book({ appointmentDate: "2027-03-01", appointmentTime: "10:30" });
    const mark = (outcome: string) =>
      salon.owner.call("PUT", `/api/v1/appointments/${id}/outcome`, { outcome, version: 1 });
    await mark("arrived");
    expect((await details(id)).undo).toMatchObject({ kind: "mark", outcome: null });
    await mark("done");
    expect((await details(id)).undo).toMatchObject({ kind: "mark", outcome: "arrived" });
    expect((await undo(id)).body).toMatchObject({ appointment: { outcome: "arrived" }, notice: null });
  });

  test("of two tabs at once one does it, the other hears that it has changed", async () => {
    for (let round = 0; round < 5; round += 1) {
      const date = `2027-04-${10 + round}`;
      const id = await book({ appointmentDate: date, appointmentTime: "09:00" });
      await change(id, "reschedule", { appointmentDate: date, appointmentTime: "15:00" });
      const { undo: way, appointment } = await details(id);
      const body = { at: "at" in way && way.at, version: appointment.version };
      const once = () => salon.owner.call("POST", `/api/v1/appointments/${id}/undo`, body);
      const answers = await Promise.all([once(), once(), once()]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await details(id)).appointment).toMatchObject({ appointmentTime: "09:00", version: 3 });
    }
  });

  test("what isn't the last change any more, or nobody's, is refused", async () => {
    const id = await book({ appointmentDate: "2027-03-05", appointmentTime: "09:00" });
    expect(await undo(id)).toMatchObject({ status: 409, body: { code: "cannot-undo" } });
    await change(id, "cancel");
    const body = { at: "2027-01-01T00:00:00Z", version: 2 };
    const call = (appointmentId: string) =>
      salon.owner.call("POST", `/api/v1/appointments/${appointmentId}/undo`, body);
    expect(await call(id)).toMatchObject({ status: 409, body: { code: "edit-conflict" } });
    expect(await call(salon.typeId)).toMatchObject({ status: 404 });
  });

  test("what was double-booked on purpose goes back beside the other, from another time and from its cancellation", async () => {
    const at = { appointmentDate: "2027-03-05", appointmentTime: "09:00" };
    await book(at);
    const id = await book({ ...at, overbook: true });
    await change(id, "reschedule", { ...at, appointmentTime: "15:00" });
    expect((await details(id)).appointment).toMatchObject({ isOverbooked: false });
    const back = { status: 200, body: { appointment: { appointmentTime: "09:00", isOverbooked: true } } };
    expect(await undo(id)).toMatchObject(back);
    await change(id, "cancel");
    expect(await undo(id)).toMatchObject(back);
  });
});
