import { dialogDraft } from "./dialog-draft.ts";

export type AppointmentValues = {
  clientName: string;
  clientPhone: string;
  appointmentDate: string;
  appointmentTime: string;
  /** Null while the owner has no type at all; empty when none is chosen. */
  appointmentTypeId: string | null;
  /** "anyone" for whoever is free; empty when none is chosen. */
  agentId: string;
};

export type RescheduleValues = { appointmentId: string; date: string; time: string; agentId: string };

export const creationDraft = dialogDraft<AppointmentValues>("create-appointment");
export const rescheduleDraft = dialogDraft<RescheduleValues>("reschedule-appointment");

/** What the create dialog is opened with. */
export type AppointmentPreset = { date: string; time?: string; agentId?: string };

/** What to open the create dialog with again after it was cut off; null when it wasn't. */
export const interruptedCreation = (ownerId: string): AppointmentPreset | null => {
  const draft = creationDraft.read(ownerId);
  return draft?.isOpen ? { date: draft.values.appointmentDate } : null;
};

/** Which appointment's rescheduling was cut off. */
export const interruptedReschedule = (ownerId: string): string | null => {
  const draft = rescheduleDraft.read(ownerId);
  return draft?.isOpen ? draft.values.appointmentId : null;
};
