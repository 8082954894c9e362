import { useTranslation } from "react-i18next";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import { fieldId } from "../../field-id.ts";
import type { FieldProps } from "../../use-appointment-form.ts";
import { useZoneHint } from "../../use-zone-hint.ts";
import { DateField } from "./date-field.tsx";
import { FieldPair } from "./field-pair.tsx";
import { SlotField } from "./slot-field.tsx";
import type { useTimeMenu } from "./use-time-menu.ts";

/** On which day and when. */
export const WhenFields = ({
  times,
  values,
  errors,
  onChange,
}: FieldProps & { times: ReturnType<typeof useTimeMenu> }) => {
  const { t } = useTranslation();
  const zoneHint = useZoneHint({ date: values.appointmentDate, time: values.appointmentTime });
  return (
    <FieldPair>
      <DateField
        id={fieldId("appointmentDate")}
        label={t("appointments.date")}
        value={values.appointmentDate}
        isPast={values.isPastVisit}
        onChange={(date) => onChange("appointmentDate", date)}
        error={fieldErrorText(errors.appointmentDate)}
      />
      <SlotField
        id={fieldId("appointmentTime")}
        label={t("appointments.time")}
        menu={times.menu}
        value={values.appointmentTime}
        onChange={(time) => onChange("appointmentTime", time)}
        description={times.hasFailed ? t("appointments.loadFailed") : zoneHint}
        error={fieldErrorText(errors.appointmentTime)}
      />
    </FieldPair>
  );
};
