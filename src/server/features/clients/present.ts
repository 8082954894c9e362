import type { Client, ClientDetails } from "#contract/clients/clients.ts";
import { arrivalNews } from "#domain/clients/arrival-news.ts";
import { isBotPaused } from "#domain/clients/bot-pause.ts";
import type { ClientRow, selectMerged, selectVisits } from "./store.ts";

export const presentClient = (row: ClientRow, now: Temporal.Instant): Client => ({
  id: row.id,
  name: row.name,
  profileName: row.profile_name,
  phone: row.phone ?? row.written_phone,
  email: row.email,
  channelChoice: row.channel_choice as Client["channelChoice"],
  mailStoppedAt: row.mail_stopped_at?.toString() ?? null,
  mailRefusedAt: row.mail_refused_at?.toString() ?? null,
  isNumberHidden: row.phone === null && row.written_phone === null && row.channel_address !== null,
  tags: row.tags,
  language: row.language as Client["language"],
  isBlocked: row.is_blocked,
  isOptedOut: row.opted_out_at !== null,
  wantsHumanSince: row.wants_human_since?.toString() ?? null,
  questions: row.questions.map(({ askedAt, ...question }) => ({
    ...question,
    askedAt: Temporal.Instant.from(askedAt).toString(),
  })),
  botPausedUntil: isBotPaused(row.bot_paused_until, now) ? String(row.bot_paused_until) : null,
  lastMessageAt: row.last_message_at?.toString() ?? null,
  lastMessage: row.last_message && {
    ...row.last_message,
    at: Temporal.Instant.from(row.last_message.at).toString(),
  },
  nextVisit: row.next_visit,
  lastVisit: row.last_visit,
  visitCount: row.counts.visits,
  noShowCount: row.counts.noShows,
  arrival: arrivalNews(row.arrival, now),
});

type Details = {
  visits: readonly NonNullable<(typeof selectVisits)["row"]>[];
  merged: readonly NonNullable<(typeof selectMerged)["row"]>[];
};

export const presentDetails = (row: ClientRow, { visits, merged }: Details, now: Temporal.Instant): ClientDetails => ({
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
    outcome: visit.outcome as ClientDetails["visits"][number]["outcome"],
  })),
  merged: merged.map(({ id, name, phone }) => ({ id, name, phone })),
});
