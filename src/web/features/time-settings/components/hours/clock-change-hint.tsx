import { Text } from "@mantine/core";
import { IconClockShare } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type ClockChange, nextClockChange } from "#domain/scheduling/clock/clock-change.ts";
import { weekdayOf } from "#domain/scheduling/clock/weekday.ts";
import type { BusinessWeek } from "#domain/scheduling/hours/business-hours.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { availabilityQuery } from "../../../../lib/queries/availability-query.ts";
import { clockChangeText, freeTimesText } from "../../clock-change-words.ts";
import { whyNoTimes } from "../preview/bookable-times.tsx";
import classes from "../preview/preview.module.css";

type ClockChangeHintProps = {
  timeZone: string;
  now: Temporal.ZonedDateTime;
  typeId: string | undefined;
  savedWeek: BusinessWeek;
};

/** The next day on which clocks jump, and what can be booked then. Nothing where clocks never do. */
export const ClockChangeHint = ({ timeZone, now, ...others }: ClockChangeHintProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const change = nextClockChange(timeZone, now.toInstant());
  if (!change) return null;
  return (
    <div className={classes.clock}>
      <Text size="sm" fw={600} className={classes.clockTitle}>
        <IconClockShare size={18} aria-hidden />
        {t("timeSettings.preview.clock.title")}
      </Text>
      <Text size="sm">{clockChangeText(change, { t, language })}</Text>
      <TimesOfChangeDay change={change} {...others} />
    </div>
  );
};

type TimesOfChangeDayProps = Pick<ClockChangeHintProps, "typeId" | "savedWeek"> & { change: ClockChange };

const TimesOfChangeDay = ({ change, typeId, savedWeek }: TimesOfChangeDayProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { date } = change.after;
  // As the owner, because the day is mostly beyond what clients may book yet; what is free for the owner will be for them.
  const { data } = useQuery(
    availabilityQuery({
      agentId: "anyone",
      from: date,
      as: "owner",
      ...(typeId !== undefined && { appointmentTypeId: typeId }),
    }),
  );
  if (!data) return null;
  return (
    <Text size="sm" c="dimmed" className="tabular">
      {freeTimesText(data.slots, { t, language }) ??
        t(`timeSettings.preview.why.${whyNoTimes(data.slots, savedWeek[weekdayOf(date)])}`)}
    </Text>
  );
};
