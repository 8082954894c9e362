import type { Line } from "../../conversation/replying/reply.ts";
import type { OwnerAction } from "../deciding/owner-action.ts";

/** What is said after a change was made. */
export const doneLines = (action: OwnerAction): Line[] => [
  doneLine(action),
  ...(action.kind === "undo" ? [] : [{ key: "owner.canUndo" as const }]),
];

const doneLine = (action: OwnerAction): Line => {
  if (action.kind !== "late" && action.kind !== "sick") return { key: doneKeys[action.kind] };
  const count = action.seen?.length ?? 0;
  // Nobody is asked where nobody was booked.
  if (action.kind === "sick" && count === 0) return { key: "owner.done.sickAlone" };
  return { key: doneKeys[action.kind], values: { count } };
};

const doneKeys = {
  move: "owner.done.move",
  cancel: "owner.done.cancel",
  confirm: "owner.done.confirm",
  mark: "owner.done.mark",
  block: "owner.done.block",
  sick: "owner.done.sick",
  late: "owner.done.late",
  undo: "owner.done.undo",
  reopen: "owner.done.reopen",
  several: "owner.done.several",
} as const;

/** Why a change was refused, by the code that the dashboard would get. */
export const refusalLine = (code: string): Line => ({
  key: isKnown(code) ? `owner.refused.${refusals[code]}` : "owner.refused.other",
});

const refusals = {
  taken: "taken",
  held: "held",
  "resource-taken": "resourceTaken",
  "in-the-past": "inThePast",
  "nonexistent-time": "skippedTime",
  "agent-inactive": "agentInactive",
  "agent-not-for-type": "agentNotForType",
  "unknown-agent": "gone",
  "not-found": "gone",
  "edit-conflict": "changed",
  "appointments-inside": "changed",
  "already-cancelled": "cancelled",
  "too-early": "tooEarly",
  "cannot-undo": "cannotUndo",
  "undo-undone": "undone",
  "undo-changed": "undoChanged",
  "undo-time-over": "undoTimeOver",
  "undo-agent-gone": "agentInactive",
  "undo-client-knows": "undoClientKnows",
  "undo-booking": "cannotUndo",
  "undo-correction": "cannotUndo",
} as const;

const isKnown = (code: string): code is keyof typeof refusals => Object.hasOwn(refusals, code);
