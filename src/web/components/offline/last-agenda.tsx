import { Paper, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";
import { type AgendaEntry, readAgenda } from "../../lib/offline/offline-agenda.ts";
import classes from "./last-agenda.module.css";

/** Today's and tomorrow's appointments as they were last known; nothing where none were kept. */
export const LastAgenda = () => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const agenda = readAgenda();
  if (!agenda) return null;
  const day = formatDate(agenda.savedDate, language, "day");
  const time = formatTime(agenda.savedTime, language);
  return (
    <Paper withBorder radius="lg" p="lg" className={classes.agenda}>
      <Text fw={600} className={classes.mark}>
        {t("unreachable.asOf", { day, time })}
      </Text>
      <Stack gap="lg">
        {agenda.days.map(({ date, entries }) => (
          <section key={date}>
            <Title order={2} size="h4">
              {formatDate(date, language, "full")}
            </Title>
            {entries.length === 0 ? (
              <Text c="dimmed">{t("unreachable.noAppointments")}</Text>
            ) : (
              <ul className={classes.list}>
                {entries.map((entry) => (
                  <AgendaRow key={entry.id} entry={entry} time={formatTime(entry.time, language) ?? entry.time} />
                ))}
              </ul>
            )}
          </section>
        ))}
      </Stack>
    </Paper>
  );
};

const AgendaRow = ({ entry, time }: { entry: AgendaEntry; time: string }) => (
  <li className={classes.row}>
    <span className={classes.time}>{time}</span>
    <span>
      <Text component="span" fw={600} dir="auto" display="block">
        {entry.clientName}
      </Text>
      <Text component="span" size="sm" c="dimmed" dir="auto" display="block">
        {entry.serviceType} · {entry.agentName}
      </Text>
    </span>
  </li>
);
