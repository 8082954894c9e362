import type { RepeatValues } from "./components/series/repeat-values.ts";
import type { ChangeScope } from "./components/visits/use-scopes.ts";
import { dialogDraft } from "./dialog-draft.ts";

export type AppointmentValues = {
  clientName: string;
  clientPhone: string;
  clientEmail: string;
  appointmentDate: string;
  appointmentTime: string;
  /** Null while the owner has no type at all; empty when none is chosen. */
  appointmentTypeId: string | null;
  /** "anyone" for whoever is free; empty when none is chosen. */
  agentId: string;
  /** A visit that has taken place is written down. */
  isPastVisit: boolean;
  /** The services of the visit that follow the first one. */
  moreServices: ServiceValues[];
  /** Null: once. */
  repeat: RepeatValues | null;
};

/** One service and with whom. */
export type ServiceValues = Pick<AppointmentValues, "appointmentTypeId" | "agentId">;

export type RescheduleValues = {
  appointmentId: string;
  date: string;
  time: string;
  agentId: string;
  /** Of what was meant; the usual one unless chosen. */
  scope?: ChangeScope;
};

export type CorrectionValues = {
  appointmentId: string;
  clientName: string;
  clientPhone: string;
  appointmentTypeId: string | null;
};

export const creationDraft = dialogDraft<AppointmentValues>("create-appointment");
export const rescheduleDraft = dialogDraft<RescheduleValues>("reschedule-appointment");
export const correctionDraft = dialogDraft<CorrectionValues>("correct-appointment");

/** What the create dialog is opened with. */
export type AppointmentPreset = {
  date: string;
  time?: string;
  agentId?: string;
  appointmentTypeId?: string;
  isPastVisit?: boolean;
};

type Interrupted = ({ kind: "create" } & AppointmentPreset) | { kind: "reschedule" | "edit"; appointmentId: string };

/** Which dialog was cut off, by a reload or the session's end; null when none was. */
export const interruptedDialog = (ownerId: string): Interrupted | null => {
  const creation = creationDraft.read(ownerId);
  if (creation) return { kind: "create", date: creation.appointmentDate };
  const reschedule = rescheduleDraft.read(ownerId);
  if (reschedule) return { kind: "reschedule", appointmentId: reschedule.appointmentId };
  const correction = correctionDraft.read(ownerId);
  return correction && { kind: "edit", appointmentId: correction.appointmentId };
};

/** The owner has gone elsewhere: no attempt is under way any more. */
export const endAttempts = (ownerId: string): void => {
  for (const draft of [creationDraft, rescheduleDraft, correctionDraft]) draft.clear(ownerId);
};
