import { VisuallyHidden } from "@mantine/core";
import { IconCheck, IconClock, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { type AppointmentStatus, statusColour } from "#domain/scheduling/appointment-status.ts";
import classes from "./status-mark.module.css";

type StatusMarkProps = {
  status: AppointmentStatus;
  /** Where there is little room the icon speaks alone, and the word to those who can't see it. */
  isBrief: boolean;
};

export const StatusMark = ({ status, isBrief }: StatusMarkProps) => {
  const { t } = useTranslation();
  const Icon = icons[status];
  const word = t(`calendar.status.${status}`);
  return (
    <span className={classes.mark} data-color={statusColour(status)} data-brief={isBrief || undefined}>
      <Icon size={14} stroke={2.5} aria-hidden />
      {isBrief ? <VisuallyHidden>{word}</VisuallyHidden> : word}
    </span>
  );
};

const icons = { confirmed: IconCheck, pending: IconClock, cancelled: IconX };
