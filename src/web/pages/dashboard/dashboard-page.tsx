import { ActionIcon, Button, Skeleton, Tabs } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { IconCalendar, IconChartBar, IconClock, IconUsers } from "@tabler/icons-react";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { TryBotButton } from "../../features/bot-trial/components/try-bot-button.tsx";
import { withTexts } from "../../lib/language/i18n.ts";
import { type DashboardSearch, type DashboardTab, dashboardTabs } from "../../lib/search/dashboard-search.ts";
import { useIsMobile } from "../../lib/use-is-mobile.ts";
import classes from "./dashboard-page.module.css";
import { PlanNoticeSlot } from "./plan-notice-slot.tsx";

// Each tab comes when it is opened; the calendar, which nearly always opens first, is on its way with the page.
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

const tabsClasses = { tabLabel: classes.label ?? "", tabSection: classes.sign ?? "" };

export const DashboardPage = () => {
  const { t } = useTranslation();
  const search: DashboardSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const isMobile = useIsMobile();
  const tab = search.tab ?? "calendar";
  const labels: Record<DashboardTab, string> = {
    calendar: t("dashboard.tabs.calendar"),
    agents: t("dashboard.tabs.agents"),
    time: t(isMobile ? "dashboard.tabs.timeShort" : "dashboard.tabs.timeSettings"),
  };
  useDocumentTitle(`${labels[tab]} · ${t("app.name")}`);

  // Led to once: a reload, or closing the form, doesn't lead there again.
  const forgetForm = () => void navigate({ to: ".", search: search.tab ? { tab: search.tab } : {}, replace: true });

  const choose = (chosen: string | null) => {
    const next = dashboardTabs.find((known) => known === chosen) ?? "calendar";
    void navigate({ to: ".", search: next === "calendar" ? {} : { tab: next } });
  };
  return (
    <>
      <PlanNoticeSlot />
      <h1 className={classes.heading}>{t("dashboard.tabs.label")}</h1>
      <Tabs value={tab} onChange={choose} keepMounted={false} classNames={tabsClasses}>
        <div className={classes.tabs}>
          <Tabs.List grow={isMobile} className={classes.list} aria-label={t("dashboard.tabs.label")}>
            {dashboardTabs.map((name) => (
              <Tabs.Tab key={name} value={name} leftSection={icons[name]} className={classes.tab}>
                {labels[name]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {!isMobile && <InsightsLink />}
          {!isMobile && <TryBotButton />}
        </div>
        <Suspense fallback={<Skeleton height="32rem" radius="lg" />}>
          <Tabs.Panel value="calendar">
            <CalendarPanel search={search} />
          </Tabs.Panel>
          <Tabs.Panel value="agents">
            <AgentsPanel opensForm={search.form === "agent"} onFormOpened={forgetForm} />
          </Tabs.Panel>
          <Tabs.Panel value="time">
            <TimePanel opensForm={search.form === "type"} onFormOpened={forgetForm} />
          </Tabs.Panel>
        </Suspense>
      </Tabs>
      {isMobile && (
        <div className={classes.trial}>
          <TryBotButton fullWidth />
          <Button
            component={Link}
            to="/insights"
            variant="default"
            fullWidth
            leftSection={<IconChartBar size={20} aria-hidden />}
          >
            {t("header.insights")}
          </Button>
        </div>
      )}
    </>
  );
};

/** In words where there is room beside the tabs, else its sign. */
const InsightsLink = () => {
  const { t } = useTranslation();
  return (
    <>
      <Button
        component={Link}
        to="/insights"
        variant="default"
        visibleFrom="md"
        leftSection={<IconChartBar size={20} aria-hidden />}
      >
        {t("header.insights")}
      </Button>
      <ActionIcon component={Link} to="/insights" hiddenFrom="md" aria-label={t("header.insights")}>
        <IconChartBar size={20} aria-hidden />
      </ActionIcon>
    </>
  );
};

const icons: Record<DashboardTab, React.ReactNode> = {
  calendar: <IconCalendar size={18} aria-hidden />,
  agents: <IconUsers size={18} aria-hidden />,
  time: <IconClock size={18} aria-hidden />,
};
