import type { AppointmentField } from "./use-appointment-form.ts";

/** Names a field of the create dialog in the document. */
export const fieldId = (field: AppointmentField): string => `create-appointment-${field}`;

export const focusField = (field: AppointmentField | null): void => {
  if (field !== null) document.getElementById(fieldId(field))?.focus();
};
