import { Badge } from "@mantine/core";
import { IconCheck, IconClock, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { displayStatus, statusColour } from "#domain/scheduling/appointments/appointment-status.ts";

const icons = { confirmed: IconCheck, pending: IconClock, cancelled: IconX };

/** The status by word, icon and color. */
export const StatusBadge = ({ status, awaiting }: Pick<Appointment, "status" | "awaiting">) => {
  const { t } = useTranslation();
  const shown = displayStatus(status);
  const Icon = icons[shown];
  return (
    <Badge size="lg" color={statusColour(status)} leftSection={<Icon size={14} aria-hidden />}>
      {awaiting === null ? t(`calendar.status.${shown}`) : t(`calendar.awaiting.${awaiting}`)}
    </Badge>
  );
};
