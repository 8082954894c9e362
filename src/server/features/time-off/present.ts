import type { TimeOffEntry } from "#contract/scheduling/closures/time-off.ts";
import type { TimeOffRow } from "./store.ts";

export const presentTimeOff = (row: TimeOffRow): TimeOffEntry => ({
  id: row.id,
  agentId: row.agent_id,
  kind: row.kind as TimeOffEntry["kind"],
  from: row.starts_on,
  to: row.ends_on,
  fromTime: row.start_time,
  toTime: row.end_time,
  privateReason: row.reason,
  version: row.version,
});
