import type { ExternalCalendar } from "#contract/calendars/external-calendars.ts";
import type { BusyTime } from "#domain/calendars/busy-on-date.ts";
import type { CalendarProblem } from "#domain/calendars/calendar-problem.ts";
import type { CalendarRow } from "./store.ts";

export const presentExternalCalendar = (row: CalendarRow): ExternalCalendar => ({
  id: row.id,
  agentId: row.agent_id,
  kind: row.kind as ExternalCalendar["kind"],
  name: row.name,
  host: row.host,
  isWritten: row.is_written,
  readAt: row.read_at?.toString() ?? null,
  problem: row.problem as CalendarProblem | null,
  problemSince: row.problem_since?.toString() ?? null,
  unreadEntries: row.unread_entries,
});

type BusyRow = { agent_id: string; name: string; starts_at: Temporal.Instant; ends_at: Temporal.Instant };

export const presentBusyTime = (row: BusyRow): BusyTime => ({
  agentId: row.agent_id,
  calendar: row.name,
  startsAt: row.starts_at.toString(),
  endsAt: row.ends_at.toString(),
});
