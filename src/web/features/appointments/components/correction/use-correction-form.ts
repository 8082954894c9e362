import { useState } from "react";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { clientPhoneSchema, requiredClientNameSchema } from "#domain/scheduling/appointments/appointment-form.ts";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { type CorrectionValues, correctionDraft } from "../../appointment-drafts.ts";

type Field = "clientName" | "clientPhone" | "appointmentTypeId";

/** The edit dialog's values and what is wrong with them, kept as a draft from the first edit on. */
export const useCorrectionForm = (appointment: Appointment) => {
  const { user } = useOwner();
  const [values, setValues] = useState<CorrectionValues>(() => {
    const draft = correctionDraft.read(user.id);
    return draft?.appointmentId === appointment.id ? draft : valuesOf(appointment);
  });
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});

  return {
    values,
    errors,
    setErrors,
    setValue: (field: Field, value: string | null): void => {
      const next = { ...values, [field]: value };
      setValues(next);
      correctionDraft.write(user.id, next);
      setErrors(({ [field]: _, ...others }) => others);
    },
    /** Shows the mistakes; whether there are none. */
    validate: (): boolean => {
      const name = requiredClientNameSchema.safeParse(values.clientName);
      // A client without a number may stay without one.
      const isSamePhone = values.clientPhone === appointment.clientPhone;
      const phone = isSamePhone ? null : clientPhoneSchema.safeParse(values.clientPhone);
      setErrors({
        ...(name.error?.issues[0] && { clientName: name.error.issues[0].message }),
        ...(phone?.error?.issues[0] && { clientPhone: phone.error.issues[0].message }),
      });
      return name.success && phone?.success !== false;
    },
  };
};

const valuesOf = ({ id, clientName, clientPhone, appointmentTypeId }: Appointment): CorrectionValues => ({
  appointmentId: id,
  clientName,
  clientPhone,
  appointmentTypeId,
});
