import { Button } from "@mantine/core";
import { IconCalendarTime } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Appointment } from "#contract/appointments.ts";
import { canChange, displayStatus } from "#domain/scheduling/appointment-status.ts";
import { CancelStep } from "./cancel-step.tsx";
import { ConfirmButton } from "./confirm-button.tsx";
import { DialogActions } from "./dialog-actions.tsx";

type DetailsActionsProps = { appointment: Appointment; onClose: () => void; onReschedule: () => void };

/** What can be done with the appointment in its present state. */
export const DetailsActions = ({ appointment, onClose, onReschedule }: DetailsActionsProps) => {
  const { t } = useTranslation();
  const [isCancelling, setIsCancelling] = useState(false);
  const isChangeable = canChange(appointment.status);
  if (isCancelling && isChangeable) {
    return <CancelStep appointment={appointment} onEnd={() => setIsCancelling(false)} />;
  }
  return (
    <DialogActions>
      <Button variant="default" onClick={onClose}>
        {t("appointments.close")}
      </Button>
      {isChangeable && (
        <Button variant="light" color="red" onClick={() => setIsCancelling(true)}>
          {t("appointments.details.cancel")}
        </Button>
      )}
      {displayStatus(appointment.status) !== "confirmed" && <ConfirmButton appointment={appointment} />}
      {isChangeable && (
        <Button leftSection={<IconCalendarTime size={18} aria-hidden />} onClick={onReschedule}>
          {t("appointments.details.reschedule")}
        </Button>
      )}
    </DialogActions>
  );
};
