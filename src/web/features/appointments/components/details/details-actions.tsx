import { Button } from "@mantine/core";
import { IconCalendarTime, IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { canChange, displayStatus } from "#domain/scheduling/appointments/appointment-status.ts";
import { DialogActions } from "../dialog/dialog-actions.tsx";
import { CancelStep } from "./cancel-step.tsx";
import { ConfirmButton } from "./confirm-button.tsx";

type DetailsActionsProps = {
  appointment: Appointment;
  /** Something happened elsewhere that hasn't been read yet: nothing is done before it is. */
  isNews: boolean;
  onClose: () => void;
  onReschedule: () => void;
  onEdit: () => void;
};

/** What can be done with the appointment in its present state. */
export const DetailsActions = ({ appointment, isNews, onClose, onReschedule, onEdit }: DetailsActionsProps) => {
  const { t } = useTranslation();
  const [isCancelling, setIsCancelling] = useState(false);
  const isChangeable = canChange(appointment.status);
  if (isCancelling && isChangeable) {
    return <CancelStep appointment={appointment} isNews={isNews} onEnd={() => setIsCancelling(false)} />;
  }
  return (
    <DialogActions>
      <Button variant="default" onClick={onClose}>
        {t("appointments.close")}
      </Button>
      {isChangeable && (
        <Button variant="light" color="red" disabled={isNews} onClick={() => setIsCancelling(true)}>
          {t("appointments.details.cancel")}
        </Button>
      )}
      {isChangeable && (
        <Button variant="default" disabled={isNews} leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
          {t("appointments.details.edit")}
        </Button>
      )}
      {displayStatus(appointment.status) !== "confirmed" && (
        <ConfirmButton appointment={appointment} isDisabled={isNews} />
      )}
      {isChangeable && (
        <Button disabled={isNews} leftSection={<IconCalendarTime size={18} aria-hidden />} onClick={onReschedule}>
          {t("appointments.details.reschedule")}
        </Button>
      )}
    </DialogActions>
  );
};
