import type { SlotReason } from "#domain/scheduling/slots/slot-reason.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";

/** A slot's reason, or an agent or type that isn't the owner's. */
export type BookingRefusal = SlotReason | "unknown-agent" | "unknown-type";

/** Thrown to leave a transaction with nothing done. */
export class BookingRefused extends Error {
  override readonly name = "Refused";
  readonly reason: BookingRefusal;
  /** Until when a held time is held. */
  readonly heldUntilMs: number | undefined;
  /** Of several that go together, which one it was. */
  readonly place: RefusedPlace | undefined;
  constructor(reason: BookingRefusal, heldUntilMs?: number, place?: RefusedPlace) {
    super(reason);
    this.reason = reason;
    this.heldUntilMs = heldUntilMs;
    this.place = place;
  }
}

type RefusedPlace = { date: string; time: string };

/** Why a booking or a move came to nothing: the rules', or the database's that changed in between; null for anything else. */
export const refusalOf = (error: unknown): BookingRefusal | null =>
  error instanceof BookingRefused ? error.reason : refusedByConstraint(error);

/** Until when the time is held that was refused; undefined for every other refusal. */
export const heldUntilOf = (error: unknown): number | undefined =>
  error instanceof BookingRefused ? error.heldUntilMs : undefined;

/** How an error is answered that refuses a booking or a change, with the one of several that it is about; null for any other. */
export const appErrorOf = (error: unknown): AppError | null => {
  const reason = refusalOf(error);
  if (reason === null) return null;
  const { heldUntilMs, place } = error instanceof BookingRefused ? error : {};
  const answer = toAppError(reason, heldUntilMs);
  if (place === undefined) return answer;
  const fields = { refusedDate: place.date, refusedTime: place.time, refusedReason: reason };
  return new AppError(answer.code, { fields: { ...answer.fields, ...fields } });
};

/** How a refusal is answered over HTTP: what is taken by its code, everything else by the field that has to change. */
export const toAppError = (reason: BookingRefusal, heldUntilMs?: number): AppError => {
  if (reason === "held") {
    const until = heldUntilMs === undefined ? null : Temporal.Instant.fromEpochMilliseconds(heldUntilMs).toString();
    return new AppError("slot-held", until === null ? {} : { fields: { heldUntil: until } });
  }
  if (reason === "taken") return new AppError("slot-taken");
  if (reason === "resource-taken") return new AppError("resource-taken");
  return new AppError("invalid-input", { fields: refusalFields[reason] });
};

const refusalFields: Record<Exclude<BookingRefusal, "held" | "taken" | "resource-taken">, Record<string, string>> = {
  "unknown-agent": { agentId: "unknown" },
  "unknown-type": { appointmentTypeId: "unknown" },
  "agent-inactive": { agentId: "agentInactive" },
  "agent-not-for-type": { agentId: "agentNotForType" },
  "in-the-past": { appointmentDate: "dateInPast" },
  "in-the-future": { appointmentTime: "timeNotPast" },
  "nonexistent-time": { appointmentTime: "timeSkipped" },
  "closed-day": { appointmentDate: "closedDay" },
  "special-closing": { appointmentDate: "specialClosing" },
  "time-off": { appointmentTime: "agentOff" },
  "busy-elsewhere": { appointmentTime: "busyElsewhere" },
  "outside-business-hours": { appointmentTime: "outsideBusinessHours" },
  "outside-agent-hours": { appointmentTime: "outsideAgentHours" },
  break: { appointmentTime: "onBreak" },
  "leaves-gap": { appointmentTime: "leavesGap" },
  "too-soon": { appointmentTime: "tooSoon" },
  "too-far-ahead": { appointmentDate: "tooFarAhead" },
};

/** What the database refused although the rules had nothing against it, because something changed in between. */
const refusedByConstraint = (error: unknown): BookingRefusal | null => {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (typeof code !== "string" || typeof constraint !== "string") return null;
  return constraintRefusals[constraint] ?? null;
};

const constraintRefusals: Record<string, BookingRefusal> = {
  appointments_no_overlap: "taken",
  appointment_resources_no_overlap: "resource-taken",
  appointments_user_id_agent_id_fkey: "unknown-agent",
  appointments_user_id_appointment_type_id_fkey: "unknown-type",
};
