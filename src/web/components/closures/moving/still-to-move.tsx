import { Button, Stack } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { AffectedAppointment } from "#contract/scheduling/closures/closure-fields.ts";
import { DialogActions } from "../../dialog/dialog-actions.tsx";
import { type MadeOffer, OfferedList } from "../offered-list.tsx";
import { AppointmentsToMove } from "./appointments-to-move.tsx";

type StillToMoveProps = {
  appointments: readonly AffectedAppointment[];
  offers: readonly MadeOffer[];
  onClose(): void;
};

/** After saving: who was asked; and each that is to be moved leads straight to the choice of a new time. */
export const StillToMove = ({ appointments, offers, onClose }: StillToMoveProps) => {
  const { t } = useTranslation();
  return (
    <Stack gap="lg">
      {offers.length > 0 && <OfferedList offers={offers} />}
      {appointments.length > 0 && <MoveList appointments={appointments} onClose={onClose} />}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t(appointments.length > 0 ? "closures.move.later" : "closures.dialog.close")}
        </Button>
      </DialogActions>
    </Stack>
  );
};

const MoveList = ({ appointments, onClose }: Pick<StillToMoveProps, "appointments" | "onClose">) => {
  const { t } = useTranslation();
  return (
    <AppointmentsToMove
      appointments={appointments}
      chooseTime={(appointment) => (
        <Button
          variant="light"
          renderRoot={(props) => (
            <Link
              {...props}
              to="/"
              search={{ form: "move", date: appointment.appointmentDate, appointment: appointment.id }}
              onClick={onClose}
            />
          )}
        >
          {t("closures.move.choose")}
        </Button>
      )}
    />
  );
};
