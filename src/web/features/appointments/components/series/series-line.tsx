import { Text } from "@mantine/core";
import { IconRepeat } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { seriesQuery } from "../../api/visits/visit-queries.ts";

/** "3 of 8, every 4 weeks", for an appointment that a series made. */
export const SeriesLine = ({ appointment }: { appointment: Appointment }) =>
  appointment.seriesId === null ? null : (
    <LoadedLine seriesId={appointment.seriesId} number={appointment.seriesNumber ?? 1} />
  );

const LoadedLine = ({ seriesId, number }: { seriesId: string; number: number }) => {
  const { t } = useTranslation();
  const { data } = useQuery(seriesQuery(seriesId));
  if (!data) return null;
  const { every, unit, visitCount } = data.series;
  return (
    <Text component="p" size="sm" style={{ display: "flex", alignItems: "center", gap: 6 }}>
      <IconRepeat size={18} aria-hidden />
      {t("appointments.series.line", {
        number,
        total: visitCount,
        rule: t(`appointments.series.rules.${unit}`, { count: every }),
      })}
    </Text>
  );
};
