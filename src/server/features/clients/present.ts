import type { Client, ClientDetails } from "#contract/clients.ts";
import { isBotPaused } from "#domain/clients/bot-pause.ts";
import type { ClientRow, selectVisits } from "./store.ts";

export const presentClient = (row: ClientRow, now: Temporal.Instant): Client => ({
  id: row.id,
  name: row.name,
  profileName: row.profile_name,
  phone: row.phone,
  language: row.language as Client["language"],
  isBlocked: row.is_blocked,
  isOptedOut: row.opted_out_at !== null,
  wantsHumanSince: row.wants_human_since?.toString() ?? null,
  botPausedUntil: isBotPaused(row.bot_paused_until, now) ? String(row.bot_paused_until) : null,
  lastMessageAt: row.last_message_at.toString(),
  nextVisit: row.next_visit,
});

type VisitRow = NonNullable<(typeof selectVisits)["row"]>;

export const presentDetails = (
  row: ClientRow,
  { visits, visitCount }: { visits: readonly VisitRow[]; visitCount: number },
  now: Temporal.Instant,
): ClientDetails => ({
  ...presentClient(row, now),
  notes: row.notes,
  createdAt: row.created_at.toString(),
  visits: visits.map((visit) => ({
    appointmentId: visit.id,
    date: visit.appointment_date,
    time: visit.appointment_time,
    service: visit.service_type,
    agentName: visit.agent_name,
    status: visit.status as ClientDetails["visits"][number]["status"],
  })),
  visitCount,
});
