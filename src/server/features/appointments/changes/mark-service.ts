import type { Appointment } from "#contract/scheduling/appointments.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { type AppointmentOutcome, markRefusal } from "#domain/scheduling/outcomes/appointment-outcome.ts";
import { recordAudit } from "../../../platform/audit.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import type { BookingContext, BookingDeps } from "../booking/booking-service.ts";
import { presentAppointment } from "../present.ts";
import { selectAppointmentForUpdate } from "../store.ts";
import { setOutcome } from "./mark-store.ts";

export type OutcomeMark = {
  appointmentId: string;
  version: number;
  outcome: AppointmentOutcome | null;
  undoes?: string;
};

/** Notes how a visit went. The appointment itself stays as it is, so its version does: a notice on its way is still true. */
export const markAppointment = (deps: BookingDeps, ownerId: OwnerId, mark: OutcomeMark): Promise<Appointment> =>
  deps.db.withOwner(ownerId, (tx) => markOutcomeIn({ tx, clock: deps.clock, ownerId }, mark));

export const markOutcomeIn = async (
  { tx, clock, ownerId }: BookingContext,
  { appointmentId, version, outcome, undoes }: OutcomeMark,
): Promise<Appointment> => {
  const now = clock.now();
  const [current] = await tx.run(selectAppointmentForUpdate, { ownerId, appointmentId });
  if (!current) throw new AppError("not-found");
  if (current.version !== version) throw new AppError("edit-conflict");
  if (current.outcome === outcome) return presentAppointment(current);
  const before = current.outcome as AppointmentOutcome | null;
  const marked = { status: current.status, startsAtMs: current.starts_at.epochMilliseconds, outcome: before };
  const refusal = markRefusal(marked, outcome, now.epochMilliseconds);
  if (refusal !== null) throw new AppError(refusal === "cancelled" ? "already-cancelled" : "too-early");
  const [[row]] = await Promise.all([
    tx.run(setOutcome, { ownerId, appointmentId, outcome, at: outcome === null ? null : now }),
    recordAudit(tx, ownerId, {
      actor: "owner",
      action: "appointment.marked",
      subjectId: appointmentId,
      details: { from: before, to: outcome, at: now, ...(undoes !== undefined && { undoes }) },
    }),
  ]);
  if (!row) throw new AppError("not-found");
  return presentAppointment(row);
};
