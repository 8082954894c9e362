import { IconCheck, IconClock, IconX } from "@tabler/icons-react";
import { type AppointmentStatus, statusColour } from "#domain/scheduling/appointments/appointment-status.ts";
import classes from "./status-mark.module.css";

type StatusMarkProps = {
  status: AppointmentStatus;
  word: string;
  /** Where there is little room the icon speaks alone, and the word to those who can't see it. */
  isBrief: boolean;
};

export const StatusMark = ({ status, word, isBrief }: StatusMarkProps) => {
  const Icon = icons[status];
  return (
    <span className={classes.mark} data-color={statusColour(status)} data-brief={isBrief || undefined}>
      <Icon size={14} stroke={2.5} aria-hidden />
      <span className={classes.word}>{word}</span>
    </span>
  );
};

const icons = { confirmed: IconCheck, pending: IconClock, cancelled: IconX };
