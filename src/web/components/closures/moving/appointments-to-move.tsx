import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AffectedAppointment } from "#contract/scheduling/closures/closure-fields.ts";
import { useAffectedText } from "../closure-affected-list.tsx";
import classes from "../closures.module.css";

type AppointmentsToMoveProps = {
  appointments: readonly AffectedAppointment[];
  /** The button that leads to the choice of a new time. */
  chooseTime(appointment: AffectedAppointment): ReactNode;
};

/** How many are still to be moved, and which. */
export const AppointmentsToMove = ({ appointments, chooseTime }: AppointmentsToMoveProps) => {
  const { t } = useTranslation();
  const inWords = useAffectedText();
  return (
    <>
      <Text>{t("closures.move.text", { count: appointments.length })}</Text>
      <ul className={classes.affected}>
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <span>{inWords(appointment)}</span>
            {chooseTime(appointment)}
          </li>
        ))}
      </ul>
    </>
  );
};
