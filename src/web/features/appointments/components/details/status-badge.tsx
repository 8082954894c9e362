import { Badge } from "@mantine/core";
import { IconCheck, IconClock, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { displayStatus, statusColour } from "#domain/scheduling/appointments/appointment-status.ts";

const icons = { confirmed: IconCheck, pending: IconClock, cancelled: IconX };

/** The status by word, icon and colour. */
export const StatusBadge = ({ status }: { status: string }) => {
  const { t } = useTranslation();
  const shown = displayStatus(status);
  const Icon = icons[shown];
  return (
    <Badge size="lg" color={statusColour(status)} leftSection={<Icon size={14} aria-hidden />}>
      {t(`calendar.status.${shown}`)}
    </Badge>
  );
};
