import { Alert, Button, Stack } from "@mantine/core";
import { IconCalendarEvent } from "@tabler/icons-react";
import { useQueries } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import type { AffectedAppointment } from "#contract/scheduling/closures/closure-fields.ts";
import { AppointmentsToMove } from "../../../../components/closures/moving/appointments-to-move.tsx";
import { movesLeft } from "../../../../components/closures/moving/moves-left.ts";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { appointmentQuery } from "../../api/appointment-query.ts";

type MovesLeftAlertProps = { appointments: readonly AffectedAppointment[]; onMove(appointmentId: string): void };

/** What was to be moved out of a closed time and is still at its old time, until it is moved, cancelled or dismissed. */
export const MovesLeftAlert = ({ appointments, onMove }: MovesLeftAlertProps) => {
  const { t } = useTranslation();
  const current = useQueries({ queries: appointments.map(({ id }) => appointmentQuery(id)) });
  const left = appointments.filter((appointment, index) => {
    const { data, error } = current[index] ?? {};
    return !(error instanceof ApiError && error.code === "not-found") && isLeft(appointment, data?.appointment);
  });
  if (left.length === 0) return null;
  return (
    <Alert
      color="yellow"
      mb="md"
      icon={<IconCalendarEvent aria-hidden />}
      withCloseButton
      closeButtonLabel={t("closures.dialog.close")}
      onClose={() => movesLeft.set(null)}
    >
      <Stack gap="sm">
        <AppointmentsToMove
          appointments={left}
          chooseTime={({ id }) => (
            <Button variant="light" onClick={() => onMove(id)}>
              {t("closures.move.choose")}
            </Button>
          )}
        />
      </Stack>
    </Alert>
  );
};

const isLeft = (was: AffectedAppointment, now: Appointment | undefined): boolean => {
  if (now === undefined) return true;
  const isThere = now.appointmentDate === was.appointmentDate && now.appointmentTime === was.appointmentTime;
  return now.status !== "cancelled" && isThere && now.agentId === was.agentId;
};
