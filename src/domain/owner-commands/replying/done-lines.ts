import type { Line } from "../../conversation/replying/reply.ts";
import type { OwnerAction } from "../deciding/owner-action.ts";

/** What is said after a change was made. */
export const doneLines = ({ kind }: OwnerAction): Line[] => [
  { key: doneKeys[kind] },
  ...(kind === "undo" ? [] : [{ key: "owner.canUndo" as const }]),
];

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
} as const;

const isKnown = (code: string): code is keyof typeof refusals => Object.hasOwn(refusals, code);
