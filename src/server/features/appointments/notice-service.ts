import { randomUUID } from "node:crypto";
import type { Notice } from "#contract/appointments.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Tx } from "../../platform/db/database.ts";
import { insertNotice } from "./notice-store.ts";
import { presentNotice } from "./present.ts";
import type { AppointmentRow } from "./store.ts";

/**
 * Writes what a client is owed about an appointment, in the transaction of the change. Until the business or the
 * platform has a WhatsApp sender nothing can leave, and the notice says so instead of pretending.
 */
export const queueNotice = async (
  tx: Tx,
  ownerId: OwnerId,
  kind: Notice["kind"],
  appointment: Pick<AppointmentRow, NoticeColumn>,
): Promise<Notice> => {
  const [row] = await tx.run(insertNotice, {
    id: randomUUID(),
    ownerId,
    appointmentId: appointment.id,
    appointmentVersion: appointment.version,
    kind,
    status: "not_sent",
    reason: "no-sender",
    details: JSON.stringify({
      clientName: appointment.client_name,
      clientPhone: appointment.client_phone,
      date: appointment.appointment_date,
      time: appointment.appointment_time,
      serviceType: appointment.service_type,
      agentId: appointment.agent_id,
    }),
  });
  if (!row) throw new Error("a notice was not stored");
  return presentNotice(row);
};

type NoticeColumn =
  | "id"
  | "version"
  | "client_name"
  | "client_phone"
  | "appointment_date"
  | "appointment_time"
  | "service_type"
  | "agent_id";
