import type { NoticeKind } from "../../notices/client-knowledge.ts";
import type { Standing } from "../history/history-entry.ts";
import type { PartReturn } from "../history/undo.ts";

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
  /** Its state before; older actions don't say. */
  before?: Standing;
};

/** An appointment as it is now. */
export type ChangedVisit = {
  version: number;
  status: string;
  awaiting: "owner" | "client" | null;
  startsAtMs: number;
  agentId: string;
  /** The visit of several services that it is a part of. */
  visitId: string | null;
};

/** How things stand with one appointment: for an offer, what the client has answered so far; `back`: as it was before. */
export type DayChangeState =
  | "moved"
  | "waiting"
  | "accepted"
  | "elsewhere"
  | "cancelled"
  | "declined"
  | "gone"
  | "back";

export const stateOfChange = (change: DayChange, now: ChangedVisit | null): DayChangeState => {
  if (now === null) return "gone";
  if (now.status === "cancelled") return change.kind === "cancelled" ? "cancelled" : "declined";
  if (now.startsAtMs === change.fromMs && now.agentId === change.fromAgentId) return "back";
  if (now.startsAtMs !== change.toMs || now.agentId !== change.toAgentId) return "elsewhere";
  if (change.kind !== "offered") return "moved";
  return now.awaiting === "client" ? "waiting" : "accepted";
};

/** Why a change of a day can no longer be undone. */
export type DayUndoRefusal = "undone" | "changed" | "time-over";

type DoneAction = { kind: "late" | "sick"; changes: readonly DayChange[]; isUndone: boolean };

/** What goes back, with a visit as a whole, and what stays; nothing goes back when it is refused. */
export type DayUndo = { refusal: DayUndoRefusal | null; returning: DayChange[]; staying: DayChange[] };

/**
 * Everything goes back that nobody has changed or answered since and whose old time is still to come: what a client
 * agreed to is kept. A delay whose first old time is over has come true, and none of it is undone.
 */
export const decideDayUndo = (
  { kind, changes, isUndone }: DoneAction,
  visits: ReadonlyMap<string, ChangedVisit>,
  nowMs: number,
): DayUndo => {
  const refused = (refusal: DayUndoRefusal): DayUndo => ({ refusal, returning: [], staying: [...changes] });
  if (isUndone) return refused("undone");
  const isUntouched = ({ appointmentId, version }: DayChange) => visits.get(appointmentId)?.version === version;
  const isAhead = ({ fromMs }: DayChange) => fromMs > nowMs;
  const groups = [
    ...Map.groupBy(changes, ({ appointmentId }) => visits.get(appointmentId)?.visitId ?? appointmentId).values(),
  ];
  const goesBack = (group: readonly DayChange[]) => group.every((change) => isUntouched(change) && isAhead(change));
  const returning = groups.filter(goesBack).flat();
  const staying = groups.filter((group) => !goesBack(group)).flat();
  if (kind === "late" && staying.some((change) => isUntouched(change))) return refused("time-over");
  if (returning.length > 0 || changes.length === 0) return { refusal: null, returning, staying };
  return refused(changes.every(isUntouched) ? "time-over" : "changed");
};

/** How an appointment goes back: to its place, or from its cancellation, of which its client may have heard. */
export const returnOf = (
  { kind, fromMs, fromAgentId, before }: DayChange,
  lastNotice: NoticeKind | null,
): PartReturn => {
  if (kind !== "cancelled") return { kind: "move", startsAtMs: fromMs, agentId: fromAgentId, before: before ?? null };
  const isCertain = lastNotice === "cancel" || before === undefined;
  const { mark = null } = before ?? {};
  return { kind: "restore", ...(isCertain ? { status: "confirmed", awaiting: null } : before), mark };
};
