import { z } from "zod";
import { type AppointmentOutcome, outcomes } from "../outcomes/appointment-outcome.ts";

/** What can have happened to an appointment, as the log calls it. */
export const historyActions = [
  "created",
  "rescheduled",
  "offered",
  "cancelled",
  "confirmed",
  "unconfirmed",
  "restored",
  "attendance-confirmed",
  "corrected",
  "marked",
] as const;

export type HistoryAction = (typeof historyActions)[number];

const agreedSchema = z.object({
  durationMinutes: z.int(),
  bufferBeforeMinutes: z.int(),
  bufferMinutes: z.int(),
  price: z.number().nullable(),
  currency: z.string().nullable(),
});

/** How long an appointment took, what it blocked and what it cost. */
export type AgreedBefore = z.infer<typeof agreedSchema>;

/** The state of an appointment before a change. */
export type Standing = {
  status: "confirmed" | "pending";
  awaiting: "owner" | "client" | null;
  /** Double-booked on purpose. */
  isOverbooked: boolean;
  /** How it had gone so far, which the change wiped out, and when that was noted. */
  mark?: { outcome: AppointmentOutcome; at: string } | null;
  /** Null or missing where the change left them as they were. */
  agreed?: AgreedBefore | null;
};

/** One thing that happened to an appointment. */
export type HistoryEntry = {
  id: string;
  action: HistoryAction;
  actor: "owner" | "administrator" | "client" | "system";
  atMs: number;
  /** A move's old and new place; the agents are null when the agent stayed the same. */
  move: { fromMs: number; toMs: number; fromAgentId: string | null; toAgentId: string | null } | null;
  /** What a mark replaced, and with what; null for everything but a mark. */
  mark: { from: AppointmentOutcome | null; to: AppointmentOutcome | null } | null;
  /** Its state before it was moved, cancelled or confirmed. */
  before: Standing | null;
  /** The fields a correction changed. */
  fields: string[];
  /** Took back what was done before. */
  isUndo: boolean;
  /** Written down after it took place. */
  isPastVisit: boolean;
  /** Asked for by a client who missed earlier ones. */
  asksOwner: boolean;
  /** Done by a command on WhatsApp, by an agent or, with null, the owner. */
  byWhatsApp: { agentId: string | null } | null;
  /** Done by a program with an API key; the name is `null` if the key's row is gone. */
  byKey: { name: string | null } | null;
};

type Booked = { source: string; createdAtMs: number };

/** An appointment from before the log, or written past it, begins with its booking all the same. */
export const withBooking = (entries: readonly HistoryEntry[], { source, createdAtMs }: Booked): HistoryEntry[] => {
  if (entries.some(({ action }) => action === "created")) return [...entries];
  const actor = source === "whatsapp" || source === "web" ? "client" : "owner";
  const booking = readHistoryEntry({
    id: "booking",
    action: "appointment.created",
    actor,
    details: {},
    atMs: createdAtMs,
  });
  return booking === null ? [...entries] : [booking, ...entries];
};

type LoggedEntry = {
  id: string;
  action: string;
  actor: string;
  details: unknown;
  atMs: number;
  keyName?: string | null;
};

/** A row of the log as history; null for what isn't an appointment's, or not known. Older rows have fewer details. */
export const readHistoryEntry = ({ id, action, actor, details, atMs, keyName }: LoggedEntry): HistoryEntry | null => {
  const name = historyActions.find((known) => action === `appointment.${known}`);
  if (name === undefined || !isActor(actor)) return null;
  const said = typeof details === "object" && details !== null ? (details as Record<string, unknown>) : {};
  const fromMs = instantMs(said["from"]);
  const toMs = instantMs(said["to"]);
  const isMove = name === "rescheduled" || name === "offered";
  return {
    id,
    action: name,
    actor,
    atMs: instantMs(said["at"]) ?? atMs,
    move:
      isMove && fromMs !== null && toMs !== null
        ? { fromMs, toMs, fromAgentId: textOr(said["fromAgentId"]), toAgentId: textOr(said["toAgentId"]) }
        : null,
    mark: name === "marked" ? { from: outcomeOr(said["from"]), to: outcomeOr(said["to"]) } : null,
    before: beforeOf(said),
    fields: Array.isArray(said["fields"]) ? said["fields"].filter((field) => typeof field === "string") : [],
    isUndo: said["undoes"] !== undefined,
    isPastVisit: said["pastVisit"] === true,
    asksOwner: said["asksOwner"] === true,
    byWhatsApp: said["via"] === "whatsapp" ? { agentId: textOr(said["byAgentId"]) } : null,
    byKey: said["via"] === "api" ? { name: keyName ?? null } : null,
  };
};

const isActor = (actor: string): actor is HistoryEntry["actor"] =>
  actor === "owner" || actor === "administrator" || actor === "client" || actor === "system";

const textOr = (value: unknown): string | null => (typeof value === "string" ? value : null);

const outcomeOr = (value: unknown): AppointmentOutcome | null => outcomes.find((known) => known === value) ?? null;

const beforeOf = (said: Record<string, unknown>): HistoryEntry["before"] => {
  const { statusBefore, awaitingBefore, overbookedBefore, agreedBefore } = said;
  if (statusBefore !== "confirmed" && statusBefore !== "pending") return null;
  const awaiting = awaitingBefore === "owner" || awaitingBefore === "client" ? awaitingBefore : null;
  const outcome = outcomeOr(said["outcomeBefore"]);
  const markedMs = instantMs(said["markedBefore"]);
  return {
    ...{ status: statusBefore, awaiting, isOverbooked: overbookedBefore === true },
    mark: outcome !== null && markedMs !== null ? { outcome, at: String(said["markedBefore"]) } : null,
    agreed: agreedSchema.safeParse(agreedBefore).data ?? null,
  };
};

const instantMs = (value: unknown): number | null => {
  if (typeof value !== "string") return null;
  try {
    return Temporal.Instant.from(value).epochMilliseconds;
  } catch {
    return null;
  }
};
