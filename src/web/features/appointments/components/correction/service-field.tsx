import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import { FieldPair } from "../fields/field-pair.tsx";
import { MenuSelect } from "../fields/menu-select.tsx";

type ServiceFieldProps = {
  appointment: Appointment;
  types: readonly { id: string; name: string; durationMinutes: number }[];
  value: string | null;
  error: string | undefined;
  onChange: (typeId: string | null) => void;
};

// A Select's value is text; an appointment without a type, or with one that is gone, has none.
const current = "current";

/** What is done and how long it takes. What was booked stays on offer, even when it no longer is elsewhere. */
export const ServiceField = ({ appointment, types, value, error, onChange }: ServiceFieldProps) => {
  const { t } = useTranslation();
  const isCurrent = value === appointment.appointmentTypeId;
  const others = types.filter(({ id }) => id !== appointment.appointmentTypeId);
  const minutes = isCurrent ? appointment.durationMinutes : types.find(({ id }) => id === value)?.durationMinutes;
  return (
    <FieldPair>
      <MenuSelect
        id="correct-appointment-type"
        label={t("appointments.type")}
        data={[
          { value: current, label: appointment.serviceType },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={isCurrent ? current : value}
        onChange={(id) => onChange(id === current || id === null ? appointment.appointmentTypeId : id)}
        description={isCurrent ? undefined : t("appointments.edit.serviceHint")}
        error={fieldErrorText(error)}
      />
      <TextInput
        label={t("appointments.duration")}
        readOnly
        variant="filled"
        value={minutes === undefined ? "" : t("appointments.minutes", { count: minutes })}
      />
    </FieldPair>
  );
};
