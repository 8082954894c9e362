import { Paper, SimpleGrid, Skeleton, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { appointmentSummaryQuery } from "../../api/appointment-summary-query.ts";
import { useInstantText } from "../../use-instant-text.ts";
import { RecordsFailed } from "../records-failed.tsx";
import classes from "./appointment-overview.module.css";

/** Four figures; today and this week are each business's own. */
export const AppointmentOverview = () => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { dateTimeText } = useInstantText();
  const { data, failureReason, refetch, ...query } = useQuery({
    ...appointmentSummaryQuery,
    // An estimate is replaced as soon as they are counted.
    refetchInterval: ({ state }) => (state.data?.countedAt === null ? 2_000 : false),
  });
  const error = query.error ?? failureReason;
  if (!data && error) {
    return <RecordsFailed title={t("admin.list.loadFailed")} error={error} onRetry={() => void refetch()} />;
  }
  const figures = [
    [t("admin.appointments.total"), data?.totalAppointments],
    [t("admin.appointments.today"), data?.appointmentsToday],
    [t("admin.appointments.thisWeek"), data?.appointmentsThisWeek],
    [t("admin.appointments.uniqueUsers"), data?.uniqueUsers],
  ] as const;
  return (
    <Stack gap="sm" component="section">
      <Title order={2} size="h3">
        {t("admin.appointments.overview")}
      </Title>
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm">
        {figures.map(([label, value]) => (
          <Paper key={label} withBorder radius="lg" p="md">
            <Text size="sm" c="dimmed">
              {label}
            </Text>
            {value === undefined ? (
              <Skeleton height={36} width="50%" mt={4} />
            ) : (
              <Text className={classes.figure}>{value.toLocaleString(language)}</Text>
            )}
          </Paper>
        ))}
      </SimpleGrid>
      {data && (
        <Text c="dimmed" size="sm">
          {data.countedAt === null
            ? t("admin.appointments.estimated")
            : t("admin.appointments.countedAt", { time: dateTimeText(data.countedAt) })}
        </Text>
      )}
    </Stack>
  );
};
