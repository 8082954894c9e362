import { useDocumentTitle } from "@mantine/hooks";
import { Navigate, useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { PageSkeleton } from "../../components/page-skeleton.tsx";
import { withTexts } from "../../lib/language/i18n.ts";
import type { DashboardSearch } from "../../lib/search/dashboard-search.ts";
import { useOwner } from "../../lib/session/owner-context.ts";
import { usePlaceNames } from "../shell/nav-items.tsx";
import { CalendarSkeleton } from "./calendar-skeleton.tsx";
import classes from "./dashboard-page.module.css";
import { PlanNoticeSlot } from "./plan-notice-slot.tsx";

// Each part comes when it is opened; the calendar, which nearly always opens first, is on its way with the page.
const calendar = import("./dashboard-calendar.tsx");
const CalendarPanel = lazy(async () => ({ default: (await calendar).DashboardCalendar }));
const AgentsPanel = lazy(
  withTexts("settings", async () => ({
    default: (await import("../../features/agents/components/agents-tab.tsx")).AgentsTab,
  })),
);
const TimePanel = lazy(
  withTexts("settings", async () => ({
    default: (await import("../../features/time-settings/components/time-settings-tab.tsx")).TimeSettingsTab,
  })),
);

/** The administrator has no business: what there is to see is the installation. */
export const DashboardPage = () => (useOwner().isAdministrator ? <Navigate to="/admin" replace /> : <Dashboard />);

/** Calendar, Agents and Time Settings: one page, which of them is in the address. */
const Dashboard = () => {
  const { t } = useTranslation();
  const search: DashboardSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const tab = search.tab ?? "calendar";
  const name = usePlaceNames()[tab];
  useDocumentTitle(`${name} · ${t("app.name")}`);

  // Led to once: a reload, or closing the form, doesn't lead there again.
  const forgetForm = () => {
    const { form: _form, appointment: _appointment, from: _from, until: _until, to: _to, ...others } = search;
    void navigate({ to: ".", search: others, replace: true, resetScroll: false });
  };
  return (
    <>
      <PlanNoticeSlot />
      <h1 className={classes.heading}>{name}</h1>
      <Suspense fallback={<CalendarSkeleton />}>
        {tab === "calendar" && <CalendarPanel search={search} onFormOpened={forgetForm} />}
      </Suspense>
      <Suspense fallback={<PageSkeleton />}>
        {tab === "agents" && <AgentsPanel opensForm={search.form === "agent"} onFormOpened={forgetForm} />}
        {tab === "time" && <TimePanel opensForm={search.form === "type"} onFormOpened={forgetForm} />}
      </Suspense>
    </>
  );
};
