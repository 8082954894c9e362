/** What an action on an agent's day did to one appointment; ids, moments and versions only. */
export type DayChange = {
  appointmentId: string;
  /** `offered`: moved, until the client agrees or chooses otherwise. */
  kind: "moved" | "offered" | "cancelled";
  fromMs: number;
  fromAgentId: string;
  /** Where it went; where it was, for a cancelled one. */
  toMs: number;
  toAgentId: string;
  /** The appointment's version after it. */
  version: number;
};

/** An appointment as it is now. */
export type ChangedVisit = {
  version: number;
  status: string;
  awaiting: "owner" | "client" | null;
  startsAtMs: number;
  agentId: string;
};

/** How things stand with one appointment: for an offer, what the client has answered so far. */
export type DayChangeState = "moved" | "waiting" | "accepted" | "elsewhere" | "cancelled" | "declined" | "gone";

export const stateOfChange = (change: DayChange, now: ChangedVisit | null): DayChangeState => {
  if (now === null) return "gone";
  if (now.status === "cancelled") return change.kind === "cancelled" ? "cancelled" : "declined";
  if (now.startsAtMs !== change.toMs || now.agentId !== change.toAgentId) return "elsewhere";
  if (change.kind !== "offered") return change.kind === "cancelled" ? "elsewhere" : "moved";
  return now.awaiting === "client" ? "waiting" : "accepted";
};

/** Why the whole change can no longer be undone. */
export type DayUndoRefusal = "undone" | "changed" | "time-over";

/** Everything goes back or nothing does: not after someone changed or answered one of them, nor to a time that is over. */
export const dayUndoRefusal = (
  action: { changes: readonly DayChange[]; isUndone: boolean },
  visits: ReadonlyMap<string, ChangedVisit>,
  nowMs: number,
): DayUndoRefusal | null => {
  if (action.isUndone) return "undone";
  if (action.changes.some(({ appointmentId, version }) => visits.get(appointmentId)?.version !== version))
    return "changed";
  return action.changes.some(({ fromMs }) => fromMs <= nowMs) ? "time-over" : null;
};
