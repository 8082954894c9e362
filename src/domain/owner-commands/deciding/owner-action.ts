import type { AbsenceDecision } from "../../scheduling/absence/propose-for-absence.ts";
import type { AppointmentOutcome } from "../../scheduling/outcomes/appointment-outcome.ts";

/** A change that is ready to be read back, and done after a yes. */
export type OwnerAction =
  | SingleAction
  /** All of them or none. */
  | { kind: "several"; actions: SingleAction[] };

export type SingleAction =
  | { kind: "move"; appointmentId: string; version: number; date: string; time: string; agentId: string | null }
  | { kind: "cancel" | "confirm"; appointmentId: string; version: number }
  | { kind: "mark"; appointmentId: string; version: number; outcome: AppointmentOutcome }
  /** Times are null for whole days. */
  | {
      kind: "block";
      agentIds: string[];
      from: string;
      to: string;
      fromTime: string | null;
      toTime: string | null;
      /** The appointments inside that were read back. */
      seen?: string[];
    }
  /** With times only a part of the day. */
  | {
      kind: "sick";
      agentId: string;
      from: string;
      to: string;
      fromTime?: string;
      toTime?: string;
      seen?: SeenAbsence[];
    }
  | { kind: "late"; agentId: string; minutes: number; seen?: SeenDelay[] }
  /** Hours or days that were blocked are open again. Times are null for whole days. */
  | {
      kind: "reopen";
      agentIds: string[];
      from: string;
      to: string;
      fromTime: string | null;
      toTime: string | null;
      /** The time off that was read back. */
      seen?: string[];
    }
  | { kind: "undo"; done: Done };

/** What was read back for each client: if it is no longer so, nothing is done. */
export type SeenAbsence = { appointmentId: string; version: number; decision: AbsenceDecision };
export type SeenDelay = { appointmentId: string; version: number; date: string; time: string };

/** What was done last, so that it can be taken back. */
export type Done =
  | { kind: "appointment"; appointmentId: string }
  | { kind: "day"; actionId: string; agentId: string }
  | { kind: "block"; timeOffIds: string[] }
  /** What it was before, and what is left of it. */
  | { kind: "reopen"; removed: RemovedTimeOff[]; leftIds: string[] }
  | { kind: "several"; done: Done[] };

export type RemovedTimeOff = {
  agentId: string;
  from: string;
  to: string;
  fromTime: string | null;
  toTime: string | null;
  privateReason: string | null;
};
