import { Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { InsightRevenue } from "#contract/insights.ts";
import { changeInPercent } from "#domain/insights/percent-change.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { formatDate } from "#domain/scheduling/clock/format-date-time.ts";
import { useMoney } from "../../../lib/format/use-money.ts";
import { useLanguage } from "../../../lib/language/language-context.tsx";
import { BarList } from "./bar-list.tsx";
import { ColumnChart } from "./column-chart.tsx";
import { Figure } from "./figure.tsx";
import classes from "./insights.module.css";

type RevenuePanelProps = {
  revenue: readonly InsightRevenue[];
  colors: ReadonlyMap<string, string | undefined>;
};

/** What was booked at the prices agreed on, and what cancellations and no-shows took away; each currency by itself. */
export const RevenuePanels = ({ revenue, colors }: RevenuePanelProps) => {
  const { t } = useTranslation();
  if (revenue.length === 0) return <Text c="dimmed">{t("insights.noPrices")}</Text>;
  return revenue.map((money) => <RevenuePanel key={money.currency} money={money} colors={colors} />);
};

type OnePanelProps = { money: InsightRevenue; colors: RevenuePanelProps["colors"] };

const RevenuePanel = ({ money, colors }: OnePanelProps) => {
  const { currency, booked, previous, lost, lostToNoShows, byWeek, byAgent, byType } = money;
  const { t } = useTranslation();
  const { language } = useLanguage();
  const parts = [...byWeek, ...byAgent, ...byType].map(({ amount }) => amount);
  const write = useMoney([booked, lost, lostToNoShows, ...parts].map((price) => ({ price, currency })));
  const text = (amount: number) => write(amount, currency);
  return (
    <section className={classes.panel} aria-labelledby={`revenue-${currency}`}>
      <Title order={2} id={`revenue-${currency}`}>
        {t("insights.revenue", { currency })}
      </Title>
      <dl className={classes.money}>
        <Figure label={t("insights.booked")} value={text(booked)} change={changeInPercent(booked, previous)} />
        <Figure label={t("insights.lost")} value={text(lost)} note={t("insights.lostNote")} />
        <Figure label={t("insights.lostToNoShows")} value={text(lostToNoShows)} note={t("insights.lostNote")} />
      </dl>
      <div className={classes.moneyParts}>
        <div>
          <Title order={3}>{t("insights.byWeek")}</Title>
          <ColumnChart
            label={t("insights.byWeek")}
            columns={byWeek.map(({ week, amount }) => ({
              key: week,
              label: formatDate(week, language, "short") ?? week,
              value: amount,
              text: text(amount),
              short: formatMoney({ amount: Math.round(amount), currency }, language),
            }))}
          />
        </div>
        <div>
          <Title order={3}>{t("insights.byAgent")}</Title>
          <BarList
            bars={byAgent.map(({ agentId, name, amount }) => ({
              key: agentId,
              label: name,
              value: amount,
              text: text(amount),
              color: colors.get(agentId),
            }))}
          />
        </div>
        <div>
          <Title order={3}>{t("insights.byType")}</Title>
          <BarList
            bars={byType.map(({ serviceType, amount }) => ({
              key: serviceType,
              label: serviceType,
              value: amount,
              text: text(amount),
            }))}
          />
        </div>
      </div>
    </section>
  );
};
