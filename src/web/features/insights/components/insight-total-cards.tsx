import { useTranslation } from "react-i18next";
import type { InsightTotals } from "#contract/insights.ts";
import { changeInPercent, shareInPercent } from "#domain/insights/percent-change.ts";
import { Figure, usePercentText } from "./figure.tsx";
import classes from "./insights.module.css";

type InsightTotalCardsProps = { current: InsightTotals; previous: InsightTotals; ahead: number };

/** The figures an owner asks for first, each with what it was before. */
export const InsightTotalCards = ({ current, previous, ahead }: InsightTotalCardsProps) => {
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
      <Figure
        label={t("insights.noShows")}
        value={current.noShows}
        note={t("insights.shareOfAll", { percent: percentText(shareInPercent(current.noShows, current.appointments)) })}
      />
      <Figure label={t("insights.ahead")} value={ahead} note={t("insights.aheadNote")} />
    </dl>
  );
};
