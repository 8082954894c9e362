import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OverlapPair } from "#domain/scheduling/overlap.ts";
import type { CalendarAppointment } from "./calendar-appointment.ts";
import { useCalendar } from "./calendar-context.ts";
import classes from "./overlap-banner.module.css";

/** Agents side by side overlap all day long in a busy salon; the first pairs are the ones to worry about. */
const cap = 3;

type Pair = OverlapPair<CalendarAppointment>;

export const OverlapBanner = ({ pairs }: { pairs: readonly Pair[] }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (pairs.length === 0) return null;
  return (
    <section className={classes.banner} aria-label={t("calendar.overlapsDetected")}>
      <IconAlertTriangle size={20} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <p className={classes.title}>{t("calendar.overlapsDetected")}</p>
        <ul className={classes.pairs}>
          {(isOpen ? pairs : pairs.slice(0, cap)).map((pair) => (
            <PairLine key={`${pair.first.id} ${pair.second.id}`} pair={pair} />
          ))}
        </ul>
        {pairs.length > cap && (
          <Button
            variant="transparent"
            className={classes.more}
            onClick={() => setOpen(!isOpen)}
            aria-expanded={isOpen}
          >
            {isOpen ? t("calendar.showLess") : t("calendar.showAll", { count: pairs.length })}
          </Button>
        )}
      </div>
    </section>
  );
};

const PairLine = ({ pair: { first, second, isSameAgent } }: { pair: Pair }) => {
  const { t } = useTranslation();
  const { nameOf } = useCalendar().directory;
  return (
    <li data-same-agent={isSameAgent || undefined} className={classes.pair}>
      <span className={classes.clients}>
        <bdi>{first.clientName}</bdi> &amp; <bdi>{second.clientName}</bdi>
      </span>{" "}
      <span className={classes.agents}>
        {isSameAgent ? (
          <bdi>{t("calendar.bothWith", { agent: nameOf(first.agentId) })}</bdi>
        ) : (
          <>
            <bdi>{nameOf(first.agentId)}</bdi>, <bdi>{nameOf(second.agentId)}</bdi>
          </>
        )}
      </span>
    </li>
  );
};
