import type { Language } from "../languages.ts";
import type { SlotReason } from "../scheduling/slot-reason.ts";
import type { OwnAppointment } from "./facts.ts";

/** What the conversation asks the server to do. */
export type Command =
  /** Answered with `afterCommand`. `typeId` is null while the business has no types. */
  | { kind: "book"; typeId: string | null; agentId: string; date: string; time: string; name: string }
  | { kind: "reschedule"; appointmentId: string; version: number; agentId: string; date: string; time: string }
  | { kind: "cancel"; appointmentId: string; version: number }
  /** A reminder was answered with "I'll be there". */
  | { kind: "confirm"; appointmentId: string; version: number }
  /** These are done without a further word: the replies are there already. */
  | { kind: "setName"; name: string }
  | { kind: "setLanguage"; language: Language }
  | { kind: "optOut" }
  | { kind: "optIn" }
  | { kind: "requestHuman" };

/** How a command went. */
export type CommandOutcome = { ok: true; appointment: OwnAppointment } | { ok: false; reason: CommandRefusal };

/** `gone`: cancelled or changed meanwhile; `failed`: something broke, nothing was done. */
export type CommandRefusal = SlotReason | "gone" | "failed";
