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
 * correction are no longer known, the old time has passed, or the client already has the confirmation.
 */
export type UndoRefusal = "booking" | "correction" | "time-over" | "client-knows";

export type UndoDecision = { ok: true; atMs: number; undo: Undo } | { ok: false; reason: UndoRefusal };

export type UndoFacts = {
  /** The last thing the client was sent, or is just being sent; null when nothing has left. */
  lastNotice: NoticeKind | null;
  /** How it was before its last correction is still known. */
  isCorrectionKept?: boolean | undefined;
};

/** Why a part of what was done at once doesn't go back with the others: something else happened to it since, or it is over. */
export type StayingReason = "changed" | "time-over";

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
  { lastNotice }: UndoFacts,
  { nowMs, todayStartsMs }: { nowMs: number; todayStartsMs: number },
): PartReturn | StayingReason => {
  const decision = isLast ? decideUndo([entry], { lastNotice }, nowMs) : null;
  if (!decision?.ok) return decision?.reason === "time-over" ? "time-over" : "changed";
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
  { lastNotice, isCorrectionKept = false }: UndoFacts,
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
      return can({
        ...{ kind: "move", startsAtMs: last.move.fromMs, agentId: last.move.fromAgentId },
        before: last.before,
      });
    }
    case "cancelled":
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
