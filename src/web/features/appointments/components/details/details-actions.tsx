import { Button } from "@mantine/core";
import { IconCalendarTime, IconPencil } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { canChange, displayStatus } from "#domain/scheduling/appointments/appointment-status.ts";
import { DialogActions } from "../../../../components/dialog/dialog-actions.tsx";
import { visitQuery } from "../../api/visits/visit-queries.ts";
import { CancelStep } from "./cancel-step.tsx";
import { ConfirmButton } from "./confirm-button.tsx";

type DetailsActionsProps = {
  appointment: Appointment;
  /** Something happened elsewhere that hasn't been read yet: nothing is done before it is. */
  isNews: boolean;
  onReschedule: () => void;
  onEdit: () => void;
};

/** What can be done with the appointment: what its status asks for is the main thing, cancelling is set apart. */
export const DetailsActions = ({ appointment, isNews, onReschedule, onEdit }: DetailsActionsProps) => {
  const { t } = useTranslation();
  const [isCancelling, setIsCancelling] = useState(false);
  const isChangeable = canChange(appointment.status);
  const cancelledParts = useCancelledParts(appointment);
  const isConfirmed = displayStatus(appointment.status) === "confirmed";
  if (isCancelling && isChangeable) {
    return <CancelStep appointment={appointment} isNews={isNews} onEnd={() => setIsCancelling(false)} />;
  }
  return (
    <DialogActions
      apart={
        isChangeable && (
          <Button variant="subtle" color="red" disabled={isNews} onClick={() => setIsCancelling(true)}>
            {t("appointments.details.cancel")}
          </Button>
        )
      }
    >
      {isChangeable && (
        <Button variant="default" disabled={isNews} leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
          {t("appointments.details.edit")}
        </Button>
      )}
      {isChangeable && (
        <Button
          variant={isConfirmed ? "filled" : "default"}
          disabled={isNews}
          leftSection={<IconCalendarTime size={18} aria-hidden />}
          onClick={onReschedule}
        >
          {t("appointments.details.reschedule")}
        </Button>
      )}
      {!isConfirmed && (
        <ConfirmButton
          appointment={appointment}
          isDisabled={isNews}
          isWholeVisit={!isChangeable && cancelledParts > 1}
        />
      )}
    </DialogActions>
  );
};

/** How many services of its visit are cancelled. */
const useCancelledParts = ({ visitId }: Appointment): number => {
  const { data } = useQuery({ ...visitQuery(visitId ?? ""), enabled: visitId !== null });
  return data?.visit.parts.filter(({ status }) => !canChange(status)).length ?? 0;
};
