import { Skeleton, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { AvailableSlot } from "#contract/scheduling/availability.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import type { DayHours } from "#domain/scheduling/hours/business-hours.ts";
import type { UiTexts } from "#locales/ui-texts.ts";
import { RetryAlert } from "../../../../components/retry-alert.tsx";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { availabilityQuery } from "../../../../lib/queries/availability-query.ts";
import { failureOf } from "../../../../lib/queries/failing/failure-of.ts";
import { apiErrorText } from "../../../../lib/toast/toast.ts";
import classes from "./preview.module.css";

type BookableTimesProps = { date: string; typeId: string | undefined; day: DayHours };

/** The times of one day that the bot offers, or why it offers none. */
export const BookableTimes = ({ date, typeId, day }: BookableTimesProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const query = useQuery(
    availabilityQuery({
      agentId: "anyone",
      from: date,
      as: "client",
      ...(typeId !== undefined && { appointmentTypeId: typeId }),
    }),
  );
  const { data, isPlaceholderData, refetch } = query;
  const failure = failureOf(query);
  if (failure) {
    return <RetryAlert text={apiErrorText(failure)} label={t("timeSettings.retry")} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height={132} radius="md" />;
  const bookable = data.slots.filter(({ isBookable }) => isBookable);
  return (
    <div aria-live="polite" aria-busy={isPlaceholderData} className={classes.result}>
      {bookable.length === 0 ? (
        <Text size="sm" className={classes.none}>
          {t(`timeSettings.preview.why.${whyNoTimes(data.slots, day)}`)}
        </Text>
      ) : (
        <ul className={classes.times} aria-label={t("timeSettings.preview.list")}>
          {bookable.map(({ startsAt, time }) => (
            <li key={startsAt} className={classes.time}>
              {formatTime(time, language)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

type Why = keyof UiTexts["timeSettings"]["preview"]["why"];

/** The day's last slot tells best: an earlier one may just be over, or fall into a break. */
export const whyNoTimes = (slots: readonly AvailableSlot[], day: DayHours): Why => {
  if (!day.isOpen) return "closed-day";
  const reason = slots.at(-1)?.reason;
  if (!reason) return "too-short";
  return telling.find((known) => known === reason) ?? "full";
};

const telling = [
  "in-the-past",
  "too-soon",
  "too-far-ahead",
  "agent-inactive",
  "time-off",
  "outside-agent-hours",
] as const;
