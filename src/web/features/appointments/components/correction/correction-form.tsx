import { Button, Stack } from "@mantine/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { canChange } from "#domain/scheduling/appointments/appointment-status.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { DialogActions } from "../../../../components/dialog/dialog-actions.tsx";
import { ChangedElsewhereAlert } from "../changes/changed-elsewhere-alert.tsx";
import { useSeenAppointment } from "../changes/use-seen-appointment.ts";
import { BookAnyway } from "../fields/book-anyway.tsx";
import { ClientFields } from "../fields/client-fields.tsx";
import { ServiceField } from "./service-field.tsx";
import { useCorrectionForm } from "./use-correction-form.ts";
import { useSaveCorrection } from "./use-save-correction.ts";

type CorrectionFormProps = {
  appointment: Appointment;
  types: readonly { id: string; name: string; durationMinutes: number }[];
  onClose: () => void;
  onCancel: () => void;
};

const idOf = (field: string): string => `correct-appointment-${field}`;

export const CorrectionForm = ({ appointment, types, onClose, onCancel }: CorrectionFormProps) => {
  const { t } = useTranslation();
  const { seen, news, acknowledge } = useSeenAppointment(appointment);
  const form = useCorrectionForm(appointment);
  const correcting = useSaveCorrection({ appointment: seen, onDone: onClose, onInvalid: form.setErrors });
  const isOver = !canChange(appointment.status);

  // The dialog itself opens before the form is loaded, and keeps the focus until then.
  useEffect(() => document.getElementById(idOf("clientName"))?.focus(), []);

  const send = (overbook: boolean) => {
    if (news === null && form.validate()) correcting.correct(form.values, overbook);
  };
  const setValue: typeof form.setValue = (field, value) => {
    form.setValue(field, value);
    correcting.forgetConflict();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(false);
      }}
    >
      <Stack gap="md">
        <ChangedElsewhereAlert news={news} appointment={appointment} onRead={isOver ? onCancel : acknowledge} />
        <ClientFields idOf={idOf} values={form.values} errors={form.errors} onChange={setValue} />
        <ServiceField
          appointment={appointment}
          types={types}
          value={form.values.appointmentTypeId}
          error={form.errors.appointmentTypeId}
          onChange={(typeId) => setValue("appointmentTypeId", typeId)}
        />
        {correcting.hasConflict && (
          <BookAnyway reason="taken" isOneAgent isBusy={correcting.isPending} onBook={() => send(true)} />
        )}
        <DialogActions>
          <Button variant="default" onClick={onCancel} disabled={correcting.isPending}>
            {t("appointments.edit.keep")}
          </Button>
          <BusyButton
            type="submit"
            disabled={news !== null || isOver}
            busy={correcting.isPending}
            busyLabel={t("appointments.edit.busy")}
          >
            {t("appointments.edit.submit")}
          </BusyButton>
        </DialogActions>
      </Stack>
    </form>
  );
};
