import type { AppointmentField } from "./use-appointment-form.ts";

/** Where a field of the create dialog is in the document. */
export const fieldId = (field: AppointmentField): string => `create-appointment-${field}`;
