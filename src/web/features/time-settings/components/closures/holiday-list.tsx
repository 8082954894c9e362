import { Anchor, Stack, Switch, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Holiday } from "#contract/scheduling/closures/holidays.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import classes from "../../../../components/closures/closures.module.css";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useBusinessNow } from "../../../../lib/session/use-business-now.ts";
import { HolidayAppointments } from "./holiday-appointments.tsx";
import { useChooseHolidayWork } from "./use-holidays.ts";

/** This and next year's from today on, each with a switch that holds for every year. */
export const HolidayList = ({ holidays }: { holidays: readonly Holiday[] }) => {
  const { t } = useTranslation();
  const today = useBusinessNow().toPlainDate().toString();
  const years = Map.groupBy(
    holidays.filter(({ date }) => date >= today),
    ({ date }) => date.slice(0, 4),
  );
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t("closures.holidays.listText")}
      </Text>
      {[...years].map(([year, ofYear]) => (
        <div key={year}>
          <Title order={4} fz="md">
            {year}
          </Title>
          <ul className={classes.list}>
            {ofYear.map((holiday) => (
              <HolidayRow key={`${holiday.date} ${holiday.rule}`} holiday={holiday} />
            ))}
          </ul>
        </div>
      ))}
    </Stack>
  );
};

const HolidayRow = ({ holiday: { date, rule, names, isClosed, closesAt, appointmentCount } }: { holiday: Holiday }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const work = useChooseHolidayWork();
  const day = formatDate(date, language, "day");
  return (
    <li className={classes.entry}>
      <span className={classes.words}>
        <span dir="auto" className={classes.name}>
          {names[language]}
        </span>
        <span className={classes.when}>
          {closesAt === null ? day : t("closures.holidays.partOfDay", { day, time: formatTime(closesAt, language) })}
        </span>
        {isClosed && appointmentCount > 0 && (
          <>
            <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/" search={{ view: "day", date }} />}>
              {t("closures.holidays.appointments", { count: appointmentCount })}
            </Anchor>
            <HolidayAppointments date={date} closesAt={closesAt} />
          </>
        )}
      </span>
      <Switch
        label={t("closures.holidays.works")}
        aria-label={t("closures.holidays.worksOn", { holiday: `${names[language]}, ${day}` })}
        checked={!isClosed}
        disabled={work.isPending}
        onChange={({ currentTarget: { checked } }) => work.mutate({ rule, works: checked })}
      />
    </li>
  );
};
