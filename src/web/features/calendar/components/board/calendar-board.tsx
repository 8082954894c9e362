import { type ReactNode, useMemo } from "react";
import { numberParts } from "#domain/scheduling/visits/number-parts.ts";
import { PartsContext } from "../../../../components/together/parts-context.ts";
import type { CalendarSearch } from "../../../../lib/search/calendar-search.ts";
import { useIsInUse } from "../../../../lib/session/use-is-in-use.ts";
import { type ListState, useAppointmentList } from "../../use-appointment-list.ts";
import { useSideColumn } from "../../use-side-column.ts";
import { DaySkeleton } from "../day/day-skeleton.tsx";
import { DayView } from "../day/day-view.tsx";
import { PrintedDay } from "../day/printed-day.tsx";
import { type CalendarAppointment, groupByDate } from "../entries/calendar-appointment.ts";
import { MonthView } from "../month/month-view.tsx";
import { isWeek, visibleRange } from "../period/calendar-period.ts";
import { WeekView } from "../week/week-view.tsx";
import classes from "./calendar-board.module.css";
import { useCalendar } from "./calendar-context.ts";
import { CalendarToolbar } from "./calendar-toolbar.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { CalendarLoadFailed, HiddenNamesNotice, HoursFailedNotice } from "./list-notices.tsx";
import { SideColumn } from "./side-column.tsx";

type CalendarBoardProps = {
  search: CalendarSearch;
  isFirstLook: boolean;
  teamView: ReactNode;
  dayActions: ReactNode;
  onHelp(): void;
};

/** The calendar's card and the column beside it. */
export const CalendarBoard = ({ search, isFirstLook, teamView, dayActions, onHelp }: CalendarBoardProps) => {
  const { directory, isMobile } = useCalendar();
  const { view, date, agent } = search;
  const range = visibleRange(view, date);
  const answer = useAppointmentList(range);
  const list = isFirstLook && answer.state === "ready" ? { ...answer, state: "loading" as const } : answer;
  const isLoading = list.state === "loading";
  const side = useSideColumn();
  const days = useDays(list, agent);
  const selected = days.get(date) ?? none;
  const agentName = agent && directory.nameOf(agent);
  // Once something was booked, the calendar comes before what is still to be set up.
  const isInUse = useIsInUse();
  const parts = useMemo(() => numberParts(list.appointments), [list.appointments]);
  return (
    <PartsContext value={parts}>
      <div className={classes.board} data-side={side.isOpen ? "open" : "closed"}>
        {!isInUse && <FirstSteps />}
        <section className={classes.card}>
          <CalendarToolbar search={search} hasTeam={teamView !== undefined} side={side} onHelp={onHelp}>
            {(view === "day" || view === "team") && dayActions}
          </CalendarToolbar>
          {list.state !== "failed" && <HoursFailedNotice range={range} />}
          {list.areNamesHidden && <HiddenNamesNotice list={list} />}
          {view === "team" ? teamView : <View search={search} list={list} days={days} agentName={agentName} />}
        </section>
        {/* On phones it is below a day whose length isn't known yet. */}
        {!(isMobile && isLoading) && <SideColumn search={search} appointments={selected} isLoading={isLoading} />}
        {isInUse && !isLoading && <FirstSteps />}
        <PrintedDay date={date} appointments={selected} agentName={agentName} />
      </div>
    </PartsContext>
  );
};

type ViewProps = { search: CalendarSearch; list: ListState; days: Days; agentName: string | undefined };

const View = ({ search: { view, date, agent }, list, days, agentName }: ViewProps) => {
  const isLoading = list.state === "loading";
  if (list.state === "failed") return <CalendarLoadFailed list={list} />;
  if (isWeek(view)) {
    return <WeekView date={date} days={days} agentId={agent} isGrid={view === "week-grid"} isLoading={isLoading} />;
  }
  if (view === "month") {
    return <MonthView date={date} days={days} agentId={agent} agentName={agentName} isLoading={isLoading} />;
  }
  return isLoading ? <DaySkeleton /> : <DayView date={date} appointments={days.get(date) ?? none} agentId={agent} />;
};

type Days = ReadonlyMap<string, readonly CalendarAppointment[]>;

const none: readonly CalendarAppointment[] = [];

/** Filtered here rather than asked for again: the answer is immediate. */
const useDays = ({ appointments }: ListState, agent: string | undefined): Days =>
  useMemo(
    () => groupByDate(agent === undefined ? appointments : appointments.filter(({ agentId }) => agentId === agent)),
    [appointments, agent],
  );
