import { Alert, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { ExternalCalendar } from "#contract/calendars/external-calendars.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useBusinessNow } from "../../../../lib/session/use-business-now.ts";

/** Whether what is known of a calendar is still true. */
export const CalendarHealth = ({ calendar }: { calendar: ExternalCalendar }) => {
  const { t } = useTranslation();
  const { readAt, problem, problemSince, unreadEntries } = calendar;
  const ago = useAgo();
  const clock = useClock();
  return (
    <>
      {problem !== null && problemSince !== null ? (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title={t(`calendars.problems.${problem}`)}>
          {readAt === null
            ? t("calendars.since", { when: clock(problemSince) })
            : t("calendars.sinceKnown", { when: clock(problemSince), known: clock(readAt) })}
        </Alert>
      ) : (
        <Text size="sm">{readAt === null ? t("calendars.notYet") : ago(readAt)}</Text>
      )}
      {unreadEntries > 0 && (
        <Text size="sm" c="dimmed">
          {t("calendars.unread", { count: unreadEntries })}
        </Text>
      )}
    </>
  );
};

const useAgo = () => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const now = useBusinessNow();
  return (instant: string): string => {
    const minutes = Math.max(0, Math.floor(now.toInstant().since(Temporal.Instant.from(instant)).total("minutes")));
    if (minutes < 1) return t("calendars.readJustNow");
    const words = new Intl.RelativeTimeFormat(language, { numeric: "always" });
    const ago = minutes < 60 ? words.format(-minutes, "minute") : words.format(-Math.floor(minutes / 60), "hour");
    return t("calendars.readAgo", { ago });
  };
};

/** A moment on the business's clock. */
const useClock = () => {
  const { language } = useLanguage();
  const { timeZoneId } = useBusinessNow();
  return (instant: string): string => {
    const wall = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZoneId);
    const date = formatDate(wall.toPlainDate().toString(), language, "day");
    return `${date}, ${formatTime(wall.toPlainTime().toString().slice(0, 5), language)}`;
  };
};
