import { Button, Paper, Skeleton, Stack, Text, Title } from "@mantine/core";
import { IconChartBar } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { getInsights } from "#contract/insights.ts";
import type { RouteResponse } from "#contract/route.ts";
import type { InsightSpan } from "#domain/insights/insight-period.ts";
import { CardSkeleton } from "../../../components/card-skeleton.tsx";
import { RetryAlert } from "../../../components/retry-alert.tsx";
import { agentColors } from "../../../lib/agent-color.ts";
import { agentsQuery } from "../../../lib/queries/agents-query.ts";
import { failureOf } from "../../../lib/queries/failing/failure-of.ts";
import { insightsQuery } from "../api/insights-query.ts";
import { BarList } from "./bar-list.tsx";
import { BusyHours, BusyWeekdays } from "./busy-times.tsx";
import { InsightTotalCards } from "./insight-total-cards.tsx";
import classes from "./insights.module.css";
import { Origins } from "./origins.tsx";
import { RevenuePanels } from "./revenue-panels.tsx";

export const InsightsBoard = ({ days }: { days: InsightSpan }) => {
  const { t } = useTranslation();
  const query = useQuery(insightsQuery(days));
  const { data, refetch, isPlaceholderData } = query;
  if (failureOf(query)) {
    return <RetryAlert title={t("insights.loadFailed")} label={t("insights.retry")} onRetry={() => void refetch()} />;
  }
  if (!data) return <BoardSkeleton />;
  const isEmpty = data.current.appointments + data.current.cancelled + data.previous.appointments + data.ahead === 0;
  if (isEmpty) return <NothingYet />;
  return (
    <Stack gap="lg" className={isPlaceholderData ? classes.waiting : undefined} aria-busy={isPlaceholderData}>
      <div>
        <InsightTotalCards current={data.current} previous={data.previous} ahead={data.ahead} />
        {data.previous.appointments === 0 && (
          <Text size="sm" c="dimmed" mt="xs">
            {t("insights.nothingBefore")}
          </Text>
        )}
      </div>
      <Panels data={data} />
    </Stack>
  );
};

const Panels = ({ data }: { data: RouteResponse<typeof getInsights> }) => {
  const agents = useQuery(agentsQuery).data?.agents ?? [];
  const colors = agentColors(agents);
  return (
    <>
      <RevenuePanels revenue={data.revenue} colors={colors} />
      {data.current.appointments > 0 && <CountPanels data={data} colors={colors} />}
    </>
  );
};

type CountPanelsProps = { data: RouteResponse<typeof getInsights>; colors: ReturnType<typeof agentColors> };

const CountPanels = ({ data, colors }: CountPanelsProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.panels}>
      <Panel title={t("insights.weekdays")}>
        <BusyWeekdays counts={data.byWeekday} />
      </Panel>
      <Panel title={t("insights.times")}>
        <BusyHours counts={data.byHour} />
      </Panel>
      <Panel title={t("insights.agents")}>
        <BarList
          bars={data.byAgent.map(({ agentId, name, appointments, minutes }) => ({
            key: agentId,
            label: name,
            value: appointments,
            note: t("insights.hoursOf", { hours: Math.round(minutes / 60) }),
            color: colors.get(agentId),
          }))}
        />
      </Panel>
      <Panel title={t("insights.origins")}>
        <Origins origins={data.byOrigin} all={data.current.appointments} />
      </Panel>
      <Panel title={t("insights.types")}>
        <BarList
          bars={data.byType.map(({ serviceType, appointments }) => ({
            key: serviceType,
            label: serviceType,
            value: appointments,
          }))}
        />
      </Panel>
    </div>
  );
};

const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.panel}>
    <Title order={2}>{title}</Title>
    {children}
  </section>
);

/** Nothing to count: the way to a first appointment. */
const NothingYet = () => {
  const { t } = useTranslation();
  return (
    <Paper withBorder radius="lg" p="xl">
      <Stack align="center" gap="sm" ta="center" maw="32rem" mx="auto">
        <IconChartBar size={40} stroke={1.5} aria-hidden color="var(--mantine-color-dimmed)" />
        <Text c="dimmed">{t("insights.empty")}</Text>
        <Button variant="light" renderRoot={(props) => <Link {...props} to="/app" search={{ form: "appointment" }} />}>
          {t("calendar.book")}
        </Button>
      </Stack>
    </Paper>
  );
};

const BoardSkeleton = () => (
  <Stack gap="lg" aria-hidden>
    <Skeleton height="7rem" radius="lg" />
    <div className={classes.panels}>
      <CardSkeleton height="17rem" />
      <CardSkeleton height="17rem" />
    </div>
  </Stack>
);
