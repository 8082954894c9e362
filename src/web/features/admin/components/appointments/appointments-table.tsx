import { Badge } from "@mantine/core";
import { IconCheck, IconClock, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { AdminAppointment } from "#contract/admin/admin.ts";
import { formatPhone } from "#domain/phone/format-phone.ts";
import { statusColour } from "#domain/scheduling/appointments/appointment-status.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { RecordTable, type RowOrder } from "../record-table.tsx";

type AppointmentsTableProps = { appointments: readonly AdminAppointment[]; order: RowOrder };

/** Dates and times as each business's own wall shows them. */
export const AppointmentsTable = ({ appointments, order }: AppointmentsTableProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  type Row = AdminAppointment;
  const columns = [
    {
      key: "date",
      sort: "date",
      label: t("admin.column.date"),
      show: ({ date }: Row) => formatDate(date, language) ?? date,
    },
    {
      key: "time",
      sort: "time",
      label: t("admin.column.time"),
      show: ({ time }: Row) => formatTime(time, language) ?? time,
    },
    {
      ...{ key: "business", sort: "business", label: t("admin.column.businessName") },
      show: (row: Row) => <span dir="auto">{row.business ?? t("admin.value.notSet")}</span>,
    },
    {
      key: "client",
      sort: "client",
      label: t("admin.column.client"),
      show: (row: Row) => <span dir="auto">{row.clientName}</span>,
    },
    {
      key: "phone",
      sort: "phone",
      label: t("admin.column.phone"),
      show: (row: Row) => <span dir="ltr">{formatPhone(row.clientPhone) || t("clients.hiddenNumber")}</span>,
    },
    {
      key: "agent",
      sort: "agent",
      label: t("admin.column.agent"),
      show: (row: Row) => <span dir="auto">{row.agentName}</span>,
    },
    {
      key: "service",
      sort: "service",
      label: t("admin.column.service"),
      show: (row: Row) => <span dir="auto">{row.serviceType}</span>,
    },
    {
      key: "status",
      sort: "status",
      label: t("admin.column.status"),
      show: (row: Row) => <StatusBadge status={row.status} />,
    },
    { key: "duration", sort: "duration", label: t("admin.column.duration"), show: (row: Row) => row.durationMinutes },
  ];
  return <RecordTable label={t("admin.appointments.details")} columns={columns} rows={appointments} order={order} />;
};

const icons = { confirmed: IconCheck, pending: IconClock, cancelled: IconX };

const StatusBadge = ({ status }: { status: AdminAppointment["status"] }) => {
  const { t } = useTranslation();
  const Icon = icons[status];
  return (
    <Badge tt="none" size="lg" color={statusColour(status)} leftSection={<Icon size={14} aria-hidden />}>
      {t(`calendar.status.${status}`)}
    </Badge>
  );
};
