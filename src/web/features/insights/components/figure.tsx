import { Text } from "@mantine/core";
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/language/language-context.tsx";
import classes from "./insights.module.css";

type FigureProps = {
  label: string;
  value: number | string;
  /** In percent; null if there was nothing before. */
  change?: number | null;
  note?: string;
};

/** One figure, and what it was before or what it is a part of. */
export const Figure = ({ label, value, change, note }: FigureProps) => {
  const { language } = useLanguage();
  return (
    <div className={classes.figure}>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <dd className={classes.value}>{typeof value === "number" ? value.toLocaleString(language) : value}</dd>
      {change !== null && <dd className={classes.note}>{change === undefined ? note : <Change percent={change} />}</dd>}
    </div>
  );
};

const Change = ({ percent }: { percent: number }) => {
  const { t } = useTranslation();
  const percentText = usePercentText();
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
export const usePercentText = () => {
  const { language } = useLanguage();
  return (percent: number) => (percent / 100).toLocaleString(language, { style: "percent" });
};
