import { useState } from "react";
import type { BookingType } from "#contract/scheduling/appointment-types.ts";
import { appointmentFormErrors, defaultServiceType } from "#domain/scheduling/appointments/appointment-form.ts";
import { useOwner } from "../../lib/session/owner-context.ts";
import { useBusinessNow } from "../../lib/session/use-business-now.ts";
import { type AppointmentPreset, type AppointmentValues, creationDraft } from "./appointment-drafts.ts";
import { fittingChoice } from "./fitting-choice.ts";
import { keepKnown } from "./known-values.ts";

export type BookingChoices = {
  agents: readonly { id: string; name: string }[];
  types: readonly BookingType[];
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
  "clientEmail",
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
  const [chosen, setValues] = useState(() => initialValues(preset, choices, creationDraft.read(user.id)));
  const values = keepKnown(chosen, choices);
  const [errors, setErrors] = useState<Errors>({});

  const change = (changes: Partial<AppointmentValues>): void => {
    const next = { ...values, ...changes };
    setValues(next);
    creationDraft.write(user.id, next);
    for (const field of Object.keys(changes) as AppointmentField[]) setErrors((current) => omitErrors(current, field));
  };
  const setValue = <Field extends AppointmentField>(field: Field, value: AppointmentValues[Field]): void =>
    change({ [field]: value });

  /** Shows the mistakes; the first field that has one, or null. */
  const showErrors = (found: Errors): AppointmentField | null => {
    setErrors(found);
    return fields.find((field) => found[field] !== undefined) ?? null;
  };

  const validate = (): AppointmentField | null => {
    const { appointmentTypeId: _, agentId, isPastVisit, moreServices: _more, repeat: _repeat, ...others } = values;
    const form = {
      ...others,
      serviceType: serviceTypeOf(values, choices),
      agentId,
    };
    const { serviceType, ...found } = appointmentFormErrors(form, { zone: profile.timeZone, now, isPastVisit });
    return showErrors({ ...found, ...(serviceType ? { appointmentTypeId: serviceType } : {}) });
  };

  return { values, errors, setValue, setValues: change, validate, showErrors };
};

const serviceTypeOf = ({ appointmentTypeId }: AppointmentValues, { types }: BookingChoices): string =>
  types.length === 0 ? defaultServiceType : (types.find(({ id }) => id === appointmentTypeId)?.name ?? "");

/** Whether a time is over depends on the date, and both on what is being written down. */
const omitErrors = (errors: Errors, field: AppointmentField): Errors => {
  const isAboutWhen = field === "isPastVisit" || field === "appointmentDate";
  const settled: AppointmentField[] = isAboutWhen ? [field, "appointmentDate", "appointmentTime"] : [field];
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !settled.includes(name as AppointmentField)));
};

/** A dialog that was cut off comes back as it was; any other begins with nobody's name. */
const initialValues = (
  { date, time, agentId, appointmentTypeId, isPastVisit = false }: AppointmentPreset,
  choices: BookingChoices,
  draft: AppointmentValues | null,
): AppointmentValues => {
  // A draft may be of a time when there was less to fill in.
  if (draft) {
    const { clientEmail = "", moreServices = [], repeat = null } = draft;
    return { ...draft, clientEmail, moreServices, repeat };
  }
  return {
    isPastVisit,
    clientName: "",
    clientPhone: "",
    clientEmail: "",
    appointmentDate: date,
    appointmentTime: time ?? "",
    ...fittingChoice({ agentId, appointmentTypeId }, choices),
    moreServices: [],
    repeat: null,
  };
};
