import { Button, Stack } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { KnownClient } from "#contract/scheduling/known-clients.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { DialogActions } from "../../../../components/dialog/dialog-actions.tsx";
import type { AppointmentPreset, AppointmentValues } from "../../appointment-drafts.ts";
import { focusField } from "../../field-id.ts";
import { fittingChoice } from "../../fitting-choice.ts";
import { type BookingChoices, useAppointmentForm } from "../../use-appointment-form.ts";
import { PhoneObstacleHint } from "../dialog/obstacle-hint.tsx";
import { BookAnyway } from "../fields/book-anyway.tsx";
import { ServiceFields } from "../fields/service-fields.tsx";
import { conflictOf } from "../fields/slot-menu.ts";
import { type Times, useTimeMenu } from "../fields/use-time-menu.ts";
import { WhenFields } from "../fields/when-fields.tsx";
import { SeriesSection } from "../series/series-section.tsx";
import { useSeriesPreview } from "../series/use-series-preview.ts";
import { useSubmitSeries } from "../series/use-submit-series.ts";
import { MoreServices } from "../visits/more-services.tsx";
import { ClientSearch } from "./client-search.tsx";
import { OutsideHoursWarning } from "./outside-hours-warning.tsx";
import { PastVisitField } from "./past-visit-field.tsx";
import { useFittingType } from "./use-fitting-type.ts";
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

  useFittingType({ preset, values: form.values, choices, onFound: (id) => form.setValue("appointmentTypeId", id) });

  const preview = useSeriesPreview(form.values);
  const series = useSubmitSeries({ preview, onCreated: onClose, onInvalid: (fields) => form.showErrors(fields) });
  const isPending = creation.isPending || series.isPending;

  const submit = useRef<HTMLButtonElement>(null);

  // The dialog itself opens before the form is loaded, and keeps the focus until then.
  useEffect(() => focusField("clientName"), []);

  const send = (overbook: boolean) => {
    const wrong = form.validate();
    if (wrong !== null) focusField(wrong);
    else if (form.values.repeat !== null) series.create(form.values);
    else creation.create(form.values, overbook);
  };
  const setValue: typeof form.setValue = (field, value) => {
    form.setValue(field, value);
    creation.forgetConflict();
  };
  const takeClient = (client: KnownClient) => {
    form.setValues(clientValues(client, { values: form.values, preset, choices }));
    creation.forgetConflict();
    if (form.values.appointmentTime === "") focusField("appointmentTime");
    else submit.current?.focus();
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
        <ClientSearch
          choices={choices}
          values={form.values}
          errors={form.errors}
          onChange={setValue}
          onChoose={takeClient}
        />
        <ServiceFields choices={choices} values={form.values} errors={form.errors} onChange={setValue} />
        <MoreServices choices={choices} values={form.values} onChange={setValue} />
        <WhenFields times={times} values={form.values} errors={form.errors} onChange={setValue} />
        <OutsideHoursWarning menu={times.menu} time={form.values.appointmentTime} />
        {form.values.repeat === null && (
          <PastVisitField values={form.values} errors={form.errors} onChange={setValue} />
        )}
        {!form.values.isPastVisit && <SeriesSection values={form.values} preview={preview} onChange={setValue} />}
        {form.values.repeat === null && (
          <Conflict values={form.values} times={times} creation={creation} onBook={() => send(true)} />
        )}
        <DialogActions>
          <Button variant="default" onClick={onCancel} disabled={isPending}>
            {t("appointments.create.discard")}
          </Button>
          <BusyButton
            ref={submit}
            type="submit"
            disabled={form.values.repeat !== null && preview.isOutdated}
            busy={isPending}
            busyLabel={t("appointments.create.busy")}
          >
            {series.submitText(form.values.repeat)}
          </BusyButton>
        </DialogActions>
        {/* Below the buttons: what appears while someone types must not move what they are about to press. */}
        {!form.values.isPastVisit && form.values.clientEmail.trim() === "" && (
          <PhoneObstacleHint phone={form.values.clientPhone} />
        )}
      </Stack>
    </form>
  );
};

type ConflictProps = {
  values: AppointmentValues;
  times: Times;
  creation: Pick<ReturnType<typeof useSubmitAppointment>, "refusal" | "isPending">;
  onBook: () => void;
};

const Conflict = ({ values, times, creation, onBook }: ConflictProps) => {
  const { appointmentTime, agentId, moreServices } = values;
  const reason = conflictOf(times, appointmentTime, creation.refusal);
  const isOneAgent = moreServices.length === 0 && agentId !== "anyone";
  return reason && <BookAnyway {...{ reason, isOneAgent, onBook }} isBusy={creation.isPending} />;
};

type ClientContext = { values: AppointmentValues; preset: AppointmentPreset; choices: BookingChoices };

/** What was asked for when the dialog was opened counts more than a habit, and a habit that doesn't fit isn't one. */
const clientValues = (client: KnownClient, { values, preset, choices }: ClientContext): Partial<AppointmentValues> => {
  const { agentId, appointmentTypeId, moreServices } = values;
  const isChosen = moreServices.length > 0 || agentId === "anyone";
  return {
    clientName: client.name,
    clientPhone: client.phone,
    clientEmail: client.email,
    ...(!isChosen &&
      fittingChoice(
        {
          agentId: (preset.agentId === undefined && client.agentId) || agentId,
          appointmentTypeId: client.appointmentTypeId ?? appointmentTypeId,
        },
        choices,
      )),
  };
};
