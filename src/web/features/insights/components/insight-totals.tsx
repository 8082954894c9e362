import { Text } from "@mantine/core";
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { InsightTotals as Totals } from "#contract/insights.ts";
import { changeInPercent, shareInPercent } from "#domain/insights/percent-change.ts";
import { useLanguage } from "../../../lib/language/language-context.tsx";
import classes from "./insights.module.css";

type InsightTotalsProps = { current: Totals; previous: Totals; ahead: number };

/** The figures an owner asks for first, each with what it was before. */
export const InsightTotals = ({ current, previous, ahead }: InsightTotalsProps) => {
  const { t } = useTranslation();
  const percentText = usePercentText();
  const share = shareInPercent(current.byWhatsApp, current.appointments);
  const all = current.appointments + current.cancelled;
  return (
    <dl className={classes.totals}>
      <Figure
        label={t("insights.appointments")}
        value={current.appointments}
        change={changeInPercent(current.appointments, previous.appointments)}
      />
      <Figure
        label={t("insights.byWhatsApp")}
        value={current.byWhatsApp}
        note={t("insights.shareOfAll", { percent: percentText(share) })}
      />
      <Figure
        label={t("insights.clients")}
        value={current.clients}
        change={changeInPercent(current.clients, previous.clients)}
      />
      <Figure
        label={t("insights.hours")}
        value={Math.round(current.minutes / 60)}
        change={changeInPercent(current.minutes, previous.minutes)}
      />
      <Figure
        label={t("insights.cancelled")}
        value={current.cancelled}
        note={t("insights.shareOfAll", { percent: percentText(shareInPercent(current.cancelled, all)) })}
      />
      <Figure label={t("insights.ahead")} value={ahead} note={t("insights.aheadNote")} />
    </dl>
  );
};

type FigureProps = { label: string; value: number; change?: number | null; note?: string };

const Figure = ({ label, value, change, note }: FigureProps) => {
  const { language } = useLanguage();
  return (
    <div className={classes.figure}>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <dd className={classes.value}>{value.toLocaleString(language)}</dd>
      <dd className={classes.note}>{change === undefined ? note : <Change percent={change} />}</dd>
    </div>
  );
};

const Change = ({ percent }: { percent: number | null }) => {
  const { t } = useTranslation();
  const percentText = usePercentText();
  if (percent === null) return t("insights.nothingBefore");
  const Arrow = percent > 0 ? IconArrowUpRight : percent < 0 ? IconArrowDownRight : IconArrowRight;
  return (
    <>
      <Arrow size={16} aria-hidden />
      {t(percent > 0 ? "insights.more" : percent < 0 ? "insights.less" : "insights.same", {
        percent: percentText(Math.abs(percent)),
      })}
    </>
  );
};

/** Grouped and spaced as the language does it: 1,200% or 1.200 %. */
const usePercentText = () => {
  const { language } = useLanguage();
  return (percent: number) => (percent / 100).toLocaleString(language, { style: "percent" });
};
