import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "#domain/scheduling/clock/format-date-time.ts";
import { OutcomeButtons } from "../../../../components/outcome/outcome-buttons.tsx";
import { useCalendar } from "../board/calendar-context.ts";
import { AppointmentCard } from "./appointment-card.tsx";
import type { CalendarAppointment } from "./calendar-appointment.ts";
import classes from "./capped-list.module.css";
import { useDrawnCount } from "./use-drawn-count.ts";

/** Enough for any ordinary day; beyond it a screen of cards would be slow to draw and no easier to read. */
const usualCap = 12;

type CappedListProps = {
  appointments: readonly CalendarAppointment[];
  size: "full" | "compact";
  /** How many are shown at first. */
  cap?: number;
  /** Say each one's day as well. */
  withDay?: boolean;
};

/** Appointments one after the other; a very long list shows its beginning first. */
export const CappedList = ({ appointments, size, cap = usualCap, withDay }: CappedListProps) => {
  const { t } = useTranslation();
  const { language } = useCalendar();
  const [isOpen, setOpen] = useState(false);
  const drawnCount = useDrawnCount(String(isOpen), isOpen ? appointments.length : 0);
  const shown = appointments.slice(0, isOpen ? Math.max(drawnCount, cap) : cap);
  return (
    <div className={classes.wrapper}>
      <ul className={classes.list} data-size={size}>
        {shown.map((appointment) => (
          <li key={appointment.id}>
            <AppointmentCard
              appointment={appointment}
              size={size}
              day={withDay ? formatDate(appointment.date, language, "day") : null}
            />
            {size === "full" && <OutcomeButtons appointment={appointment} size="bar" />}
          </li>
        ))}
      </ul>
      {appointments.length > cap && (
        <Button
          variant="subtle"
          fullWidth
          className={classes.more}
          onClick={() => setOpen(!isOpen)}
          aria-expanded={isOpen}
        >
          {isOpen ? t("calendar.showLess") : t("calendar.showAll", { count: appointments.length })}
        </Button>
      )}
    </div>
  );
};
