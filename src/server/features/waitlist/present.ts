import type { WaitlistEntry } from "#contract/scheduling/waitlist/waitlist.ts";
import type { selectEntries } from "./owner-store.ts";

export const presentWaitlistEntry = (row: NonNullable<(typeof selectEntries)["row"]>): WaitlistEntry => ({
  id: row.id,
  clientId: row.client_id,
  clientName: row.client_name,
  appointmentTypeId: row.appointment_type_id,
  agentId: row.agent_id,
  from: row.from_date,
  to: row.to_date,
  fromTime: row.from_time,
  toTime: row.to_time,
  state: row.state as WaitlistEntry["state"],
  source: row.source as WaitlistEntry["source"],
  isUnreachable: row.is_unreachable,
  offer: row.offer as WaitlistEntry["offer"],
  createdAt: row.created_at.toString(),
});
