import { Button } from "@mantine/core";
import { IconAlertTriangle, IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OverlapPair } from "#domain/scheduling/appointments/overlap.ts";
import { useCalendar } from "../board/calendar-context.ts";
import type { CalendarAppointment } from "../entries/calendar-appointment.ts";
import classes from "./overlap-banner.module.css";

/** The first pairs are enough to begin with. */
const cap = 3;

type Pair = OverlapPair<CalendarAppointment>;

/** Warns of who would be in two places at once. Two agents at work is a normal day: those pairs are behind a quiet line. */
export const OverlapBanner = ({ pairs }: { pairs: readonly Pair[] }) => {
  const { t } = useTranslation();
  const { isMobile } = useCalendar();
  const warnings = pairs.filter(({ isWarning }) => isWarning);
  const others = pairs.filter(({ isWarning }) => !isWarning);
  return (
    <>
      {warnings.length > 0 && !isMobile && <Warning warnings={warnings} />}
      {warnings.length > 0 && isMobile && <Folded warnings={warnings} others={others} />}
      {others.length > 0 && !(warnings.length > 0 && isMobile) && (
        <details className={classes.quiet}>
          <summary>
            {t(warnings.length > 0 ? "calendar.acrossAgentsMore" : "calendar.acrossAgents", { count: others.length })}
          </summary>
          <PairList pairs={others} />
        </details>
      )}
    </>
  );
};

const Warning = ({ warnings }: { warnings: readonly Pair[] }) => {
  const { t } = useTranslation();
  return (
    <section className={classes.banner} aria-label={t("calendar.overlapsDetected")}>
      <IconAlertTriangle size={20} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <p className={classes.title}>{t("calendar.overlapsDetected")}</p>
        <PairList pairs={warnings} />
      </div>
    </section>
  );
};

/** On a phone the day comes first; who it is about is a touch away, and so is who else works at the same time. */
const Folded = ({ warnings, others }: { warnings: readonly Pair[]; others: readonly Pair[] }) => {
  const { t } = useTranslation();
  return (
    <details className={classes.folded}>
      <summary>
        <IconAlertTriangle size={18} aria-hidden className={classes.icon} />
        <span className={classes.title}>{t("calendar.overlapsDetected")}</span>
        <IconChevronDown size={16} aria-hidden className={classes.icon} />
      </summary>
      <PairList pairs={warnings} />
      {others.length > 0 && (
        <>
          <p>{t("calendar.acrossAgentsMore", { count: others.length })}</p>
          <PairList pairs={others} />
        </>
      )}
    </details>
  );
};

const PairList = ({ pairs }: { pairs: readonly Pair[] }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ul className={classes.pairs}>
        {(isOpen ? pairs : pairs.slice(0, cap)).map((pair) => (
          <PairLine key={`${pair.first.id} ${pair.second.id}`} pair={pair} />
        ))}
      </ul>
      {pairs.length > cap && (
        <Button variant="transparent" className={classes.more} onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
          {isOpen ? t("calendar.showLess") : t("calendar.showAll", { count: pairs.length })}
        </Button>
      )}
    </>
  );
};

const PairLine = ({ pair: { first, second, isSameAgent, isWarning } }: { pair: Pair }) => {
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
            {isWarning && `${t("calendar.sameClient")}: `}
            <bdi>{nameOf(first.agentId)}</bdi>, <bdi>{nameOf(second.agentId)}</bdi>
          </>
        )}
      </span>
    </li>
  );
};
