import type { BusyTime } from "../../calendars/busy-on-date.ts";
import type { ClosureList } from "../../scheduling/closures/closure-blocks.ts";
import type { BusinessWeek } from "../../scheduling/hours/business-hours.ts";
import type { AppointmentOutcome } from "../../scheduling/outcomes/appointment-outcome.ts";

/** An appointment as it is described to those who run the day; a visit of several services is one. */
export type DayAppointment = {
  id: string;
  version: number;
  visitId: string | null;
  agentId: string;
  agentName: string;
  clientName: string;
  service: string;
  date: string;
  time: string;
  startsAtMs: number;
  endsAtMs: number;
  status: "confirmed" | "pending";
  awaiting: "owner" | "client" | null;
  outcome: AppointmentOutcome | null;
};

/** What a command is decided by. */
export type OwnerFacts = {
  now: Temporal.Instant;
  today: string;
  nowTime: string;
  zone: string;
  country: string | null;
  business: string;
  /** Whose commands these are: an agent's, who runs her own day, or the owner's. */
  actor: { agentId: string } | "owner";
  /** Whom the owner means by "I"; null when nobody of the agents is the owner. */
  ownAgentId: string | null;
  /** The active ones. */
  agents: readonly { id: string; name: string }[];
  /** From yesterday on, not cancelled, in order of time; an agent's own only. */
  appointments: readonly DayAppointment[];
  /** What makes a day differ from its weekday, as the calendar draws it. */
  closures: ClosureList;
  /** When agents are busy in other calendars; an agent's own only. */
  busyTimes: readonly BusyTime[];
  /** The usual week. */
  hours: BusinessWeek;
  /** When the first of the business's days begins: "at 7" is in the evening where it opens at 9. */
  opensAt: string;
  /** When the last of them ends. */
  closesAt: string;
};
