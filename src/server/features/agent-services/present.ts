import type { AgentServiceChoice } from "#contract/scheduling/agent-services.ts";
import type { selectServices } from "./store.ts";

type ServiceRow = NonNullable<(typeof selectServices)["row"]>;

export const presentService = (row: ServiceRow): AgentServiceChoice => ({
  agentId: row.agent_id,
  appointmentTypeId: row.appointment_type_id,
  isOffered: row.is_offered,
  ownDurationMinutes: row.duration,
  ownBufferBeforeMinutes: row.buffer_before,
  ownBufferMinutes: row.buffer_time,
  ownPrice: row.price,
});
