import type { AppointmentHistoryEntry, AppointmentUndo } from "#contract/scheduling/appointments.ts";
import { epochMsToWall } from "#domain/scheduling/clock/business-clock.ts";
import type { HistoryEntry } from "#domain/scheduling/history/history-entry.ts";
import type { UndoDecision } from "#domain/scheduling/history/undo.ts";

export const presentHistoryEntry = (entry: HistoryEntry, zone: string): AppointmentHistoryEntry => ({
  id: entry.id,
  action: entry.action,
  actor: entry.actor,
  at: instantOf(entry.atMs),
  move: entry.move && {
    from: epochMsToWall(entry.move.fromMs, zone),
    to: epochMsToWall(entry.move.toMs, zone),
    fromAgentId: entry.move.fromAgentId,
    toAgentId: entry.move.toAgentId,
  },
  outcome: entry.mark?.to ?? null,
  isUndo: entry.isUndo,
  isPastVisit: entry.isPastVisit,
  asksOwner: entry.asksOwner,
  byWhatsApp: entry.byWhatsApp,
  byKey: entry.byKey,
});

type Together = Extract<AppointmentUndo, { at: string }>["together"];

export const presentUndo = (decision: UndoDecision, zone: string, together: Together): AppointmentUndo => {
  if (!decision.ok) return { reason: decision.reason };
  const { atMs, undo } = decision;
  return {
    at: instantOf(atMs),
    kind: undo.kind,
    to: undo.kind === "move" ? epochMsToWall(undo.startsAtMs, zone) : null,
    agentId: undo.kind === "move" ? undo.agentId : null,
    outcome: undo.kind === "mark" ? undo.outcome : null,
    together,
  };
};

const instantOf = (ms: number): string => Temporal.Instant.fromEpochMilliseconds(ms).toString();
