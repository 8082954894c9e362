import type { NoticeKind } from "../../notices/client-knowledge.ts";
import type { AppointmentOutcome } from "../outcomes/appointment-outcome.ts";
import type { HistoryEntry, Standing } from "./history-entry.ts";

/** What taking back an appointment's last change would do. */
export type Undo =
  | {
      kind: "move";
      startsAtMs: number;
      /** Null while the agent stays. */
      agentId: string | null;
      /** Its state there; null when that isn't known. */
      before: Standing | null;
    }
  | ({ kind: "restore" } & Pick<Standing, "status" | "awaiting" | "mark">)
  | { kind: "cancel" }
  | { kind: "confirm" }
  | { kind: "unconfirm"; awaiting: "owner" | "client" | null }
  | { kind: "mark"; outcome: AppointmentOutcome | null }
  | { kind: "correct" };

/**
 * Why the last change can't be undone: nothing came after the booking (it can be cancelled), the values before a
 * correction are no longer known, the old time has passed, the agent it would be with is deleted or deactivated, or the
 * client already has the confirmation.
 */
export type UndoRefusal = "booking" | "correction" | "time-over" | "agent-gone" | "client-knows";

export type UndoDecision = { ok: true; atMs: number; undo: Undo } | { ok: false; reason: UndoRefusal };

export type UndoFacts = {
  /** The last thing the client was sent, or is just being sent; null when nothing has left. */
  lastNotice: NoticeKind | null;
  /** How it was before its last correction is still known. */
  isCorrectionKept?: boolean | undefined;
  /** Whom it is with. */
  agentId: string;
  /** Who takes appointments now. */
  activeAgentIds: ReadonlySet<string>;
};

/**
 * Why a part of what was done at once doesn't go back with the others: something else happened to it since, it is over, or
 * its agent takes no appointments any more.
 */
export type StayingReason = "changed" | "time-over" | "agent-gone";

export type PartReturn = Extract<Undo, { kind: "move" | "restore" | "cancel" }>;

type PartOfAct = {
  /** What the act did to it. */
  entry: HistoryEntry;
  /** Nothing happened to it since. */
  isLast: boolean;
  startMs: number;
};

/** How one part of a visit or series goes back when all that one act did is taken back; or why it stays. */
export const decidePartUndo = (
  { entry, isLast, startMs }: PartOfAct,
  facts: UndoFacts,
  { nowMs, todayStartsMs }: { nowMs: number; todayStartsMs: number },
): PartReturn | StayingReason => {
  const decision = isLast ? decideUndo([entry], facts, nowMs) : null;
  if (decision === null) return "changed";
  if (!decision.ok) {
    const { reason } = decision;
    return reason === "time-over" || reason === "agent-gone" ? reason : "changed";
  }
  const { undo } = decision;
  if (undo.kind !== "move" && undo.kind !== "restore" && undo.kind !== "cancel") return "changed";
  return undo.kind === "restore" && startMs < todayStartsMs ? "time-over" : undo;
};

const certain = { status: "confirmed", awaiting: null } as const;

/**
 * Whether and how the last change of an appointment can be taken back, from its history, oldest first. That a client said they
 * would come changed nothing and is passed over. Whether the old place is still free is the booking rules' question, not this one's.
 */
export const decideUndo = (
  history: readonly HistoryEntry[],
  { lastNotice, isCorrectionKept = false, agentId, activeAgentIds }: UndoFacts,
  nowMs: number,
): UndoDecision => {
  const last = history.findLast(({ action }) => action !== "attendance-confirmed");
  const can = (undo: Undo): UndoDecision => ({ ok: true, atMs: last?.atMs ?? 0, undo });
  const cannot = (reason: UndoRefusal): UndoDecision => ({ ok: false, reason });
  switch (last?.action) {
    case "rescheduled":
    case "offered": {
      if (last.move === null) return cannot("booking");
      if (last.move.fromMs <= nowMs) return cannot("time-over");
      if (!activeAgentIds.has(last.move.fromAgentId ?? agentId)) return cannot("agent-gone");
      return can({
        ...{ kind: "move", startsAtMs: last.move.fromMs, agentId: last.move.fromAgentId },
        before: last.before,
      });
    }
    case "cancelled":
      if (!activeAgentIds.has(agentId)) return cannot("agent-gone");
      // A client who was told that a request is cancelled is notified that it is back; any other still waits for an
      // answer.
      return can({ kind: "restore", ...(last.before ?? certain), ...(lastNotice === "cancel" && certain) });
    case "restored":
      return can({ kind: "cancel" });
    case "confirmed":
      return lastNotice === "confirmation"
        ? cannot("client-knows")
        : can({ kind: "unconfirm", awaiting: last.before?.awaiting ?? null });
    case "unconfirmed":
      return can({ kind: "confirm" });
    case "marked":
      return can({ kind: "mark", outcome: last.mark?.from ?? null });
    case "corrected":
      return isCorrectionKept ? can({ kind: "correct" }) : cannot("correction");
    default:
      return cannot("booking");
  }
};
