import { useState } from "react";
import { appointmentFormErrors, defaultServiceType } from "#domain/scheduling/appointment-form.ts";
import { useOwner } from "../../lib/session/owner-context.ts";
import { useBusinessNow } from "../../lib/session/use-business-now.ts";
import { type AppointmentPreset, type AppointmentValues, creationDraft } from "./appointment-drafts.ts";

export type BookingChoices = {
  agents: readonly { id: string; name: string }[];
  types: readonly { id: string; name: string; durationMinutes: number }[];
};

export type AppointmentField = keyof AppointmentValues;

/** What a part of the form is given. */
export type FieldProps = {
  values: AppointmentValues;
  errors: Partial<Record<AppointmentField, string>>;
  onChange: <Field extends AppointmentField>(field: Field, value: AppointmentValues[Field]) => void;
};

/** In the order of the dialog, so that the first mistake is also the first on screen. */
const fields = [
  "clientName",
  "clientPhone",
  "appointmentTypeId",
  "agentId",
  "appointmentDate",
  "appointmentTime",
] as const satisfies AppointmentField[];

type Errors = FieldProps["errors"];

/** The create dialog's values and what is wrong with them, kept as a draft from the first edit on. */
export const useAppointmentForm = (preset: AppointmentPreset, choices: BookingChoices) => {
  const { user, profile } = useOwner();
  const now = useBusinessNow().toInstant();
  const [values, setValues] = useState(() => initialValues(preset, choices, creationDraft.read(user.id)));
  const [errors, setErrors] = useState<Errors>({});

  const setValue = <Field extends AppointmentField>(field: Field, value: AppointmentValues[Field]): void => {
    const next = { ...values, [field]: value };
    setValues(next);
    creationDraft.write({ ownerId: user.id, isOpen: true, values: next });
    setErrors(({ [field]: _, ...others }) => others);
  };

  /** Shows the mistakes; the first field that has one, or null. */
  const showErrors = (found: Errors): AppointmentField | null => {
    setErrors(found);
    return fields.find((field) => found[field] !== undefined) ?? null;
  };

  const validate = (): AppointmentField | null => {
    const { appointmentTypeId: _, agentId, ...others } = values;
    const form = {
      ...others,
      serviceType: serviceTypeOf(values, choices),
      agentId: agentId === "anyone" || choices.agents.some(({ id }) => id === agentId) ? agentId : "",
    };
    const { serviceType, ...found } = appointmentFormErrors(form, { zone: profile.timeZone, now });
    return showErrors({ ...found, ...(serviceType ? { appointmentTypeId: serviceType } : {}) });
  };

  return { values, errors, setValue, validate, showErrors };
};

const serviceTypeOf = ({ appointmentTypeId }: AppointmentValues, { types }: BookingChoices): string =>
  types.length === 0 ? defaultServiceType : (types.find(({ id }) => id === appointmentTypeId)?.name ?? "");

type Draft = ReturnType<typeof creationDraft.read>;

/** A dialog that was cut off comes back as it was; one that was closed keeps who and what, but not when. */
const initialValues = (
  { date, time, agentId }: AppointmentPreset,
  { agents, types }: BookingChoices,
  draft: Draft,
): AppointmentValues => {
  if (draft?.isOpen) return draft.values;
  const isActive = agents.some(({ id }) => id === agentId);
  return {
    clientName: draft?.values.clientName ?? "",
    clientPhone: draft?.values.clientPhone ?? "",
    appointmentDate: date,
    appointmentTime: time ?? "",
    appointmentTypeId: types[0]?.id ?? null,
    agentId: (isActive ? agentId : agents[0]?.id) ?? "",
  };
};
