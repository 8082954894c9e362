import { ActionIcon, Button, Title } from "@mantine/core";
import {
  IconChevronLeft,
  IconChevronRight,
  IconKeyboard,
  IconLayoutSidebarRightCollapse,
  IconLayoutSidebarRightExpand,
  IconPlus,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type DateStyle, formatDate } from "#domain/scheduling/clock/format-date-time.ts";
import type { CalendarSearch } from "../../../../lib/search/calendar-search.ts";
import { useBarHeight } from "../../use-bar-height.ts";
import { rangeTitle } from "../period/calendar-names.ts";
import { stepPeriod, todayOf, visibleRange } from "../period/calendar-period.ts";
import { AgentFilter } from "./agent-filter.tsx";
import { useCalendar } from "./calendar-context.ts";
import classes from "./calendar-toolbar.module.css";
import { ViewSwitch } from "./view-switch.tsx";

type SideColumnSwitch = { isOpen: boolean; toggle(): void };

type CalendarToolbarProps = {
  search: CalendarSearch;
  hasTeam: boolean;
  side: SideColumnSwitch;
  onHelp(): void;
  children: ReactNode;
};

/** What is shown, and the ways to everything else. */
export const CalendarToolbar = ({ search, hasTeam, side, onHelp, children }: CalendarToolbarProps) => {
  const { t } = useTranslation();
  const { isMobile, today, show } = useCalendar();
  const { view, date } = search;
  const isToday = view === "day" && date === today;
  // On a phone the choices scroll away, and the date stays.
  const barRef = useBarHeight();
  return (
    <div className={classes.toolbar} {...(!isMobile && { ref: barRef })}>
      <div className={classes.period} {...(isMobile && { ref: barRef })}>
        <div className={classes.steps}>
          <ActionIcon aria-label={t("calendar.previous")} onClick={() => show({ date: stepPeriod(view, date, -1) })}>
            <IconChevronLeft size={20} aria-hidden />
          </ActionIcon>
          <Button
            variant="default"
            className={classes.today}
            aria-pressed={isToday}
            onClick={() => show(todayOf(view, date, today))}
          >
            {t("calendar.today")}
          </Button>
          <ActionIcon aria-label={t("calendar.next")} onClick={() => show({ date: stepPeriod(view, date, 1) })}>
            <IconChevronRight size={20} aria-hidden />
          </ActionIcon>
        </div>
        <Title order={2} className={classes.title} aria-live="polite">
          <PeriodTitle search={search} />
        </Title>
      </div>
      <div className={classes.choices}>
        <ViewSwitch search={search} hasTeam={hasTeam} />
        <AgentFilter agent={search.agent} />
        <div className={classes.signs}>
          {children}
          {!isMobile && (
            <ActionIcon aria-label={t("calendar.shortcuts.title")} onClick={onHelp}>
              <IconKeyboard size={20} aria-hidden />
            </ActionIcon>
          )}
          {!isMobile && <SideColumnButtons side={side} date={date} />}
        </div>
      </div>
    </div>
  );
};

/** The column can be closed where it is beside the calendar; while it isn't, its New button is here. */
const SideColumnButtons = ({ side, date }: { side: SideColumnSwitch; date: string }) => {
  const { t } = useTranslation();
  const { create } = useCalendar();
  const Icon = side.isOpen ? IconLayoutSidebarRightCollapse : IconLayoutSidebarRightExpand;
  return (
    <>
      <ActionIcon
        visibleFrom="md"
        aria-label={t(side.isOpen ? "calendar.sideColumn.close" : "calendar.sideColumn.open")}
        aria-expanded={side.isOpen}
        onClick={side.toggle}
      >
        <Icon size={20} aria-hidden />
      </ActionIcon>
      <Button
        {...(side.isOpen && { hiddenFrom: "md" })}
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => create({ date })}
      >
        {t("calendar.new")}
      </Button>
    </>
  );
};

const PeriodTitle = ({ search: { view, date } }: { search: CalendarSearch }) => {
  const { t } = useTranslation();
  const { language, isMobile } = useCalendar();
  const written = (style: DateStyle) => formatDate(date, language, style) ?? t("calendar.invalidDate");
  if (view === "month") return written("month");
  if (view !== "day" && view !== "team") {
    const { from, to } = visibleRange(view, date);
    return rangeTitle(from, to, language);
  }
  if (isMobile) return written("day");
  return (
    <>
      <span className={classes.full}>{written("full")}</span>
      <span className={classes.brief} aria-hidden>
        {written("dated")}
      </span>
    </>
  );
};
