import { ActionIcon, Button, Skeleton, VisuallyHidden } from "@mantine/core";
import { IconPlus, IconPrinter } from "@tabler/icons-react";
import { type ReactNode, useId, useMemo } from "react";
import { useTranslation } from "react-i18next";
import {
  todaysAppointments,
  upcomingAppointments,
  upcomingDays,
} from "#domain/scheduling/appointments/appointment-lists.ts";
import { wallToInstant } from "#domain/scheduling/clock/business-clock.ts";
import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import { formatDate } from "#domain/scheduling/clock/format-date-time.ts";
import type { CalendarSearch } from "../../../../lib/search/calendar-search.ts";
import { useAppointmentList } from "../../use-appointment-list.ts";
import { type CalendarAppointment, isNotCancelled } from "../entries/calendar-appointment.ts";
import { CappedList } from "../entries/capped-list.tsx";
import { isWeek, visibleRange } from "../period/calendar-period.ts";
import { useCalendar } from "./calendar-context.ts";
import classes from "./side-column.module.css";

type SelectedDateProps = { search: CalendarSearch; appointments: readonly CalendarAppointment[]; isLoading: boolean };

/** The selected day in a word, and what today and the next days hold, filtered as the calendar is. */
export const SideColumn = ({ search, appointments, isLoading }: SelectedDateProps) => {
  const { t } = useTranslation();
  const { today } = useCalendar();
  const near = useAppointmentList({ from: today, to: addDays(today, upcomingDays) });
  const { todays, upcoming } = useNearLists(near.appointments, search.agent);
  // The calendar itself shows the whole day, except in the week's few cards.
  const { from, to } = visibleRange(search.view, search.date);
  const isListed =
    search.view === "week-grid" ? from <= today && today <= to : search.date === today && search.view !== "week";
  return (
    <aside className={classes.column}>
      <SelectedDate search={search} appointments={appointments} isLoading={isLoading} />
      {near.state === "loading" && <LoadingList />}
      {todays.length > 0 && !isListed && (
        <SideList title={t("calendar.todaysAppointments")}>
          <CappedList appointments={todays} size="compact" />
        </SideList>
      )}
      {upcoming.length > 0 && (
        <SideList title={t("calendar.upcoming")}>
          <CappedList appointments={upcoming} size="compact" withDay />
        </SideList>
      )}
    </aside>
  );
};

const useNearLists = (everyones: readonly CalendarAppointment[], agentId: string | undefined) => {
  const { zone, today } = useCalendar();
  return useMemo(() => {
    // Only the date matters to these lists, and noon is a time that no clock change skips.
    const at = wallToInstant(today, "12:00", zone);
    if (!at) return { todays: [], upcoming: [] };
    const appointments = agentId === undefined ? everyones : everyones.filter((each) => each.agentId === agentId);
    return {
      todays: todaysAppointments(appointments, zone, at),
      upcoming: upcomingAppointments(appointments, zone, at),
    };
  }, [everyones, agentId, zone, today]);
};

/** The date is in its title only where the calendar's own title is another one: the week's. */
const SelectedDate = ({ search: { view, date }, appointments, isLoading }: SelectedDateProps) => {
  const { t } = useTranslation();
  const { language, create, isMobile } = useCalendar();
  const count = appointments.filter(isNotCancelled).length;
  const day = formatDate(date, language, "full") ?? t("calendar.invalidDate");
  const words = count > 0 ? t("calendar.dayCount", { count }) : t("calendar.noAppointments");
  const load = isLoading ? <Skeleton height={16} width="8rem" /> : words;
  return (
    <section className={classes.card} aria-labelledby="calendar-day-card">
      <div className={classes.head}>
        <h2 id="calendar-day-card" className={classes.date}>
          {isWeek(view) ? day : <VisuallyHidden>{day}</VisuallyHidden>}
          {!isWeek(view) && load}
        </h2>
        <ActionIcon aria-label={t("calendar.print")} onClick={() => window.print()}>
          <IconPrinter size={20} aria-hidden />
        </ActionIcon>
      </div>
      {isWeek(view) && <div className={classes.count}>{load}</div>}
      {/* On phones it is under the thumb. */}
      {!isMobile && (
        <Button
          fullWidth
          visibleFrom="md"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => create({ date })}
        >
          {t("calendar.new")}
        </Button>
      )}
    </section>
  );
};

const SideList = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  );
};

const LoadingList = () => (
  <div className={classes.card}>
    <Skeleton height={20} width="55%" />
    <Skeleton height={72} radius="md" />
    <Skeleton height={72} radius="md" />
  </div>
);
