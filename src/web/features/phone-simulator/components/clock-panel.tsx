import { Button, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { instantToWall, wallToInstant } from "#domain/scheduling/clock/business-clock.ts";
import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useLanguage } from "../../../lib/language/language-context.tsx";
import { clockQuery } from "../api/clock-query.ts";
import { useMoveClock } from "../api/use-move-clock.ts";
import classes from "./phone-panel.module.css";

const morning = "09:00";

/** Daybook's clock, and ways to move it: reminders don't come by themselves in an afternoon. */
export const ClockPanel = ({ timeZone }: { timeZone: string }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data } = useQuery(clockQuery);
  const move = useMoveClock();
  if (!data) return null;
  const { date, time } = instantToWall(Temporal.Instant.from(data.now), timeZone);
  const tomorrow = wallToInstant(addDays(date, 1), morning, timeZone);
  return (
    <section className={classes.section}>
      <Title order={2} size="h3">
        {t("phone.clock.title")}
      </Title>
      <Text aria-live="polite" className="tabular">
        {formatDate(date, language, "full")}, {formatTime(time, language)}
      </Text>
      <Text size="sm" c="dimmed">
        {t("phone.clock.text")}
      </Text>
      <div className={classes.moves}>
        <Button variant="default" disabled={move.isPending} onClick={() => move.mutate({ advanceMinutes: 60 })}>
          {t("phone.clock.hour")}
        </Button>
        <Button variant="default" disabled={move.isPending} onClick={() => move.mutate({ advanceMinutes: 24 * 60 })}>
          {t("phone.clock.day")}
        </Button>
        <Button
          variant="default"
          disabled={move.isPending || tomorrow === null}
          onClick={() => tomorrow && move.mutate({ now: tomorrow.toString() })}
        >
          {t("phone.clock.tomorrow", { time: formatTime(morning, language) })}
        </Button>
        <Button
          variant="default"
          disabled={move.isPending}
          onClick={() => move.mutate({ now: Temporal.Now.instant().toString() })}
        >
          {t("phone.clock.now")}
        </Button>
      </div>
    </section>
  );
};
