import { Button, Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { formatDate } from "#domain/scheduling/clock/format-date-time.ts";
import { useCalendar } from "../board/calendar-context.ts";
import type { CalendarAppointment } from "../entries/calendar-appointment.ts";
import { CappedList } from "../entries/capped-list.tsx";
import { MonthGrid } from "./month-grid.tsx";
import classes from "./month-view.module.css";

type MonthViewProps = {
  date: string;
  days: ReadonlyMap<string, readonly CalendarAppointment[]>;
  agentId: string | undefined;
  /** Whose appointments are shown, when it isn't everyone's. */
  agentName: string | undefined;
  isLoading: boolean;
};

/** A month, and the appointments of the selected day below it. */
export const MonthView = ({ date, days, agentId, agentName, isLoading }: MonthViewProps) => {
  const { t } = useTranslation();
  const { language } = useCalendar();
  const appointments = days.get(date) ?? [];
  return (
    <>
      <MonthGrid date={date} days={days} agentId={agentId} />
      <div className={classes.day}>
        <h3 className={classes.title}>{formatDate(date, language, "full") ?? t("calendar.invalidDate")}</h3>
        {isLoading && <LoadingDay />}
        {!isLoading && appointments.length === 0 && <EmptyDay date={date} agentName={agentName} />}
        {!isLoading && appointments.length > 0 && <CappedList key={date} appointments={appointments} size="full" />}
      </div>
    </>
  );
};

const EmptyDay = ({ date, agentName }: { date: string; agentName: string | undefined }) => {
  const { t } = useTranslation();
  const { today, create } = useCalendar();
  return (
    <div className={classes.empty}>
      <p dir="auto">
        {agentName ? t("calendar.noAppointmentsFor", { agent: agentName }) : t("calendar.noAppointments")}
      </p>
      {date >= today && (
        <Button variant="light" onClick={() => create({ date })}>
          {t("calendar.book")}
        </Button>
      )}
    </div>
  );
};

const LoadingDay = () => (
  <div className={classes.loading}>
    <Skeleton height={84} radius="md" />
    <Skeleton height={84} radius="md" />
  </div>
);
