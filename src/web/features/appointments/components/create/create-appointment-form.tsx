import { Button, Stack } from "@mantine/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../../components/busy-button.tsx";
import type { AppointmentPreset } from "../../appointment-drafts.ts";
import { fieldId, focusField } from "../../field-id.ts";
import { type BookingChoices, useAppointmentForm } from "../../use-appointment-form.ts";
import { DialogActions } from "../dialog/dialog-actions.tsx";
import { PhoneObstacleHint } from "../dialog/obstacle-hint.tsx";
import { BookAnyway } from "../fields/book-anyway.tsx";
import { ClientFields } from "../fields/client-fields.tsx";
import { ServiceFields } from "../fields/service-fields.tsx";
import { useTimeMenu } from "../fields/use-time-menu.ts";
import { WhenFields } from "../fields/when-fields.tsx";
import { OutsideHoursWarning } from "./outside-hours-warning.tsx";
import { PastVisitField } from "./past-visit-field.tsx";
import { useSubmitAppointment } from "./use-submit-appointment.ts";

type CreateAppointmentFormProps = {
  preset: AppointmentPreset;
  choices: BookingChoices;
  /** It was created. */
  onClose: () => void;
  /** It is given up. */
  onCancel: () => void;
};

export const CreateAppointmentForm = ({ preset, choices, onClose, onCancel }: CreateAppointmentFormProps) => {
  const { t } = useTranslation();
  const form = useAppointmentForm(preset, choices);
  const times = useTimeMenu(form.values);
  const creation = useSubmitAppointment({
    choices,
    onCreated: onClose,
    onInvalid: (fields) => focusField(form.showErrors(fields)),
  });

  // The dialog itself opens before the form is there, and keeps the focus until then.
  useEffect(() => focusField("clientName"), []);

  const send = (overbook: boolean) => {
    const wrong = form.validate();
    if (wrong === null) creation.create(form.values, overbook);
    else focusField(wrong);
  };
  const setValue: typeof form.setValue = (field, value) => {
    form.setValue(field, value);
    creation.forgetConflict();
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
        <ClientFields idOf={fieldId} values={form.values} errors={form.errors} onChange={setValue} />
        <ServiceFields choices={choices} values={form.values} errors={form.errors} onChange={setValue} />
        <WhenFields times={times} values={form.values} errors={form.errors} onChange={setValue} />
        <OutsideHoursWarning menu={times.menu} time={form.values.appointmentTime} />
        <PastVisitField values={form.values} errors={form.errors} onChange={setValue} />
        {creation.hasConflict && <BookAnyway isBusy={creation.isPending} onBook={() => send(true)} />}
        <DialogActions>
          <Button variant="default" onClick={onCancel} disabled={creation.isPending}>
            {t("appointments.create.discard")}
          </Button>
          <BusyButton type="submit" busy={creation.isPending} busyLabel={t("appointments.create.busy")}>
            {t("appointments.create.submit")}
          </BusyButton>
        </DialogActions>
        {/* Below the buttons: what appears while someone types must not move what they are about to press. */}
        {!form.values.isPastVisit && <PhoneObstacleHint phone={form.values.clientPhone} />}
      </Stack>
    </form>
  );
};
