import { Group, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { insightSpans } from "#domain/insights/insight-period.ts";
import { InsightsBoard } from "../features/insights/components/insights-board.tsx";
import { ReportButton } from "../features/insights/components/report-button.tsx";
import { type InsightsSearch, parseInsightsSearch } from "../lib/search/insights-search.ts";

export const InsightsPage = () => {
  const { t } = useTranslation();
  const { days = 30 }: InsightsSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  useDocumentTitle(`${t("insights.title")} · ${t("app.name")}`);
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>{t("insights.title")}</Title>
        <Text c="dimmed">{t("insights.subtitle")}</Text>
      </div>
      <Group justify="space-between">
        <SegmentedControl
          aria-label={t("insights.period")}
          size="md"
          maw="28rem"
          data={insightSpans.map((span) => ({ value: String(span), label: t(`insights.last.${span}`) }))}
          value={String(days)}
          onChange={(span) => void navigate({ to: "/insights", search: parseInsightsSearch({ days: Number(span) }) })}
        />
        <ReportButton />
      </Group>
      <InsightsBoard days={days} />
    </Stack>
  );
};
