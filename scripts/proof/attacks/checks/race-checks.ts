import { randomUUID } from "node:crypto";
import type { NoticeKind } from "#domain/notices/client-knowledge.ts";
import { decideSending } from "#domain/notices/decide-sending.ts";
import { sceneNow } from "#server/testing/builders/build-scene.ts";
import { readRows } from "#server/testing/read-rows.ts";
import { type Check, findingUnless } from "./check.ts";

const races = "races";

const booking = (agentId: string, typeId: string) => ({
  ...{ clientName: "Cleo Client", clientPhone: "+34 612 345 678", agentId, appointmentTypeId: typeId },
  ...{ appointmentDate: "2027-03-22", appointmentTime: "11:00" },
});

const oneSlot: Check = {
  threat: races,
  name: "of twelve who want one time, one gets it",
  run: async ({ adminUrl, person }) => {
    const owner = await person();
    const form = booking(owner.scene.agentId, owner.scene.typeId);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => owner.call("POST", "/api/v1/appointments", form)),
    );
    const booked = answers.filter(({ status }) => status === 201).length;
    const [row] = await readRows<{ count: number }>(
      adminUrl,
      `select count(*)::int as count from appointments a join appointments b on a.agent_id = b.agent_id and a.id < b.id
        and a.blocks && b.blocks and a.status <> 'cancelled' and b.status <> 'cancelled' where a.user_id = $1`,
      [owner.id],
    );
    return [
      ...findingUnless(booked === 1, `${booked} were booked: ${answers.map(({ status }) => status).join()}`),
      ...findingUnless(row?.count === 0, `${row?.count} overlaps`),
    ];
  },
};

const repeated: Check = {
  threat: races,
  name: "a booking that is sent again with its key is one booking",
  run: async ({ adminUrl, person }) => {
    const owner = await person();
    const form = booking(owner.scene.agentId, owner.scene.typeId);
    const key = { "idempotency-key": randomUUID() };
    const send = () => owner.call("POST", "/api/v1/appointments", { ...form, overbook: true }, key);
    const answers = await Promise.all([send(), send(), send()]);
    const rows = await readRows(
      adminUrl,
      "select id from appointments where user_id = $1 and appointment_date = '2027-03-22'",
      [owner.id],
    );
    return [
      ...findingUnless(rows.length === 1, `${rows.length} appointments`),
      ...findingUnless(
        answers.every(({ status }) => status < 300),
        `answers ${answers.map(({ status }) => status).join()}`,
      ),
    ];
  },
};

const oldNews: Check = {
  threat: "notifications",
  name: "a notice of an older version of the appointment isn't sent",
  run: async () => {
    const facts = {
      ...{ kind: "confirmation" as NoticeKind, status: "queued" as const, version: 1, claimedForMs: null },
      ...{ startsAt: sceneNow.add({ hours: 48 }), appointment: { version: 2, status: "confirmed" } },
      ...{ channel: { channel: "whatsapp" as const }, lastInboundAt: sceneNow, isTextRefused: false },
      template: "approved" as const,
    };
    const { act } = decideSending(facts, sceneNow);
    return findingUnless(act === "close", `it is to ${act}`);
  },
};

export const raceChecks: readonly Check[] = [oneSlot, repeated, oldNews];
